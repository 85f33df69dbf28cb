import Typography from '@mui/material/Typography';
import { isApiError } from '../data/api-error.ts';
import { customerTexts as texts } from './texts.ts';

const SaveRefusal = ({ reason }: { reason: string | null }) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{texts.saveFailed}</Typography>
    {reason !== null && <Typography variant="body2">{reason}</Typography>}
  </>
);

/** The toast of the specification, at the top right where it has it, with the server's own sentence below. */
export const saveRefusal = (error: unknown) =>
  [
    <SaveRefusal key="refusal" reason={isApiError(error) ? error.errorMessage : null} />,
    { type: 'error', anchorOrigin: { vertical: 'top', horizontal: 'right' } },
  ] as const;
