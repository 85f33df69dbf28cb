import { describe, expect, it } from 'vitest';
import { parseMonth } from '../../units/month.ts';
import { decaysIn, indemnityCharge, isIndemnity } from './charges.ts';

const november2026 = parseMonth('2026-11');
const month = (text: string) => parseMonth(text);

describe('a month that was not paid (CTN, art. 173, I; Decreto 3.048/1999, art. 348, I)', () => {
  it.each([
    ['2020-11', 2026],
    ['2020-12', 2027],
    ['2021-11', 2027],
  ])('%s, due in the month after it, is collected until the end of the year before %i', (text, year) => {
    expect(decaysIn(month(text))).toBe(year);
  });

  it('is indemnified from 1 January on, not sixty months later', () => {
    expect(isIndemnity(month('2020-11'), november2026)).toBe(true);
    expect(isIndemnity(month('2020-12'), november2026)).toBe(false);
    expect(isIndemnity(month('2020-12'), month('2026-12'))).toBe(false);
    expect(isIndemnity(month('2021-11'), month('2027-01'))).toBe(true);
  });

  it('has no price while the INSS can still collect it', () => {
    expect(indemnityCharge(4000, month('2020-12'), month('2021-11'), november2026).payments).toBeNull();
  });

  it('costs a fifth of the average with interest and fine since 10/1996, and neither before', () => {
    const cents = (text: string) => indemnityCharge(5000, month(text), month(text), november2026).payments?.[0]?.cents;
    expect(cents('1996-09')).toBe(100_000);
    expect(cents('1996-10')).toBe(160_000);
  });
});
