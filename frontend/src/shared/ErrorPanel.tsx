import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isApiError } from '../data/api-error.ts';
import { sharedTexts } from './texts.ts';

export interface ErrorPanelProps {
  error: unknown;
  /** What happened, in a few words; the error's own sentence follows. */
  title?: string;
  /** What failed, where the title does not say it. */
  what?: string;
  /** What was kept. */
  kept?: string;
  /** What to do next, when it is not only trying again. */
  next?: string;
  onRetry?: () => void;
}

const sentenceOf = (error: unknown): string | null => (isApiError(error) ? error.errorMessage : null);

const technicalNameOf = (error: unknown): string => {
  if (isApiError(error)) return `${error.err} (${error.status})`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};

/** What happened, what was kept, what to do next; the technical name only in the details. */
export const ErrorPanel = ({ error, title = sharedTexts.whatHappened, what, kept, next, onRetry }: ErrorPanelProps) => (
  <Alert
    severity="error"
    sx={{ my: 2, alignItems: 'flex-start' }}
    action={
      onRetry && (
        <Button color="inherit" size="small" onClick={onRetry}>
          {sharedTexts.retry}
        </Button>
      )
    }
  >
    <AlertTitle sx={{ fontWeight: 600 }}>{title}</AlertTitle>
    {[what, sentenceOf(error), kept, next].map((line) => line && <Typography key={line}>{line}</Typography>)}
    <Box component="details" sx={{ mt: 1, fontSize: '0.875rem' }}>
      <summary>{sharedTexts.details}</summary>
      {technicalNameOf(error)}
    </Box>
  </Alert>
);
