import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { monthOfYear } from '../../units/month.ts';
import type { BenefitMethod } from '../rule/methods.ts';
import { NO_OVERLAY } from '../tables/index.ts';
import { type BenefitEstimate, estimateBenefit } from './estimate.ts';
import { prepareSalaries } from './salaries.ts';
import type { SalaryBook, SalaryEntry } from './salary-book.ts';
import { type Case, factsOf } from './testing/facts.ts';

const CLOSED = { calculationDate: '1998-12-20', completedOn: '1998-12-16', closedOn: '1998-12-16' };

/** One entry a month, back from a month, oldest last; the index of none of the months from 07 to 11/1998 is above one. */
const paidBackFrom = (year: number, month: number, values: readonly number[]): SalaryBook =>
  prepareSalaries(
    values.map((value, back): SalaryEntry => ({ month: monthOfYear(year, month) - back, cents: value * 100 })),
    'RGPS',
    NO_OVERLAY,
  );

const estimate = (method: BenefitMethod, salaries: SalaryBook, given: Case): BenefitEstimate =>
  estimateBenefit(method, factsOf(salaries, { ...CLOSED, ...given }));

const steps = (found: BenefitEstimate, at = 0): Readonly<Record<string, string>> =>
  Object.fromEntries((found.logs[at]?.steps ?? []).map(({ label, value }) => [label, value]));

describe('70% + 6% a year of the last 36 salaries (Lei 8.213, art. 53)', () => {
  const four = paidBackFrom(1998, 11, [1000, 1000, 1000, 1000]);
  const whole = (value: number): SalaryBook => paidBackFrom(1998, 11, new Array<number>(36).fill(value));

  it('four whole years of a woman above 25 are 94%, eleven months more add nothing', () => {
    const found = estimate('RGPS_AVG36_70_6', four, { gender: 'Mulher', years: 29, months: 11, days: 20 });
    expect(found.logs[0]?.percentages).toEqual([94]);
    expect(estimate('RGPS_AVG36_70_6', four, { gender: 'Mulher', years: 30 }).logs[0]?.percentages).toEqual([100]);
    expect(estimate('RGPS_AVG36_70_6', four, { years: 30 }).logs[0]?.percentages).toEqual([70]);
    expect(estimate('RGPS_AVG36_70_6', four, { years: 38 }).logs[0]?.percentages).toEqual([100]);
  });

  it('94% of 1,000.00 are 940.00', () => {
    const even = paidBackFrom(1998, 11, new Array<number>(36).fill(470));
    const found = estimate('RGPS_AVG36_70_6', even, { gender: 'Mulher', years: 29, months: 11, days: 20 });
    const base = found.logs[0]?.baseContribution ?? 0;
    expect(found.value).toBeCloseTo(base * 0.94, 1);
  });

  it('fewer than 24 salaries are divided by 24, said as not confirmed', () => {
    const found = estimate('RGPS_AVG36_70_6', four, { years: 35 });
    expect(found.logs[0]).toMatchObject({ count: 4, divisors: [24] });
    expect(steps(found).Divisor).toContain('não conferida no texto de 1991');
    expect(found.value).toBe(166.67);
  });

  it('takes the last 36 of the 48 months before, however high the others', () => {
    const values = [...new Array<number>(36).fill(500), ...new Array<number>(30).fill(900)];
    const found = estimate('RGPS_AVG36_FULL', paidBackFrom(1998, 11, values), { years: 35 });
    expect(found.logs[0]?.count).toBe(36);
    expect(new Set(found.logs[0]?.salaries.sorted.map(({ value }) => value))).toEqual(new Set([500]));
    expect(steps(found)['Últimos salários de contribuição, até 36 dos 48 meses anteriores']).toBe(
      '36 competências, de 12/1995 a 11/1998',
    );
  });

  it('a salary older than 48 months is none', () => {
    expect(estimate('RGPS_AVG36_FULL', paidBackFrom(1994, 12, [500]), { years: 35 }).logs[0]?.count).toBe(1);
    const old = estimate('RGPS_AVG36_FULL', paidBackFrom(1994, 11, [500]), { years: 35 });
    expect(old.whyText).toBe('Sem remunerações nos 48 meses antes de 16/12/1998: valor não calculado.');
  });

  it('is never below the minimum wage of the day', () => {
    expect(estimate('RGPS_AVG36_70_6', whole(130), { years: 30 }).value).toBe(130);
  });

  it('of who always paid at the ceiling stays under that of the day, 1,081.50 or 1,200', () => {
    const found = estimate('RGPS_AVG36_FULL', whole(5000), { years: 35 });
    expect(found.logs).toHaveLength(1);
    expect(found.value).toBe(1050.07);
  });

  it('is readjusted to the calculation date', () => {
    const found = estimate('RGPS_AVG36_FULL', whole(500), { years: 35, calculationDate: '2026-11-20' });
    const all = Object.keys(steps(found));
    expect(all).toContain('Reajuste de 06/2000 (5,81%)');
    expect(all.at(-1)).toBe('Valor na data do cálculo');
    expect(found.value).toBe(2942.92);
  });

  it('a given average is that of today, not of 1998', () => {
    const given: SalaryBook = { ...whole(500), given: true };
    expect(estimate('RGPS_AVG36_FULL', given, { years: 35 }).whyText).toContain('média informada');
  });

  it('says since when the right is complete, because an earlier day is not looked for', () => {
    const found = estimate('RGPS_AVG36_FULL', whole(500), { years: 35, completedOn: '1997-03-02' });
    expect(steps(found)['Direito completo desde 02/03/1997']).toBe(
      'calculado em 16/12/1998, o último dia; data anterior a 07/1998 não calculada',
    );
  });
});

describe('until 28/11/1999', () => {
  it('an average above the ceiling of the day shows what the new ceilings give back (STF, Tema 76)', () => {
    const high = paidBackFrom(1999, 10, new Array<number>(40).fill(5000));
    const given: Case = { closedOn: '1999-11-28', completedOn: '1999-11-28', years: 35 };
    const found = estimate('RGPS_AVG36_FULL', high, { ...given, calculationDate: '2026-11-20' });
    expect(steps(found)['Salário de benefício limitado ao teto']).toBe('R$ 1.255,32');
    expect(steps(found, 1)['Média sem o corte do teto']).toBe('R$ 1.267,23');
    const [day, later] = found.logs;
    expect((later?.value ?? 0) / (day?.value ?? 1)).toBeCloseTo(1267.23 / 1255.32, 3);
  });

  const salaries = paidBackFrom(1999, 10, new Array<number>(40).fill(600));
  const closed: Case = { closedOn: '1999-11-28', completedOn: '1999-11-28', calculationDate: '1999-12-20' };

  it('age: 70% + 1% for each twelve contributions', () => {
    const found = estimate('RGPS_AVG36_AGE_70_1', salaries, { ...closed, contributions: 131 });
    expect(found.logs[0]).toMatchObject({ count: 36, percentages: [80] });
  });

  it('proportional: 70% + 5% a year beyond what was asked for', () => {
    const facts = { requiredContributionDays: 31 * 365, affiliatedOn: dayOf('1970-01-01') };
    const found = estimate('RGPS_AVG36_70_5', salaries, { ...closed, years: 33, facts });
    expect(found.logs[0]?.percentages).toEqual([80]);
  });
});
