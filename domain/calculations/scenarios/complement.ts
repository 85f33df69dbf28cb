/** Months that were paid below the minimum wage, or by a reduced plan, paid up or brought up by other months. */
import { byYear, type ComplementPlan, payingEach, plansOfComplements } from '../../law/late/index.ts';
import type { Month } from '../../units/month.ts';
import { formatMonthRanges, monthOfPay, THIRTEENTH } from '../../units/month.ts';
import { hypothesisNames } from '../../words/scenarios.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { type Charge, toldCharge } from './charges.ts';
import { dueFor, dueForPlan, NOTHING_DUE } from './complement-due.ts';
import { complementNotes, type YearlyWays } from './complement-notes.ts';
import {
  adjustable,
  type ComplementHypothesis,
  missingToMinimum,
  type PlannedOn,
  plansFor,
  staysReduced,
} from './complement-plans.ts';
import { printedCents, withBases } from './monthly-bases.ts';
import { chosenOfPlan, dividedByPlan } from './some-of-plan.ts';

export interface ComplementedOn extends PlannedOn {
  /** The month of the day of the calculation. */
  readonly calculatedIn: Month;
}

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
  readonly notes: () => readonly string[];
  /** Ids of the records that were brought from a reduced plan to the full one. */
  readonly paidUp: readonly string[];
}

/** @see CF, art. 195, § 14; EC 103/2019, art. 29; Lei 8.212/1991, art. 21, § 3 */
export const complemented = (
  hypothesis: ComplementHypothesis,
  record: WorkRecord,
  on: ComplementedOn,
): Complemented => {
  const { cost } = hypothesis;
  const chosen = chosenOfPlan(hypothesis, record, on);
  const isChosen = (month: Month): boolean => chosen === null || chosen.has(month);
  const plans =
    chosen === null
      ? plansFor(hypothesis, record, on)
      : payingEach(adjustable(hypothesis, record, on).filter(({ month }) => isChosen(month)));
  const missing = dueFor(plans, on);
  const belowMinimum = new Set(missingToMinimum(on).keys());
  const stays = staysReduced(hypothesis, record);
  const ofChosen = { ...record, salaries: record.salaries.filter((salary) => isChosen(monthOfPay(salary))) };
  const ofPlan = stays ? NOTHING_DUE : dueForPlan(hypothesis, ofChosen, { ...on, below: belowMinimum });
  const below = record.salaries.filter(
    (salary) => salary.month !== THIRTEENTH && printedCents(salary) > 0 && belowMinimum.has(monthOfPay(salary)),
  ).length;
  const label = `${hypothesisNames.complemented}: ${record.companyName}`;
  const worked: Charge = {
    label,
    article: articleOf(stays, ofPlan.cents),
    monthly: false,
    ofSameWork: false,
    payments: [{ month: on.calculatedIn, cents: missing.cents + ofPlan.cents }],
    interestMissing: ofPlan.interest === null || missing.interest === null,
  };
  const records = withBases(on.records, record.id, plans);
  const parts = partsOf(records.find(({ id }) => id === record.id) ?? record, chosen, stays);
  const isPaidUp = record.contributionPlan === 'simplified';
  return {
    records: records.flatMap((one) => (one.id === record.id ? parts : one)),
    charge: cost === null ? worked : toldCharge(label, cost, on.calculatedIn),
    notes: () =>
      complementNotes({
        record,
        by: hypothesis.by ?? 'paying',
        plans,
        chosen: chosenMonths(hypothesis, chosen, plans),
        below,
        told: cost !== null,
        ofPlan,
        missing,
        ways: waysOf(hypothesis, record, on),
      }),
    paidUp: isPaidUp ? parts.filter(({ contributionPlan }) => contributionPlan === 'normal').map(({ id }) => id) : [],
  };
};

const partsOf = (record: WorkRecord, chosen: ReadonlySet<Month> | null, stays: boolean): readonly WorkRecord[] => {
  if (chosen !== null) return dividedByPlan(record, chosen);
  return stays ? [record] : [{ ...record, contributionPlan: 'normal' }];
};

const inOrder = (months: Iterable<Month>): Month[] => [...months].sort((one, other) => one - other);

/** Which months are paid, where not all of them are; else null. */
const chosenMonths = (
  { months = null }: ComplementHypothesis,
  chosen: ReadonlySet<Month> | null,
  plans: readonly ComplementPlan[],
): readonly Month[] | null => (months === null ? null : inOrder(chosen ?? plans.flatMap(({ kept }) => kept)));

/** 'de 03/2020 a 11/2020, 01/2021': the months that so many are; null where all of them are meant. */
export const monthsChosenText = (
  hypothesis: ComplementHypothesis,
  record: WorkRecord,
  on: PlannedOn,
): string | null => {
  const chosen = chosenOfPlan(hypothesis, record, on);
  const months = chosenMonths(hypothesis, chosen, chosen === null ? plansFor(hypothesis, record, on) : []);
  return months === null ? null : formatMonthRanges(months);
};
