import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { familyWords as words } from '../../../domain/words/family.ts';

/** What is supposed and what is not known of the figures above. */
export const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.length === 0 ? null : (
    <Box>
      <Typography variant="subtitle2" component="h4">
        {words.supposed}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {notes.map((note) => (
          <Typography component="li" variant="body2" key={note}>
            {note}
          </Typography>
        ))}
      </Box>
    </Box>
  );
