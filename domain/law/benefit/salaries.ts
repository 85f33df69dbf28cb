import type { LoggedSalary } from './log.ts';

/** A remuneration as a work record holds it: month 1 to 12, or 13 for the 13th salary; value in BRL. */
export interface SalaryEntry {
  readonly year: number;
  readonly month: number;
  readonly value: number;
  /** In a count of the RPPS: the month was worked under the RGPS and stays under its ceiling (Lei 10.887/2004, art. 1, § 4, II). */
  readonly underRgps?: boolean;
  /** Of a record with `isCurrentPosition`: the newest one is the last remuneration. */
  readonly inCurrentPosition?: boolean;
}

/** The salaries of one regime, summed by month once per calculation and shared by all rules. Made by `prepareSalaries`. */
export interface SalaryBook {
  readonly regimeType: 'RGPS' | 'RPPS';
  /** Every entry as given, in the order of the calendar. */
  readonly all: readonly LoggedSalary[];
  /** BRL of the newest month 01 to 12 of the current position with a value above zero; null without one. */
  readonly lastRemuneration: number | null;
}
