/** What has been received over time under a choice: the picture beside the figures, on screen and paper. */
import type { ChoiceParts } from '../api/choice.ts';
import { dayOf } from '../units/day.ts';

/** The sum in BRL that has been received up to a day. */
export interface SumPoint {
  readonly date: string;
  readonly sum: number;
}

export interface ChoiceInTime {
  readonly calculationDate: string;
  /** The day of asking. */
  readonly date: string;
  readonly horizon: string;
  readonly parts: ChoiceParts;
}

/** What flows until the day of asking: pay and abono less contributions and costs; of what is not known nothing. */
const untilAsked = ({ pay, abono, contributions, costs }: ChoiceParts): number =>
  (pay ?? 0) + (abono ?? 0) - (contributions ?? 0) - (costs ?? 0);

/** From the calculation date over the day of asking to the expectation of life; between them it grows evenly. */
export const sumLine = ({ calculationDate, date, horizon, parts }: ChoiceInTime): readonly SumPoint[] => {
  const before = untilAsked(parts);
  const asked = date <= calculationDate ? [] : [{ date, sum: before }];
  return [
    { date: calculationDate, sum: asked.length === 0 ? before : 0 },
    ...asked,
    { date: horizon, sum: before + parts.benefits },
  ];
};

/** The sum on a day within the line; null outside it. */
export const sumOn = (line: readonly SumPoint[], date: string): number | null => {
  const after = line.findIndex((point) => point.date >= date);
  const to = line[after];
  if (to === undefined) return null;
  const from = line[after - 1];
  if (from === undefined) return to.date === date ? to.sum : null;
  const share = (dayOf(date) - dayOf(from.date)) / (dayOf(to.date) - dayOf(from.date));
  return from.sum + (to.sum - from.sum) * share;
};
