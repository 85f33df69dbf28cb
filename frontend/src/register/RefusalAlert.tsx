import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import type { Refusal } from './refusal.ts';

/** Why the sign-up failed, above the form and in view: whoever sent it is at its foot. */
export const RefusalAlert = ({ refusal }: { refusal: Refusal }) => {
  const alert = useRef<HTMLDivElement>(null);
  const seen = useRef<Refusal | null>(null);
  // Of an answer that is there at once the alert of the refusal before has not gone yet.
  useLayoutEffect(() => {
    if (seen.current === refusal) return;
    seen.current = refusal;
    alert.current?.focus();
  }, [refusal]);
  return (
    <Alert severity="error" ref={alert} tabIndex={-1}>
      {refusal.sentence}
      {refusal.more !== null && <Typography variant="body2">{refusal.more}</Typography>}
    </Alert>
  );
};
