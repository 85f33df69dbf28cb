/** Months that were paid below the minimum wage, or by a reduced plan, paid up or brought up by other months. */
import type { Hypothesis } from '../../api/hypotheses.ts';
import {
  byYear,
  type ComplementPlan,
  collectedOf,
  complementRateOf,
  keepingAll,
  keepingFree,
  keepingSome,
  lateInterestOf,
  type MonthlyBase,
  payingEach,
  plansOfComplements,
} from '../../law/late/index.ts';
import { type IndexOverlay, minimumWage } from '../../law/tables/index.ts';
import { dayOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { type Month, monthOfPay, THIRTEENTH } from '../../units/month.ts';
import { hypothesisNames } from '../../words/scenarios.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { type Charge, toldCharge } from './charges.ts';
import { complementNotes, type Due, type YearlyWays } from './complement-notes.ts';
import { monthlyBases, printedCents, withBases } from './monthly-bases.ts';

export interface ComplementedOn {
  readonly records: readonly WorkRecord[];
  /** The day of the calculation, on which it is paid, `YYYY-MM-DD`, and its month. */
  readonly day: string;
  readonly calculatedIn: Month;
  readonly overlay: IndexOverlay;
}

type Known = Pick<ComplementedOn, 'records' | 'overlay'>;

type ComplementHypothesis = Extract<Hypothesis, { kind: 'complemented' }>;

/** @see CF, art. 195, § 14; Lei 8.212/1991, art. 21 */
const FULL_RATE = 20;
const RATE_OF_EMPLOYEE = 7.5;

/** Cents by which each competência since 11/2019, over all records of the RGPS, lies below the minimum wage. */
export const missingToMinimum = ({ records, overlay }: Known): ReadonlyMap<Month, number> =>
  new Map(
    monthlyBases(records, overlay).flatMap(({ month, base, minimum }) =>
      base < minimum ? [[month, minimum - base] as const] : [],
    ),
  );

const plansBy = (
  { by = 'paying', keep = null }: ComplementHypothesis,
  months: readonly MonthlyBase[],
): ComplementPlan[] => {
  switch (by) {
    case 'paying':
    case 'minimum':
      return payingEach(months);
    case 'excess':
      return keepingAll(months);
    case 'grouping':
      return keepingFree(months);
    case 'keeping':
      return keepingSome(months, keep ?? 0);
    default:
      return by satisfies never;
  }
};

/** What is paid up to the minimum alone leaves the record in its plan. */
const staysReduced = ({ by }: ComplementHypothesis, { contributionPlan }: WorkRecord): boolean =>
  by === 'minimum' && contributionPlan === 'simplified';

/** The months below the minimum in which the record has a remuneration, and all that lie above it. */
const adjustable = (hypothesis: ComplementHypothesis, record: WorkRecord, on: Known): MonthlyBase[] => {
  const own = new Set(record.salaries.filter(({ month }) => month !== THIRTEENTH).map(monthOfPay));
  const ofEmployee = hypothesis.rate === RATE_OF_EMPLOYEE;
  return monthlyBases(on.records, on.overlay)
    .filter(({ month, base, minimum }) => base > minimum || own.has(month))
    .map((one) => ({
      ...one,
      rate: staysReduced(hypothesis, record) ? hypothesis.rate : complementRateOf(one.month, ofEmployee),
    }));
};

/** What the way that is asked for comes to, without the surcharge of paying late. */
export const plansFor = (hypothesis: ComplementHypothesis, record: WorkRecord, on: Known): readonly ComplementPlan[] =>
  plansBy(hypothesis, adjustable(hypothesis, record, on));

const NOTHING: Due = { cents: 0, fine: 0, interest: 0 };

type When = Pick<ComplementedOn, 'day' | 'overlay'>;

const sumOf = (interests: readonly (number | null)[]): number | null =>
  interests.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);

/** What is missing to the minimum, with what who pays it after the 15th of the next month pays more. @see Decreto 3.048/1999, art. 19-E, § 3 */
const dueFor = (plans: readonly ComplementPlan[], { day, overlay }: When): Due => {
  const owed = plans
    .flatMap((plan) => plan.payments)
    .map(({ month, price }) => collectedOf(Math.round(price), month, dayOf(day), overlay));
  return {
    cents: owed.reduce((sum, { total }) => sum + total, 0),
    fine: owed.reduce((sum, { fine }) => sum + fine, 0),
    interest: sumOf(owed.map(({ interest }) => interest)),
  };
};

