/** The same salary in every month from one to another ('YYYY-MM'), or one by its year. */
import { parseMonth, partsOfMonth, yearOfMonth } from '../../units/month.ts';
import type { Salary } from '../input/input.ts';

export const monthly = (from: string, to: string, value: number | ((year: number) => number)): Salary[] => {
  const salaries: Salary[] = [];
  for (let month = parseMonth(from); month <= parseMonth(to); month += 1) {
    const paid = typeof value === 'number' ? value : value(yearOfMonth(month));
    salaries.push({ ...partsOfMonth(month), value: paid });
  }
  return salaries;
};
