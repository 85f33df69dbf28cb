/** A case in a few words, for calling the library by hand: what is left out is nothing, no and never. */
import { type CountingMethod, NO_TIME, type Span } from '../../units/span.ts';
import type { AgreementCountry } from '../../words/agreements.ts';
import { checkKeys, checkLawInput, checkShortSpan, checkWord } from '../input/checks.ts';
import { LawError } from '../input/errors.ts';
import {
  DEFAULT_SETTINGS,
  type GivenSurvival,
  type LawInput,
  type TimeAbroad,
  type WorkRecord,
} from '../input/input.ts';
import { COUNTING_METHODS, GENDERS, type KeysOf, PERIOD_KEYS, STATED_KEYS, TOTALS_KEYS } from '../input/words-known.ts';
import { REGIMES, regimeForLaw } from '../places/regimes.ts';
import type { Regime } from '../rule/regime.ts';
import type { Gender, IsoDate } from '../rule/requirement.ts';
import type { PublishedIndexes } from '../tables/overlay.ts';
import { PLAIN_PERIOD } from '../time/count.ts';
import type { StatedSpans } from '../time/holdings/facts.ts';

/** `{ years: 35 }` is 35 years. */
export type ShortSpan = Partial<Span>;

type ShortSpans = { readonly [Name in keyof StatedSpans]?: ShortSpan };

/** A work record: its dates, and whatever of its flags, deductions and salaries is not the default. */
export type DescribedPeriod = Pick<WorkRecord, 'ingressDate' | 'egressDate'> &
  Partial<WorkRecord> & {
    /** Insured there: time for totalisation alone, of which only dates, deductions and carência are read. */
    readonly country?: AgreementCountry | null;
  };

/** Spans are held on `calculationDate`; `totals` on days before it; `periods` stand in the place of both. */
export interface DescribedCase extends ShortSpans {
  /** 'RGPS' unless said. */
  readonly regimeType?: LawInput['regimeType'];
  readonly gender?: Gender | null;
  readonly birthDate?: IsoDate | null;
  readonly calculationDate: IsoDate;
  /** Number or exact name of the list of regimes: 'União', 'Sem Reforma', 'Minas Gerais'. */
  readonly regime?: number | string | null;
  readonly registrationDate?: IsoDate | null;
  readonly publicServiceIngressDate?: IsoDate | null;
  readonly countingMethod?: CountingMethod;
  readonly optedForRPC?: boolean;
  /** The day of the term of option, and the União's special benefit, or its average and contributions, as of that day. */
  readonly rpcOptedOn?: IsoDate | null;
  readonly specialBenefit?: number | null;
  readonly specialBenefitAverage?: number | null;
  readonly specialBenefitContributions?: number | null;
  readonly specialBenefitYears?: number | null;
  readonly disablement?: boolean;
  readonly disablementDate?: IsoDate | null;
  readonly inServiceDisablement?: boolean;
  readonly totals?: readonly ({ readonly date: IsoDate } & ShortSpans)[];
  readonly periods?: readonly DescribedPeriod[];
  /** BRL of the calculation date; they stand in the place of salaries. */
  readonly average?: number;
  readonly lastRemuneration?: number;
  /** The fator previdenciário, in the place of the one worked out. */
  readonly factor?: number;
  /** Expectation of life in years by completed age, in the place of the IBGE's table: `{ 60: 22.6 }`. */
  readonly survival?: GivenSurvival;
  readonly indexes?: readonly PublishedIndexes[];
  readonly specialTimeUntil?: IsoDate;
}

const SPAN_NAMES = [
  'contributionTime',
  'publicServiceTime',
  'teachingTime',
  'carreerTime',
  'positionTime',
  'specialTime',
  'policeTime',
  'disabledTime',
  'disabledModerateTime',
  'disabledLowTime',
] as const satisfies readonly (keyof StatedSpans)[];

const DESCRIBED_KEYS: KeysOf<DescribedCase> = {
  ...STATED_KEYS,
  regimeType: true,
  gender: true,
  birthDate: true,
  calculationDate: true,
  regime: true,
  registrationDate: true,
  publicServiceIngressDate: true,
  countingMethod: true,
  optedForRPC: true,
  rpcOptedOn: true,
  specialBenefit: true,
  specialBenefitAverage: true,
  specialBenefitContributions: true,
  specialBenefitYears: true,
  disablement: true,
  disablementDate: true,
  inServiceDisablement: true,
  totals: true,
  periods: true,
  average: true,
  lastRemuneration: true,
  factor: true,
  survival: true,
  indexes: true,
  specialTimeUntil: true,
};

const DESCRIBED_PERIOD_KEYS: KeysOf<DescribedPeriod> = { ...PERIOD_KEYS, country: true };

const FLAGS = [
  'optedForRPC',
  'disablement',
  'inServiceDisablement',
] as const satisfies readonly (keyof DescribedCase)[];

const checkSpans = (given: ShortSpans, field: string): void => {
  for (const name of SPAN_NAMES) {
    const span = given[name];
    if (span !== undefined) checkShortSpan(span, field === '' ? name : `${field}.${name}`);
  }
};

