/** What lies so far ahead that a figure to the cent would say more than anybody knows. */
import { addMonths, dayOf } from '../units/day.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { formatMoney } from './format.ts';

const FAR_IN_MONTHS = 120;
const HUNDRED = 100;
const ROUNDED_TO_HUNDREDS_FROM = 3000;

/** More than ten years after the calculation date. */
export const isFarAhead = (date: string, calculationDate: string): boolean =>
  dayOf(date) > addMonths(dayOf(calculationDate), FAR_IN_MONTHS);

/**
 * To hundreds. Of values about as high as the minimum wage a hundred says more, or less, than is known: they are rounded up to
 * whole reais, so that the minimum wage, whatever it is by then, is never read as less.
 */
const rounded = (value: number): number =>
  value < ROUNDED_TO_HUNDREDS_FROM ? Math.ceil(value) : Math.round(value / HUNDRED) * HUNDRED;

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

/** As it stands in a table below the first day; what has stayed the same reads the same. */
const below = ({ value, date }: Asked, first: Asked, calculationDate: string): number =>
  inTable(value, value === first.value ? first.date : date, calculationDate);

export const tableValue = (asked: Asked, first: Asked, calculationDate: string): string =>
  formatMoney(below(asked, first, calculationDate));

/** Beside such values: the difference of what stands there. */
export const tableGain = (asked: Asked, first: Asked, calculationDate: string): number =>
  reaisOf(centsOf(below(asked, first, calculationDate)) - centsOf(inTable(first.value, first.date, calculationDate)));

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
