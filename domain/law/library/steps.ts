/** The single steps of the engine as plain functions, so that a figure can be checked without a whole case. */
import { dayOf } from '../../units/day.ts';
import {
  addSpans,
  type CountingMethod,
  daysOfSpan,
  missingSpan,
  type Span,
  shareOfSpan,
  spanOfDays,
} from '../../units/span.ts';
import { stepsOf, valueOn } from '../engine/demands/steps.ts';
import { type PointsFraction, pointsOf, pointUnits } from '../engine/points.ts';
import { checkDate, checkKeys, checkNumber, checkPeriod, checkSpan, checkWord } from '../input/checks.ts';
import { LawError } from '../input/errors.ts';
import {
  COUNT_OPTION_KEYS,
  COUNTED_REGIME_TYPES,
  COUNTING_METHODS,
  GENDERS,
  PERIOD_KEYS,
  POINTS_FRACTIONS,
} from '../input/words-known.ts';
import { RGPS_NORMS } from '../norms/rgps/index.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { LOCAL_NORMS } from '../places/index.ts';
import { forGender } from '../rule/figures.ts';
import type { ByGender, Figure, Gender, IsoDate, Requirement } from '../rule/requirement.ts';
import type { Rule } from '../rule/rule.ts';
import {
  BETWEEN_DEGREES,
  BETWEEN_SPECIAL,
  type DisabledLevel,
  SPECIAL_TO_COMMON,
  SPECIAL_TO_DEGREE,
  type SpecialBase,
} from '../time/conversion.ts';
import { type CountOptions, countPeriods, type PeriodToCount, type Totals } from '../time/count.ts';

/**
 * Counts periods up to a day: both ends, each day once, deductions and additions of their windows, special time
 * converted when the gender is given. A period without `regimeType` is counted day by day; one of the RGPS by
 * competência from 14/11/2019. Whole days as years of 365, months of 30 (at most 11) and days.
 *
 * `countTime([{ ingressDate: '2001-01-01', egressDate: '2001-12-31' }], { until: '2026-01-01' }).contributionTime` is
 * one year.
 *
 * @throws LawError for a date, deduction or salary that cannot be read, and a key or word that nobody knows
 */
export const countTime = (periods: readonly PeriodToCount[], options: CountOptions): Totals => {
  checkKeys(options, COUNT_OPTION_KEYS, '');
  checkDate(options.until, 'until');
  checkWord(options.gender, GENDERS, 'gender');
  checkWord(options.method, COUNTING_METHODS, 'method');
  checkWord(options.regimeType, COUNTED_REGIME_TYPES, 'regimeType');
  if (options.specialTimeUntil !== undefined) checkDate(options.specialTimeUntil, 'specialTimeUntil');
  periods.forEach((period, index) => {
    checkKeys(period, PERIOD_KEYS, `periods.${index}`);
    checkPeriod(period, `periods.${index}`);
  });
  return countPeriods(periods, options);
};

export type Conversion =
  /** Exposure to common time, until 13/11/2019. @see Decreto 3.048/1999, art. 188-P, § 5 */
  | { readonly special: SpecialBase; readonly to: 'common'; readonly gender: Gender }
  /** Between kinds of exposure. @see Decreto 3.048/1999, art. 66 */
  | { readonly special: SpecialBase; readonly to: SpecialBase }
  /** Exposure to a degree of disability, under it or before it. @see Decreto 3.048/1999, art. 70-F */
  | { readonly special: SpecialBase; readonly to: DisabledLevel; readonly gender: Gender }
  /** Between degrees of disability, 'none' being time without one. @see Decreto 3.048/1999, art. 70-E */
  | { readonly degree: DisabledLevel | 'none'; readonly to: DisabledLevel; readonly gender: Gender };

/** The factor of a conversion, as the decree prints it: 1.4, 2.33, 0.83. */
export const conversionFactor = (conversion: Conversion): number => {
  if ('gender' in conversion) checkWord(conversion.gender, GENDERS, 'conversion.gender');
  const printed = printedFactor(conversion);
  if (printed === undefined) throw new LawError('InvalidInput', 'conversion', 'não há fator para esta conversão');
  return printed;
};

const printedFactor = (conversion: Conversion): number | undefined => {
  if ('degree' in conversion) return BETWEEN_DEGREES[conversion.gender]?.[conversion.degree]?.[conversion.to];
  const { special } = conversion;
  switch (conversion.to) {
    case 'common':
      return SPECIAL_TO_COMMON[special]?.[conversion.gender];
    case 15:
    case 20:
    case 25:
      return BETWEEN_SPECIAL[special]?.[conversion.to];
    case 'low':
    case 'medium':
    case 'high':
      return SPECIAL_TO_DEGREE[conversion.gender]?.[special]?.[conversion.to];
    default:
      conversion satisfies never;
      return undefined;
  }
};

