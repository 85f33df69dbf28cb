import { DateTime } from 'luxon';

const dateFormats = ['d/M/yyyy', 'ddMMyyyy', 'yyyy/M/d', 'yyyyMMd', 'd/M/yy', 'ddMMyy'];

/**
 * '10031964', '10/3/1964', '1964-03-10', '10.03.64' → '1964-03-10'; null when it is no day of the calendar.
 * @param latest the last day that can be meant, which says what century a short year is of
 */
export const readDate = (text: string, latest: string | null = null): string | null => {
  const typed = text.trim().slice(0, 10).trim().replace(/[-. ]/g, '/');
  for (const format of dateFormats) {
    const date = DateTime.fromFormat(typed, format, { zone: 'utc' });
    if (!date.isValid || date.year < 1900) continue;
    const day = date.toISODate();
    const tooLate = latest !== null && day > latest && !format.includes('yyyy');
    return tooLate ? date.minus({ years: 100 }).toISODate() : day;
  }
  return null;
};
