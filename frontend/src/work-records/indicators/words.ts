import type { NotedIndicator } from '../../../../domain/api/indicator.ts';
import {
  asksDecision,
  countsNowhere,
  indicatorOf,
  monthsThatCountNowhere,
} from '../../../../domain/cnis/indicators.ts';
import { isOfDates, type Marked, notComputedMonthsOf } from '../../../../domain/cnis/not-computed-months.ts';
import { formatMonthRanges, type Month, monthOfPay, parseMonth, THIRTEENTH } from '../../../../domain/units/month.ts';
import { formatMonth } from '../../../../domain/words/format.ts';

export const indicatorTexts = {
  noted: (count: number) => (count === 1 ? '1 indicador do INSS' : `${count} indicadores do INSS`),
  whatToDo: 'O que fazer:',
  unknown: 'indicador sem descrição cadastrada',
  wholeLink: 'todo o vínculo',
  linkNowhere: (code: string) =>
    `O INSS não conta este vínculo (${code}): nem tempo, nem carência, nem valor. Enquanto ele estiver aqui, o cálculo o conta.`,
  monthsNowhere: (code: string, months: string) =>
    `O INSS não computa ${months} (${code}): nem tempo, nem carência, nem valor, e o cálculo também não. Depois do acerto, importe o extrato novo ou digite de novo a remuneração do mês.`,
  monthsOutside: (code: string, months: string) =>
    `O INSS não computa ${months} (${code}), e o cálculo também não, enquanto o mês estiver fora das datas do registro. Se a data é que está errada, corrija-a.`,
  monthsTyped: (code: string, months: string) =>
    `O INSS não computa ${months} (${code}) enquanto não houver acerto. O cálculo conta com a remuneração digitada aqui: guarde o que a prova.`,
  monthsInside: (code: string, months: string) =>
    `O INSS não computa ${months} (${code}) enquanto não corrigir as datas do vínculo. O cálculo conta, porque as datas do registro aqui abrangem o mês: guarde o que as prova.`,
  monthsOfOwnRegime: (code: string, months: string) =>
    `O INSS não computa ${months} (${code}). No regime próprio o cálculo conta: confira se a certidão (CTC) traz o período.`,
  source: 'Indicadores do Anexo V da Portaria DIRBEN/INSS 990/2022, nas nossas palavras.',
} as const;

const monthText = (month: string): string =>
  month.endsWith('-13') ? `13º/${month.slice(0, 4)}` : formatMonth(month.slice(5, 7), Number(month.slice(0, 4)));

/** '03/2009 a 12/2013, 02/2014' */
export const stretchText = (months: NotedIndicator['months']): string =>
  months.map(({ from, to }) => (from === to ? monthText(from) : `${monthText(from)} a ${monthText(to)}`)).join(', ');

const monthsOf = ({ months }: NotedIndicator): Month[] =>
  months
    .filter(({ to }) => !to.endsWith(`-${THIRTEENTH}`))
    .flatMap(({ from, to }) => {
      const [first, last] = [parseMonth(from), parseMonth(to)];
      return Array.from({ length: last - first + 1 }, (_, place) => first + place);
    });

/** Of the months that an indicator marks: what the INSS does, and what the calculation does with them as the record is now. */
const monthTexts = (record: Marked, one: NotedIndicator): string[] => {
  const leftOut = new Set(notComputedMonthsOf({ ...record, cnisIndicators: [one] }));
  const marked = monthsOf(one);
  const said = (text: (code: string, months: string) => string, months: readonly Month[]): string[] =>
    months.length === 0 ? [] : [text(one.code, formatMonthRanges(months))];
  if (record.regimeType === 'RPPS') return said(indicatorTexts.monthsOfOwnRegime, marked);
  const paid = new Set(record.salaries.flatMap((salary) => (salary.month === THIRTEENTH ? [] : monthOfPay(salary))));
  const counted = marked.filter((month) => !leftOut.has(month) && paid.has(month));
  const isOfTheDates = isOfDates(one.code);
  return [
    ...said(
      isOfTheDates ? indicatorTexts.monthsOutside : indicatorTexts.monthsNowhere,
      marked.filter((month) => leftOut.has(month)),
    ),
    ...said(isOfTheDates ? indicatorTexts.monthsInside : indicatorTexts.monthsTyped, counted),
  ];
};

/** That the INSS counts a link, or months of it, nowhere, and whether the calculation does. */
export const nowhereTexts = (record: Marked): string[] => {
  const whole = countsNowhere(record.cnisIndicators);
  if (whole !== null) return [indicatorTexts.linkNowhere(whole)];
  return monthsThatCountNowhere(record.cnisIndicators).flatMap((one) => monthTexts(record, one));
};

/** What an indicator says and what to do about it, for somebody who does not know the codes by heart. */
export interface IndicatorWords {
  code: string;
  meaning: string;
  action: string | null;
  asks: boolean;
  /** The months that bear it; 'todo o vínculo' where it is the link's. */
  where: string;
}

/** Those that ask something first. */
export const wordsOf = (noted: readonly NotedIndicator[]): IndicatorWords[] =>
  noted
    .map(({ code, months }) => {
      const known = indicatorOf(code);
      return {
        code,
        meaning: known?.meaning ?? indicatorTexts.unknown,
        action: known?.action ?? null,
        asks: asksDecision(code),
        where: months.length === 0 ? indicatorTexts.wholeLink : stretchText(months),
      };
    })
    .sort((one, other) => Number(other.asks) - Number(one.asks));
