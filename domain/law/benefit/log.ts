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

interface LogFigures {
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
}

interface LogSalaries {
  readonly all: readonly LoggedSalary[];
  readonly since1994: readonly LoggedSalary[];
  readonly sorted: readonly LoggedSalary[];
  readonly top: readonly LoggedSalary[];
  readonly discarded: readonly LoggedSalary[];
}

/**
 * How one value arose. The first log of a benefit is the estimate; further ones are disputed readings. Steps and lists of
 * remunerations are worked out when they are read. A class, as its getters are then made once: those of a literal are made for
 * each object, twenty times as slowly, and V8 keeps all that they refer to until its next full collection.
 */
export class BenefitLog implements LogFigures {
  readonly name: string;
  readonly value: number | null;
  readonly count: number | null;
  readonly baseContribution: number | null;
  readonly gender: Gender;
  readonly divisors: readonly number[];
  readonly measuredOn: string;
  readonly contribution: Span | null;
  readonly percentages: readonly number[];
  readonly retirementDate: string | null;
  readonly retirementAge: Span | null;
  readonly finalContribution: Span | null;
  readonly #steps: () => readonly BenefitStep[];
  readonly #salaries: () => LogSalaries;

  constructor(figures: LogFigures, steps: () => readonly BenefitStep[], salaries: () => LogSalaries) {
    this.name = figures.name;
    this.value = figures.value;
    this.count = figures.count;
    this.baseContribution = figures.baseContribution;
    this.gender = figures.gender;
    this.divisors = figures.divisors;
    this.measuredOn = figures.measuredOn;
    this.contribution = figures.contribution;
    this.percentages = figures.percentages;
    this.retirementDate = figures.retirementDate;
    this.retirementAge = figures.retirementAge;
    this.finalContribution = figures.finalContribution;
    this.#steps = steps;
    this.#salaries = salaries;
  }

  get steps(): readonly BenefitStep[] {
    return this.#steps();
  }

  get salaries(): LogSalaries {
    return this.#salaries();
  }

  /** With every field, in their order. */
  toJSON() {
    return { ...this, steps: this.steps, salaries: this.salaries };
  }
}

/** The same log with other steps and perhaps another value. */
export const withSteps = (
  log: BenefitLog,
  change: (steps: readonly BenefitStep[]) => readonly BenefitStep[],
  value = log.value,
): BenefitLog =>
  new BenefitLog(
    { ...log, value },
    () => change(log.steps),
    () => log.salaries,
  );

/** The same log by another name. */
export const renamed = (log: BenefitLog, name: string): BenefitLog =>
  new BenefitLog(
    { ...log, name },
    () => log.steps,
    () => log.salaries,
  );
