/** Age retires: nobody asks for it, and nobody puts it off. What is said of it is a day, and no right to choose. */
import type { Rule } from '../api/rules.ts';
import { formatDate } from './format.ts';
import { doubtText, moneyOf, noValueText } from './rule-worth.ts';
import { distanceBetween } from './rules.ts';

export const isCompulsory = ({ kind }: Pick<Rule, 'kind'>): boolean => kind === 'compulsory';

export const NOT_ASKED_FOR = 'Vem pela idade e não se pede: o cargo termina.';

/** Of whoever has no other right. */
export const compulsoryAnswer = (who: string, rule: Rule): string => {
  const { whenToRetire, calculationDate, ruleLaw, estimatedBenefit } = rule;
  const law = `(${ruleLaw})${doubtText(rule)}`;
  const day = formatDate(whenToRetire);
  const unknown = estimatedBenefit === null ? ` ${noValueText([rule])}` : '';
  if (whenToRetire === null || whenToRetire <= calculationDate) {
    const worth = estimatedBenefit === null ? '' : `: ${moneyOf(rule)}`;
    return `${who} completou a idade da aposentadoria compulsória em ${day}${worth} ${law}.${unknown} ${NOT_ASKED_FOR}`;
  }
  const worth = estimatedBenefit === null ? '' : `, ${moneyOf(rule)}`;
  const wait = distanceBetween(calculationDate, whenToRetire);
  return `${who} não tem aposentadoria a pedir no RPPS até a compulsória, que vem em ${day}, daqui a ${wait} ${law}${worth}.${unknown} ${NOT_ASKED_FOR}`;
};

/** Beside rights that are chosen: that the age has been reached all the same; empty where it has not. */
export const compulsoryBeside = (applicable: readonly Rule[]): string => {
  const reached = applicable.find(isCompulsory);
  return reached === undefined
    ? ''
    : ` A idade da compulsória, com a qual o cargo termina, foi completada em ${formatDate(reached.whenToRetire)}.`;
};
