/** The day that is called that of the greatest sum until the expectation of life. */
import type { OutlookAnswer } from '../api/outlook.ts';
import { asChoice, type Choice, isCompulsory, markedChoice, markName } from './outlook-marks.ts';
import { isOwn } from './outlook-worth.ts';

/** Days of asking and of rights, the earliest first; none that age brings by itself. */
export const chosenDays = (answer: OutlookAnswer): readonly Choice[] =>
  [...answer.waiting, ...answer.rights.filter(isOwn).map(asChoice)]
    .filter(({ ruleId }) => !isCompulsory(answer, ruleId))
    .toSorted((one, other) => one.date.localeCompare(other.date));

/** As much as months of 28 to 31 days that count as thirty may add to two spans beside the whole of both. */
export const MOST_OF_CALENDAR = (13 / 12) * (3 / 30);

/** Whether the sum of an earlier day lacks some days of the calendar alone. */
export const isAsMuch = (
  most: { readonly balance: number | null },
  { value, balance }: { readonly value: number | null; readonly balance: number | null },
): boolean => balance !== null && Math.abs((most.balance ?? 0) - balance) <= (value ?? 0) * MOST_OF_CALENDAR;

/** The first day whose sum lacks some days of the calendar alone: nobody works two months more for those; null where there is none. */
const asMuchBefore = (answer: OutlookAnswer, most: Choice): Choice | null => {
  const first = answer.marks.first?.date ?? answer.calculationDate;
  return (
    chosenDays(answer).find((choice) => choice.date > first && choice.date < most.date && isAsMuch(most, choice)) ??
    null
  );
};

export const NEARLY = 'Praticamente a maior soma';

export interface GreatestSum {
  readonly choice: Choice;
  /** A later day adds some days of the calendar to it. */
  readonly isNearly: boolean;
}

export const greatestSum = (answer: OutlookAnswer): GreatestSum | null => {
  const marked = markedChoice(answer, 'bestInLife');
  if (marked === null) return null;
  const before = asMuchBefore(answer, marked);
  return { choice: before ?? marked, isNearly: before !== null };
};

/** What is written at that day; null where nothing stands out. */
export const greatestSumName = (answer: OutlookAnswer): string | null =>
  greatestSum(answer)?.isNearly === true ? NEARLY : markName(answer, 'bestInLife');
