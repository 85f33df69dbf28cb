/**
 * What a choice comes to: a set of facts, a day of asking and the value asked for on it. Everything that compares days,
 * rights or scenarios asks here, and nothing else adds up. BRL of the calculation date; every amount is rounded once.
 */
import type { ChoiceParts } from '../../../api/choice.ts';
import { addMonths, type Day, monthOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import type { Month } from '../../../units/month.ts';
import { monthsBetween, PAID_A_MONTH, toCents } from './months.ts';

/** BRL a month, with a thirteenth, from one day to another. */
export interface Flow {
  readonly monthly: number;
  readonly from: Day;
  readonly to: Day;
}

/** What a competência costs whoever pays for himself: twelve a year. */
export interface OwnPayment {
  readonly month: Month;
  readonly cents: number;
}

/** What is received and paid besides the benefit until the day of asking; null: not known. */
export interface Flows {
  readonly pay: readonly Flow[] | null;
  readonly abono: readonly Flow[] | null;
  readonly withheld: readonly Flow[] | null;
  /** Of a hypothesis what is paid beyond the facts. */
  readonly ownPayments: readonly OwnPayment[] | null;
  /** Of a hypothesis, paid on the calculation date; whole cents. */
  readonly costs: number | null;
}

/** The calculation date and the horizon, the same for all choices of a calculation; null where no table tells it. */
export interface Life {
  readonly from: Day;
  readonly until: Day | null;
}

export interface Choice {
  /** On which it is asked for; nothing is asked for before the horizon where there is no right. */
  readonly day: Day;
  /** BRL a month. */
  readonly value: number;
  readonly flows: Flows;
}

export const NO_FLOWS: Flows = { pay: [], abono: [], withheld: [], ownPayments: [], costs: 0 };

const flowUntil = (flows: readonly Flow[], until: Day): number => {
  let sum = 0;
  for (const { monthly, from, to } of flows) {
    sum += PAID_A_MONTH * monthly * monthsBetween(from, Math.min(to, until));
  }
  return sum;
};

/** Whole competências, up to the one before that of a day. */
const ownUntil = (payments: readonly OwnPayment[], until: Day): number => {
  const last = monthOf(until);
  let cents = 0;
  for (const payment of payments) if (payment.month < last) cents += payment.cents;
  return reaisOf(cents);
};

/** Benefits of a value from one day to another, rounded. */
export const benefitsBetween = (value: number, from: Day, to: Day): number =>
  reaisOf(toCents(PAID_A_MONTH * value * monthsBetween(from, to)));

/** Until the horizon; a part that is not known is null. Costs and contributions are what is paid. */
export const partsOf = ({ day, value, flows }: Choice, horizon: Day): ChoiceParts => {
  const until = Math.min(day, horizon);
  const flowing = (known: readonly Flow[] | null): number | null =>
    known === null ? null : reaisOf(toCents(flowUntil(known, until)));
  const withheld = flowing(flows.withheld);
  const own = flows.ownPayments === null ? null : ownUntil(flows.ownPayments, until);
  return {
    benefits: benefitsBetween(value, day, horizon),
    pay: flowing(flows.pay),
    abono: flowing(flows.abono),
    contributions: withheld === null || own === null ? null : reaisOf(centsOf(withheld) + centsOf(own)),
    costs: flows.costs === null ? null : reaisOf(flows.costs),
  };
};

/**
 * Of what is known: pay, abono and withheld contributions that are not known stay out of every choice alike. The price of a
 * hypothesis does not: without it there is no sum.
 */
export const totalOf = (choice: Choice, horizon: Day): number | null => {
  const { flows } = choice;
  if (flows.costs === null || flows.ownPayments === null) return null;
  const parts = partsOf(choice, horizon);
  const contributions = parts.contributions ?? ownUntil(flows.ownPayments, Math.min(choice.day, horizon));
  const cents = [parts.benefits, parts.pay, parts.abono].reduce<number>((sum, part) => sum + centsOf(part ?? 0), 0);
  return reaisOf(cents - centsOf(contributions) - flows.costs);
};

/** The sum received until a day, unrounded: sums of two choices are compared by it. */
export const receivedUntil = ({ day, value, flows }: Choice, until: Day): number => {
  const worked = Math.min(day, until);
  const { pay, abono, withheld, ownPayments, costs } = flows;
  return (
    PAID_A_MONTH * value * monthsBetween(day, until) +
    flowUntil(pay ?? [], worked) +
    flowUntil(abono ?? [], worked) -
    flowUntil(withheld ?? [], worked) -
    ownUntil(ownPayments ?? [], worked) -
    reaisOf(costs ?? 0)
  );
};

/** Less than half a cent is none. */
const NOTHING = 0.005;

const isBelow = (choice: Choice, other: Choice, on: Day): boolean =>
  receivedUntil(choice, on) < receivedUntil(other, on) - NOTHING;

/** Whole months from a day that lie within the horizon. */
const wholeMonths = (from: Day, horizon: Day): number => {
  if (horizon <= from) return 0;
  return Math.floor(monthsBetween(from, horizon));
};

/** The first month from `low` on that is not below; `high` is not. What is received beyond both days is a straight line. */
const firstNotBelow = (low: number, high: number, below: (months: number) => boolean): number => {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (below(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * The first day, in whole months from the earlier day of asking, from which the sum received is never again below that of
 * the other up to the horizon; null where there is none. Of equal choices the day of asking itself.
 */
export const evensOutOn = (choice: Choice, other: Choice, horizon: Day): Day | null => {
  const earlier = Math.min(choice.day, other.day);
  if (earlier >= horizon) return choice.day === other.day && !isBelow(choice, other, horizon) ? earlier : null;
  if (isBelow(choice, other, horizon)) return null;
  const last = wholeMonths(earlier, horizon);
  const below = (months: number): boolean => isBelow(choice, other, addMonths(earlier, months));
  const bothAsked = Math.min(last, Math.ceil(monthsBetween(earlier, Math.max(choice.day, other.day))));
  if (below(bothAsked)) return below(last) ? null : addMonths(earlier, firstNotBelow(bothAsked, last, below));
  let months = bothAsked;
  while (months > 0 && !below(months - 1)) months -= 1;
  return addMonths(earlier, months);
};
