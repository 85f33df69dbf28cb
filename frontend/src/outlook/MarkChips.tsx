import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

/** What stands out about a day or a right. */
export const MarkChips = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? null : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.25 }}>
      {names.map((name) => (
        <Chip
          key={name}
          size="small"
          label={name}
          sx={{
            bgcolor: 'applicable.light',
            color: 'text.primary',
            height: 'auto',
            '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
          }}
        />
      ))}
    </Box>
  );
