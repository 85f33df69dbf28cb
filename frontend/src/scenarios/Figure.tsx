import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FigureProps {
  label: string;
  /** Beside the figure: what it means against the facts. */
  small?: string | null;
  children: ReactNode;
}

/** A figure with its name; over the columns of a wide screen the name stands once, for who listens in each line. */
export const Figure = ({ label, small = null, children }: FigureProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography
      component="dt"
      variant="caption"
      sx={{ color: 'text.secondary', display: { xs: 'block', md: 'none' }, displayPrint: 'block' }}
    >
      {label}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' }}
    >
      {children}
      {small !== null && (
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {small}
        </Typography>
      )}
    </Typography>
  </Box>
);
