import { isDayOfCalendar } from '../../domain/units/day.ts';
import { reaisOf } from '../../domain/units/money.ts';

/** '31/12/2020' → '2020-12-31'; null for a day that does not exist or is implausibly far away. */
export const dateOf = (text: string): string | null => {
  const parts = /^(\d{2})\/(\d{2})\/((?:19|20)\d{2})$/.exec(text);
  if (parts === null) return null;
  const iso = `${parts[3]}-${parts[2]}-${parts[1]}`;
  return isDayOfCalendar(iso) ? iso : null;
};

/** '05/2020' → '2020-05'; '13/2020' → '2020-13', the 13th salary. */
export const monthOf = (text: string): string | null => {
  const parts = /^(0[1-9]|1[0-3])\/((?:19|20)\d{2})$/.exec(text);
  return parts === null ? null : `${parts[2]}-${parts[1]}`;
};

const brazilian = /^\d{1,3}(\.?\d{3})*,\d{2}$/;
const american = /^\d{1,3}(,?\d{3})*\.\d{2}$/;

export type MoneyStyle = 'brazilian' | 'american';

export const looksLikeAmount = (text: string): boolean => brazilian.test(text) || american.test(text);

/** Some extracts write '1,234.56'. This is decided for the whole file, since a single amount can be ambiguous. */
export const moneyStyleOf = (texts: Iterable<string>): MoneyStyle => {
  let balance = 0;
  for (const text of texts) balance += (brazilian.test(text) ? 1 : 0) - (american.test(text) ? 1 : 0);
  return balance < 0 ? 'american' : 'brazilian';
};

/** '1.234,56' → 1234.56, read as whole cents so that no digit is lost. */
export const amountOf = (text: string, style: MoneyStyle): number | null => {
  if (!(style === 'brazilian' ? brazilian : american).test(text)) return null;
  const cents = Number(text.replace(/[.,]/g, ''));
  return Number.isSafeInteger(cents) ? reaisOf(cents) : null;
};

/** A NIT in the old or the new mask → 'ddd.ddddd.dd-d'. Check digits are not looked at. */
export const nitOf = (text: string): string | null => {
  if (!/^[\d.-]+$/.test(text)) return null;
  const parts = /^(\d{3})(\d{5})(\d{2})(\d)$/.exec(text.replace(/[.-]/g, ''));
  return parts === null ? null : `${parts[1]}.${parts[2]}.${parts[3]}-${parts[4]}`;
};

/** 'dd/mm/aaaa hh:mm:ss' anywhere in a text → 'YYYY-MM-DDTHH:mm:ss'. */
export const timestampIn = (text: string): string | null => {
  const parts = /(\d{2}\/\d{2}\/\d{4})\s+(\d{2}:\d{2})(:\d{2})?/.exec(text);
  const date = parts?.[1] === undefined ? null : dateOf(parts[1]);
  return date === null ? null : `${date}T${parts?.[2]}${parts?.[3] ?? ':00'}`;
};

/** An amount, a day, a month or a number, which most of an extract consists of: no label and no title. */
export const isFigures = (text: string): boolean => /^[\d.,/]+$/.test(text);

/** CNPJ (also its root, also with letters), CEI, CPF or NB: one word of figures, capitals and marks. */
export const looksLikeCode = (text: string): boolean => /^(?=.*\d)[\dA-Z][\dA-Z./-]{4,}$/.test(text);

/** One or more indicators, or what a line break left of them. */
export const looksLikeIndicators = (text: string): boolean => /^[A-Z0-9(][A-Z0-9_\-(), ]*$/.test(text);
