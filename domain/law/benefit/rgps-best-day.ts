/** A right acquired until the reform, calculated on an earlier day on which it was complete and worth more. */
import { type Day, dayOf, firstDayOf, isoOf } from '../../units/day.ts';
import { monthOfYear } from '../../units/month.ts';
import { formatDate } from '../../words/format.ts';
import type { BenefitFacts } from './facts.ts';
import type { BenefitStep } from './log.ts';
import { REFORM } from './rgps-method.ts';
import type { Start } from './rgps-start.ts';
import { moneyText } from './text.ts';

/**
 * Before it the factor applied to a part of the average only, one sixtieth more each month, by tables of expectation of life that
 * are not kept here. @see Lei 9.876/1999, art. 5
 */
const FIRST_DAY_LOOKED: Day = dayOf('2004-12-01');

/** The day after the contributions, from which on the divisor only grows; null where they go on to the end of the window. */
const afterContributions = ({ window }: Start): Day | null => {
  const last = window.since1994().at(-1);
  return last === undefined ? null : firstDayOf(monthOfYear(last.year, Number(last.month)) + 1);
};

/**
 * The days beside the last one of the law that are looked at: the completion, whose conditions are kept, and the end of the
 * contributions. @see Lei 8.213/1991, art. 122; Decreto 3.048/1999, art. 181-D; STF, Tema 334
 */
export const earlierDays = ({ closedOn, completedOn, salaries }: BenefitFacts, start: Start): readonly Day[] => {
  if (closedOn !== REFORM || salaries.given === true) return [];
  const first = Math.max(completedOn, FIRST_DAY_LOOKED);
  const days = new Set([first, Math.max(first, afterContributions(start) ?? first)]);
  return [...days].filter((day) => day < closedOn);
};

const dayText = (day: Day): string => formatDate(isoOf(day));

const KEPT = 'Lei 8.213/1991, art. 122; Decreto 3.048/1999, art. 181-D; STF, Tema 334';

/** Which day was taken, and what the last one of the law gives. */
export const earlierDaySteps = (facts: BenefitFacts, day: Day, onLastDay: number): BenefitStep[] => [
  {
    label: `Direito completo desde ${dayText(facts.completedOn)}`,
    value: `calculado em ${dayText(day)}, mais vantajoso que em ${dayText(REFORM)}, e reajustado desde então`,
    article: KEPT,
  },
  {
    label: `O mesmo direito, calculado em ${dayText(REFORM)} e reajustado`,
    value: moneyText(onLastDay),
    article: KEPT,
  },
];
