/** A career on the verge of a right, what is typed into it, and its scenarios side by side. */
import type { Hypothesis } from '../../domain/api/hypotheses.ts';
import type { ScenarioComparison } from '../../domain/api/scenario-comparison.ts';
import type { WorkRecordEdit } from '../../domain/api/work-records.ts';
import { newCalculation, type OpenCalculation } from '../../domain/calculations/calculation.ts';
import type { CalculationCommand } from '../../domain/calculations/commands.ts';
import { calculationAggregate } from '../../domain/calculations/decider.ts';
import type { NewWorkRecord } from '../../domain/calculations/work-records/work-record.ts';
import { emptyCustomer } from '../../domain/customers/customer.ts';
import { perform } from '../compute/tasks.ts';
import type { LawQuestion } from '../question.ts';
import { scenarioSummaries } from '../scenarios.ts';

const today = '2026-11-20';
const { decider } = calculationAggregate;

/** The calculation after commands, each of which must be accepted. */
export const typed = (start: OpenCalculation, ...commands: readonly CalculationCommand[]): OpenCalculation =>
  commands.reduce((before, command) => {
    const decision = decider.decide(command, before);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    const after = decision.events.reduce(decider.evolve, before);
    if (after.phase !== 'open') throw new Error('not open');
    return after;
  }, start);

export const months = (from: number, to: number, value: (year: number, month: number) => number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).map((at) => {
    const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
    return { year, month: String(month).padStart(2, '0'), value: value(year, month) };
  });
export const at = (year: number, month: number): number => year * 12 + month - 1;

export const empty: OpenCalculation = {
  phase: 'open',
  calculationId: 'k1',
  customerId: 'c1',
  accountId: 'a1',
  fields: {
    ...newCalculation,
    name: 'Cálculo',
    regimeType: 'RPPS',
    regimeId: 2,
    publicServiceIngressDate: '1994-07-01',
    calculationDate: today,
  },
  spansStatedOn: null,
  workRecords: [],
  imports: [],
  scenarios: [],
};

export const add = (workRecordId: string, workRecord: NewWorkRecord): CalculationCommand => ({
  type: 'AddWorkRecord',
  workRecordId,
  workRecord,
  today,
});
export const change = (workRecordId: string, workRecord: WorkRecordEdit): CalculationCommand => ({
  type: 'EditWorkRecord',
  workRecordId,
  workRecord,
  today,
});
export const datedOn = (calculationDate: string): CalculationCommand => ({
  type: 'EditCalculation',
  calculation: { calculationDate },
  today,
});

export const MINIMUM = 1621;
export const CEILING = 8475.55;

export const oldPay = months(at(1994, 7), at(2015, 12), () => 900);
export const newPay = months(at(2018, 1), at(2026, 10), () => 3000);

/** 62 years old, 21 + 9 years of contribution: no right of the RGPS yet but for what comes. */
export const facts = typed(
  empty,
  add('w1', {
    companyName: 'Fábrica',
    regimeType: 'RGPS',
    ingressDate: '1994-07-01',
    egressDate: '2015-12-31',
    salaries: oldPay,
  }),
  add('w2', { companyName: 'Loja', regimeType: 'RGPS', ingressDate: '2018-01-01', salaries: newPay }),
);

export const questionOf = (calculation: OpenCalculation, changes: Partial<LawQuestion> = {}): LawQuestion => ({
  calculation,
  customer: { ...emptyCustomer, gender: 'Homem', birthDate: '1966-05-10' },
  indexes: [],
  today,
  specialTimeUntil: '2019-11-13',
  ...changes,
});

export const reduced = typed(
  empty,
  add('w1', {
    companyName: 'Fábrica',
    regimeType: 'RGPS',
    ingressDate: '1994-07-01',
    egressDate: '2015-12-31',
    salaries: oldPay,
  }),
  add('w2', {
    companyName: 'Avulso',
    regimeType: 'RGPS',
    ingressDate: '2020-01-01',
    egressDate: '2026-10-31',
    contributionPlan: 'simplified',
    salaries: months(at(2020, 1), at(2026, 10), (year) => (year < 2024 ? 500 : 2000)),
  }),
);
export const keep = (name: string, hypotheses: readonly Hypothesis[]): CalculationCommand => ({
  type: 'KeepScenario',
  scenarioId: name,
  name,
  hypotheses,
  today,
});

export const compare = (
  calculation: OpenCalculation,
  changes: Partial<LawQuestion> = {},
  regimeType: 'RPPS' | 'RGPS' = 'RGPS',
): Promise<ScenarioComparison> =>
  scenarioSummaries(questionOf(calculation, changes), regimeType, async (inputs, scenarios) => [
    await perform({ type: 'scenarios', facts: inputs, withFacts: true, scenarios }),
  ]);
