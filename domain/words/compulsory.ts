/** Age retires: nobody asks for it, and nobody puts it off. What is said of it is a day, and no right to choose. */
import type { CompulsoryBeyond } from '../api/outlook.ts';
import type { Rule } from '../api/rules.ts';
import { headlineDifference, headlineMoney } from './far-ahead.ts';
import { formatDate, formatMoney } from './format.ts';
import { canBeChosen, isSettled } from './ranked-rights.ts';
import { doubtText, moneyOf, noValueText } from './rule-worth.ts';
import { distanceBetween } from './rules.ts';

export const isCompulsory = ({ kind }: Pick<Rule, 'kind'>): boolean => kind === 'compulsory';

export const NOT_ASKED_FOR = 'Vem pela idade e não se pede: o cargo termina.';

/** Of the rights that could still be asked for, in BRL, beside an age that has retired and pays more; empty without any. */
export const lessByAsking = (values: readonly number[]): string => {
  if (values.length === 0) return '';
  const most = `${formatMoney(Math.max(...values))} por mês`;
  return ` Pedir por outra regra pagaria menos: ${values.length === 1 ? most : `no máximo ${most}`}.`;
};

/** Of an age that has retired by a rule that nobody read, beside a right of less. */
export const moreThanAskedFor = (date: string, value: number): string =>
  ` Antes, conferir na legislação local a compulsória, completada em ${formatDate(date)}: por regra que não foi confirmada, pagaria ${formatMoney(value)} por mês, mais do que este direito.`;

const chosenValues = (applicable: readonly Rule[]): number[] =>
  applicable.flatMap((rule) =>
    canBeChosen(rule) && isSettled(rule) && rule.estimatedBenefit !== null ? [rule.estimatedBenefit] : [],
  );

/** Of whoever has no other right, or none that pays as much. */
export const compulsoryAnswer = (who: string, rule: Rule, applicable: readonly Rule[] = []): string => {
  const { whenToRetire, calculationDate, ruleLaw, estimatedBenefit } = rule;
  const law = `(${ruleLaw})${doubtText(rule)}`;
  const day = formatDate(whenToRetire);
  const unknown = estimatedBenefit === null ? ` ${noValueText([rule])}` : '';
  if (whenToRetire === null || whenToRetire <= calculationDate) {
    const worth = estimatedBenefit === null ? '' : `: ${moneyOf(rule)}`;
    return `${who} completou a idade da aposentadoria compulsória em ${day}${worth} ${law}.${unknown} ${NOT_ASKED_FOR}${lessByAsking(chosenValues(applicable))}`;
  }
  const worth = estimatedBenefit === null ? '' : `, ${moneyOf(rule)}`;
  const wait = distanceBetween(calculationDate, whenToRetire);
  return `${who} não tem aposentadoria a pedir no RPPS até a compulsória, que vem em ${day}, daqui a ${wait} ${law}${worth}.${unknown} ${NOT_ASKED_FOR}`;
};

/** Beside rights that are chosen: that the age has been reached all the same; empty where it has not. */
export const compulsoryBeside = (applicable: readonly Rule[]): string => {
  const reached = applicable.find(isCompulsory);
  if (reached === undefined) return '';
  const said = ` A idade da compulsória, com a qual o cargo termina, foi completada em ${formatDate(reached.whenToRetire)}`;
  const { estimatedBenefit: value } = reached;
  if (value === null || value <= Math.max(0, ...chosenValues(applicable))) return `${said}.`;
  return `${said}, e ela pagaria mais: ${moneyOf(reached)}${doubtText(reached)}. Compare antes de pedir.`;
};

/** Of a compulsory pension that is worth more than whatever can be asked for: who asks shortly before gets less for life. */
export const compulsoryBeyondText = ({ date, value, gain, balance }: CompulsoryBeyond, today: string): string => {
  const worth = `${headlineMoney(value, date, { calculationDate: today })} por mês, ${headlineDifference(gain, date, today)} a mais que o melhor direito a pedir nesse dia`;
  return `Quem não pede e fica no cargo até ${formatDate(date)} recebe daí em diante a aposentadoria compulsória, de ${worth}: ${headlineDifference(balance, date, today)} a mais até a expectativa de vida.`;
};

/** The rows of the rights that are chosen do not say it. */
export const compulsoryBeyondNote = ({ date }: CompulsoryBeyond): string =>
  `As linhas são as dos direitos que se pedem; em ${formatDate(date)} vem a compulsória, que paga mais.`;
