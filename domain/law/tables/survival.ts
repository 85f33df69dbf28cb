import { SURVIVAL_TABLES } from './survival-tables.ts';

/** Expectation of life of an age, and from which table. */
export interface Survival {
  readonly tableYear: number;
  readonly years: number;
}

/**
 * Expectation of life at a completed age, from the IBGE table in force on a day 'YYYY-MM-DD'; ages beyond the last one
 * take it. null before 12/2003 (the tables of that time are not known), and for an age below zero.
 *
 * @see Lei 8.213/1991, art. 29, §§ 7 and 8
 */
export const survivalAt = (age: number, day: string): Survival | null => {
  const table = SURVIVAL_TABLES.findLast(({ inForceFrom }) => inForceFrom <= day);
  const years = table?.years[Math.min(Math.floor(age), table.years.length - 1)];
  return table === undefined || years === undefined ? null : { tableYear: table.tableYear, years };
};
