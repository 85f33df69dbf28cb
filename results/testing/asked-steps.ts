/** What is asked of the next steps of a calculation, and of whom. */
import type { NextStep, NextStepsAnswer, StepKind } from '../../domain/api/next-steps.ts';
import type { ScenarioComparison } from '../../domain/api/scenario-comparison.ts';
import type { OpenCalculation } from '../../domain/calculations/calculation.ts';
import type { NewWorkRecord } from '../../domain/calculations/work-records/work-record.ts';
import { emptyCustomer } from '../../domain/customers/customer.ts';
import { notEmpty } from '../../domain/testing/not-empty.ts';
import { nextStepsOf } from '../next-steps.ts';
import type { LawQuestion } from '../question.ts';
import { add, at, compare, empty, keep, months, questionOf, typed } from './supposed.ts';

export const asked = (
  calculation: OpenCalculation,
  changes: Partial<LawQuestion> = {},
  regime: 'RPPS' | 'RGPS' = 'RGPS',
) => nextStepsOf(questionOf(calculation, changes), regime);

export const ofKind = ({ steps }: NextStepsAnswer, kind: StepKind): NextStep[] =>
  steps.filter((step) => step.kind === kind);
export const only = (answer: NextStepsAnswer, kind: StepKind): NextStep => {
  const [step] = notEmpty(ofKind(answer, kind));
  if (step === undefined) throw new Error(kind);
  return step;
};

export const man = (birthDate: string) => ({ customer: { ...emptyCustomer, gender: 'Homem' as const, birthDate } });
export const woman = (birthDate: string) => ({ customer: { ...emptyCustomer, gender: 'Mulher' as const, birthDate } });

export const withRecord = (
  calculation: OpenCalculation,
  id: string,
  changed: Partial<OpenCalculation['workRecords'][number]> | null,
): OpenCalculation => ({
  ...calculation,
  workRecords: calculation.workRecords.flatMap((record) => {
    if (record.id !== id) return record;
    return changed === null ? [] : { ...record, ...changed };
  }),
});

/** A servant of one place since a day, in the post of today. */
export const servantOf = (
  regimeId: number,
  since: string,
  post: Pick<NewWorkRecord, 'companyName' | 'salaries' | 'isTeaching' | 'isPoliceTime'>,
): OpenCalculation =>
  typed(
    { ...empty, fields: { ...empty.fields, regimeId, publicServiceIngressDate: since } },
    add('s1', {
      ...post,
      regimeType: 'RPPS',
      ingressDate: since,
      isPublicService: true,
      isCurrentCareer: true,
      isCurrentPosition: true,
    }),
  );

export const UNIAO = 2;

export const ofUniao = servantOf(UNIAO, '1996-11-20', {
  companyName: 'Ministério',
  salaries: months(at(1996, 11), at(2026, 10), () => 10_000),
});

/** The row of the step's hypothesis, kept as a scenario. */
export const asScenario = async (
  { hypothesis }: NextStep,
  calculation: OpenCalculation,
  changes: Partial<LawQuestion> = {},
  regime: 'RPPS' | 'RGPS' = 'RGPS',
) => {
  if (hypothesis === null) throw new Error('no hypothesis');
  const [row] = (await compare(typed(calculation, keep('k', [hypothesis])), changes, regime)).scenarios;
  return row;
};

/** What a step of this hypothesis has to bring. */
export const effectIn = (row: ScenarioComparison['scenarios'][number] | undefined) => ({
  soonerByDays: row?.soonerByDays,
  gain: row?.gainOnFirst,
  balance: row?.balance,
});

/** Some of its rules are not confirmed. */
export const TOCANTINS = 17;
