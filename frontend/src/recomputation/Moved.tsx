import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { recomputationTexts as texts } from './texts.ts';

interface MovedProps {
  before: string;
  after: string;
}

/** What it was, crossed out, and what it is; alone where it is the same. */
export const Moved = ({ before, after }: MovedProps) => {
  if (before === after)
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {after}
      </Typography>
    );
  return (
    <Box component="span" aria-label={texts.fromTo(before, after)} role="img" sx={{ display: 'inline-block' }}>
      <Typography component="s" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {before}
      </Typography>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
        {after}
      </Typography>
    </Box>
  );
};
