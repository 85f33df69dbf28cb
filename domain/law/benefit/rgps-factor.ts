/** The fator previdenciário in a benefit of the RGPS: worked out for the day, or given by the caller. */
import { isoOf } from '../../units/day.ts';
import type { Span } from '../../units/span.ts';
import type { Gender } from '../rule/requirement.ts';
import { survivalAt } from '../tables/index.ts';
import { without } from './coefficient.ts';
import { type Amount, smaller } from './exact.ts';
import { factor, factorBonusYears, factorYears } from './factor.ts';
import type { BenefitFacts } from './facts.ts';
import { benefitSalary, overCeilingOf } from './rgps-limits.ts';
import type { Start } from './rgps-start.ts';
import { countText, factorText, numberText } from './text.ts';
import { note, type Refusal, refusal, type Workings } from './workings.ts';

export interface FactorOptions {
  /** The rule is that of teachers; by any other who has taught alone is known from the facts. */
  readonly teacher: boolean;
  /** The article that leaves a factor below one aside; null where it is mandatory. */
  readonly setAsideBy: string | null;
}

/**
 * The salário de benefício: average times the fator previdenciário of the day tested, not above the ceiling.
 *
 * @see Lei 8.213/1991, art. 29, I and §§ 2 and 7 to 9
 */
export const timesFactor = (
  workings: Workings,
  start: Start,
  base: Amount,
  options: FactorOptions,
): Amount | Refusal => {
  const { factor: given } = workings.facts.given;
  const value = given ?? factorOfTheDay(workings, options.teacher);
  if (typeof value !== 'number') return value;
  const used = options.setAsideBy === null ? value : Math.max(value, 1);
  const label = given === null ? 'Fator previdenciário' : 'Fator previdenciário informado';
  note(workings, label, () => factorText(value), FACTOR_ARTICLE);
  if (used > value) note(workings, 'Fator não aplicado', 'menor que 1', options.setAsideBy);
  workings.percentages.push(Math.round(used * 10_000) / 100);
  const product = base.times(used);
  const salary = benefitSalary(workings, start, product);
  // "A diferença percentual entre esta média e o referido limite": what a factor above one adds is no average.
  workings.overCeiling = overCeilingOf(smaller(base, product), start);
  return salary;
};

const FACTOR_ARTICLE = 'Lei 8.213/1991, art. 29, §§ 7º a 9º';

const itemOfBonus = (gender: Gender, isTeacher: boolean): string => {
  if (!isTeacher) return 'I';
  return gender === 'Homem' ? 'II' : 'III';
};

const factorOfTheDay = (workings: Workings, teacher: boolean): number | Refusal => {
  const { facts } = workings;
  const { valuation } = facts;
  const survival = survivalOf(facts);
  if (survival === null) {
    return refusal('noSurvivalTable', 'Não há tábua de expectativa de sobrevida do IBGE conhecida para a data.');
  }
  const isTeacher = teacher || facts.onlyTaught;
  const bonus = factorBonusYears(facts.gender, isTeacher);
  const contributionYears = factorYears(workings.finalContribution).plus(bonus);
  const age = factorYears(valuation.age);
  if (bonus > 0) {
    note(workings, 'Tempo de contribuição', () => `${factorText(contributionYears.minus(bonus))} anos`, FACTOR_ARTICLE);
    note(
      workings,
      'Acréscimo ao tempo dentro do fator',
      () => countText(bonus, 'ano', 'anos'),
      `Lei 8.213/1991, art. 29, § 9º, ${itemOfBonus(facts.gender, isTeacher)}`,
    );
  }
  note(workings, 'Tempo de contribuição no fator (Tc)', () => factorText(contributionYears), FACTOR_ARTICLE);
  note(workings, 'Idade no fator (Id)', () => factorText(age), FACTOR_ARTICLE);
  note(workings, `Expectativa de sobrevida (Es), ${survival.table}`, () => numberText(survival.years), FACTOR_ARTICLE);
  return factor({ contributionYears, age, survival: survival.years });
};

/** The factor after so many months of contribution were left out, in per cent, to choose them by; 100 where it is not known. */
export const factorWithout = (facts: BenefitFacts): ((lost: number) => number) => {
  const survival = survivalOf(facts);
  if (facts.given.factor !== null || survival === null) return () => 100;
  const { contribution } = facts.valuation;
  const age = yearsOf(facts.valuation.age);
  const bonus = factorBonusYears(facts.gender, facts.teacher || facts.onlyTaught);
  return (lost) => {
    const contributed = (yearsOf(without(contribution, lost)) + bonus) * 0.31;
    return (contributed / survival.years) * (1 + (age + contributed) / 100) * 100;
  };
};

const yearsOf = ({ years, months, days }: Span): number => years + months / 12 + days / 360;

/** By the table that the caller gave, or the IBGE's in force on the day. */
const survivalOf = ({ given, valuation, calculationDate }: BenefitFacts): { years: number; table: string } | null => {
  if (given.survival !== null) {
    const years = given.survival[valuation.age.years];
    return years === undefined ? null : { years, table: 'tábua informada' };
  }
  const found = survivalAt(valuation.age.years, isoOf(Math.min(valuation.day, calculationDate)));
  return found === null ? null : { years: found.years, table: `tábua de ${found.tableYear}` };
};
