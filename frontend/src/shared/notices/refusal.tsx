import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What failed, letter for letter as the specification has it, and on a line of its own why. */
export const refusalNotice = (what: string, why: string | undefined): ReactNode => (
  <>
    <span>{what}</span>
    {why !== undefined && (
      <Typography component="p" variant="caption">
        {why}
      </Typography>
    )}
  </>
);
