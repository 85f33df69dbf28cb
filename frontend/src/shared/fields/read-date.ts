import { DateTime } from 'luxon';

const dateFormats = ['d/M/yyyy', 'ddMMyyyy', 'yyyy/M/d', 'yyyyMMd', 'd/M/yy', 'ddMMyy'];

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const LEAST_LETTERS = 3;
/** '10 de março de 1964', '1º mar. 1964' */
const IN_WORDS = /^(\d{1,2})[º°]?(?: de)? ([a-zç]+)\.?(?: de)? (\d{4}|\d{2})$/;

const inNumbers = (text: string): string => {
  const [, day, word = '', year] = IN_WORDS.exec(text.toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const month = MONTHS.findIndex((name) => name.startsWith(word) || name.replace('ç', 'c').startsWith(word));
  return word.length < LEAST_LETTERS || month < 0 ? text : `${day}/${month + 1}/${year}`;
};

/**
 * '10031964', '10/3/1964', '1964-03-10', '10.03.64', '10 de março de 1964' → '1964-03-10'; null when it is no day of the calendar.
 * @param latest the last day that can be meant, which says what century a short year is of
 */
export const readDate = (text: string, latest: string | null = null): string | null => {
  const typed = inNumbers(text.trim()).slice(0, 10).trim().replace(/[-. ]/g, '/');
  for (const format of dateFormats) {
    const date = DateTime.fromFormat(typed, format, { zone: 'utc' });
    if (!date.isValid || date.year < 1900) continue;
    const day = date.toISODate();
    const tooLate = latest !== null && day > latest && !format.includes('yyyy');
    return tooLate ? date.minus({ years: 100 }).toISODate() : day;
  }
  return null;
};
