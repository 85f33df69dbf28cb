/** What a rule is worth, from when on, and how sure it is: the parts of sentences about it. */
import type { Rule } from '../api/rules.ts';
import { headlineMoney } from './far-ahead.ts';
import { formatDate } from './format.ts';

export const parityText = ({ parity }: Rule): string => (parity === true ? ', com paridade' : '');
export const doubtText = ({ confirmed }: Rule): string =>
  confirmed ? '' : ' (regra ainda não conferida no texto da norma: confira antes de usar)';
/** Of far ahead rounded: 'cerca de R$ 5.000,00'. */
export const moneyOf = (rule: Rule): string =>
  headlineMoney(rule.estimatedBenefit ?? 0, rule.whenToRetire ?? rule.calculationDate, rule);

/** 'R$ 14.380,00 (EC 47/2005, art. 3º), desde 14/05/2018, com paridade' */
export const worthText = (rule: Rule, when: string): string =>
  `${moneyOf(rule)} (${rule.ruleLaw}), ${when} ${formatDate(rule.whenToRetire)}${parityText(rule)}${doubtText(rule)}`;

export const noValueText = (rules: readonly Rule[]): string => {
  const [why] = rules.flatMap(({ benefitMissing }) => benefitMissing ?? []);
  return why === undefined
    ? 'Valor não estimado.'
    : `Valor não estimado: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
};
