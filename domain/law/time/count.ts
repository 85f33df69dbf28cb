/** Time counted: the totals of a person on a day, and the days of one record. */
import { type Day, dayOf } from '../../units/day.ts';
import { type CountingMethod, NO_TIME, type Span, spanOfDays } from '../../units/span.ts';
import { type Counter, daysOfUnits } from './counter.ts';
import { EC103 } from './cuts.ts';
import type { TimeFacts } from './holdings/facts.ts';
import { holdingsOf } from './holdings/index.ts';
import type { Period } from './records.ts';

export type { Period, TimeFacts };

export interface Totals {
  /** Without conversion of special time. */
  readonly contributionTime: Span;
  readonly convertedContributionTime: Span;
  readonly publicServiceTime: Span;
  readonly teachingTime: Span;
  readonly carreerTime: Span;
  readonly positionTime: Span;
  readonly specialTime: Span;
  readonly policeTime: Span;
  /** The grave degree. */
  readonly disabledTime: Span;
  readonly disabledLowTime: Span;
  readonly disabledModerateTime: Span;
}

/** Everything held at the end of a day. Fractions of a day from conversion are kept inside and dropped here. */
export const countedTotals = (facts: TimeFacts, day: Day): Totals => {
  const holdings = holdingsOf(facts);
  const { disabled } = holdings.degrees('counted');
  const span = (counter: Counter): Span => spanOfDays(daysOfUnits(counter.at(day)));
  return {
    contributionTime: span(holdings.contribution({ specialTime: 'simple', simplifiedPlan: 'counted' })),
    convertedContributionTime: span(holdings.contribution({ specialTime: 'converted', simplifiedPlan: 'counted' })),
    publicServiceTime: span(holdings.publicService),
    teachingTime: span(holdings.teaching),
    carreerTime: span(holdings.carreer),
    positionTime: span(holdings.position),
    specialTime: span(holdings.anySpecial()),
    policeTime: span(holdings.police),
    disabledTime: span(disabled('high')),
    disabledLowTime: span(disabled('low')),
    disabledModerateTime: span(disabled('medium')),
  };
};

/** A period to count: what is not said is no, nothing and 25. */
export type PeriodToCount = Pick<Period, 'ingressDate' | 'egressDate'> & Partial<Period>;

export interface CountOptions {
  /** Last day counted, `YYYY-MM-DD`. */
  readonly until: string;
  readonly method?: CountingMethod;
  /** Asked for to convert special time; null leaves it unconverted. */
  readonly gender?: 'Homem' | 'Mulher' | null;
  /** Records of which regime count; all by default. */
  readonly regimeType?: 'RPPS' | 'RGPS' | 'ALL';
  /** Last day of the special time that is converted; 2019-11-13 by EC 103/2019, art. 25, § 2. */
  readonly specialTimeUntil?: string;
  /** BRL of a month (year × 12 + month − 1), null when unknown: competências from 11/2019 below it do not count. */
  readonly minimumWage?: (month: number) => number | null;
}

/** A period about which nothing more is known. */
export const PLAIN_PERIOD: Omit<Period, 'ingressDate' | 'egressDate'> = {
  regimeType: 'RPPS',
  isPublicService: false,
  isTeaching: false,
  isCurrentCareer: false,
  isCurrentPosition: false,
  isSpecialTime: false,
  specialTimeBase: 25,
  isPoliceTime: false,
  isDisabled: false,
  disabledLevel: null,
  isQualifyingPeriod: true,
  isRural: false,
  contributionPlan: 'normal',
  deduction1: 0,
  deduction2: 0,
  deduction3: 0,
  addition: 0,
  salaries: [],
};

const NOTHING_STATED = {
  contributionTime: NO_TIME,
  publicServiceTime: NO_TIME,
  teachingTime: NO_TIME,
  carreerTime: NO_TIME,
  positionTime: NO_TIME,
  specialTime: NO_TIME,
  policeTime: NO_TIME,
  disabledTime: NO_TIME,
  disabledModerateTime: NO_TIME,
  disabledLowTime: NO_TIME,
};

/** Periods counted up to a day; the library's `countTime` says how. */
export const countPeriods = (periods: readonly PeriodToCount[], options: CountOptions): Totals => {
  const day = dayOf(options.until);
  return countedTotals(
    {
      gender: options.gender ?? null,
      calculationDate: day,
      method: options.method ?? 'days365',
      specialUntil: options.specialTimeUntil === undefined ? EC103 : dayOf(options.specialTimeUntil),
      regimeType: options.regimeType ?? 'ALL',
      periods: periods.map((period) => ({ ...PLAIN_PERIOD, ...period })),
      stated: NOTHING_STATED,
      minimumWage: options.minimumWage ?? (() => null),
    },
    day,
  );
};
