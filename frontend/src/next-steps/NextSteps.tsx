import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { NextStep, NextStepsAnswer } from '../../../domain/api/next-steps.ts';
import { stepGroups } from '../../../domain/words/step-groups.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { StepLine } from './StepLine.tsx';
import { nextStepTexts as texts } from './texts.ts';
import { useNextSteps } from './useNextSteps.ts';

/** What to do next by the rules of a regime: what comes first whole, the others on demand. */
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

/** Steps that nobody need take now, under what is said of them. */
const Group = ({ title, steps, regimeType }: { title: string; steps: readonly NextStep[]; regimeType: RegimeType }) => (
  <Box component="li">
    <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Lines steps={steps} regimeType={regimeType} first={false} />
    </Stack>
  </Box>
);

/** A first step that says what the answer above says leaves room for the one that brings something. */
const shownOf = ([most, ...others]: readonly NextStep[]): number =>
  most?.kind === 'request' && most.effect === null && others.length > 0 ? 2 : 1;

const Steps = ({ answer: { steps, notes, regimeType } }: { answer: NextStepsAnswer }) => {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { effective, notWorthIt, idle } = stepGroups(steps);
  if (effective.length === 0) return null;
  const count = shownOf(effective);
  const [most, next] = [effective.slice(0, 1), effective.slice(1, count)];
  const others = effective.slice(count);
  const more = others.length + notWorthIt.length + idle.length;
  return (
    <Paper component="section" aria-label={texts.title} variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      <Stack component="ol" id={listId} spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Lines steps={most} regimeType={regimeType} first />
        <Lines steps={next} regimeType={regimeType} first={false} />
        {open && <Lines steps={others} regimeType={regimeType} first={false} />}
        {open && notWorthIt.length > 0 && <Group title={texts.notWorthIt} steps={notWorthIt} regimeType={regimeType} />}
        {open && idle.length > 0 && <Group title={texts.noEffect(idle.length)} steps={idle} regimeType={regimeType} />}
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
