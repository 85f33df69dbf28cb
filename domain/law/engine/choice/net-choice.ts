/** What of a choice reaches the account: the same sums after the contribution of the retired and the income tax. */
import { type Day, firstDayOf, isoOf, monthOf } from '../../../units/day.ts';
import { reaisOf } from '../../../units/money.ts';
import type { Month } from '../../../units/month.ts';
import type { LawInput } from '../../input/input.ts';
import { netAmountOf, taxOfWork } from '../../net/net.ts';
import { contributionPlaceOf } from '../../net/of-office.ts';
import { overlayOf } from '../../tables/index.ts';
import type { Case } from '../case.ts';
import { specialBenefitPaidTo } from '../worth/special-benefit.ts';
import { type Choice, type Flow, type OwnPayment, totalOf } from './choice.ts';
import { monthsBetween, PAID_A_MONTH, toCents } from './months.ts';

/** Why the sums of a case have no net ones. */
export type NoNetTotal = 'contributionOfTheRetired' | 'contributionOfWork' | 'taxTable';

/** A month's amounts after tax, by the tables of the calculation date; BRL, null where something is not known. */
export interface NetOf {
  readonly benefit: (gross: number, isFrom65: boolean) => number | null;
  /** The tax of a month of work: of what is paid with the abono, less the contribution. */
  readonly workTax: (gross: number, contribution: number) => number | null;
  /** The first day of the month in which 65 is complete. */
  readonly from65: Day;
}

const MONTHS_TO_65 = 65 * 12;

const remembered = (of: (gross: number, second: number) => number | null) => {
  const known = new Map<string, number | null>();
  return (gross: number, second: number): number | null => {
    const key = `${gross}/${second}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = of(gross, second);
    known.set(key, answer);
    return answer;
  };
};

/** No dependants and no serious illness are supposed: the case does not keep them. */
export const netFor = (person: Case, input: LawInput): NetOf => {
  const month: Month = monthOf(person.calculationDate);
  const overlay = overlayOf(input.indexes);
  const place = contributionPlaceOf(person.regimeType, person.regime);
  const birthDate = isoOf(person.birth);
  const uncontributed = specialBenefitPaidTo(input, person);
  const month65 = monthOf(person.birth) + MONTHS_TO_65;
  const benefit = remembered((gross, from65) =>
    netAmountOf(
      {
        gross,
        uncontributed,
        place,
        month,
        paidFrom: from65 === 1 ? Math.max(month, month65) : month,
        birthDate,
        dependants: 0,
        seriousIllness: false,
      },
      overlay,
    ),
  );
  return {
    benefit: (gross, isFrom65) => benefit(gross, isFrom65 ? 1 : 0),
    workTax: remembered((gross, contribution) => taxOfWork(gross, contribution, month)),
    from65: firstDayOf(month65),
  };
};

/** Unrounded; null where a month's benefit has no net value. */
const netBenefits = ({ day, value }: Choice, horizon: Day, net: NetOf): number | null => {
  if (day >= horizon || value === 0) return 0;
  const turns = Math.min(Math.max(day, net.from65), horizon);
  const before = turns > day ? net.benefit(value, false) : 0;
  const after = turns < horizon ? net.benefit(value, true) : 0;
  if (before === null || after === null) return null;
  const monthsBefore = turns < horizon ? monthsBetween(day, turns) : monthsBetween(day, horizon);
  return PAID_A_MONTH * (before * monthsBefore + after * (monthsBetween(day, horizon) - monthsBefore));
};

const monthlyOn = (flows: readonly Flow[], day: Day): number =>
  flows.reduce((sum, { monthly, from, to }) => (from <= day && day < to ? sum + monthly : sum), 0);

const ownOn = (payments: readonly OwnPayment[], day: Day): number =>
  reaisOf(payments.find(({ month }) => month >= monthOf(day))?.cents ?? 0);

/** The income tax of the work until the day of asking, unrounded; 0 where the pay is not known and so not counted. */
const taxUntil = ({ day, flows }: Choice, horizon: Day, net: NetOf): number | null => {
  const until = Math.min(day, horizon);
  const { pay, abono, withheld, ownPayments } = flows;
  if (pay === null || pay.every(({ from, to }) => Math.min(to, until) <= from)) return 0;
  if (withheld === null) return null;
  const all = [...pay, ...withheld, ...(abono ?? [])];
  const days = [...new Set([...all.flatMap(({ from, to }) => [from, to]), until])]
    .filter((on) => on <= until)
    .sort((a, b) => a - b);
  let sum = 0;
  for (const [index, from] of days.entries()) {
    const to = days[index + 1];
    if (to === undefined) break;
    const gross = monthlyOn(pay, from) + monthlyOn(abono ?? [], from);
    const contribution = monthlyOn(withheld, from) + ownOn(ownPayments ?? [], from);
    const tax = net.workTax(gross, contribution);
    if (tax === null) return null;
    sum += PAID_A_MONTH * tax * monthsBetween(from, to);
  }
  return sum;
};

/**
 * `totalOf` after tax, BRL: benefits less the contribution of the retired and the tax withheld, with the exemption from 65
 * on from that month, and pay with the abono less its tax. null where one of them is not known; what is not counted in the
 * gross sum is not counted here.
 */
export const totalNetOf = (choice: Choice, horizon: Day, net: NetOf): number | null => {
  const benefits = netBenefits(choice, horizon, net);
  const tax = benefits === null ? null : taxUntil(choice, horizon, net);
  const total = tax === null ? null : totalOf(choice, horizon);
  if (total === null || benefits === null || tax === null) return null;
  const gross = PAID_A_MONTH * choice.value * monthsBetween(choice.day, horizon);
  return reaisOf(toCents(total) - toCents(gross - benefits + tax));
};

/** Why a choice with a sum has no net one. */
export const whyNoNet = (choice: Choice, horizon: Day, net: NetOf): NoNetTotal | null => {
  if (totalNetOf(choice, horizon, net) !== null || totalOf(choice, horizon) === null) return null;
  if (net.workTax(1, 0) === null) return 'taxTable';
  return netBenefits(choice, horizon, net) === null ? 'contributionOfTheRetired' : 'contributionOfWork';
};
