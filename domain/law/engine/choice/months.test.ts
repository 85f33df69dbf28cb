import { expect, it } from 'vitest';
import { dayOf } from '../../../units/day.ts';
import { parseMonth } from '../../../units/month.ts';
import { shareOfMonth } from './months.ts';

it.each([
  ['2026-03', '2026-03-16', '2026-05-01', 0.5],
  ['2026-02', '2026-02-16', '2026-05-01', 0.5],
  ['2026-03', '2026-03-31', '2026-05-01', 0],
  ['2026-03', '2026-02-10', '2026-05-01', 1],
  ['2026-03', '2026-02-10', '2026-03-16', 0.5],
  ['2026-03', '2026-03-06', '2026-03-16', 1 / 3],
  ['2026-03', '2026-04-06', '2026-05-16', 0],
])('of %s from %s until %s is %d of a month of thirty days', (month, from, to, share) => {
  expect(shareOfMonth(parseMonth(month), dayOf(from), dayOf(to))).toBeCloseTo(share, 10);
});
