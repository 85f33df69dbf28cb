import { MOST_RATE, MOST_RATES } from '../../../../domain/api/indexes.ts';
import {
  FIRST_AVERAGED_MONTH,
  formatMonthOfYear,
  formatMonthRanges,
  monthOfPay,
  parseMonthOfYear,
} from '../../../../domain/units/month.ts';
import type { IndexAnswer } from './IndexTable.tsx';
import { indexTexts as texts } from './texts.ts';

export type Rates = IndexAnswer['selic'];

/** 'MM/AAAA 1,05', or a line of the Banco Central's series, '"01/MM/AAAA";"1,05"'. */
const LINE = /^(?:01\/)?((?:0[1-9]|1[0-2])\/(?:19|20|21)\d\d)[\s;:]+(\d{1,2}(?:[.,]\d{1,6})?)\s*%?$/;

/** Enough of a line to find it by. */
const SHOWN_OF_LINE = 60;

const decimal = (percent: number): string => String(percent).replace('.', ',');
const monthIn = (rate: Rates[number]): string => formatMonthOfYear(monthOfPay(rate));

/** Why rates cannot be published under a month 'MM/YYYY', or null. */
const refusalOf = (rates: Rates, date: string): string | null => {
  const months = rates.map(monthOfPay);
  const repeated = rates.find((rate, place) => months.indexOf(monthOfPay(rate)) !== place);
  if (repeated !== undefined) return texts.selicRepeated(monthIn(repeated));
  const high = rates.find(({ percent }) => percent > MOST_RATE);
  if (high !== undefined) return texts.selicTooHigh(monthIn(high), decimal(high.percent));
  const after = rates.find((rate) => monthOfPay(rate) > parseMonthOfYear(date));
  return after === undefined ? null : texts.selicAfter(monthIn(after), date);
};

/** A line each, blank ones apart; what is wrong with the first that cannot be published under `date`, as a text. */
export const readRates = (text: string, date: string): Rates | string => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > MOST_RATES) return texts.selicTooMany(lines.length, MOST_RATES);
  const rates: Rates = [];
  for (const line of lines) {
    const [, month, percent] = LINE.exec(line.replaceAll('"', '')) ?? [];
    if (month === undefined || percent === undefined || parseMonthOfYear(month) < FIRST_AVERAGED_MONTH)
      return texts.selicWrong(line.length > SHOWN_OF_LINE ? `${line.slice(0, SHOWN_OF_LINE)}…` : line);
    rates.push({ month: month.slice(0, 2), year: Number(month.slice(3)), percent: Number(percent.replace(',', '.')) });
  }
  return refusalOf(rates, date) ?? rates;
};

/** As `readRates` reads them. */
export const linesOf = (rates: Rates): string =>
  rates.map((rate) => `${monthIn(rate)} ${decimal(rate.percent)}`).join('\n');

/** 'de 01/2021 a 10/2026' */
export const monthsOf = (rates: Rates): string =>
  formatMonthRanges(rates.map(monthOfPay).toSorted((one, other) => one - other));

/** '70 meses, de 0,13% a 1,28%.' */
export const rangeOf = (rates: Rates): string => {
  const percents = rates.map(({ percent }) => percent);
  return texts.selicRange(rates.length, decimal(Math.min(...percents)), decimal(Math.max(...percents)));
};
