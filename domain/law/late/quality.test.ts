import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { parseMonth } from '../../units/month.ts';
import { carenciaFrom, type InsuredMonth } from './quality.ts';

const months = (from: string, to: string, own = true): InsuredMonth[] => {
  const first = parseMonth(from);
  return Array.from({ length: parseMonth(to) - first + 1 }, (_, place) => ({ month: first + place, own }));
};
const on = (inTime: readonly InsuredMonth[], paidOn: string) => carenciaFrom(inTime, dayOf(paidOn));

describe('from which month a late contribution is carência (Lei 8.213/1991, arts. 15 and 27, II; Decreto 3.048/1999, art. 28, II and § 4)', () => {
  it('is the first one in time, where the person never stopped being insured since', () => {
    expect(on([...months('2015-03', '2016-12'), ...months('2017-10', '2026-10')], '2026-11-20')).toBe(
      parseMonth('2015-03'),
    );
  });

  it('is the one of after the gap in which the quality was lost: thirteen months and fifteen days, to the day', () => {
    const before = months('2015-03', '2016-12');
    // the quality lasts until 15/02/2018: the day for paying 01/2018, the month after the twelve
    expect(on([...before, ...months('2018-02', '2026-10')], '2026-11-20')).toBe(parseMonth('2015-03'));
    expect(on([...before, ...months('2018-03', '2026-10')], '2026-11-20')).toBe(parseMonth('2018-03'));
  });

  it('is none where the quality has ended by the day of the payment', () => {
    expect(on(months('2015-03', '2025-09'), '2026-11-15')).toBe(parseMonth('2015-03'));
    expect(on(months('2015-03', '2025-09'), '2026-11-16')).toBeNull();
    expect(on([], '2026-11-16')).toBeNull();
  });

  it('needs a contribution of one’s own: an employment before keeps the quality and opens nothing', () => {
    const employed = months('2015-03', '2016-12', false);
    expect(on([...employed, ...months('2017-10', '2026-10')], '2026-11-20')).toBe(parseMonth('2017-10'));
    expect(on(months('2015-03', '2026-10', false), '2026-11-20')).toBeNull();
  });
});
