import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { NextStep, NextStepsAnswer } from '../../../domain/api/next-steps.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { isWithoutEffect } from './effect-text.ts';
import { StepLine } from './StepLine.tsx';
import { nextStepTexts as texts } from './texts.ts';
import { useNextSteps } from './useNextSteps.ts';

/** What to do next by the rules of a regime: the most effective step whole, the others on demand. */
export const NextSteps = ({ regimeType }: { regimeType: RegimeType }) => {
  const { id } = useCalculation().calculation;
  const { data, error, isPending, refetch } = useNextSteps(id, regimeType);
  if (isPending) return <Skeleton variant="rounded" height={96} aria-label={texts.loading} />;
  if (error !== null) {
    return <ErrorPanel error={error} title={texts.loadFailed} kept={texts.loadFailedHelp} onRetry={() => refetch()} />;
  }
  return <Steps answer={data} />;
};

const Lines = ({ steps, regimeType, first }: { steps: readonly NextStep[]; regimeType: RegimeType; first: boolean }) =>
  steps.map((step) => <StepLine key={step.id} step={step} regimeType={regimeType} first={first} />);

const Steps = ({ answer: { steps, notes, regimeType } }: { answer: NextStepsAnswer }) => {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const effective = steps.filter((step) => !isWithoutEffect(step));
  const idle = steps.filter(isWithoutEffect);
  const [most, ...others] = effective;
  if (most === undefined) return null;
  const more = others.length + idle.length;
  return (
    <Paper component="section" aria-label={texts.title} variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      <Stack component="ol" id={listId} spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Lines steps={[most]} regimeType={regimeType} first />
        {open && <Lines steps={others} regimeType={regimeType} first={false} />}
        {open && idle.length > 0 && (
          <Box component="li">
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
              {texts.noEffect(idle.length)}
            </Typography>
            <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              <Lines steps={idle} regimeType={regimeType} first={false} />
            </Stack>
          </Box>
        )}
      </Stack>
      {open &&
        notes.map((note) => (
          <Typography key={note} variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {note}
          </Typography>
        ))}
      {more > 0 && (
        <Button
          size="small"
          className="no-print"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          sx={{ ml: -2 }}
        >
          {open ? texts.fewer : texts.all(more)}
        </Button>
      )}
    </Paper>
  );
};
