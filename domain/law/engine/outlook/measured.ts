/** A choice against another: parts, sums and the day from which it is never behind again. */
import type { ChoiceParts } from '../../../api/choice.ts';
import { type Day, isoOf } from '../../../units/day.ts';
import { centsOf, reaisOf } from '../../../units/money.ts';
import { benefitsBetween, type Choice, evensOutOn, partsOf, totalOf } from '../choice/choice.ts';
import { type NetOf, totalNetOf } from '../choice/net-choice.ts';

export interface Measured {
  readonly parts: ChoiceParts | null;
  readonly total: number | null;
  readonly gain: number | null;
  readonly balance: number | null;
  /** After tax; null where it is not known. */
  readonly totalNet: number | null;
  readonly balanceNet: number | null;
  readonly evensOutOn: string | null;
  /** Benefits of the other choice that are not received meanwhile. */
  readonly forgone: number | null;
}

export const NOT_MEASURED: Measured = {
  parts: null,
  total: null,
  gain: null,
  balance: null,
  totalNet: null,
  balanceNet: null,
  evensOutOn: null,
  forgone: null,
};

const difference = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : reaisOf(centsOf(one) - centsOf(other));

/** `horizon` null: no table tells how long the person may live, so that there are values and no sums. */
export const measured = (choice: Choice, other: Choice, horizon: Day | null, net: NetOf): Measured => {
  const gain = difference(choice.value, other.value);
  const forgone = benefitsBetween(other.value, other.day, choice.day);
  if (horizon === null) return { ...NOT_MEASURED, gain, forgone };
  const total = totalOf(choice, horizon);
  const balance = difference(total, totalOf(other, horizon));
  const totalNet = totalNetOf(choice, horizon, net);
  const evens = balance === null ? null : evensOutOn(choice, other, horizon);
  return {
    parts: partsOf(choice, horizon),
    total,
    gain,
    balance,
    totalNet,
    balanceNet: difference(totalNet, totalNetOf(other, horizon, net)),
    evensOutOn: evens === null ? null : isoOf(evens),
    forgone,
  };
};
