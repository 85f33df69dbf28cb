import { dayOf } from '../../units/day.ts';
import type { Span } from '../../units/span.ts';
import type { Gender } from '../rule/requirement.ts';
import type { MonthCosts } from './costs.ts';
import type { BenefitStep } from './log.ts';
import type { SalaryBook } from './salary-book.ts';

/** What is held on the day on which a right is valued. */
export interface Valuation {
  readonly day: number;
  readonly age: Span;
  /** Contribution time as the rule counts it (converted or not), before any discard. */
  readonly contribution: Span;
  /** The same in days; converted time may leave a fraction. */
  readonly contributionDays: number;
  /** Of `contribution`, what is Brazilian: set where the right is one by totalisation, whose value is that part of the whole. */
  readonly inBrazil?: Span;
  /** Monthly contributions (carência in the RGPS); the groups of 12 of the 70% + 1% methods are made of them, and only those count them. */
  readonly monthlyContributions: () => number;
}

/** The last day without a minimum divisor in the averages of EC 103/2019. @see Lei 8.213/1991, art. 135-A (Lei 14.331/2022) */
export const LAST_DAY_BEFORE_DIVISOR_108 = dayOf('2022-05-04');

/**
 * What a benefit method is given about the person and the right. The engine measures, the method only calculates:
 * it looks nothing up again. Days are day numbers of `domain/units`.
 */
export interface BenefitFacts {
  readonly gender: Gender;
  /** The value is given in money of this day, within its minimum wage and its ceiling. */
  readonly calculationDate: number;
  /** The day on which the right was complete; later than the calculation date for a future rule. */
  readonly completedOn: number;
  /** Last day of the rule's window when it lies before the calculation date (acquired right), else null. */
  readonly closedOn: number | null;
  /**
   * Measured on `closedOn` for an acquired right whose window is closed, on `completedOn` for a future rule, on the
   * calculation date otherwise.
   */
  readonly valuation: Valuation;
  /** The same right as it stood on the eve of Lei 14.331/2022; null unless it was complete by then and is still open. */
  readonly beforeDivisor108: { readonly valuation: Valuation; readonly costs: MonthCosts } | null;
  /**
   * The same acquired right as it stood on a day between its completion and the closing of its window; absent where none lies
   * between. @see Decreto 3.048/1999, art. 181-D
   */
  readonly asOf?: (day: number) => { readonly valuation: Valuation; readonly onlyTaught: boolean };
  /**
   * The retirement itself, on the later of completion and calculation date. Who had to leave served until the compulsory
   * day and retires on the day after it. The anticipated years of EC 41/2003, art. 2 count from the age on the grant.
   * @see CF, art. 40, § 1, II; Lei 8.112/1990, art. 187
   */
  readonly grant: { readonly servedUntil: number; readonly day: number; readonly age: Span };
  /** Contribution that the rule asks for, in days, toll included; null when it asks for none. */
  readonly requiredContributionDays: number | null;
  /** Monthly contributions (carência) that the rule asks for; null when it asks for none. */
  readonly carencia: number | null;
  /** The figures of the rule's `benefitParameters` for this person, on `completedOn`; absent: the method's own. */
  readonly parameters: {
    /** Whole years beyond which 2% a year are added. */
    readonly extraYearsBase?: number;
    /** Years of contribution that make a proportional benefit whole. */
    readonly wholeAfterYears?: number;
    /** Percentage of the months, the best ones, that enter the average. */
    readonly bestShare?: number;
    /** Age in years against which the anticipated years are counted. */
    readonly reductorReferenceAge?: number;
    /** Percentage of the months, the lowest ones, that may be left out. */
    readonly discardableShare?: number;
    /** The limit at the last pay comes before the fraction of the time, by the law of the place. */
    readonly limitBeforeFraction?: true;
  };
  /** Teacher's rule: the reference ages of EC 41/2003, art. 2 fall by five years. */
  readonly teacher: boolean;
  /** All the contribution time that the rule counts is of teaching in basic education. @see Lei 8.213/1991, art. 29, § 9, II and III */
  readonly onlyTaught: boolean;
  /** First affiliation to the RGPS; null when unknown. Decides the minimum divisors. */
  readonly affiliatedOn: number | null;
  /** Incapacity from an accident at work, an occupational or a listed serious disease. */
  readonly inServiceDisablement: boolean;
  /** Entered, or moved, under the complementary regime: the average stops at the ceiling of the RGPS. */
  readonly underComplementaryRegime: boolean;
  /** Moved under it by an option: what is paid on the last pay stops there too. */
  readonly opted: boolean;
  /** What a month left out of the average takes from the requirements of the rule. */
  readonly costs: MonthCosts;
  /** Servant of the União: a proportional pension on the last pay has a floor. */
  readonly isFederal: boolean;
  /**
   * Share of the remuneration rows of this regime's records that hold a value, 0 to 1; under 0.3 nothing is estimated. null:
   * no record reaches 07/1994, so that there is no row to fill.
   */
  readonly filledShare: number | null;
  /** How the time was counted: the first steps of every log. */
  readonly countingSteps?: readonly BenefitStep[];
  readonly salaries: SalaryBook;
  /** A fator previdenciário, or an expectation of life by completed age, that the caller gives. */
  readonly given: { readonly factor: number | null; readonly survival: Readonly<Record<number, number>> | null };
}

/** Why a method gives no value. `remunerations`: under 30% of the rows are filled; `nothingSince1994`: there is no row to fill. */
export type NoBenefit =
  | 'noSalaries'
  | 'remunerations'
  | 'noLastRemuneration'
  | 'noSurvivalTable'
  | 'noRequiredContribution'
  | 'noIndex'
  | 'noLimits'
  | 'nothingSince1994';
