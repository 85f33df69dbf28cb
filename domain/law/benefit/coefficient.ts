import { NO_TIME, type Span } from '../../units/span.ts';
import { checkNumber, checkWord } from '../input/checks.ts';
import { GENDERS } from '../input/words-known.ts';
import type { Gender } from '../rule/requirement.ts';

/** Percentages are whole numbers: 86 for 86%. */

/** A percentage of the average that depends on whole years of contribution, with how it arose in words. */
export interface Coefficient {
  readonly percent: (wholeYears: number) => number;
  readonly words: (wholeYears: number) => string;
}

export const WHOLE_AVERAGE: Coefficient = { percent: () => 100, words: () => '100%' };

/**
 * 60% and 2% for each whole year beyond the base, without a ceiling of 100%.
 *
 * @see EC 103/2019, art. 26, §§ 2 and 5
 */
export const sixtyPlusTwo = (wholeYears: number, baseYears: number): number =>
  60 + 2 * Math.max(0, wholeYears - baseYears);

/** '60% + 2% × 15 (anos além de 20) = 90%' */
export const sixtyPlusTwoBeyond = (baseYears: number): Coefficient => ({
  percent: (wholeYears) => sixtyPlusTwo(wholeYears, baseYears),
  words: (wholeYears) => {
    const beyond = Math.max(0, wholeYears - baseYears);
    return `60% + 2% × ${beyond} (anos completos além de ${baseYears}) = ${sixtyPlusTwo(wholeYears, baseYears)}%`;
  },
});

/** The base in the RGPS: 20 years for men, 15 for women, 15 for both under 15 years of exposure. */
export const baseYearsRgps = (gender: Gender, exposure15: boolean): number => {
  checkWord(gender, GENDERS, 'gender');
  return exposure15 || gender === 'Mulher' ? 15 : 20;
};

/** In the RPPS it is 20 years for both; 15 for women is before the STF (ADI 6254). */
export const BASE_YEARS_RPPS = 20;
export const BASE_YEARS_OF_WOMEN_ADI_6254 = 15;

/** 70% and 1% for each twelve contributions, at most 100%. @see Lei 8.213/1991, art. 50; LC 142/2013, art. 8, II */
export const seventyPlusOne = (contributions: number): number => {
  checkNumber(contributions, 'contributions');
  return 70 + Math.min(30, Math.floor(contributions / 12));
};

/** The same by whole years of twelve contributions each. @see Decreto 3.048/1999, art. 56, § 2 */
export const SEVENTY_PLUS_ONE: Coefficient = {
  percent: (wholeYears) => seventyPlusOne(wholeYears * 12),
  words: (wholeYears) => seventyPlusOneWords(wholeYears * 12),
};

/** '70% + 1% × 15 (grupos de 12 contribuições) = 85%' */
export const seventyPlusOneWords = (contributions: number): string => {
  const percent = seventyPlusOne(contributions);
  return `70% + 1% × ${percent - 70} (grupos de 12 contribuições, no máximo 30) = ${percent}%`;
};

/** 70% and 5% for each whole year beyond what was required, at most 100%. @see EC 20/1998, arts. 8, § 1, II and 9, § 1, II */
export const seventyPlusFive = (daysBeyond: number): number => {
  checkNumber(daysBeyond, 'daysBeyond', Number.NEGATIVE_INFINITY);
  return Math.min(100, 70 + 5 * Math.floor(Math.max(0, daysBeyond) / 365));
};

/** '70% + 5% × 2 (anos completos além do exigido) = 80%' */
export const seventyPlusFiveWords = (daysBeyond: number): string => {
  const percent = seventyPlusFive(daysBeyond);
  return `70% + 5% × ${(percent - 70) / 5} (anos completos além do exigido) = ${percent}%`;
};

/** Whole years of service from which a proportional benefit of the RGPS was given: 30 for men, 25 for women. */
const proportionalYears = (gender: Gender): number => (gender === 'Homem' ? 30 : 25);

/** 70% and 6% for each whole year beyond 30 years, 25 for women, at most 100%. @see Lei 8.213/1991, art. 53 */
export const seventyPlusSix = (wholeYears: number, gender: Gender): number => {
  checkNumber(wholeYears, 'wholeYears');
  checkWord(gender, GENDERS, 'gender');
  return Math.min(100, 70 + 6 * Math.max(0, Math.floor(wholeYears) - proportionalYears(gender)));
};

/** '70% + 6% × 4 (anos completos além de 25, no máximo 5) = 94%' */
export const seventyPlusSixWords = (wholeYears: number, gender: Gender): string => {
  const percent = seventyPlusSix(wholeYears, gender);
  const beyond = (percent - 70) / 6;
  return `70% + 6% × ${beyond} (anos completos além de ${proportionalYears(gender)}, no máximo 5) = ${percent}%`;
};

/** Days of contribution that make the benefit whole: 35 years for men, 30 for women. */
export const wholeBenefitDays = (gender: Gender): number => (gender === 'Homem' ? 35 : 30) * 365;

/** Hundredths of a month: what is worth 1.4 is lost 1.4 times. */
const hundredths = (months: number): number => Math.round(months * 100);

/** Days that a fraction of a month takes away, in hundredths of a month. */
const daysLost = (lost: number): number => Math.ceil(((lost % 100) * 30) / 100);

/** Whole months left; below zero where more is given up than is held. */
const monthsLeft = (held: Span, lost: number): number =>
  held.years * 12 + held.months - Math.floor(lost / 100) - (daysLost(lost) > held.days ? 1 : 0);

/** Contribution left after so many months are given up; twelve of them are a year, started days are lost. Never below zero. */
export const without = (held: Span, months: number): Span => {
  const lost = hundredths(months);
  const left = monthsLeft(held, lost);
  if (left < 0) return NO_TIME;
  const days = held.days - daysLost(lost);
  return { years: Math.floor(left / 12), months: left % 12, days: days < 0 ? days + 30 : days };
};

/** The whole years of it: asked once for each month that might be left out. */
export const wholeYearsWithout = (held: Span, months: number): number =>
  Math.max(0, Math.floor(monthsLeft(held, hundredths(months)) / 12));

/** Months that may still be given up before one more whole year is lost. */
export const monthsBeyondYears = (held: Span, months: number): number =>
  Math.max(0, monthsLeft(held, hundredths(months))) % 12;

/** The same in days: years of 365, months of 30. */
export const daysWithout = (days: number, months: number): number => {
  const lost = hundredths(months);
  return Math.max(0, days - 365 * Math.floor(lost / 1200) - ((lost % 1200) * 30) / 100);
};

/**
 * The coefficient of 60% + 2% as a fraction: `coefficient(35, 20)` is 0.9. A started year does not count. The base is 20,
 * or 15 for women in the RGPS and for the 15-year exposure (`baseYearsRgps`).
 * @see EC 103/2019, art. 26, §§ 2 and 5
 */
export const coefficient = (wholeYears: number, baseYears: number): number => {
  checkNumber(wholeYears, 'wholeYears');
  checkNumber(baseYears, 'baseYears');
  return sixtyPlusTwo(Math.floor(wholeYears), baseYears) / 100;
};
