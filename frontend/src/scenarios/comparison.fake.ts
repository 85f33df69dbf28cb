import type { ScenarioComparison, ScenarioOutcome } from '../../../domain/api/scenario-comparison.ts';

const outcome = (from: string, value: number): ScenarioOutcome => {
  const right = { ruleId: 'r1', modality: 'Pontos', description: 'd', date: from, from, value, confirmed: true };
  return {
    calculationDate: '2026-11-20',
    soonest: right,
    best: right,
    applicableRules: 0,
    futureRules: 1,
    missingData: [],
  };
};
const measured = (from: string, value: number) => {
  const mark = { ruleId: 'r1', date: from, value, total: 900_000, confirmed: true };
  return {
    first: mark,
    highest: mark,
    bestInLife: mark,
    parts: null,
    cost: 0,
    interestMissing: false,
    soonerByDays: 0,
    gainOnFirst: 0,
    balance: 0,
    totalNet: 850_000,
    balanceNet: 0,
    evensOutOn: from,
    disputed: [],
    reasons: [],
  };
};
export const stops = { kind: 'stops', on: '2027-01-31' } as const;
export const stopsLater = { kind: 'stops', on: '2028-01-31' } as const;
/** Facts with a right in 2030, a scenario that brings it forward by a year, and a suggestion that brings nothing. */
export const compared = (changes: Partial<ScenarioComparison> = {}): ScenarioComparison => ({
  regimeType: 'RPPS',
  calculationDate: '2026-11-20',
  workAfter: 'ends',
  until: '2041-03-15',
  horizon: '2047-03-20',
  facts: { ...outcome('2030-01-14', 3000), ...measured('2030-01-14', 3000) },
  scenarios: [
    {
      id: 's1',
      name: 'Pelo teto',
      hypotheses: [stops],
      inWords: ['Para de contribuir em 31/01/2027'],
      outcome: outcome('2029-01-14', 3500),
      ...measured('2029-01-14', 3500),
      gainOnFirst: 500,
      balance: 40_000,
      balanceNet: 31_500,
      evensOutOn: '2029-05-14',
      cost: 12_000,
      costs: [{ label: 'Guia', article: null, months: 0, monthly: null, total: 12_000, interestMissing: true }],
      gain: 500,
      recoveredInMonths: 24,
      soonerByDays: 365,
      interestMissing: true,
      notes: ['Uma observação.'],
    },
  ],
  suggested: [
    {
      name: 'Contribuindo pelo mínimo',
      hypotheses: [stopsLater],
      inWords: [],
      outcome: outcome('2030-01-14', 2900),
      ...measured('2030-01-14', 2900),
      gainOnFirst: -100,
      balance: null,
      totalNet: null,
      balanceNet: null,
      evensOutOn: null,
      cost: null,
      costs: [],
      gain: -100,
      recoveredInMonths: null,
      soonerByDays: 0,
      notes: [],
    },
  ],
  ...changes,
});
