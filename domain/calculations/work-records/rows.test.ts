import { describe, expect, it } from 'vitest';
import { areOnly13ths, fillPercent, missingRows, remunerationRows } from './rows.ts';

const asOf = '2026-11-20';
const monthsOf = (ingressDate: string, egressDate: string | null) =>
  remunerationRows({ ingressDate, egressDate }, asOf).map(({ year, month }) => `${month}/${year}`);
const salaries = (...months: string[]) =>
  months.map((text) => ({ month: text.slice(0, 2), year: Number(text.slice(3)), value: 0 }));

describe('the rows of a record', () => {
  it('are every month from ingress to egress and a 13th a year', () => {
    expect(monthsOf('2000-11-30', '2001-02-01')).toEqual([
      '11/2000',
      '12/2000',
      '13/2000',
      '01/2001',
      '02/2001',
      '13/2001',
    ]);
  });

  it('begin in July 1994', () => {
    expect(monthsOf('1980-01-01', '1994-08-10')).toEqual(['07/1994', '08/1994', '13/1994']);
    expect(monthsOf('1980-01-01', '1994-06-30')).toEqual([]);
  });

  it('go up to the calculation date while the record is running', () => {
    expect(monthsOf('2026-10-15', null)).toEqual(['10/2026', '11/2026', '13/2026']);
    expect(monthsOf('2026-12-01', null)).toEqual([]);
  });
});

describe('the share of rows filled', () => {
  const year = { ingressDate: '2000-01-01', egressDate: '2000-12-31' };

  it('counts 0,00 as a value and the 13th as a row', () => {
    expect(fillPercent({ ...year, salaries: salaries('01/2000') }, asOf)).toBeCloseTo(100 / 13, 10);
  });

  it('is not capped: more values than rows show that the dates do not fit', () => {
    const twoYears = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13'].flatMap((month) => [
      `${month}/2000`,
      `${month}/2001`,
    ]);
    expect(fillPercent({ ...year, salaries: salaries(...twoYears) }, asOf)).toBe(200);
  });

  it('counts only from July 1994 on', () => {
    const record = { ingressDate: '1994-06-01', egressDate: '1994-07-31' };
    expect(fillPercent({ ...record, salaries: salaries('06/1994', '07/1994') }, asOf)).toBe(50);
    expect(fillPercent({ ...record, salaries: salaries('13/1994', '07/1994') }, asOf)).toBe(100);
  });

  it('is 0 without remunerations and 100 without rows', () => {
    expect(fillPercent({ ...year, salaries: [] }, asOf)).toBe(0);
    expect(fillPercent({ ingressDate: '1980-01-01', egressDate: '1990-01-01', salaries: [] }, asOf)).toBe(100);
  });

  it.each([
    ['1990-05-05', '2003-03-03'],
    ['1994-07-31', '1994-07-31'],
    ['2012-12-31', '2013-01-01'],
    ['2020-02-29', null],
  ])('agrees with the rows of %s to %s', (ingressDate, egressDate) => {
    const period = { ingressDate, egressDate };
    const filled = remunerationRows(period, asOf).map((row) => ({ ...row, value: 1 }));
    expect(fillPercent({ ...period, salaries: filled }, asOf)).toBe(100);
  });
});

describe('what is missing to 100 %', () => {
  const year = { ingressDate: '2020-01-01', egressDate: '2020-12-31' };
  const thirteenth = { month: '13', year: 2020, value: 2000 };
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: String(index + 1).padStart(2, '0'),
    year: 2020,
    value: 2000,
  }));

  it('is the 13th alone where every month has a value', () => {
    const missing = missingRows({ ...year, salaries: months }, '2026-11-20');
    expect(missing).toEqual([{ month: '13', year: 2020 }]);
    expect(areOnly13ths(missing)).toBe(true);
  });

  it('is also a month without one, and nothing when all are there', () => {
    expect(areOnly13ths(missingRows({ ...year, salaries: months.slice(1) }, '2026-11-20'))).toBe(false);
    expect(missingRows({ ...year, salaries: [...months, thirteenth] }, '2026-11-20')).toEqual([]);
    expect(areOnly13ths([])).toBe(false);
  });

  it('is of a record that runs the month of the calculation date too', () => {
    const missing = missingRows(
      { ingressDate: '2020-01-01', egressDate: null, salaries: [...months, thirteenth] },
      '2021-01-20',
    );
    expect(missing).toEqual([
      { month: '01', year: 2021 },
      { month: '13', year: 2021 },
    ]);
  });
});
