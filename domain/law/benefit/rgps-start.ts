/** From when, with which bases and between which limits a benefit of the RGPS is calculated. */
import { monthOf } from '../../units/day.ts';
import { FIRST_AVERAGED_MONTH, type Month } from '../../units/month.ts';
import { ceiling, minimumWage } from '../tables/index.ts';
import { type BenefitFacts, LAST_DAY_BEFORE_DIVISOR_108 } from './facts.ts';
import { lastReported } from './months-without-base.ts';
import type { SalaryWindow } from './salary-book.ts';
import { type Refusal, refusal } from './workings.ts';

/** From when and in whose money a benefit of the RGPS is calculated. */
export interface Start {
  readonly month: Month;
  readonly floor: number;
  readonly ceiling: number;
  readonly window: SalaryWindow;
  /** Months from 07/1994 to the month before the start. */
  readonly elapsed: number;
  /** Of these, months of work whose base is unknown: contributed on, whether or not they are reported by now. */
  readonly withoutBase: number;
  /** Of those, the ones that somebody could inform. */
  readonly notInformed: number;
  readonly divisor108: Divisor108;
}

/** The minimum divisor of anyone affiliated by 31/07/1994 in the averages of EC 103/2019. */
export interface Divisor108 {
  readonly applies: boolean;
  /** Set while a method works: it was larger than the months of a choice that was looked at. */
  mattered: boolean;
}

/**
 * A closed right starts on the last day of its window, with the bases, the ceiling and the tables of that day; an open
 * one on the day tested, in money of the calculation date. A given average is in that money already, and is not
 * readjusted again.
 *
 * @see EC 103/2019, art. 3; Decreto 3.048/1999, art. 188-A
 */
export const startOf = (facts: BenefitFacts): Start | Refusal => {
  const closedOn = facts.salaries.given === true ? null : facts.closedOn;
  const month = monthOf(Math.min(closedOn ?? facts.calculationDate, facts.calculationDate));
  const last = monthOf(facts.closedOn ?? facts.valuation.day) - 1;
  const { overlay } = facts.salaries;
  const floor = minimumWage(month, overlay);
  const limit = ceiling(month, overlay);
  if (floor === null || limit === null) {
    return refusal('noLimits', 'Não há salário mínimo e teto conhecidos para a data do cálculo.');
  }
  const window = facts.salaries.window(last, month);
  const elapsed = Math.max(0, last - FIRST_AVERAGED_MONTH + 1);
  return {
    month,
    floor,
    ceiling: limit,
    window,
    elapsed,
    withoutBase: facts.salaries.withoutBase(last),
    notInformed: facts.salaries.withoutBase(Math.min(last, lastReported(monthOf(facts.calculationDate)))),
    divisor108: { applies: facts.valuation.day > LAST_DAY_BEFORE_DIVISOR_108, mattered: false },
  };
};