/** Days turned into days of another kind; the fraction of a day is kept. `convert(3650, {special: 25, to: 'common', gender: 'Homem'})` is 5110. */
export const convert = (days: number, conversion: Conversion): number => {
  checkNumber(days, 'days');
  return Math.round(days * conversionFactor(conversion) * 10_000) / 10_000;
};

export interface TollResult {
  readonly missing: Span;
  /** Rounded up to a whole day. */
  readonly toll: Span;
  readonly required: Span;
  /** What was missing and the toll together. */
  readonly stillToContribute: Span;
}

/**
 * Additional time: so many per cent of what was missing on the day of the toll. A man with 34 years owes 183 days at 50%:
 * `toll({ years: 35, months: 0, days: 0 }, { years: 34, months: 0, days: 0 }, 50).required` is 35 years, 6 months, 3 days
 * in days of 365, and 35 years and 6 months by the calendar.
 * @see EC 103/2019, arts. 17 and 20; EC 20/1998, arts. 8 and 9
 */
export const toll = (base: Span, held: Span, percent: number, method: CountingMethod = 'days365'): TollResult => {
  checkSpan(base, 'base');
  checkSpan(held, 'held');
  checkNumber(percent, 'percent');
  checkWord(method, COUNTING_METHODS, 'method');
  const missing = missingSpan(base, held, method);
  const extra = shareOfSpan(missing, percent, method);
  const plus = (left: Span, right: Span): Span =>
    method === 'calendar' ? addSpans(left, right) : spanOfDays(daysOfSpan(left) + daysOfSpan(right));
  return { missing, toll: extra, required: plus(base, extra), stillToContribute: plus(missing, extra) };
};

/** Whole days as years of 365, months of 30 (at most 11) and days; a fraction of a day is dropped. */
export const spanOf = (days: number): Span => {
  checkNumber(days, 'days');
  return spanOfDays(days);
};

/** A span in days, for comparing: year 365, month 30, twelve months being a year. */
export const daysOf = (span: Span): number => {
  checkSpan(span, 'span');
  return daysOfSpan(span);
};

/** Age plus contribution, to four decimals. @see EC 103/2019, art. 15, § 2 */
export const points = (age: Span, contribution: Span, fraction: PointsFraction = 'days'): number => {
  checkSpan(age, 'age');
  checkSpan(contribution, 'contribution');
  checkWord(fraction, POINTS_FRACTIONS, 'fraction');
  return pointsOf(pointUnits(age, fraction) + pointUnits(contribution, fraction));
};

const ALL_RULES: ReadonlyMap<string, Rule> = new Map(
  [...RGPS_NORMS, ...RPPS_NORMS, ...LOCAL_NORMS.values()].flatMap((norm) =>
    norm.rules.map((rule) => [rule.id, rule] as const),
  ),
);

/** A rule of the catalogue by its public id; null for an unknown one. */
export const ruleById = (id: string): Rule | null => ALL_RULES.get(id) ?? null;

/** What one requirement asks on a day: ages in months, times in years, points, months of carência. */
export interface Asked {
  readonly kind: Requirement['kind'];
  readonly value: number | null;
}

/**
 * What a rule asks of a man or a woman on a day, read with that day's step and without tolls. Empty for an unknown rule.
 * `requirementOn('rgps-ec103-art15-pontos', 'Mulher', '2026-11-20')` holds `{ kind: 'points', value: 93 }`.
 */
export const requirementOn = (ruleId: string, gender: Gender, date: IsoDate): readonly Asked[] => {
  checkDate(date, 'date');
  checkWord(gender, GENDERS, 'gender');
  const day = dayOf(date);
  const read = (figure: ByGender<Figure>): number => valueOn(stepsOf(figure, gender), day);
  return (ruleById(ruleId)?.requirements ?? []).map((requirement) => {
    switch (requirement.kind) {
      case 'age':
        return { kind: requirement.kind, value: read(requirement.months) };
      case 'points':
        return { kind: requirement.kind, value: read(requirement.points) };
      case 'remunerations':
        return { kind: requirement.kind, value: requirement.months };
      case 'special':
        return { kind: requirement.kind, value: requirement.years };
      case 'disability':
        return {
          kind: requirement.kind,
          value: requirement.degree === 'preponderant' ? null : forGender(requirement.years, gender),
        };
      case 'heldOn':
        return { kind: requirement.kind, value: forGender(requirement.years, gender) };
      case 'disablement':
      case 'hasDisability':
      case 'ruralActivity':
      case 'policePost':
      case 'data':
        return { kind: requirement.kind, value: null };
      default:
        return { kind: requirement.kind, value: read(requirement.years) };
    }
  });
};
