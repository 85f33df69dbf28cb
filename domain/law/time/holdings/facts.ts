/** What counting needs to know about a person, and what it answers. */
import type { Day } from '../../../units/day.ts';
import type { Month } from '../../../units/month.ts';
import type { CountingMethod, Span } from '../../../units/span.ts';
import type { DisabledLevel, SpecialBase } from '../conversion.ts';
import type { Counter } from '../counter.ts';
import type { Period } from '../records.ts';
import type { Stretch } from '../stretch.ts';

/** The spans stated when there are no work records; held on the calculation date, running unbroken up to it. */
export interface StatedSpans {
  readonly contributionTime: Span;
  readonly publicServiceTime: Span;
  readonly teachingTime: Span;
  readonly carreerTime: Span;
  readonly positionTime: Span;
  readonly specialTime: Span;
  readonly policeTime: Span;
  /** The grave degree. */
  readonly disabledTime: Span;
  readonly disabledModerateTime: Span;
  readonly disabledLowTime: Span;
}

export interface TimeFacts {
  /** null: special time stays unconverted. */
  readonly gender: 'Homem' | 'Mulher' | null;
  readonly calculationDate: Day;
  readonly method: CountingMethod;
  /** Last day of the special time that is converted. */
  readonly specialUntil: Day;
  /** Whose records count. */
  readonly regimeType: 'RPPS' | 'RGPS' | 'ALL';
  readonly periods: readonly Period[];
  readonly stated: StatedSpans;
  /** There are records, though none among `periods`: the stated spans are not looked at. */
  readonly hasRecords?: true;
  /** What was held on earlier days; absent: the stated spans run unbroken up to the calculation date. */
  readonly earlier?: readonly ({ readonly date: string } & Partial<StatedSpans>)[];
  /** BRL of a month, null when unknown. */
  readonly minimumWage: (month: Month) => number | null;
}

export interface ContributionCount {
  readonly specialTime: 'converted' | 'simple';
  readonly simplifiedPlan: 'counted' | 'excluded';
  /** Rural work since 11/1991 that nobody paid for: left out unless said. */
  readonly unpaidRural?: 'counted';
}

/** The days on which each key is the one with most time. */
export type Leaders<T> = readonly { readonly key: T; readonly days: Stretch }[];

/** The time of one degree, or without a disability, as it is brought to another degree. */
export interface DegreePart {
  /** Null: without a disability. */
  readonly level: DisabledLevel | null;
  /** Set where the table for exposure gives more than that of the degrees (Decreto 3.048/1999, art. 70-F, § 1). */
  readonly special: SpecialBase | null;
  readonly factor: number;
  /** Its days, one for one. */
  readonly counter: Counter;
}

/** Time with a disability. */
export interface Degrees {
  readonly disabled: (level: DisabledLevel | 'any') => Counter;
  /** All contribution time brought to one degree (Decreto 3.048/1999, art. 70-E). */
  readonly toward: (level: DisabledLevel) => Counter;
  /** What `toward` is the sum of. */
  readonly parts: (level: DisabledLevel) => readonly DegreePart[];
  readonly leaders: () => Leaders<DisabledLevel>;
}

export interface Holdings {
  /** True when nothing but stated spans is known. */
  readonly stated: boolean;
  readonly contribution: (count: ContributionCount) => Counter;
  readonly publicService: Counter;
  readonly carreer: Counter;
  readonly position: Counter;
  readonly teaching: Counter;
  readonly police: Counter;
  /** Exposure of one kind, and with the other kinds brought to it (Decreto 3.048/1999, art. 66). */
  readonly special: (base: SpecialBase) => Counter;
  readonly specialToward: (base: SpecialBase) => Counter;
  /** Exposure of every kind, one for one. */
  readonly anySpecial: () => Counter;
  readonly specialLeaders: () => Leaders<SpecialBase>;
  /** What the conversion of exposure adds to the days of it as a person with a disability. @see Decreto 3.048/1999, art. 188-Q */
  readonly gainOfDisabledExposure: () => Counter;
  /** With contributions of 5% or 11%, or without. */
  readonly degrees: (plan: ContributionCount['simplifiedPlan']) => Degrees;
  /** The same as if no exposure were proved. */
  readonly degreesByDegreeAlone: Holdings['degrees'];
  /** The days of a person with a disability: those of the records that say so, and on until a record that does not. */
  readonly disabilityDays: readonly Stretch[];
  readonly recordedDisabilityDays: readonly Stretch[];
  /** A record says that there is a disability, and not of which degree. */
  readonly degreeUnknown: boolean;
  /** Monthly contributions: one unit is one month. */
  readonly months: (kind: 'urban' | 'rural' | 'hybrid') => Counter;
  /** How many months paid late would be carência of this kind had they been paid in time. */
  readonly lateMonths: (kind: 'urban' | 'rural' | 'hybrid') => number;
  /** Rural work since 11/1991 without a salary is counted as paid; its category is unknown. */
  readonly ruralOfUnknownCategory: boolean;
  /** The days of the rural records. */
  readonly ruralDays: readonly Stretch[];
}
