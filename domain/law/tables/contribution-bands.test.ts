import { expect, it } from 'vitest';
import { monthOfYear } from '../../units/month.ts';
import { withheldFrom } from './contribution-bands.ts';
import { ceiling } from './limits.ts';

const november2026 = monthOfYear(2026, 11);

it('adds the parts of the pay, each at the rate of its band', () => {
  // 121.575 + 115.3656 + 131.6592
  expect(withheldFrom(4000, november2026, 'rgps')?.amount).toBeCloseTo(368.5998, 6);
  // 121.575 + 115.3656 + 174.1716 + 576.9792: what the ministry publishes as the largest contribution of 2026
  expect(withheldFrom(20_000, november2026, 'rgps')?.amount).toBeCloseTo(988.0914, 6);
  expect(withheldFrom(20_000, november2026, 'uniaoUnderCeiling')?.amount).toBeCloseTo(988.0914, 6);
});

it('goes on above the ceiling for a servant of the União: 14,5% up to 14.514,30, then 16,5%, 19% and 22%', () => {
  expect(withheldFrom(10_000, november2026, 'uniao')?.amount).toBeCloseTo(988.0914 + 1524.45 * 0.145, 6);
  const whole = 988.0914 + 6038.75 * 0.145 + 14_514.27 * 0.165 + 27_577.16 * 0.19 + 3394.27 * 0.22;
  expect(withheldFrom(60_000, november2026, 'uniao')?.amount).toBeCloseTo(whole, 6);
});

it('takes the bands of the month, the newest ones for months to come, and none before 2020', () => {
  expect(withheldFrom(1100, monthOfYear(2021, 1), 'rgps')).toEqual({
    amount: 82.5,
    norm: 'Portaria SEPRT/ME 477/2021; Portaria SEPRT/ME 636/2021',
  });
  expect(withheldFrom(4000, monthOfYear(2060, 1), 'rgps')).toEqual(withheldFrom(4000, november2026, 'rgps'));
  expect(withheldFrom(4000, monthOfYear(2019, 12), 'rgps')).toBeNull();
});

it.each([2020, 2021, 2022, 2023, 2024, 2025, 2026])('stops at the ceiling of %i in the RGPS', (year) => {
  const june = monthOfYear(year, 6);
  const limit = ceiling(june) ?? 0;
  expect(withheldFrom(limit + 1000, june, 'rgps')).toEqual(withheldFrom(limit, june, 'rgps'));
  expect(withheldFrom(limit - 1, june, 'rgps')?.amount).toBeLessThan(withheldFrom(limit, june, 'rgps')?.amount ?? 0);
});

it('has the bands of EC 103 from 03/2020 on: 1.045,00 and 2.000,00 of an employee, 15.000,00 of a servant of the União', () => {
  const march = monthOfYear(2020, 3);
  expect(withheldFrom(1045, march, 'rgps')?.amount).toBeCloseTo(78.375, 6);
  expect(withheldFrom(2000, monthOfYear(2020, 12), 'rgps')?.amount).toBeCloseTo(78.375 + 85.95, 6);
  const upToCeiling = 78.375 + 94.014 + 125.376 + 415.3324;
  expect(withheldFrom(15_000, march, 'uniao')?.amount).toBeCloseTo(upToCeiling + 4346.94 * 0.145 + 4552 * 0.165, 6);
});

it('takes one rate of the whole pay in the two months before', () => {
  const february = monthOfYear(2020, 2);
  expect(withheldFrom(1830.29, february, 'rgps')?.amount).toBeCloseTo(146.4232, 6);
  expect(withheldFrom(1830.3, february, 'rgps')?.amount).toBeCloseTo(164.727, 6);
  expect(withheldFrom(9000, february, 'rgps')).toEqual({
    amount: (6101.06 * 11) / 100,
    norm: 'Portaria SEPRT/ME 3.659/2020',
  });
  expect(withheldFrom(9000, february, 'uniao')?.amount).toBe(990);
  expect(withheldFrom(9000, february, 'uniaoUnderCeiling')?.amount).toBeCloseTo(671.1166, 6);
});

it('of 15,000 a month 1,943.85 is withheld in the União, 988.09 under its complementary regime: as much is the abono', () => {
  expect(withheldFrom(15_000, november2026, 'uniao')?.amount).toBeCloseTo(1943.8507, 4);
  const limit = ceiling(november2026) ?? Number.NaN;
  expect(withheldFrom(limit, november2026, 'uniaoUnderCeiling')?.amount).toBeCloseTo(988.0914, 4);
});

it('keeps half a cent, which the amount withheld then rounds up', () => {
  // 14.5% of 6.038,75, 16.5% of 14.514,27 and 19% of 10.971,43 above the ceiling
  const above = withheldFrom(40_000, november2026, 'uniao')?.amount;
  expect(above).toBe(6343.1364);
});
