/** What it costs and brings to ask for a benefit later. BRL of the calculation date; every month brings a twelfth of the 13th. */
import { addMonths, type Day, elapsed } from '../../../units/day.ts';
import { roundedReais } from '../../../units/money.ts';
import type { Contributions } from './contributions.ts';

/** Twelve months and the abono anual. @see Lei 8.213/1991, art. 40; CF, art. 40, § 12, and art. 201, § 6 */
const BENEFITS_A_MONTH = 13 / 12;
const DAYS_OF_MONTH = 30;

/** Months between two days; days left over are thirtieths of one. */
const monthsBetween = (from: Day, to: Day): number => {
  const { years, months, days } = elapsed(from, to);
  return years * 12 + months + Math.min(days, DAYS_OF_MONTH) / DAYS_OF_MONTH;
};

/** A benefit added up from one day to another; nothing once the second has gone by. */
export const receivedBetween = (value: number, from: Day, to: Day): number =>
  roundedReais(value * BENEFITS_A_MONTH * monthsBetween(from, to));

/** A day on which the benefit may be asked for, and the benefit then. */
export interface Choice {
  readonly day: Day;
  readonly value: number;
}

export interface Waited {
  /** A month, against asking on the first day. */
  readonly gain: number;
  /** Benefits not received meanwhile. */
  readonly benefits: number;
  /** Contributions paid meanwhile; null where they are not known. */
  readonly contributions: number | null;
  /** Both; benefits alone where contributions are not known. */
  readonly forgone: number;
  /** The day on which the gain has brought back what was forgone; null where it never does while the person may live. */
  readonly recoveredOn: Day | null;
  /** Received until the expectation of life, less the contributions paid while waiting where they are known. */
  readonly receivedInLife: number | null;
}

export interface WaitedFrom {
  /** Asking on the first day. */
  readonly first: Choice;
  readonly contributions: Contributions;
  /** Of the person; null where no table says it. */
  readonly lifeUntil: Day | null;
  /** Nothing is recovered after it. */
  readonly lastDay: Day;
}

const recoveredOn = (day: Day, gain: number, forgone: number, lastDay: Day): Day | null => {
  if (gain <= 0) return null;
  const months = Math.ceil(forgone / (gain * BENEFITS_A_MONTH));
  if (months > lastDay - day) return null;
  const recovered = addMonths(day, months);
  return recovered > lastDay ? null : recovered;
};

export const waitedUntil = ({ day, value }: Choice, asked: WaitedFrom): Waited => {
  const { first, lifeUntil, lastDay } = asked;
  const gain = roundedReais(value - first.value);
  const benefits = receivedBetween(first.value, first.day, day);
  const contributions = asked.contributions.between(first.day, day);
  const forgone = roundedReais(benefits + (contributions ?? 0));
  return {
    gain,
    benefits,
    contributions,
    forgone,
    recoveredOn: day === first.day ? null : recoveredOn(day, gain, forgone, lastDay),
    receivedInLife:
      lifeUntil === null
        ? null
        : roundedReais((lifeUntil <= day ? 0 : receivedBetween(value, day, lifeUntil)) - (contributions ?? 0)),
  };
};
