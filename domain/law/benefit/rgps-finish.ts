/** The last steps of every benefit of the RGPS: its limits, its share and its readjustments. */
import { monthOf } from '../../units/day.ts';
import { formatMonthOfYear } from '../../units/month.ts';
import { type Amount, exact, rounded } from './exact.ts';
import type { BenefitLog } from './log.ts';
import { readjust } from './readjust.ts';
import type { Start } from './rgps-start.ts';
import { PROPORTIONAL_ARTICLE, shareInBrazil, shareText, THEORETICAL_ARTICLE } from './share-in-brazil.ts';
import { rateText } from './text.ts';
import { logOf, note, noteMoney, type Workings } from './workings.ts';

/** After the limits the theoretical value is proportioned, and the result may lie below the minimum wage. */
const proportioned = (workings: Workings, value: Amount): Amount => {
  const share = shareInBrazil(workings.facts, workings.finalContribution);
  if (share === null) return value;
  noteMoney(workings, 'Valor teórico, com o tempo do Brasil e o do exterior', value, THEORETICAL_ARTICLE);
  note(workings, 'Fração: tempo do Brasil ÷ soma dos tempos', shareText(share), PROPORTIONAL_ARTICLE);
  note(workings, 'Limite do tempo total na fração', 'nenhum (se esta regra tem limite não foi confirmado)');
  return value.times(share.inBrazil).dividedBy(share.altogether);
};

/** Limits the benefit, brings a closed right to the calculation date and closes the log. */
export const finish = (workings: Workings, start: Start, benefit: Amount): BenefitLog => {
  const { facts } = workings;
  let value = benefit;
  if (value.lessThan(start.floor)) {
    value = exact(start.floor);
    noteMoney(workings, 'Elevado ao salário mínimo', value, 'CF, art. 201, § 2º');
  }
  if (value.greaterThan(start.ceiling)) {
    value = exact(start.ceiling);
    noteMoney(workings, 'Limitado ao teto do RGPS', value, 'Lei 8.213/1991, art. 33');
  }
  value = proportioned(workings, value);
  const isOfTheDay = facts.closedOn === null || facts.salaries.given === true;
  noteMoney(workings, isOfTheDay ? 'Benefício estimado' : 'Renda mensal inicial', value);
  const amount = isOfTheDay ? rounded(value) : readjusted(workings, start, rounded(value));
  return logOf(workings, amount, facts.valuation.day, facts.valuation.age);
};

/** The first readjustment is proportional to the months since the start; its table was not read. */
const FIRST_IN_FULL = 'não confirmado: aplicado inteiro, porque a tabela da parte proporcional não foi lida';

const CUT_COMES_BACK = 'Com a diferença entre a média e o teto, incorporada no primeiro reajuste';

const readjusted = (workings: Workings, start: Start, value: number): number => {
  const { facts } = workings;
  const article = 'Lei 8.213/1991, art. 41-A';
  const { overCeiling } = workings;
  const result = readjust(value, start.month, monthOf(facts.calculationDate), facts.salaries.overlay, { overCeiling });
  for (const { month, percent, value: after } of result.steps) {
    const minimum = `Salário mínimo de ${formatMonthOfYear(month)}`;
    const label = percent === null ? minimum : `Reajuste de ${formatMonthOfYear(month)} (${rateText(percent)})`;
    noteMoney(workings, label, after, percent === null ? 'CF, art. 201, § 2º' : article);
    if (percent !== null && result.recovered?.month === month) {
      noteMoney(workings, CUT_COMES_BACK, result.recovered.value, 'Decreto 3.048/1999, art. 35, § 3º');
    }
  }
  if (result.firstInFull !== null) {
    note(workings, `Reajuste de ${formatMonthOfYear(result.firstInFull)}`, FIRST_IN_FULL, article);
  }
  for (const month of result.missing) {
    note(workings, `Reajuste de ${formatMonthOfYear(month)}`, 'não publicado: valor mantido', article);
  }
  noteMoney(workings, 'Valor na data do cálculo', result.value);
  return result.value;
};
