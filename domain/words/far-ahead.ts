/** What lies so far ahead that a figure to the cent would say more than anybody knows. */
import { addMonths, dayOf } from '../units/day.ts';
import { centsOf, isSameSum, reaisOf } from '../units/money.ts';
import { formatMoney } from './format.ts';

const FAR_IN_MONTHS = 120;
const HUNDRED = 100;
const CENTS = 100;
const TO_REAIS_BELOW = 3000;

/** More than ten years after the calculation date. */
export const isFarAhead = (date: string, calculationDate: string): boolean =>
  dayOf(date) > addMonths(dayOf(calculationDate), FAR_IN_MONTHS);

/** From where a day is seen. */
export interface Sight {
  readonly calculationDate: string;
  /** Of the INSS, in the month of the calculation date: nothing that it holds is read as more. */
  readonly ceiling?: number | undefined;
  /** Of that month: nothing is read as less. Where it is not known, what may be about as much is not rounded to hundreds. */
  readonly minimumWage?: number | undefined;
  /** Rounded the value would read in another order than a nearer one beside it: it is not. */
  readonly exact?: true | undefined;
}

/** To hundreds, within the minimum wage and the ceiling that hold it. */
const rounded = (value: number, { ceiling, minimumWage }: Omit<Sight, 'calculationDate'>): number => {
  if (minimumWage === undefined && value < TO_REAIS_BELOW) return Math.ceil(centsOf(value) / CENTS);
  const read = Math.round(value / HUNDRED) * HUNDRED;
  if (ceiling !== undefined && value <= ceiling && read > ceiling) return ceiling;
  return minimumWage !== undefined && value >= minimumWage && read < minimumWage ? minimumWage : read;
};

/** Of the two limits those without which a value would be read otherwise: nothing has to be told of the others. */
export const limitsBeside = (
  value: number | null,
  limits: Pick<Sight, 'ceiling' | 'minimumWage'>,
): Pick<Sight, 'ceiling' | 'minimumWage'> => {
  if (value === null) return {};
  const { ceiling, minimumWage } = limits;
  const read = rounded(value, limits);
  return {
    ...(read === rounded(value, { minimumWage }) ? {} : { ceiling }),
    ...(read === rounded(value, { ceiling }) ? {} : { minimumWage }),
  };
};

const inTable = (value: number, date: string, sight: Sight): number =>
  isFarAhead(date, sight.calculationDate) && sight.exact !== true ? rounded(value, sight) : value;

/** A value in a headline: of far ahead rounded, 'cerca de R$ 5.000,00'. */
export const headlineMoney = (value: number, date: string, sight: Sight): string =>
  `${isFarAhead(date, sight.calculationDate) ? 'cerca de ' : ''}${formatMoney(inTable(value, date, sight))}`;

/** The same in a table, whose reader is told once that it is rounded (`ROUNDED_AHEAD`): 'R$ 5.000,00'. */
export const tableMoney = (value: number, date: string, sight: Sight): string =>
  formatMoney(inTable(value, date, sight));

interface Asked {
  readonly date: string;
  readonly value: number;
}

/** Whether a value that is read as `read` stands in another order beside the others than it has. */
const isOutOfOrder = (asked: Asked, read: number, others: readonly Asked[], sight: Sight): boolean =>
  read !== asked.value &&
  others.some(({ date, value }) => (inTable(value, date, sight) - read) * (value - asked.value) < 0);

/** Whether rounding makes a value of far ahead read as less than a nearer one that is no more, or as more than one that is no less. */
export const readsOutOfOrder = (asked: Asked, others: readonly Asked[], sight: Sight): boolean => {
  const read = inTable(asked.value, asked.date, sight);
  const isSame = ({ date, value }: Asked): boolean => value === asked.value && inTable(value, date, sight) !== read;
  return others.some(isSame) || isOutOfOrder(asked, read, others, sight);
};

/** Whether of values side by side none that is another reads the same, or in another order than it has. */
export const readApart = (values: readonly Asked[], sight: Sight): boolean => {
  const read = values.map((one) => ({ ...one, read: inTable(one.value, one.date, sight) }));
  return read.every((one) =>
    read.every((other) => one.value === other.value || (one.read - other.read) * (one.value - other.value) > 0),
  );
};

/**
 * As it stands in a table whose rows come by day: what has stayed the same since a nearer one reads the same, and what is more than
 * a nearer one never reads as less, nor what is less as more.
 */
const inRow = (asked: Asked, rows: readonly Asked[], sight: Sight): number => {
  const since = rows.find(({ value }) => value === asked.value) ?? asked;
  const read = inTable(asked.value, since.date, sight);
  return isOutOfOrder(asked, read, rows, sight) ? asked.value : read;
};

export const tableValue = (asked: Asked, rows: readonly Asked[], sight: Sight): string =>
  formatMoney(inRow(asked, rows, sight));

/** In a headline beside which others are named. */
export const headlineAmong = (asked: Asked, others: readonly Asked[], sight: Sight): string =>
  `${isFarAhead(asked.date, sight.calculationDate) ? 'cerca de ' : ''}${formatMoney(inRow(asked, others, sight))}`;

export const headlineBeside = (asked: Asked, other: Asked, sight: Sight): string =>
  headlineAmong(asked, [other], sight);

interface Summed {
  readonly date: string;
  readonly total: number | null;
}

/**
 * A sum as it stands in such a table: none that is rounded reads greater than the greatest of them, which is marked, and what is the
 * same as a nearer one reads the same.
 */
export const tableSum = (total: number, date: string, rows: readonly Summed[], { calculationDate }: Sight): string => {
  const sumOf = (row: Summed): number => row.total ?? 0;
  const read = (row: Summed): number => {
    const same = rows.find((one) => one.total !== null && isSameSum(one.total, sumOf(row)));
    const since = same !== undefined && same.date < row.date ? same : row;
    return inTable(sumOf(since), since.date, { calculationDate });
  };
  const [most] = rows.toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0));
  const rounded = read({ date, total });
  return formatMoney(most !== undefined && rounded > read(most) ? total : rounded);
};

/** Of values that are rounded so is the difference: to the cent it would say more than they do. */
const roundedGain = (gain: number): number =>
  Math.abs(gain) < TO_REAIS_BELOW ? Math.round(gain) : Math.round(gain / HUNDRED) * HUNDRED;

/** Beside such values: the difference of what stands in the row and in the first. */
export const tableGain = (asked: Asked, rows: readonly Asked[], sight: Sight): number => {
  const [first = asked] = rows;
  const [its, firsts] = [asked, first].map((one) => inRow(one, rows, sight));
  const gain = reaisOf(centsOf(its ?? 0) - centsOf(firsts ?? 0));
  return its === asked.value && firsts === first.value ? gain : roundedGain(gain);
};

/** Beside two values of headlines: the difference of what is read, without its sign; what is lost among the hundreds is less than one. */
export const gainMoney = (asked: Asked, first: Asked, sight: Sight): string => {
  const gain = Math.abs(tableGain(asked, [first], sight));
  const isRounded = [asked, first].some(({ date }) => isFarAhead(date, sight.calculationDate));
  if (!isRounded) return formatMoney(gain);
  return gain === 0 && asked.value !== first.value
    ? `menos de ${formatMoney(HUNDRED)}`
    : `cerca de ${formatMoney(gain)}`;
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
  'Daqui a mais de dez anos, o que muda está arredondado: até lá a lei e o salário terão mudado.';

/** Said beside it. */
export const FAR_AHEAD = 'Até lá a lei e o salário terão mudado: o valor é uma ordem de grandeza.';
