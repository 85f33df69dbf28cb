import type { Hypothesis } from '../../api/hypotheses.ts';

/** Hypotheses under a name, kept with a calculation; its facts know nothing of them. */
export interface KeptScenario {
  readonly id: string;
  readonly name: string;
  readonly hypotheses: readonly Hypothesis[];
}

/** The same hypotheses about the records of a copy; one about a record that was not copied keeps the old name of it. */
export const aboutCopies = (
  hypotheses: readonly Hypothesis[],
  copyOf: ReadonlyMap<string, string>,
): readonly Hypothesis[] =>
  hypotheses.map((hypothesis) =>
    'workRecordId' in hypothesis
      ? { ...hypothesis, workRecordId: copyOf.get(hypothesis.workRecordId) ?? hypothesis.workRecordId }
      : hypothesis,
  );