/** Nothing misspelt: a field that nobody reads would count as nothing. */
const checkDescribed = (described: DescribedCase): void => {
  checkKeys(described, DESCRIBED_KEYS, '');
  checkWord(described.gender, GENDERS, 'gender');
  checkWord(described.countingMethod, COUNTING_METHODS, 'countingMethod');
  checkSpans(described, '');
  for (const flag of FLAGS) {
    const value = described[flag];
    if (value !== undefined && typeof value !== 'boolean')
      throw new LawError('InvalidInput', flag, 'use true ou false');
  }
  (described.totals ?? []).forEach((totals, index) => {
    checkKeys(totals, TOTALS_KEYS, `totals.${index}`);
    checkSpans(totals, `totals.${index}`);
  });
  (described.periods ?? []).forEach((period, index) => {
    checkKeys(period, DESCRIBED_PERIOD_KEYS, `periods.${index}`);
  });
};

const whole = (span: ShortSpan | undefined): Span => ({ ...NO_TIME, ...span });

const spansOf = (given: ShortSpans): StatedSpans => {
  const {
    contributionTime,
    publicServiceTime,
    teachingTime,
    carreerTime,
    positionTime,
    specialTime,
    policeTime,
    disabledTime,
    disabledModerateTime,
    disabledLowTime,
  } = given;
  return {
    contributionTime: whole(contributionTime),
    publicServiceTime: whole(publicServiceTime),
    teachingTime: whole(teachingTime),
    carreerTime: whole(carreerTime),
    positionTime: whole(positionTime),
    specialTime: whole(specialTime),
    policeTime: whole(policeTime),
    disabledTime: whole(disabledTime),
    disabledModerateTime: whole(disabledModerateTime),
    disabledLowTime: whole(disabledLowTime),
  };
};

/** Only what is said of an earlier day was known on it. */
const earlierSpans = (given: ShortSpans): Partial<StatedSpans> => {
  const spans: Partial<Record<keyof StatedSpans, Span>> = {};
  for (const name of SPAN_NAMES) if (given[name] !== undefined) spans[name] = whole(given[name]);
  return spans;
};

const regimeOf = (asked: number | string | null): Regime | null => {
  if (asked === null) return null;
  const regimeId = typeof asked === 'number' ? asked : REGIMES.find(({ name }) => name === asked)?.regimeId;
  const regime = regimeId === undefined ? null : regimeForLaw(regimeId);
  if (regime === null) throw new LawError('UnknownRegime', 'regime', `regime desconhecido (${asked})`);
  return regime;
};

const abroadIn = (periods: readonly DescribedPeriod[]): TimeAbroad[] =>
  periods.flatMap(({ country = null, ingressDate, egressDate, isQualifyingPeriod = true, ...days }) => {
    if (country === null) return [];
    const { deduction1 = 0, deduction2 = 0, deduction3 = 0 } = days;
    return [{ country, ingressDate, egressDate, isQualifyingPeriod, deduction1, deduction2, deduction3 }];
  });

const recordsIn = (periods: readonly DescribedPeriod[], regimeType: 'RPPS' | 'RGPS'): WorkRecord[] =>
  periods.flatMap(({ country = null, ...period }, index) =>
    country === null ? [{ ...PLAIN_PERIOD, regimeType, id: String(index + 1), ...period }] : [],
  );

/**
 * The input of `evaluate`, `timeTotals` and `benefitLogsOf`, made from a short description. Throws a `LawError` for a date,
 * span or amount that cannot be read; what is merely missing is named by `evaluate` in `missingData`.
 *
 * `evaluate(inputOf({ gender: 'Homem', birthDate: '1962-01-01', calculationDate: '2026-07-01', contributionTime:
 * { years: 35 }, average: 5800 }))` finds the progressive age complete, worth 5,220.00.
 */
export const inputOf = (described: DescribedCase): LawInput => {
  checkDescribed(described);
  const { regimeType = 'RGPS', periods = [], average, lastRemuneration, totals, factor, survival } = described;
  const abroad = abroadIn(periods);
  const input: LawInput = {
    person: {
      gender: described.gender ?? null,
      birthDate: described.birthDate ?? null,
      disablement: described.disablement ?? false,
      disablementDate: described.disablementDate ?? null,
      inServiceDisablement: described.inServiceDisablement ?? false,
    },
    calculation: {
      ...spansOf(described),
      registrationDate: described.registrationDate ?? null,
      publicServiceIngressDate: described.publicServiceIngressDate ?? null,
      countingMethod: described.countingMethod ?? 'days365',
      optedForRPC: described.optedForRPC ?? false,
      rpcOptedOn: described.rpcOptedOn ?? null,
      specialBenefit: described.specialBenefit ?? null,
      specialBenefitAverage: described.specialBenefitAverage ?? null,
      specialBenefitContributions: described.specialBenefitContributions ?? null,
      specialBenefitYears: described.specialBenefitYears ?? null,
    },
    workRecords: recordsIn(periods, regimeType === 'RGPS' ? 'RGPS' : 'RPPS'),
    ...(abroad.length === 0 ? {} : { abroad }),
    calculationDate: described.calculationDate,
    regime: regimeOf(described.regime ?? null),
    indexes: described.indexes ?? [],
    settings: { specialTimeUntil: described.specialTimeUntil ?? DEFAULT_SETTINGS.specialTimeUntil },
    regimeType,
    ...(totals === undefined ? {} : { earlierTotals: totals.map((on) => ({ date: on.date, ...earlierSpans(on) })) }),
    ...(average === undefined && lastRemuneration === undefined
      ? {}
      : { givenFigures: { average: average ?? null, lastRemuneration: lastRemuneration ?? null } }),
    ...(factor === undefined ? {} : { givenFactor: factor }),
    ...(survival === undefined ? {} : { givenSurvival: survival }),
  };
  checkLawInput(input);
  return input;
};
