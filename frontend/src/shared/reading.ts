import { DateTime } from 'luxon';

/** What people paste and type, in any of the usual forms, read into the forms of the contract. */

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const dateFormats = ['yyyy-MM-dd', 'd/M/yyyy', 'ddMMyyyy', 'd.M.yyyy', 'd-M-yyyy', 'd/M/yy', 'yyyy/M/d', 'd M yyyy'];

/** '10031964', '10/3/1964', '1964-03-10', '10.03.1964' → '1964-03-10'; null when it is no day of the calendar. */
export const readDate = (text: string): string | null => {
  const typed = text.trim().slice(0, 10).trim();
  for (const format of dateFormats) {
    const date = DateTime.fromFormat(typed, format, { zone: 'utc' });
    if (date.isValid && date.year >= 1900) return date.toFormat('yyyy-MM-dd');
  }
  return null;
};

/** A Brazilian phone with or without mask and country code → 10 or 11 digits. */
export const readPhone = (text: string): string => {
  const digits = digitsOf(text).replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2, 13) : digits.slice(0, 11);
};

export const readZipcode = (text: string): string => digitsOf(text).slice(0, 8);

/**
 * 'R$ 1.234,56', '1234,5', '1,234.56', '1234.56' → 1234.56; null when there is no amount in it.
 * The last of comma and point is the decimal one, unless exactly three digits follow it.
 */
export const readMoney = (text: string): number | null => {
  const cleaned = text.replace(/[^\d.,-]/g, '');
  const separator = Math.max(cleaned.lastIndexOf(','), cleaned.lastIndexOf('.'));
  const isDecimal = separator >= 0 && (cleaned.length - separator !== 4 || /^0*[.,]/.test(cleaned));
  const whole = isDecimal ? cleaned.slice(0, separator) : cleaned;
  const decimals = isDecimal ? cleaned.slice(separator + 1) : '';
  const sign = cleaned.startsWith('-') ? '-' : '';
  const digits = digitsOf(whole);
  if (digits === '' && decimals === '') return null;
  const value = Number(`${sign}${digits === '' ? '0' : digits}.${digitsOf(decimals)}`);
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : null;
};
