import type { Span } from '../../units/span.ts';
import type { Gender } from '../rule/requirement.ts';

/** One line of the explanation, ready to be read: the value is text in Portuguese ('R$ 5.900,00', '86%', '305'). */
export interface BenefitStep {
  readonly label: string;
  readonly value: string;
  readonly article: string | null;
}

/** A remuneration of a month ('01' to '13') and what it became; index and updated value are null outside the average. */
export interface LoggedSalary {
  readonly month: string;
  readonly year: number;
  readonly value: number;
  readonly index: number | null;
  readonly updatedValue: number | null;
}

/** How one value arose. The first log of a benefit is the estimate; further ones are disputed readings. */
export interface BenefitLog {
  readonly name: string;
  readonly value: number | null;
  /** Months averaged. */
  readonly count: number | null;
  /** The base in BRL: average or last remuneration, after its limits. */
  readonly baseContribution: number | null;
  readonly gender: Gender;
  readonly divisors: readonly number[];
  /** The day on which contribution time is measured; earlier than `retirementDate` where the rule closed before it. */
  readonly measuredOn: string;
  /** Contribution time before any discard. */
  readonly contribution: Span | null;
  /** 86 for 86%. */
  readonly percentages: readonly number[];
  readonly retirementDate: string | null;
  readonly retirementAge: Span | null;
  /** Contribution time left after the discarded months. */
  readonly finalContribution: Span | null;
  readonly steps: readonly BenefitStep[];
  readonly salaries: {
    readonly all: readonly LoggedSalary[];
    readonly since1994: readonly LoggedSalary[];
    readonly sorted: readonly LoggedSalary[];
    readonly top: readonly LoggedSalary[];
    readonly discarded: readonly LoggedSalary[];
  };
}

/** The same log with other steps and perhaps another value; steps and lists of remunerations are worked out when they are read. */
export const withSteps = (
  log: BenefitLog,
  change: (steps: readonly BenefitStep[]) => readonly BenefitStep[],
  value = log.value,
): BenefitLog => ({
  name: log.name,
  value,
  count: log.count,
  baseContribution: log.baseContribution,
  gender: log.gender,
  divisors: log.divisors,
  measuredOn: log.measuredOn,
  contribution: log.contribution,
  percentages: log.percentages,
  retirementDate: log.retirementDate,
  retirementAge: log.retirementAge,
  finalContribution: log.finalContribution,
  get steps() {
    return change(log.steps);
  },
  get salaries() {
    return log.salaries;
  },
});