/**
 * Up to the full rate of what was paid by a reduced plan, whose base is the minimum wage; it bears interest and no fine.
 * @see Lei 8.212/1991, art. 21, § 3
 */
const dueForPlan = (
  { rate }: ComplementHypothesis,
  record: WorkRecord,
  { day, overlay, below }: When & { readonly below: ReadonlySet<Month> },
): Due => {
  if (record.contributionPlan !== 'simplified') return NOTHING;
  const base = (salary: WorkRecord['salaries'][number]): number => {
    const month = monthOfPay(salary);
    const paidOn = below.has(month) ? printedCents(salary) : centsOf(salary.value);
    const least = minimumWage(month, overlay);
    return least === null ? paidOn : Math.min(paidOn, centsOf(least));
  };
  const percent = Math.max(0, FULL_RATE - rate);
  const paid = record.salaries.filter(({ month }) => month !== THIRTEENTH);
  const interest = sumOf(
    paid.map((salary) => lateInterestOf((base(salary) * percent) / 100, monthOfPay(salary), dayOf(day), overlay)),
  );
  const difference = paid.reduce((sum, salary) => sum + base(salary), 0) * percent;
  return { cents: Math.round(difference / 100) + (interest ?? 0), fine: 0, interest };
};

/** What each number of months kept of a civil year costs today, none first, and each paid by itself; only of years with some below. */
const waysOf = (hypothesis: ComplementHypothesis, record: WorkRecord, on: ComplementedOn): YearlyWays[] =>
  byYear(adjustable(hypothesis, record, on)).flatMap((months): YearlyWays[] => {
    const plans = plansOfComplements(months);
    const [none] = plans;
    if (none === undefined || plans.length === 1) return [];
    const prices = plans.map((plan) => dueFor([plan], on).cents);
    return [{ year: none.year, prices, each: dueFor(payingEach(months), on).cents }];
  });

const articleOf = (stays: boolean, ofPlan: number): string => {
  if (stays) return 'Lei 8.212/1991, art. 21, § 2º';
  return ofPlan > 0 ? 'Lei 8.212/1991, art. 21, § 3º' : 'EC 103/2019, art. 29; Decreto 3.048/1999, art. 216, § 27-A';
};

interface Complemented {
  readonly records: readonly WorkRecord[];
  readonly charge: Charge;
  readonly notes: readonly string[];
}

/** @see CF, art. 195, § 14; EC 103/2019, art. 29; Lei 8.212/1991, art. 21, § 3 */
export const complemented = (
  hypothesis: ComplementHypothesis,
  record: WorkRecord,
  on: ComplementedOn,
): Complemented => {
  const { cost } = hypothesis;
  const plans = plansFor(hypothesis, record, on);
  const missing = dueFor(plans, on);
  const belowMinimum = new Set(missingToMinimum(on).keys());
  const stays = staysReduced(hypothesis, record);
  const ofPlan = stays ? NOTHING : dueForPlan(hypothesis, record, { ...on, below: belowMinimum });
  const below = record.salaries.filter(
    (salary) => salary.month !== THIRTEENTH && printedCents(salary) > 0 && belowMinimum.has(monthOfPay(salary)),
  ).length;
  const label = `${hypothesisNames.complemented}: ${record.companyName}`;
  const due = missing.cents + ofPlan.cents;
  const worked: Charge = {
    label,
    article: articleOf(stays, ofPlan.cents),
    monthly: false,
    ofSameWork: false,
    payments: [{ month: on.calculatedIn, cents: due }],
    interestMissing: ofPlan.interest === null || missing.interest === null,
  };
  const asked: WorkRecord = stays ? record : { ...record, contributionPlan: 'normal' };
  return {
    records: withBases(
      on.records.map((one) => (one.id === record.id ? asked : one)),
      record.id,
      plans,
    ),
    charge: cost === null ? worked : toldCharge(label, cost, on.calculatedIn),
    notes: complementNotes({
      record,
      by: hypothesis.by ?? 'paying',
      plans,
      below,
      told: cost !== null,
      ofPlan,
      missing,
      ways: waysOf(hypothesis, record, on),
    }),
  };
};
