import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Three plans beside each other where there is room. */
export const PlanGrid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>{children}</Box>
);
