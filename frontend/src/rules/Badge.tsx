import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A short mark beside the name of a rule: what stands out about it, or what is doubtful. */
export const Badge = ({ tone, children }: { tone: 'primary' | 'warning'; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      px: 1,
      py: 0.25,
      borderRadius: 4,
      border: 1,
      borderColor: `${tone}.main`,
      color: `${tone}.main`,
      typography: 'caption',
      fontWeight: 600,
    }}
  >
    {children}
  </Box>
);
