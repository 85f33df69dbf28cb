import type { CalculationChange } from '../../../domain/api/recomputations.ts';
import { calculationPath } from '../ground/case-paths.ts';

const DAY_MS = 86_400_000;
const DAYS = { month: 30, year: 365 } as const;

export const periods = ['month', 'year', 'all'] as const;
export type Period = (typeof periods)[number];

/** Its first day, as `YYYY-MM-DD`; undefined: from the beginning. */
export const sinceOf = (period: Period, now: Date): string | undefined =>
  period === 'all' ? undefined : new Date(now.getTime() - DAYS[period] * DAY_MS).toISOString().slice(0, 10);

/** Where the changed rule stands now, among the rules of its calculation. */
export const rulesPath = ({ customerId, calculationId, regimeType, after }: CalculationChange, today: string) => {
  const coming = after.date !== null && after.date > today ? 'future' : 'applicable';
  const group = after.date === null ? 'notApplicable' : coming;
  return calculationPath(customerId, calculationId, { tab: 'rules', regimeType, group });
};
