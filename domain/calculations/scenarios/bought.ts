/** A period of paid work that nobody contributed for, paid afterwards: what of it is indemnified, what the INSS still collects. */

import type { Hypothesis } from '../../api/hypotheses.ts';
import { isRunning } from '../../api/running.ts';
import {
  type Collected,
  carenciaFrom,
  collectedOf,
  type Indemnity,
  indemnityOf,
  lastDecadentMonth,
} from '../../law/late/index.ts';
import { ceiling, type IndexOverlay, minimumWage } from '../../law/tables/index.ts';
import { type Day, dayOf, monthOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { formatMonthOfYear, formatMonthRanges, type Month } from '../../units/month.ts';
import { hypothesisNames } from '../../words/scenarios.ts';
import { insuredMonths } from '../work-records/insured-months.ts';
import { toWorkRecord } from '../work-records/packing.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { boughtNotes, type Months, REFORM } from './bought-notes.ts';
import { type Charge, toldCharge } from './charges.ts';
import { highestAverage, type KnownPay, lastPay, type PayOf, payOf, salariesOf, worthThen } from './pay.ts';

type BoughtHypothesis = Extract<Hypothesis, { kind: 'bought' }>;

export interface BoughtOn {
  /** The day of the calculation, on which it is paid, `YYYY-MM-DD`, and its month. */
  readonly day: string;
  readonly calculatedIn: Month;
  readonly known: KnownPay;
}

interface Bought {
  readonly record: WorkRecord;
  readonly charges: readonly Charge[];
  readonly notes: readonly string[];
}

interface When {
  readonly paidOn: Day;
  readonly overlay: IndexOverlay;
}

const RATE_PERCENT = 20;

const monthsBetween = (from: Month, to: Month): Months | null => (from > to ? null : { from, to });

/** The remuneration of the post that is held, as it goes on; null where none is known. @see Lei 8.212/1991, art. 45-A, § 1, II */
const payAsServant = (known: KnownPay, on: Day): number | null => {
  const pays = known.records
    .filter((record) => record.regimeType === 'RPPS' && isRunning(record, on))
    .map((record) => lastPay(record, known));
  const paid = pays.flatMap((pay) => pay ?? []);
  return paid.length === 0 || paid.length < pays.length
    ? null
    : reaisOf(paid.reduce((sum, pay) => sum + centsOf(pay), 0));
};

const span = ({ from, to }: Months): string => {
  const count = to - from + 1;
  const months = `${count} ${count === 1 ? 'mês' : 'meses'}`;
  return count === 1
    ? `${months} (${formatMonthOfYear(from)})`
    : `${months} (${formatMonthOfYear(from)} a ${formatMonthOfYear(to)})`;
};

const indemnityCharge = (months: Months, indemnity: Indemnity | null, paidIn: Month): Charge => ({
  label: `Indenização de ${span(months)}`,
  article: 'Lei 8.212/1991, art. 45-A',
  monthly: false,
  ofSameWork: false,
  payments: indemnity === null ? null : [{ month: paidIn, cents: indemnity.total }],
  interestMissing: false,
});

/** Nobody contributes on less than the month's minimum wage or more than its ceiling. @see Lei 8.212/1991, art. 28, §§ 3 and 5 */
const withinMonth =
  (pay: PayOf, { overlay }: KnownPay): PayOf =>
  (month) => {
    const [base, least, most] = [pay(month), minimumWage(month, overlay), ceiling(month, overlay)];
    if (base === null || least === null || most === null) return base;
    return Math.min(most, Math.max(least, base));
  };

/** Of what was earned then, month by month; null where the pay of one is not known. */
const collectedFor = ({ from, to }: Months, pay: PayOf, { paidOn, overlay }: When): Collected[] | null => {
  const months: Collected[] = [];
  for (let month = from; month <= to; month += 1) {
    const base = pay(month);
    if (base === null) return null;
    months.push(collectedOf(Math.round((centsOf(base) * RATE_PERCENT) / 100), month, paidOn, overlay));
  }
  return months;
};

const collectedCharge = (months: Months, collected: readonly Collected[] | null, paidIn: Month): Charge => ({
  label: `Contribuições em atraso de ${span(months)}`,
  article: 'Lei 8.212/1991, arts. 35 e 45-A, § 3º; Lei 9.430/1996, art. 61',
  monthly: false,
  ofSameWork: false,
  payments:
    collected === null ? null : [{ month: paidIn, cents: collected.reduce((sum, { total }) => sum + total, 0) }],
  interestMissing: collected?.some(({ interest }) => interest === null) ?? false,
});

/** The months of the period that are carência in the RGPS where it is paid on `day` (`YYYY-MM-DD`), and those that are not. */
export const carenciaOf = (
  { from, to }: Months,
  records: readonly WorkRecord[],
  day: string,
): { readonly counting: Months | null; readonly not: readonly Month[] } => {
  const paidOn = dayOf(day);
  const opened = carenciaFrom(insuredMonths(records, monthOf(paidOn)), paidOn);
  const first = opened === null ? to + 1 : Math.min(to + 1, Math.max(from, opened));
  const not = Array.from({ length: first - from }, (_, place) => from + place);
  return { counting: monthsBetween(first, to), not };
};

/** The reciprocal counting takes the time to the regime of servants, as a certificate does. */
export const boughtPeriod = (hypothesis: BoughtHypothesis, id: string, on: BoughtOn): Bought => {
  const { cost, purpose = 'rgps', wasMandatory = true } = hypothesis;
  const { calculatedIn: paidIn, known } = on;
  const paidOn = dayOf(on.day);
  const [first, last] = [monthOf(dayOf(hypothesis.from)), monthOf(dayOf(hypothesis.until))];
  const decadent = monthsBetween(first, Math.min(last, lastDecadentMonth(paidIn)));
  const collected = monthsBetween(Math.max(first, lastDecadentMonth(paidIn) + 1), last);
  const found = purpose === 'rgps' ? highestAverage(known) : payAsServant(known, paidOn);
  const indemnity =
    cost !== null || decadent === null || found === null
      ? null
      : indemnityOf({ base: found, purpose, wasMandatory, ...decadent, paidIn, overlay: known.overlay });
  const typed = withinMonth(payOf(hypothesis, 'RGPS', known), known);
  const indemnified = indemnity === null ? typed : worthThen(indemnity.base, known);
  const owed = collected === null ? null : collectedFor(collected, typed, { paidOn, overlay: known.overlay });
  const priced = [
    ...(decadent === null ? [] : [indemnityCharge(decadent, indemnity, paidIn)]),
    ...(collected === null ? [] : [collectedCharge(collected, owed, paidIn)]),
  ];
  const carencia = carenciaOf({ from: first, to: last }, known.records, on.day);
  const isCarencia = purpose === 'rgps' && carencia.counting !== null;
  return {
    record: toWorkRecord(id, {
      companyName: 'Período indenizado',
      regimeType: purpose === 'rgps' ? 'RGPS' : 'RPPS',
      ingressDate: hypothesis.from,
      egressDate: hypothesis.until,
      isQualifyingPeriod: isCarencia,
      lateMonths: isCarencia && carencia.not.length > 0 ? formatMonthRanges(carencia.not) : null,
      salaries: salariesOf((month) => (month <= (decadent?.to ?? 0) ? indemnified(month) : typed(month)), first, last),
    }),
    charges: cost === null ? priced : [toldCharge(hypothesisNames.bought, cost, paidIn)],
    notes: boughtNotes({
      purpose,
      wasMandatory,
      months: { from: first, to: last },
      carencia: carencia.counting,
      told: cost !== null,
      decadent,
      collected: collected === null ? null : { to: collected.to, owed },
      indemnity,
      reachesReform: hypothesis.from <= REFORM,
    }),
  };
};
