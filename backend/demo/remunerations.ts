import type { Salary } from '../../domain/api/work-records.ts';
import { centsOf, reaisOf } from '../../domain/units/money.ts';
import {
  DECEMBER,
  FIRST_AVERAGED_MONTH,
  numberOfMonth,
  parseMonth,
  partsOfMonth,
  THIRTEENTH,
  yearOfMonth,
} from '../../domain/units/month.ts';

/** What somebody earned a month at some points of a career; between them it grows evenly. */
export type Career = Readonly<Record<number, number>>;

const MAY = 5;

const monthly = (career: Career, year: number): number => {
  const years = Object.keys(career).map(Number);
  const from = Math.max(...years.filter((known) => known <= year), Math.min(...years));
  const to = Math.min(...years.filter((known) => known > year), Math.max(...years));
  const start = career[from] ?? 0;
  const end = career[to] ?? start;
  const share = to > from ? Math.max(0, year - from) / (to - from) : 0;
  return reaisOf(centsOf(start * (end / start) ** share));
};

/**
 * The remunerations from one month to another, both 'YYYY-MM', with a 13th in each December; raises come in May.
 * Nothing before 07/1994, where remunerations begin to count.
 */
export const remunerations = (career: Career, first: string, last: string): Salary[] => {
  const salaries: Salary[] = [];
  for (let month = Math.max(FIRST_AVERAGED_MONTH, parseMonth(first)); month <= parseMonth(last); month += 1) {
    const year = yearOfMonth(month);
    const isBeforeRaise = numberOfMonth(month) < MAY && year > yearOfMonth(FIRST_AVERAGED_MONTH);
    const value = monthly(career, isBeforeRaise ? year - 1 : year);
    salaries.push({ ...partsOfMonth(month), value });
    if (numberOfMonth(month) === DECEMBER) salaries.push({ month: THIRTEENTH, year, value });
  }
  return salaries;
};
