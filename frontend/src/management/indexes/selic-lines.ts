import {
  FIRST_AVERAGED_MONTH,
  formatMonthRanges,
  monthOfPay,
  parseMonthOfYear,
} from '../../../../domain/units/month.ts';
import type { IndexAnswer } from './IndexTable.tsx';

export type Rates = IndexAnswer['selic'];

const LINE = /^((?:0[1-9]|1[0-2])\/(?:19|20|21)\d\d)[\s;:]+(\d{1,2}(?:[.,]\d{1,6})?)\s*%?$/;

/** A line 'MM/AAAA 1,05' each, blank ones apart; the first one that is none as a text. */
export const readRates = (text: string): Rates | string => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rates: Rates = [];
  for (const line of lines) {
    const [, date, percent] = LINE.exec(line) ?? [];
    if (date === undefined || percent === undefined || parseMonthOfYear(date) < FIRST_AVERAGED_MONTH) return line;
    rates.push({ month: date.slice(0, 2), year: Number(date.slice(3)), percent: Number(percent.replace(',', '.')) });
  }
  return rates;
};

/** 'de 01/2021 a 10/2026' */
export const monthsOf = (rates: Rates): string =>
  formatMonthRanges(rates.map(monthOfPay).toSorted((one, other) => one - other));
