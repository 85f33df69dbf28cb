import { twoDigits } from '../../../../../domain/units/month.ts';
import { fold } from '../../../../../domain/words/format.ts';

/** A competência: `month` is '01' to '12', or '13' for the 13th salary. */
export interface MonthOfYear {
  month: string;
  year: number;
}

const names = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const fullNames = /^(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;

/** Two figures are of this century up to its half. */
const yearOf = (text: string): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
};

const possible = (month: number, year: number): MonthOfYear | null =>
  month >= 1 && month <= 13 && year >= 1930 && year <= 2100 ? { month: twoDigits(month), year } : null;

/** 1 to 12 of 'jan', 'jan.', 'janeiro'; 13 of 'décimo terceiro'; null of any other word. */
export const namedMonth = (text: string): number | null => {
  const word = fold(text).replace(/\.$/, '');
  const at = names.indexOf(word.slice(0, 3));
  if (at >= 0 && (word.length === 3 || fullNames.test(word))) return at + 1;
  return /^(13|decimo terceiro)( ?[o\u00ba\u00b0])?( salario)?$/.test(word) ? 13 : null;
};

const day = String.raw`(?:\d{1,2}[/.-])`;
const forms: readonly [RegExp, (parts: readonly string[]) => MonthOfYear | null][] = [
  // 01/2010, 1/2010, 01-2010, 01/10, 13/2010, 13º/2010
  [/^(\d{1,2}) ?[o\u00ba\u00b0]? ?[/-] ?(\d{4}|\d{2})$/, ([m = '', y = '']) => possible(Number(m), yearOf(y))],
  // 2010-01, 2010/01, 2010-01-31, 2010-01-31 00:00:00
  [/^(\d{4})[/-](\d{1,2})(?:[/-]\d{1,2}(?:[ t].*)?)?$/, ([y = '', m = '']) => possible(Number(m), yearOf(y))],
  // 31/01/2010
  [new RegExp(`^${day}(\\d{1,2})[/.-](\\d{4})$`), ([m = '', y = '']) => possible(Number(m), yearOf(y))],
  // jan/2010, janeiro de 2010, 13º salário 2010
  [
    /^([a-z]+\.?|(?:13|decimo terceiro)(?: ?[o\u00ba\u00b0])?(?: salario)?)(?: de | ?[/-] ?| )(\d{4}|\d{2})$/,
    ([word = '', y = '']) => possible(namedMonth(word) ?? 0, yearOf(y)),
  ],
];

/** '01/2010', '01/10', '2010-01', 'jan/2010', 'janeiro de 2010', '13º/2010', '31/01/2010'; null of anything else. */
export const readMonth = (text: string): MonthOfYear | null => {
  const folded = fold(text).replace(/\s+/g, ' ');
  for (const [form, read] of forms) {
    const parts = form.exec(folded);
    if (parts !== null) return read(parts.slice(1));
  }
  return null;
};
