import type { Salary } from '../../domain/api/work-records.ts';

/** What somebody earned a month at some points of a career; between them it grows evenly. */
export type Career = Readonly<Record<number, number>>;

const FIRST_KNOWN = { year: 1994, month: 7 };

const monthly = (career: Career, year: number): number => {
  const years = Object.keys(career).map(Number);
  const from = Math.max(...years.filter((known) => known <= year), Math.min(...years));
  const to = Math.min(...years.filter((known) => known > year), Math.max(...years));
  const start = career[from] ?? 0;
  const end = career[to] ?? start;
  const share = to > from ? Math.max(0, year - from) / (to - from) : 0;
  return Math.round(start * (end / start) ** share * 100) / 100;
};

const text = (month: number): string => String(month).padStart(2, '0');

/**
 * The remunerations from one month to another, both 'YYYY-MM', with a 13th in each December; raises come in May.
 * Nothing before 07/1994, where remunerations begin to count.
 */
export const remunerations = (career: Career, first: string, last: string): Salary[] => {
  const salaries: Salary[] = [];
  const [lastYear = 0, lastMonth = 0] = last.split('-').map(Number);
  let [year = 0, month = 0] = first.split('-').map(Number);
  if (year * 12 + month < FIRST_KNOWN.year * 12 + FIRST_KNOWN.month) ({ year, month } = FIRST_KNOWN);
  while (year * 12 + month <= lastYear * 12 + lastMonth) {
    const value = monthly(career, month < 5 && year > FIRST_KNOWN.year ? year - 1 : year);
    salaries.push({ month: text(month), year, value });
    if (month === 12) salaries.push({ month: '13', year, value });
    year = month === 12 ? year + 1 : year;
    month = month === 12 ? 1 : month + 1;
  }
  return salaries;
};
