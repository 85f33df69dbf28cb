/**
 * What the engine is given about a case. Plain data: dates `YYYY-MM-DD`, money in BRL, spans as typed.
 * A datum that nobody knows is null, never zero.
 */
import type { WorkAfter } from '../../api/choice.ts';
import type { Month } from '../../units/month.ts';
import type { CountingMethod } from '../../units/span.ts';
import type { Regime, RegimeType } from '../rule/regime.ts';
import type { DisabledLevel, Gender, IsoDate, SpecialBase } from '../rule/requirement.ts';
import type { PublishedIndexes } from '../tables/overlay.ts';
import type { StatedSpans } from '../time/holdings/facts.ts';

export interface Person {
  readonly gender: Gender | null;
  readonly birthDate: IsoDate | null;
  /** Permanent incapacity (invalidez), since when, and whether the cause was in service. */
  readonly disablement: boolean;
  readonly disablementDate: IsoDate | null;
  readonly inServiceDisablement: boolean;
}

/** Totals known to have been held on an earlier day: 29 years on 13/11/2019. */
export interface EarlierTotals extends Partial<StatedSpans> {
  readonly date: IsoDate;
}

/** An average and a last remuneration that somebody else worked out, in BRL. */
export interface GivenFigures {
  readonly average: number | null;
  readonly lastRemuneration: number | null;
}

/** Expectation of life in years, by completed age: `{ 60: 22.6, 61: 21.8 }`. */
export type GivenSurvival = Readonly<Record<number, number>>;

export interface Calculation extends StatedSpans {
  /** First affiliation to the RGPS. */
  readonly registrationDate: IsoDate | null;
  /** Since when a retirement of the RGPS is received. */
  readonly retiredSince?: IsoDate | null;
  readonly publicServiceIngressDate: IsoDate | null;
  readonly countingMethod: CountingMethod;
  /** Joined the complementary regime. */
  readonly optedForRPC: boolean;
  /** Of the União's special benefit: the day of the term of option, and what the official statement says of that day. */
  readonly rpcOptedOn?: IsoDate | null;
  readonly specialBenefit?: number | null;
  readonly specialBenefitAverage?: number | null;
  readonly specialBenefitContributions?: number | null;
  readonly specialBenefitYears?: number | null;
}

export interface Salary {
  /** '01' to '12', '13' for the 13th. */
  readonly month: string;
  readonly year: number;
  readonly value: number;
  /** What the CNIS extract printed before limits were applied. */
  readonly readValue?: number | null;
}

export interface WorkRecord {
  readonly id: string;
  readonly regimeType: RegimeType;
  readonly ingressDate: IsoDate;
  /** null: still running. */
  readonly egressDate: IsoDate | null;
  readonly isPublicService: boolean;
  readonly isTeaching: boolean;
  readonly isCurrentCareer: boolean;
  readonly isCurrentPosition: boolean;
  readonly isSpecialTime: boolean;
  readonly specialTimeBase: SpecialBase;
  readonly isPoliceTime: boolean;
  readonly isDisabled: boolean;
  readonly disabledLevel: DisabledLevel | null;
  readonly isQualifyingPeriod: boolean;
  readonly isRural: boolean;
  readonly contributionPlan: 'normal' | 'simplified';
  /** Who pays the contributions: absent, the employer withholds them. */
  readonly category?: 'individual' | 'facultativo';
  /** Days taken off until 16/12/1998, until 13/11/2019 and since. */
  readonly deduction1: number;
  readonly deduction2: number;
  readonly deduction3: number;
  /** Unused days of premium leave; they count double, as contribution time only. */
  readonly addition: number;
  readonly salaries: readonly Salary[];
  /** Months before 11/2019 whose contribution, below the minimum wage, pays for nothing until it is complemented. */
  readonly unpaidMonths?: readonly Month[];
  /** Months that the extract marks as computed nowhere: neither time nor carência nor value (Portaria DIRBEN/INSS 990/2022, Anexo V). */
  readonly notComputedMonths?: readonly Month[];
  /** Months paid late that are time and no carência (Lei 8.213/1991, art. 27, II). */
  readonly notForCarencia?: readonly Month[];
}

/** Insured time under the social security of another country; no day of it is Brazilian contribution. */
export interface TimeAbroad {
  readonly country: string;
  readonly ingressDate: IsoDate;
  /** null: still running. */
  readonly egressDate: IsoDate | null;
  readonly isQualifyingPeriod: boolean;
  readonly deduction1: number;
  readonly deduction2: number;
  readonly deduction3: number;
}

export interface Settings {
  /** Last day of special time that is converted; 2019-11-13 by EC 103/2019, art. 25, § 2. */
  readonly specialTimeUntil: IsoDate;
}

export const DEFAULT_SETTINGS: Settings = { specialTimeUntil: '2019-11-13' };

export interface LawInput {
  readonly person: Person;
  readonly calculation: Calculation;
  readonly workRecords: readonly WorkRecord[];
  /** Counts only for the rights by totalisation of the RGPS; absent: none. */
  readonly abroad?: readonly TimeAbroad[];
  /** 'Até Hoje': the day on which everything is held. */
  readonly calculationDate: IsoDate;
  /** The last day of which pay can be known, where the calculation date lies after it; absent: that date. */
  readonly knownUntil?: IsoDate;
  /** null when not chosen; the RGPS needs none. */
  readonly regime: Regime | null;
  /** What an administrator published; laid over the series shipped with the program. */
  readonly indexes: readonly PublishedIndexes[];
  readonly settings: Settings;
  /** Whose rules; 'RPPSV2' is RPPS with the future rules kept in the not-applicable list. */
  readonly regimeType: RegimeType | 'RPPSV2';
  /** Only without work records; between two days the time is taken as the last of the days between them. */
  readonly earlierTotals?: readonly EarlierTotals[];
  /** Used where the records hold no salary at all. */
  readonly givenFigures?: GivenFigures;
  /** The fator previdenciário that somebody else worked out, in the place of the one of the day. */
  readonly givenFactor?: number;
  /** Expectation of life in years by completed age, in the place of the IBGE's table. */
  readonly givenSurvival?: GivenSurvival;
  /** `goesOn`: a right to come is valued with the pay going on until then. Absent: with the remunerations known alone. */
  readonly futurePay?: 'known' | 'goesOn';
  /** What happens to the work after retiring, in the RGPS; absent or null: it goes on. */
  readonly workAfter?: WorkAfter | null;
  /**
   * Records of the RGPS that were paid, or complemented, after the reform. As the INSS reads it their time counts, but was not held on
   * 13/11/2019: not in the rights complete by then, nor where a toll or an entrance is measured on that day. Courts are divided.
   */
  readonly paidAfterReform?: readonly PaidAfterReform[];
}

/** `heldAs`: what it was on 13/11/2019, nothing at all or a record paid at 11% or 5%. */
export interface PaidAfterReform {
  readonly id: string;
  readonly heldAs: 'nothing' | 'reducedPlan';
}
