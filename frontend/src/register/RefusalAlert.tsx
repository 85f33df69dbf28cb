import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import type { Refusal } from './refusal.ts';

/** Why the sign-up failed, above the form and in view: whoever sent it is at its foot. */
export const RefusalAlert = ({ refusal }: { refusal: Refusal }) => {
  const alert = useRef<HTMLDivElement>(null);
  // Also of a second refusal in a row, which finds the first one still there.
  useLayoutEffect(() => alert.current?.focus(), [refusal]);
  return (
    <Alert severity="error" ref={alert} tabIndex={-1}>
      {refusal.sentence}
      {refusal.more !== null && <Typography variant="body2">{refusal.more}</Typography>}
    </Alert>
  );
};
