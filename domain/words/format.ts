import { clockInSaoPaulo } from './today.ts';

/** A span of time as the API and the screens write it. */
export interface SpanParts {
  years: number;
  months: number;
  days: number;
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const count = new Intl.NumberFormat('pt-BR');
const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 1234567 → '1.234.567' */
const grouped = (whole: number): string => {
  const digits = String(whole);
  let text = digits.slice(-GROUP);
  for (let end = digits.length - GROUP; end > 0; end -= GROUP)
    text = `${digits.slice(Math.max(0, end - GROUP), end)}.${text}`;
  return text;
};
const GROUP = 3;

/** Whole numbers and cents are put into text here: an answer holds thousands, and `Intl` takes many times as long. */
const isPlain = (whole: number): boolean => Number.isInteger(whole) && whole >= 0 && whole < 1e15;

/** '1.234,50'; null for what is no amount in whole cents. */
const inCents = (value: number): string | null => {
  const cents = Math.round(value * 100);
  if (!isPlain(cents) || cents / 100 !== value) return null;
  const rest = cents % 100;
  return `${grouped((cents - rest) / 100)},${rest < 10 ? '0' : ''}${rest}`;
};

/** 1234.5 → 'R$ 1.234,50' (with an ordinary space, so that texts can be compared and searched). */
export const formatMoney = (value: number): string => {
  const plain = inCents(value);
  return plain === null ? money.format(value).replace(/\u00a0/g, ' ') : `R$ ${plain}`;
};

/** 'art. 19', '§§ 2º', 'R$ 5' */
const HELD_TOGETHER = /(R\$|\barts?\.|§) (?=\d)/g;

/** The same text with every amount, and every number of an article, kept on the line of what it belongs to, for display. */
export const unbroken = (text: string): string => text.replace(HELD_TOGETHER, '$1\u00a0');

/** As a sentence of its own: a name like 'Padaria Ltda.' brings its full stop. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** 1234.5 → '1.234,50' */
export const formatAmount = (value: number): string => inCents(value) ?? amount.format(value);

/** 13404 → '13.404' */
export const formatCount = (value: number): string => (isPlain(value) ? grouped(value) : count.format(value));

/** '2026-11-20' → '20/11/2026'; null → '' */
export const formatDate = (iso: string | null): string => {
  if (iso === null) return '';
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
};

const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

const monthName = (iso: string): string => monthNames[Number(iso.slice(5, 7)) - 1] ?? '';

/** '2026-11-02' → '2 de novembro de 2026', and the first of a month as '1º de …' */
export const formatLongDate = (iso: string): string => {
  const day = Number(iso.slice(8, 10));
  return `${day === 1 ? '1º' : day} de ${monthName(iso)} de ${iso.slice(0, 4)}`;
};

/** '2026-11-20' → 'novembro de 2026' */
export const formatLongMonth = (iso: string): string => `${monthName(iso)} de ${iso.slice(0, 4)}`;

/** An instant → '20/11/2026 14:05', in the product's time zone. */
export const formatInstant = (iso: string): string => clockInSaoPaulo(iso);

const counted = (value: number, one: string, many: string): string => `${value} ${value === 1 ? one : many}`;

/** '32 anos, 4 meses e 11 dias'; zero parts are omitted, and an empty span is '0 dias'. */
export const formatSpan = ({ years, months, days }: SpanParts): string => {
  const parts: string[] = [];
  if (years > 0) parts.push(counted(years, 'ano', 'anos'));
  if (months > 0) parts.push(counted(months, 'mês', 'meses'));
  if (days > 0) parts.push(counted(days, 'dia', 'dias'));
  const last = parts.pop() ?? '0 dias';
  return parts.length === 0 ? last : `${parts.join(', ')} e ${last}`;
};

/** '01/2024' of a year and a month '01' to '13'. */
export const formatMonth = (month: string, year: number): string => `${month}/${year}`;

/** Most texts are of plain letters and figures, which need no taking apart. */
const hasNoAccents = /^[ -~]*$/;

/** Lower case without accents: what search and sort compare. */
export const fold = (text: string): string =>
  (hasNoAccents.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase().trim();

/** A name as two spellings of it compare: folded, with single spaces. */
export const foldedName = (name: string): string => fold(name).replace(/\s+/g, ' ');

/** '11987654321' → '(11) 98765-4321'; other lengths stay as they are. */
export const formatPhone = (digits: string): string => digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/** '52998224725' → '529.982.247-25' */
export const formatCpf = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** '17033259504' → '170.33259.50-4' */
export const formatNit = (digits: string): string => digits.replace(/^(\d{3})(\d{5})(\d{2})(\d)$/, '$1.$2.$3-$4');

/** '01310100' → '01310-100' */
export const formatZipcode = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');

/** '11222333000181' → '11.222.333/0001-81', and a CPF as `formatCpf`. */
export const formatTaxId = (text: string): string =>
  formatCpf(text).replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5');
