import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Month, parseMonth } from '../../units/month.ts';
import { NO_OVERLAY } from '../tables/index.ts';
import { type IndemnityAsked, indemnityOf } from './indemnity.ts';

const november2026 = parseMonth('2026-11');
const asked = (from: Month, more: Partial<IndemnityAsked> = {}): IndemnityAsked => ({
  base: 4000,
  purpose: 'rgps',
  wasMandatory: true,
  from,
  to: from,
  paidIn: november2026,
  overlay: NO_OVERLAY,
  ...more,
});

describe('the indemnity of a month (Lei 8.212/1991, art. 45-A)', () => {
  it('of more than seven years ago has all of the 50% of interest: 800 + 400 + 80', () => {
    const due100MonthsAgo = november2026 - 101;
    expect(indemnityOf(asked(due100MonthsAgo))).toMatchObject({
      contribution: 80_000,
      interest: 40_000,
      fine: 8000,
      total: 128_000,
    });
  });

  it.each([
    [12, 4800],
    [13, 5224],
    [83, 39_723],
    [84, 40_000],
  ])('bears the interest of %i months, counted from the month in which it fell due', (delay, cents) => {
    expect(indemnityOf(asked(november2026 - 1 - delay)).interest).toBe(cents);
  });

  it('has neither interest nor fine until 09/1996, and both from 10/1996 on (Decreto 3.048/1999, art. 239, § 8-A)', () => {
    expect(indemnityOf(asked(parseMonth('1996-09')))).toMatchObject({ interest: 0, fine: 0, total: 80_000 });
    expect(indemnityOf(asked(parseMonth('1996-10')))).toMatchObject({ interest: 40_000, fine: 8000 });
  });

  it('rests on an average within the minimum wage and the ceiling of the payment', () => {
    expect(indemnityOf(asked(parseMonth('2015-01'), { base: 900 })).base).toBe(1621);
    expect(indemnityOf(asked(parseMonth('2015-01'), { base: 12_000 })).base).toBe(8475.55);
  });

  it('has no fine before the affiliation was mandatory (Lei 8.213/1991, art. 96, § 2), and says what the fine would be in the RGPS', () => {
    const from = parseMonth('1997-01');
    const period = { from, to: parseMonth('2000-12'), base: 5000, wasMandatory: false } as const;
    expect(indemnityOf({ ...asked(from), ...period, purpose: 'reciprocal' })).toMatchObject({
      total: 7_200_000,
      withFine: null,
    });
    expect(indemnityOf({ ...asked(from), ...period })).toMatchObject({ total: 7_200_000, withFine: 7_680_000 });
  });

  it('for another regime is a fifth of the pay there up to the ceiling: 60 months of 2005 to 2009 cost 162.730,80', () => {
    const found = indemnityOf({
      ...asked(parseMonth('2005-01')),
      to: parseMonth('2009-12'),
      base: 20_000,
      purpose: 'reciprocal',
    });
    expect(found.base).toBe(8475.55);
    // 60 × (1.695,11 + 847,56 + 169,51): each part rounded
    expect(found.total).toBe(16_273_080);
    expect(found.withoutLimit).toBeGreaterThan(found.total);
  });

  it('has one reading where the limit of the interest is not reached', () => {
    const recent = indemnityOf(asked(parseMonth('2020-11'), { purpose: 'reciprocal' }));
    expect(recent.withoutLimit).toBeNull();
  });
});

it('costs more for a higher base, for a longer delay and for another month, never less', () => {
  const months = fc.integer({ min: parseMonth('1980-01'), max: parseMonth('2020-11') });
  const purpose = fc.constantFrom<'rgps' | 'reciprocal'>('rgps', 'reciprocal');
  fc.assert(
    fc.property(
      months,
      fc.nat(40),
      fc.integer({ min: 1, max: 20_000 }),
      purpose,
      fc.boolean(),
      (from, more, base, of, wasMandatory) => {
        const to = Math.min(from + more, parseMonth('2020-11'));
        const question = { ...asked(from), to, base, purpose: of, wasMandatory };
        const found = indemnityOf(question);
        expect(found.total).toBe(found.contribution + found.interest + found.fine);
        expect(found.interest).toBeLessThanOrEqual(Math.ceil(found.contribution / 2) + found.months);
        expect(found.withoutLimit ?? found.total).toBeGreaterThanOrEqual(found.total);
        expect(found.withFine ?? found.total).toBeGreaterThanOrEqual(found.total);
        expect(indemnityOf({ ...question, base: base + 1 }).total).toBeGreaterThanOrEqual(found.total);
        expect(indemnityOf({ ...question, paidIn: november2026 + 1 }).total).toBeGreaterThanOrEqual(found.total);
        expect(indemnityOf({ ...question, from: from - 1 }).total).toBeGreaterThan(found.total);
      },
    ),
    { numRuns: 200 },
  );
});
