import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Short fields side by side. */
export const Grid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
    {children}
  </Box>
);

/** A part of the description under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper
    component="section"
    variant="outlined"
    aria-label={title}
    sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
  >
    <Typography variant="h2">{title}</Typography>
    {children}
  </Paper>
);
