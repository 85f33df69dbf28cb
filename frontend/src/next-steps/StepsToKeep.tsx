import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { Hypothesis } from '../../../domain/api/hypotheses.ts';
import type { NextStep } from '../../../domain/api/next-steps.ts';
import { measuredAlone, stepGroups, UNDERTAKEN } from '../../../domain/words/step-groups.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { isKept } from '../shared/is-kept.ts';
import { StepLine } from './StepLine.tsx';
import { nextStepTexts as texts } from './texts.ts';
import { useNextSteps } from './useNextSteps.ts';

interface StepsToKeepProps {
  readonly regimeType: RegimeType;
  /** Those that are kept. */
  readonly scenarios: readonly { readonly hypotheses: readonly Hypothesis[] }[];
}

/** What can be done, has an effect and is no scenario yet. */
const toKeep = (steps: readonly NextStep[], scenarios: StepsToKeepProps['scenarios']): NextStep[] =>
  stepGroups(steps).effective.filter(
    ({ kind, hypothesis, notComputed }) =>
      UNDERTAKEN.includes(kind) &&
      hypothesis !== null &&
      !notComputed &&
      !isKept({ hypotheses: [hypothesis] }, scenarios),
  );

/** The next steps that are choices: whoever plans a servant's retirement finds the certificate here too, not on the rules alone. */
export const StepsToKeep = ({ regimeType, scenarios }: StepsToKeepProps) => {
  const { id } = useCalculation().calculation;
  const { data, error, refetch } = useNextSteps(id, regimeType);
  if (error !== null) {
    return <ErrorPanel error={error} title={texts.loadFailed} kept={texts.loadFailedHelp} onRetry={() => refetch()} />;
  }
  const steps = toKeep(data?.steps ?? [], scenarios);
  if (steps.length === 0) return null;
  const alone = measuredAlone(steps);
  return (
    <Stack component="section" spacing={1} aria-label={texts.toKeep}>
      <Typography component="h2" variant="h3">
        {texts.toKeep}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[texts.toKeepHelp, alone].filter((said) => said !== null).join(' ')}
      </Typography>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <StepLine key={step.id} step={step} regimeType={regimeType} first={false} />
        ))}
      </Stack>
    </Stack>
  );
};
