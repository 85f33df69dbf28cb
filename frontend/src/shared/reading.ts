/** What people paste and type, in any of the usual forms, read into the forms of the contract. */

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A Brazilian phone with or without mask and country code → 10 or 11 digits. */
export const readPhone = (text: string): string => {
  const digits = digitsOf(text).replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2, 13) : digits.slice(0, 11);
};

/** A number of 11 figures: CPF or NIT. */
export const readElevenDigits = (text: string): string => digitsOf(text).slice(0, 11);

/** The first `most` digits of a text. */
export const readDigits = (text: string, most: number): string => digitsOf(text).slice(0, most);

export const readZipcode = (text: string): string => digitsOf(text).slice(0, 8);

/** Whole and decimal digits of an unsigned amount; null where comma and point cannot be told from each other. */
const splitAmount = (amount: string): readonly [whole: string, decimals: string] | null => {
  const separators = amount.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return [amount, ''];
  const at = amount.lastIndexOf(last);
  const split = [amount.slice(0, at), amount.slice(at + 1)] as const;
  const inThousands = /^\d{1,3}([.,]\d{3})*$/;
  if (separators.length > 1) {
    if (inThousands.test(amount) && new Set(separators).size === 1) return [amount, ''];
    return inThousands.test(split[0]) && separators.indexOf(last) === separators.length - 1 ? split : null;
  }
  const hasThree = /^0*[1-9]\d*$/.test(split[0]) && split[1].length === 3;
  if (!hasThree) return split;
  return last === '.' ? [amount, ''] : null;
};

/**
 * 'R$ 1.234,56', '1234,5', '1,234.56', '1234.56' → 1234.56; null when it is no amount, or no certain one: '300,005' may
 * be three hundred or three hundred thousand. The last of comma and point is the decimal one, but '1.234' is written in
 * thousands.
 */
export const readMoney = (text: string): number | null => {
  const cleaned = text.replace(/R\$|\s/gi, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(cleaned)) return null;
  const split = splitAmount(cleaned.replace('-', ''));
  if (split === null) return null;
  const [whole, decimals] = split;
  const value = Number(`${digitsOf(whole) || '0'}.${decimals || '0'}`);
  return Math.round(cleaned.startsWith('-') ? -value * 100 : value * 100) / 100;
};
