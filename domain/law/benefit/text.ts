/** Figures as a Brazilian reader writes them. Formatters are made once: making one costs more than a whole estimate. */
import { formatMoney } from '../../words/format.ts';
import { type Amount, rounded } from './exact.ts';

const plain = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const published = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
const upToFourDecimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });
const fourDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

export const moneyText = (value: Amount | number): string =>
  formatMoney(typeof value === 'number' ? value : rounded(value));

/** 86 → '86%', 17.5 → '17,5%'. */
export const percentText = (percent: number): string => `${plain.format(percent)}%`;

/** A published rate, with the two or three decimals of its publication: 3.9 → '3,90%', 6.355 → '6,355%'. */
export const rateText = (percent: number): string => `${published.format(percent)}%`;

export const numberText = (value: number): string => plain.format(value);

/** With the fraction of a day that conversion and bonus leave: '8.547,6'. */
export const daysText = (days: number): string => upToFourDecimals.format(days);

export const factorText = (value: Amount | number): string => fourDecimals.format(Number(value));

export const countText = (value: number, one: string, many: string): string =>
  `${plain.format(value)} ${value === 1 ? one : many}`;
