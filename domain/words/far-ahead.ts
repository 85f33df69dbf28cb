/** What lies so far ahead that a figure to the cent would say more than anybody knows. */
import { addMonths, dayOf } from '../units/day.ts';
import { formatMoney } from './format.ts';

const FAR_IN_MONTHS = 120;
const HUNDRED = 100;

/** More than ten years after the calculation date. */
export const isFarAhead = (date: string, calculationDate: string): boolean =>
  dayOf(date) > addMonths(dayOf(calculationDate), FAR_IN_MONTHS);

/** A value in a headline: of far ahead rounded to hundreds, 'cerca de R$ 5.000,00'. */
export const headlineMoney = (value: number, date: string, calculationDate: string): string =>
  isFarAhead(date, calculationDate) && value >= HUNDRED
    ? `cerca de ${formatMoney(Math.round(value / HUNDRED) * HUNDRED)}`
    : formatMoney(value);

/** The same in a table, whose reader is told once that it is rounded (`ROUNDED_AHEAD`): 'R$ 5.000,00'. */
export const tableMoney = (value: number, date: string, calculationDate: string): string =>
  formatMoney(isFarAhead(date, calculationDate) ? Math.round(value / HUNDRED) * HUNDRED : value);

/** Said under such a table. */
export const ROUNDED_AHEAD =
  'O que se pede daqui a mais de dez anos está arredondado às centenas: até lá a lei e o salário terão mudado.';

/** Said beside it. */
export const FAR_AHEAD = 'Até lá a lei e o salário terão mudado: o valor é uma ordem de grandeza.';
