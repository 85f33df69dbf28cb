/** Words to write the figures of a norm with. */
import { isoOfMonth, parseMonth } from '../../units/month.ts';
import type { ByGender, Gender, IsoDate, Requirement, Steps } from './requirement.ts';

/** Years of age as months. */
export const age = (years: number, months = 0): number => years * 12 + months;

/** The figure of a man and that of a woman, in the order in which the statutes print them: homem, mulher. */
export const byGender = <T>(Homem: T, Mulher: T): { readonly Homem: T; readonly Mulher: T } => ({ Homem, Mulher });

const isByGender = <T>(value: ByGender<T>): value is { readonly Homem: T; readonly Mulher: T } =>
  typeof value === 'object' && value !== null && 'Homem' in value;

export const forGender = <T>(value: ByGender<T>, gender: Gender): T => (isByGender(value) ? value[gender] : value);

/**
 * A figure that rises evenly: `start` on `from`, then `by` more on `firstRise` and every `everyMonths` after it, up to
 * `limit`. `rising({ start: 86, from: '2019-11-13', firstRise: '2020-01-01', everyMonths: 12, by: 1, limit: 100 })`.
 * `firstRise` is the first day of a month.
 */
export const rising = (figure: {
  start: number;
  from: IsoDate;
  firstRise: IsoDate;
  everyMonths: number;
  by: number;
  limit: number;
}): Steps => {
  const steps = [{ from: figure.from, value: figure.start }];
  let value = figure.start;
  for (let month = parseMonth(figure.firstRise); value < figure.limit; month += figure.everyMonths) {
    value = Math.min(figure.limit, value + figure.by);
    steps.push({ from: `${isoOfMonth(month)}-01`, value });
  }
  return steps;
};

/** A requirement with the article in which the statute asks for it: `inArticle('EC 103/2019, art. 18, I', minimumAge(65))`. */
export const inArticle = (article: string, requirement: Requirement): Requirement => ({ ...requirement, article });
