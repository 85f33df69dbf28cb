/** What lies so far ahead that a figure to the cent would say more than anybody knows. */
import { addMonths, dayOf } from '../units/day.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { formatMoney } from './format.ts';

const FAR_IN_MONTHS = 120;
const HUNDRED = 100;
const CENTS = 100;
const ROUNDED_TO_HUNDREDS_FROM = 3000;

/** More than ten years after the calculation date. */
export const isFarAhead = (date: string, calculationDate: string): boolean =>
  dayOf(date) > addMonths(dayOf(calculationDate), FAR_IN_MONTHS);

/**
 * To hundreds. Of values about as high as the minimum wage a hundred says more, or less, than is known: they are rounded up to
 * whole reais, so that the minimum wage, whatever it is by then, is never read as less.
 */
const rounded = (value: number): number =>
  value < ROUNDED_TO_HUNDREDS_FROM ? Math.ceil(centsOf(value) / CENTS) : Math.round(value / HUNDRED) * HUNDRED;

/** A value in a headline: of far ahead rounded, 'cerca de R$ 5.000,00'. */
export const headlineMoney = (value: number, date: string, calculationDate: string): string =>
  isFarAhead(date, calculationDate) ? `cerca de ${formatMoney(rounded(value))}` : formatMoney(value);

const inTable = (value: number, date: string, calculationDate: string): number =>
  isFarAhead(date, calculationDate) ? rounded(value) : value;

/** The same in a table, whose reader is told once that it is rounded (`ROUNDED_AHEAD`): 'R$ 5.000,00'. */
export const tableMoney = (value: number, date: string, calculationDate: string): string =>
  formatMoney(inTable(value, date, calculationDate));

interface Asked {
  readonly date: string;
  readonly value: number;
}

/** As it stands in a table whose rows come by day: what has stayed the same since a nearer one reads the same. */
const inRow = (asked: Asked, rows: readonly Asked[], calculationDate: string): number =>
  inTable(asked.value, (rows.find(({ value }) => value === asked.value) ?? asked).date, calculationDate);

export const tableValue = (asked: Asked, rows: readonly Asked[], calculationDate: string): string =>
  formatMoney(inRow(asked, rows, calculationDate));

interface Summed {
  readonly date: string;
  readonly total: number | null;
}

/** A sum as it stands in such a table: none that is rounded reads greater than the greatest of them, which is marked. */
export const tableSum = (total: number, date: string, rows: readonly Summed[], calculationDate: string): string => {
  const read = (row: Summed): number => inTable(row.total ?? 0, row.date, calculationDate);
  const [most] = rows.toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0));
  const rounded = inTable(total, date, calculationDate);
  return formatMoney(most !== undefined && rounded > read(most) ? total : rounded);
};

/** Of values that are rounded so is the difference: to the cent it would say more than they do. */
const roundedGain = (gain: number): number =>
  Math.abs(gain) < ROUNDED_TO_HUNDREDS_FROM ? Math.round(gain) : Math.round(gain / HUNDRED) * HUNDRED;

/** Beside such values: the difference of what stands in the row and in the first. */
export const tableGain = (asked: Asked, rows: readonly Asked[], calculationDate: string): number => {
  const [first = asked] = rows;
  const [its, firsts] = [asked, first].map((one) => inRow(one, rows, calculationDate));
  const gain = reaisOf(centsOf(its ?? 0) - centsOf(firsts ?? 0));
  return its === asked.value && firsts === first.value ? gain : roundedGain(gain);
};

/** Beside two values of headlines: the difference of what is read, without its sign. */
export const gainMoney = (asked: Asked, first: Asked, calculationDate: string): string => {
  const amount = formatMoney(Math.abs(tableGain(asked, [first], calculationDate)));
  const isRounded = [asked, first].some(({ date }) => isFarAhead(date, calculationDate));
  return isRounded ? `cerca de ${amount}` : amount;
};

/**
 * What one choice brings more or less than another, without its sign. Of values that are rounded it is one too, and what is lost
 * among the hundreds is said to be less than one: to the cent it would not be the difference of what is read beside it.
 */
export const differenceMoney = (difference: number, isRounded: boolean): string => {
  const amount = Math.abs(difference);
  if (!isRounded || amount === 0) return formatMoney(amount);
  return amount < HUNDRED / 2
    ? `menos de ${formatMoney(HUNDRED)}`
    : `cerca de ${formatMoney(Math.round(amount / HUNDRED) * HUNDRED)}`;
};

/** The difference to what is asked for on a day. */
export const headlineDifference = (difference: number, date: string, calculationDate: string): string =>
  differenceMoney(difference, isFarAhead(date, calculationDate));

/** Said under such a table. */
export const ROUNDED_AHEAD =
  'O que se pede daqui a mais de dez anos está arredondado: até lá a lei e o salário terão mudado.';

/** Said beside it. */
export const FAR_AHEAD = 'Até lá a lei e o salário terão mudado: o valor é uma ordem de grandeza.';
