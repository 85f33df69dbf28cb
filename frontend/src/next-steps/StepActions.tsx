import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Hypothesis } from '../../../domain/api/hypotheses.ts';
import type { NextStep } from '../../../domain/api/next-steps.ts';
import { scenarioNameOf } from '../../../domain/words/next-steps.ts';
import { useCalculation } from '../calculations/calculation-context.ts';
import { calculationPath } from '../ground/case-paths.ts';
import { useRecordChange } from '../work-records/useRecordChange.ts';
import { nextStepTexts as texts } from './texts.ts';

/** Keeps a step as a scenario, which then shows the same figures. */
const KeepStep = ({ step, hypothesis }: { step: NextStep; hypothesis: Hypothesis }) => {
  const { id, etag } = useCalculation().calculation;
  const { mutate, isPending } = useRecordChange<void>(id, {
    etag,
    change: (genial, _nothing, revision) =>
      genial.keepScenario(id, { name: scenarioNameOf(step), hypotheses: [hypothesis] }, revision),
    done: texts.kept,
    failed: texts.keepFailed,
  });
  return (
    <Button size="small" disabled={isPending} onClick={() => mutate()} aria-label={texts.of(texts.keep, step.title)}>
      {texts.keep}
    </Button>
  );
};

/** Where a step is done: the record that it is about, or the scenarios. */
export const StepActions = ({ step }: { step: NextStep }) => {
  const { id, customerId } = useCalculation().calculation;
  const { subject, hypothesis } = step;
  return (
    <>
      {subject?.type === 'workRecord' && (
        <Button size="small" component={Link} to={calculationPath(customerId, id, { tab: 'work-records' })}>
          {texts.toRecord(subject.name)}
        </Button>
      )}
      {hypothesis !== null && <KeepStep step={step} hypothesis={hypothesis} />}
    </>
  );
};
