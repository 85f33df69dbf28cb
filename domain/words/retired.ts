/** Of whoever receives a retirement of the RGPS: it gives no other, and nobody is told to ask for one. */
import type { Rule } from '../api/rules.ts';
import { addMonths, type Day, dayOf, firstDayOf, isoOf, monthOf } from '../units/day.ts';
import { formatMonthOfYear, type Month } from '../units/month.ts';
import { formatDate } from './format.ts';

export const RETIRED_LAW = 'Lei 8.213/1991, arts. 18, § 2º, e 124, II';

/** 'já recebe aposentadoria do INSS desde 02/05/2016' */
export const receivesSince = (since: string): string => `já recebe aposentadoria do INSS desde ${formatDate(since)}`;

const NO_OTHER = `Enquanto a recebe não há outra no RGPS, e o trabalho de depois não a aumenta (${RETIRED_LAW}).`;

/** Each value is of the day of the calculation, with all that was paid since the retirement was granted. */
const AS_IF_NOT =
  'As regras respondem como se ela não houvesse, com o que se trabalhou até a data do cálculo: não servem para pedir outra. A que foi concedida se confere com a data do cálculo no dia dela.';

/** No right to ask for, whatever is complete. */
export const isBesideReceived = ({ retiredSince }: Pick<Rule, 'retiredSince'>): boolean => retiredSince !== undefined;

const TERM_IN_MONTHS = 120;

const firstOfNext = (month: Month): Day => firstDayOf(month + 1);

/** Until when the grant can be reviewed: the first payment is of the first month or later. @see Lei 8.213/1991, art. 103, I */
export const reviewText = (since: string, today: string): string => {
  const from = monthOf(dayOf(since));
  const ends = addMonths(firstOfNext(from), TERM_IN_MONTHS);
  const term =
    'A revisão da concessão tem prazo de dez anos, contados do dia primeiro do mês seguinte ao do primeiro pagamento:';
  if (dayOf(today) <= ends) return `${term} corre ao menos até ${formatDate(isoOf(ends))}.`;
  const latest = monthOf(dayOf(today)) - TERM_IN_MONTHS;
  const running = addMonths(firstOfNext(latest - 1), TERM_IN_MONTHS) < dayOf(today) ? latest : latest - 1;
  return `${term} se foi em ${formatMonthOfYear(from)}, acabou em ${formatDate(isoOf(ends))}; só corre ainda se o primeiro pagamento foi em ${formatMonthOfYear(running)} ou depois. Confira esse mês na carta de concessão ou no extrato de pagamentos antes de gastar com ela.`;
};

/** `who` is null where nobody is named: neither man nor woman. */
export const retiredText = (who: string | null, since: string): string => {
  const said = receivesSince(since);
  const begun = who === null ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : `${who} ${said}`;
  return `${begun}. ${NO_OTHER} ${AS_IF_NOT}`;
};
