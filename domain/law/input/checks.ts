/** The border of the library: nothing that is not a date, a span or a number passes, so that no answer is ever NaN. */
import { isDayOfCalendar } from '../../units/day.ts';
import { twoDigits } from '../../units/month.ts';
import type { Span } from '../../units/span.ts';
import { AGREEMENT_COUNTRIES } from '../../words/agreements.ts';
import type { PeriodToCount } from '../time/count.ts';
import type { StatedSpans } from '../time/holdings/facts.ts';
import { LawError } from './errors.ts';
import type { LawInput } from './input.ts';
import {
  ASKED_REGIME_TYPES,
  CONTRIBUTION_PLANS,
  COUNTING_METHODS,
  DISABLED_LEVEL_WORDS,
  GENDERS,
  PERIOD_FLAGS,
  REGIME_TYPES,
  SPAN_KEYS,
  SPECIAL_BASE_WORDS,
} from './words-known.ts';

const isDate = (value: unknown): boolean => typeof value === 'string' && isDayOfCalendar(value);

/** A day of the civil calendar, `YYYY-MM-DD`. */
export const checkDate = (value: string, field: string): void => {
  if (!isDate(value)) throw new LawError('InvalidDate', field, `data inválida (${String(value)}); use AAAA-MM-DD`);
};

const checkDateOrNull = (value: string | null, field: string): void => {
  if (value !== null) checkDate(value, field);
};

/** A finite number, not below zero unless `least` says so. */
export const checkNumber = (value: number, field: string, least = 0): void => {
  if (!Number.isFinite(value) || value < least) {
    throw new LawError('InvalidNumber', field, `número inválido (${String(value)})`);
  }
};

/** Amounts in BRL, none below zero. */
export const checkAmounts = (values: readonly number[], field = 'values'): void => {
  values.forEach((value, index) => {
    checkNumber(value, `${field}.${index}`);
  });
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Whole years, months and days, none below zero. */
export const checkSpan = (span: Span, field: string): void => {
  if (!isCount(span?.years) || !isCount(span.months) || !isCount(span.days)) {
    throw new LawError('InvalidSpan', field, 'anos, meses e dias devem ser inteiros não negativos');
  }
};

/** One of the words known; `undefined` is only absent. */
export const checkWord = <Word extends string | number>(
  value: Word | null | undefined,
  words: readonly Word[],
  field: string,
): void => {
  if (value === undefined || value === null || words.includes(value)) return;
  throw new LawError('InvalidInput', field, `valor desconhecido (${String(value)}); use ${words.join(', ')}`);
};

/** An object without a key that nobody reads: a misspelt one would be counted as nothing. */
export const checkKeys = (value: object, keys: Readonly<Record<string, true>>, field: string): void => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new LawError('InvalidInput', field, 'deve ser um objeto');
  }
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(keys, key)) {
      throw new LawError('InvalidInput', field === '' ? key : `${field}.${key}`, 'campo desconhecido');
    }
  }
};

/** A span of which some part is said, and nothing that is no part of a span. */
export const checkShortSpan = (value: Partial<Span>, field: string): void => {
  if (typeof value !== 'object' || value === null) {
    throw new LawError('InvalidSpan', field, 'use { years, months, days }');
  }
  checkKeys(value, SPAN_KEYS, field);
};

const STATED: readonly (keyof StatedSpans)[] = [
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
];

const checkPeriodWords = (record: PeriodToCount, field: string): void => {
  checkWord(record.regimeType, REGIME_TYPES, `${field}.regimeType`);
  checkWord(record.specialTimeBase, SPECIAL_BASE_WORDS, `${field}.specialTimeBase`);
  checkWord(record.disabledLevel, DISABLED_LEVEL_WORDS, `${field}.disabledLevel`);
  checkWord(record.contributionPlan, CONTRIBUTION_PLANS, `${field}.contributionPlan`);
  for (const flag of PERIOD_FLAGS) {
    const value = record[flag];
    if (value !== undefined && typeof value !== 'boolean') {
      throw new LawError('InvalidInput', `${field}.${flag}`, 'use true ou false');
    }
  }
};

const LEAST_POSITIVE = 0.0001;

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

const MONTHS: ReadonlySet<string> = new Set(Array.from({ length: 13 }, (_, index) => twoDigits(index + 1)));

const isMonth = (month: string): boolean => MONTHS.has(month);

