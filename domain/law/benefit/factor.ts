import type { Span } from '../../units/span.ts';
import { checkNumber } from '../input/checks.ts';
import type { Gender } from '../rule/requirement.ts';
import { type Amount, exact } from './exact.ts';

/** Years with four decimals, the rest cut: months over 12, days over 360. */
export const factorYears = ({ years, months, days }: Span): Amount => {
  const fraction = exact(months)
    .dividedBy(12)
    .plus(exact(Math.min(days, 30)).dividedBy(360));
  return fraction.plus(years).toDecimalPlaces(4, 1);
};

/** Years added to the contribution time inside the formula alone. @see Lei 8.213/1991, art. 29, § 9 */
export const factorBonusYears = (gender: Gender, teacher: boolean): number => {
  if (gender === 'Mulher') return teacher ? 10 : 5;
  return teacher ? 5 : 0;
};

/**
 * Fator previdenciário, rounded to four decimals: (Tc × 0.31 ÷ Es) × (1 + (Id + Tc × 0.31) ÷ 100). Years, with the
 * bonus already in `contributionYears`; `factor({ contributionYears: 35, age: 60, survival: 22.6 })` is 0.8202.
 *
 * @see Lei 8.213/1991, art. 29, § 7, and its annex (Lei 9.876/1999)
 */
export const factor = (question: {
  readonly contributionYears: number | Amount;
  readonly age: number | Amount;
  readonly survival: number;
}): number => {
  checkNumber(Number(question.contributionYears), 'contributionYears');
  checkNumber(Number(question.age), 'age');
  checkNumber(question.survival, 'survival', 0.1);
  const contributed = exact(question.contributionYears).times('0.31');
  return contributed
    .dividedBy(question.survival)
    .times(contributed.plus(question.age).dividedBy(100).plus(1))
    .toDecimalPlaces(4)
    .toNumber();
};
