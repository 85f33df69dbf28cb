import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';

interface StepFormProps {
  label: string;
  /** Whoever came back to this step goes on from its beginning. */
  takesFocus?: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** One step of the sign-up. */
export const StepForm = ({ label, takesFocus = false, onSubmit, children }: StepFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.focus();
  }, [takesFocus]);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        component="form"
        ref={form}
        tabIndex={-1}
        aria-label={label}
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'grid', gap: 4, '&:focus': { outline: 'none' } }}
      >
        {children}
      </Box>
    </Card>
  );
};
