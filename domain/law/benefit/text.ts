/** Figures as a Brazilian reader writes them. Formatters are made once: making one costs more than a whole estimate. */
import { formatAmount, formatCount, formatMoney } from '../../words/format.ts';
import { type Amount, rounded } from './exact.ts';

const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const published = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const upToFourDecimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });
const fourDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

export const moneyText = (value: Amount | number): string =>
  formatMoney(typeof value === 'number' ? value : rounded(value));

/** Whole numbers are put into text without `Intl`, which takes many times as long. */
export const numberText = (value: number): string =>
  Number.isInteger(value) ? formatCount(value) : plain.format(value);

/** 86 → '86%', 17.5 → '17,5%'. */
export const percentText = (percent: number): string => `${numberText(percent)}%`;

/** A published rate, with the two or three decimals of its publication: 3.9 → '3,90%', 6.355 → '6,355%'. */
export const rateText = (percent: number): string =>
  `${Math.round(percent * 100) / 100 === percent ? formatAmount(percent) : published.format(percent)}%`;

/** With the fraction of a day that conversion and bonus leave: '8.547,6'. */
export const daysText = (days: number): string =>
  Number.isInteger(days) ? formatCount(days) : upToFourDecimals.format(days);

export const factorText = (value: Amount | number): string =>
  fourDecimals.format(typeof value === 'number' ? value : value.toNumber());

export const countText = (value: number, one: string, many: string): string =>
  `${numberText(value)} ${value === 1 ? one : many}`;
