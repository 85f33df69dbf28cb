/** Which months of a record are brought up to the minimum wage, and by which way. */
import type { Hypothesis } from '../../api/hypotheses.ts';
import {
  byYear,
  type ComplementPlan,
  cheapestOf,
  complementRateOf,
  keepingAll,
  keepingFree,
  keepingSome,
  type MonthlyBase,
  payingAlone,
  payingEach,
  plansOfComplements,
} from '../../law/late/index.ts';
import type { IndexOverlay } from '../../law/tables/index.ts';
import { type Month, monthOfPay, THIRTEENTH } from '../../units/month.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { dueFor } from './complement-due.ts';
import { monthlyBases } from './monthly-bases.ts';

export type ComplementHypothesis = Extract<Hypothesis, { kind: 'complemented' }>;

export interface PlannedOn {
  readonly records: readonly WorkRecord[];
  /** The day of the calculation, on which it is paid, `YYYY-MM-DD`. */
  readonly day: string;
  readonly overlay: IndexOverlay;
}

const RATE_OF_EMPLOYEE = 7.5;

/** Cents by which each competência since 11/2019, over all records of the RGPS, lies below the minimum wage. */
export const missingToMinimum = ({
  records,
  overlay,
}: Pick<PlannedOn, 'records' | 'overlay'>): ReadonlyMap<Month, number> =>
  new Map(
    monthlyBases(records, overlay).flatMap(({ month, base, minimum }) =>
      base < minimum ? [[month, minimum - base] as const] : [],
    ),
  );

/** So many months of them: only of ways in which each month that counts is chosen for itself. */
const someOf = ({ by }: ComplementHypothesis, months: readonly MonthlyBase[], count: number, on: PlannedOn) => {
  const ways = by === 'excess' ? byYear(months).map(plansOfComplements) : payingAlone(months);
  return cheapestOf(ways, count, (plan) => dueFor([plan], on).cents);
};

const plansBy = (
  hypothesis: ComplementHypothesis,
  bases: readonly MonthlyBase[],
  on: PlannedOn,
): readonly ComplementPlan[] => {
  const { by = 'paying', keep = null, months = null } = hypothesis;
  switch (by) {
    case 'paying':
    case 'minimum':
      return months === null ? payingEach(bases) : someOf(hypothesis, bases, months, on);
    case 'excess':
      return months === null ? keepingAll(bases) : someOf(hypothesis, bases, months, on);
    case 'grouping':
      return keepingFree(bases);
    case 'keeping':
      return keepingSome(bases, keep ?? 0);
    default:
      return by satisfies never;
  }
};

/** What is paid up to the minimum alone leaves the record in its plan. */
export const staysReduced = ({ by }: ComplementHypothesis, { contributionPlan }: WorkRecord): boolean =>
  by === 'minimum' && contributionPlan === 'simplified';

/** The months below the minimum in which the record has a remuneration, and all that lie above it. */
export const adjustable = (
  hypothesis: ComplementHypothesis,
  record: WorkRecord,
  { records, overlay }: Pick<PlannedOn, 'records' | 'overlay'>,
): MonthlyBase[] => {
  const own = new Set(record.salaries.filter(({ month }) => month !== THIRTEENTH).map(monthOfPay));
  const ofEmployee = hypothesis.rate === RATE_OF_EMPLOYEE;
  return monthlyBases(records, overlay)
    .filter(({ month, base, minimum }) => base > minimum || own.has(month))
    .map((one) => ({
      ...one,
      rate: staysReduced(hypothesis, record) ? hypothesis.rate : complementRateOf(one.month, ofEmployee),
    }));
};

/** What the way that is asked for comes to, without the surcharge of paying late. */
export const plansFor = (
  hypothesis: ComplementHypothesis,
  record: WorkRecord,
  on: PlannedOn,
): readonly ComplementPlan[] => plansBy(hypothesis, adjustable(hypothesis, record, on), on);
