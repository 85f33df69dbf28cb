import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { cnisImport } from '../../../../domain/api/cnis.ts';
import { useJob } from '../../shared/jobs/useJob.ts';
import type { RememberedImport } from './remembered.ts';
import { cnisTexts as texts } from './texts.ts';
import { type ImportStep, stepOf } from './useCnisImports.ts';

interface WatchProps {
  id: string;
  onStep: (id: string, step: ImportStep) => void;
}

/** Follows one import. */
export const WatchImport = ({ id, onStep }: WatchProps) => {
  const { job, error } = useJob(`cnis-imports/${id}`, cnisImport);
  useEffect(() => onStep(id, stepOf({ job, error })), [id, job, error, onStep]);
  return null;
};

interface QueuedImportsProps {
  imports: readonly RememberedImport[];
  current: string;
  stepOf: (id: string) => ImportStep;
  onChoose: (id: string) => void;
}

const wordOf = (step: ImportStep): string => {
  switch (step.at) {
    case 'read':
      return step.queued ? texts.waiting : `${texts.reading} ${Math.round(step.progress * 100)}%`;
    case 'locked':
      return texts.password;
    case 'failed':
      return texts.hasFailed;
    case 'review':
      return texts.isReady;
    default:
      return step satisfies never;
  }
};

/** Several extracts: one is looked at, the others wait or are read meanwhile. */
export const QueuedImports = ({ imports, current, stepOf: stepFor, onChoose }: QueuedImportsProps) => (
  <Box
    component="ul"
    aria-label={texts.queue}
    sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
  >
    {imports.map(({ id, name }) => {
      const step = stepFor(id);
      return (
        <li key={id}>
          <Button
            variant={id === current ? 'contained' : 'outlined'}
            size="small"
            aria-pressed={id === current}
            onClick={() => onChoose(id)}
            sx={{ display: 'grid', textAlign: 'left', maxWidth: 260 }}
          >
            <Typography component="span" variant="body2" noWrap>
              {name}
            </Typography>
            <Typography component="span" variant="caption">
              {wordOf(step)}
            </Typography>
            {step.at === 'read' && !step.queued && (
              <LinearProgress
                color="inherit"
                variant="determinate"
                value={Math.round(step.progress * 100)}
                aria-label={name}
              />
            )}
          </Button>
        </li>
      );
    })}
  </Box>
);
