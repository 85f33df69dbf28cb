import type { NotedIndicator } from '../../../../domain/api/indicator.ts';
import {
  asksDecision,
  countsNowhere,
  indicatorOf,
  monthsThatCountNowhere,
} from '../../../../domain/cnis/indicators.ts';
import { isOfDates } from '../../../../domain/cnis/not-computed-months.ts';
import { formatMonth } from '../../../../domain/words/format.ts';

export const indicatorTexts = {
  noted: (count: number) => (count === 1 ? '1 indicador do INSS' : `${count} indicadores do INSS`),
  whatToDo: 'O que fazer:',
  unknown: 'indicador sem descrição cadastrada',
  wholeLink: 'todo o vínculo',
  linkNowhere: (code: string) =>
    `O INSS não conta este vínculo (${code}): nem tempo, nem carência, nem valor. Enquanto ele estiver aqui, o cálculo o conta.`,
  monthsNowhere: (code: string, months: string) =>
    `O INSS não conta ${months} (${code}): nem tempo, nem carência, nem valor, e o cálculo do RGPS também não. Depois do acerto, importe o extrato novo ou digite de novo a remuneração do mês.`,
  monthsOutside: (code: string, months: string) =>
    `O INSS não conta ${months} (${code}), e o cálculo do RGPS também não, enquanto o mês estiver fora das datas do registro. Se a data é que está errada, corrija-a.`,
  source: 'Indicadores do Anexo V da Portaria DIRBEN/INSS 990/2022, nas nossas palavras.',
} as const;

const monthText = (month: string): string =>
  month.endsWith('-13') ? `13º/${month.slice(0, 4)}` : formatMonth(month.slice(5, 7), Number(month.slice(0, 4)));

/** '03/2009 a 12/2013, 02/2014' */
export const stretchText = (months: NotedIndicator['months']): string =>
  months.map(({ from, to }) => (from === to ? monthText(from) : `${monthText(from)} a ${monthText(to)}`)).join(', ');

/** That the INSS counts a link, or months of it, nowhere: one sentence each. */
export const nowhereTexts = (noted: readonly NotedIndicator[]): string[] => {
  const whole = countsNowhere(noted);
  if (whole !== null) return [indicatorTexts.linkNowhere(whole)];
  return monthsThatCountNowhere(noted).map(({ code, months }) =>
    (isOfDates(code) ? indicatorTexts.monthsOutside : indicatorTexts.monthsNowhere)(code, stretchText(months)),
  );
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
