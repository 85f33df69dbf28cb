/** Some months of a record of a reduced plan, paid up to the full one; the others stay in the plan. */
import { payingEach } from '../../law/late/index.ts';
import { firstDayOf, isoOf } from '../../units/day.ts';
import { type Month, monthOfPay, THIRTEENTH } from '../../units/month.ts';
import { divide, mayDivideOn, supposedParts } from '../work-records/division.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { dueFor, dueForPlan } from './complement-due.ts';
import {
  adjustable,
  type ComplementHypothesis,
  missingToMinimum,
  type PlannedOn,
  staysReduced,
} from './complement-plans.ts';

/** Months that count for every right by another record already. */
const countedBesides = (record: WorkRecord, { records }: PlannedOn): ReadonlySet<Month> =>
  new Set(
    records
      .filter(({ id, regimeType, contributionPlan }) => {
        return id !== record.id && regimeType === 'RGPS' && contributionPlan === 'normal';
      })
      .flatMap(({ salaries }) => salaries.filter(({ month }) => month !== THIRTEENTH).map(monthOfPay)),
  );

/** Those that cost least on the day of paying, of equal price the later ones; null: all of them. */
export const chosenOfPlan = (
  hypothesis: ComplementHypothesis,
  record: WorkRecord,
  on: PlannedOn,
): ReadonlySet<Month> | null => {
  const { months = null } = hypothesis;
  if (months === null || record.contributionPlan !== 'simplified' || staysReduced(hypothesis, record)) return null;
  const below = new Set(missingToMinimum(on).keys());
  const besides = countedBesides(record, on);
  const bases = adjustable(hypothesis, record, on);
  const priced = record.salaries
    .filter(({ month, value }) => month !== THIRTEENTH && value > 0)
    .map((salary) => {
      const month = monthOfPay(salary);
      const ofPlan = dueForPlan(hypothesis, { ...record, salaries: [salary] }, { ...on, below });
      const missing = dueFor(payingEach(bases.filter((base) => base.month === month)), on);
      return { month, cents: ofPlan.cents + missing.cents, last: besides.has(month) ? 1 : 0 };
    });
  const order = priced.sort(
    (one, other) => one.last - other.last || one.cents - other.cents || other.month - one.month,
  );
  return new Set(order.slice(0, months).map(({ month }) => month));
};

/** The record cut where the plan changes: those months in the full plan, the others and all that is to come as they are. */
export const dividedByPlan = (record: WorkRecord, chosen: ReadonlySet<Month>): WorkRecord[] => {
  const parts: WorkRecord[] = [];
  let rest = record;
  const planned = (part: WorkRecord, isFull: boolean): WorkRecord =>
    isFull ? { ...part, contributionPlan: 'normal' } : part;
  const months = [...chosen].sort((one, other) => one - other);
  const cutBefore = (month: Month, isFull: boolean): void => {
    const day = isoOf(firstDayOf(month) - 1);
    if (!mayDivideOn(rest, day)) return;
    const [before, after] = supposedParts(rest, `${record.id}:${month}`, divide(rest, day));
    parts.push(planned(before, isFull));
    rest = after;
  };
  for (const month of months) {
    if (!chosen.has(month - 1)) cutBefore(month, false);
    if (!chosen.has(month + 1)) cutBefore(month + 1, true);
  }
  const last = months.at(-1);
  const endsFull = last !== undefined && rest.egressDate !== null && rest.egressDate < isoOf(firstDayOf(last + 1));
  return [...parts, planned(rest, endsFull)];
};