/** The dates, deductions and salaries of a record; what is absent is not looked at. */
export const checkPeriod = (record: PeriodToCount, field: string): void => {
  checkPeriodWords(record, field);
  checkDate(record.ingressDate, `${field}.ingressDate`);
  checkDateOrNull(record.egressDate, `${field}.egressDate`);
  checkNumber(record.deduction1 ?? 0, `${field}.deduction1`);
  checkNumber(record.deduction2 ?? 0, `${field}.deduction2`);
  checkNumber(record.deduction3 ?? 0, `${field}.deduction3`);
  checkNumber(record.addition ?? 0, `${field}.addition`);
  for (const { month, year, value, readValue } of record.salaries ?? []) {
    if (!isMonth(month) || !isCount(year)) {
      throw new LawError('InvalidInput', `${field}.salaries`, `mês inválido (${month}/${year}); use 01 a 12, ou 13`);
    }
    const read = readValue ?? 0;
    // A name for each of a thousand months is only made when one is refused.
    if (isAmount(value) && isAmount(read)) continue;
    checkNumber(value, `${field}.salaries.${month}/${year}`);
    checkNumber(read, `${field}.salaries.${month}/${year}`);
  }
};

const checkGiven = ({ givenFigures, givenFactor, givenSurvival }: LawInput): void => {
  checkNumber(givenFigures?.average ?? 0, 'average');
  checkNumber(givenFigures?.lastRemuneration ?? 0, 'lastRemuneration');
  if (givenFactor !== undefined) checkNumber(givenFactor, 'factor', LEAST_POSITIVE);
  for (const [age, years] of Object.entries(givenSurvival ?? {})) {
    if (!isCount(Number(age))) throw new LawError('InvalidInput', `survival.${age}`, 'use a idade em anos inteiros');
    checkNumber(years, `survival.${age}`, LEAST_POSITIVE);
  }
};

const OF_SPECIAL_BENEFIT = [
  'specialBenefit',
  'specialBenefitAverage',
  'specialBenefitContributions',
  'specialBenefitYears',
] as const satisfies readonly (keyof LawInput['calculation'])[];

const checkSpecialBenefit = (calculation: LawInput['calculation']): void => {
  checkDateOrNull(calculation.retiredSince ?? null, 'calculation.retiredSince');
  checkDateOrNull(calculation.rpcOptedOn ?? null, 'calculation.rpcOptedOn');
  for (const name of OF_SPECIAL_BENEFIT) {
    const value = calculation[name] ?? null;
    if (value !== null) checkNumber(value, `calculation.${name}`, name === 'specialBenefitYears' ? 1 : 0);
  }
};

/** Every date, span, word and amount of a case. Throws a `LawError` that names the first one that cannot be read. */
export const checkLawInput = (input: LawInput): void => {
  const { person, calculation } = input;
  checkDate(input.calculationDate, 'calculationDate');
  checkDate(input.settings.specialTimeUntil, 'settings.specialTimeUntil');
  checkDateOrNull(person.birthDate, 'person.birthDate');
  checkDateOrNull(person.disablementDate, 'person.disablementDate');
  checkDateOrNull(calculation.registrationDate, 'calculation.registrationDate');
  checkDateOrNull(calculation.publicServiceIngressDate, 'calculation.publicServiceIngressDate');
  checkSpecialBenefit(calculation);
  checkDateOrNull(input.regime?.reformDate ?? null, 'regime.reformDate');
  for (const key of STATED) checkSpan(calculation[key], `calculation.${key}`);
  checkWord(person.gender, GENDERS, 'person.gender');
  checkWord(input.regimeType, ASKED_REGIME_TYPES, 'regimeType');
  checkWord(calculation.countingMethod, COUNTING_METHODS, 'calculation.countingMethod');
  (input.earlierTotals ?? []).forEach((totals, index) => {
    checkDate(totals.date, `earlierTotals.${index}.date`);
    for (const key of STATED) {
      const span = totals[key];
      if (span !== undefined) checkSpan(span, `earlierTotals.${index}.${key}`);
    }
  });
  checkGiven(input);
  (input.abroad ?? []).forEach((time, index) => {
    checkPeriod(time, `abroad.${index}`);
    checkWord(time.country, AGREEMENT_COUNTRIES, `abroad.${index}.country`);
  });
  input.workRecords.forEach((record, index) => {
    checkPeriod(record, `workRecords.${index}`);
  });
};
