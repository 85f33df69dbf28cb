import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { FormEventHandler, ReactNode } from 'react';

interface StepFormProps {
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** One step of the sign-up. */
export const StepForm = ({ onSubmit, children }: StepFormProps) => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4 }}>
      {children}
    </Box>
  </Card>
);
