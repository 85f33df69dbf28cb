import { expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import { monthsWithoutBase } from './months-without-base.ts';

const july1994 = monthOfYear(1994, 7);
const year = (from: number) => ({ from: monthOfYear(from, 1), to: monthOfYear(from, 12) });

it('counts each month of work from 07/1994 on once, save those about which something is said', () => {
  const missing = monthsWithoutBase(
    [year(1990), { from: monthOfYear(1994, 1), to: monthOfYear(1994, 12) }, year(1994), year(1996)],
    [monthOfYear(1994, 8), monthOfYear(1996, 3)],
  );
  expect(
    [july1994 - 1, july1994, monthOfYear(1994, 12), monthOfYear(1996, 6), monthOfYear(2040, 1)].map(missing),
  ).toEqual([0, 1, 5, 10, 16]);
});

it('goes on month by month where a record is still running', () => {
  const missing = monthsWithoutBase([{ from: monthOfYear(2020, 1), to: null }], [monthOfYear(2026, 10)]);
  expect(missing(monthOfYear(2026, 10))).toBe(81);
  expect(missing(monthOfYear(2027, 10))).toBe(93);
});
