/** The same salary in every month from one to another ('YYYY-MM'), or one by its year. */
import type { Salary } from '../input.ts';

export const monthly = (from: string, to: string, value: number | ((year: number) => number)): Salary[] => {
  const salaries: Salary[] = [];
  for (let month = indexOf(from); month <= indexOf(to); month += 1) {
    const year = Math.floor(month / 12);
    const paid = typeof value === 'number' ? value : value(year);
    salaries.push({ month: String((month % 12) + 1).padStart(2, '0'), year, value: paid });
  }
  return salaries;
};

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
