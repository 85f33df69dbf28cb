import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import type { Refusal } from './refusal.ts';

/** Why the sign-up failed, above the form and in view: whoever sent it is at its foot. */
export const RefusalAlert = ({ refusal: { sentence, more } }: { refusal: Refusal }) => {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => alert.current?.focus(), []);
  return (
    <Alert severity="error" ref={alert} tabIndex={-1}>
      {sentence}
      {more !== null && <Typography variant="body2">{more}</Typography>}
    </Alert>
  );
};
