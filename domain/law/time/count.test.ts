import { describe, expect, it } from 'vitest';
import { daysOfSpan, type Span } from '../../units/span.ts';
import { countPeriods, type PeriodToCount } from './count.ts';

const span = (years: number, months = 0, days = 0): Span => ({ years, months, days });
const until = '2026-11-20';
const contribution = (periods: readonly PeriodToCount[], options = {}): Span =>
  countPeriods(periods, { until, ...options }).contributionTime;

describe('days365', () => {
  it('counts both ends: a single day is one day', () => {
    expect(contribution([{ ingressDate: '2020-01-01', egressDate: '2020-01-01' }])).toEqual(span(0, 0, 1));
  });

  it('writes 365 days as a year and the day left of a leap year as a day', () => {
    expect(contribution([{ ingressDate: '2020-01-01', egressDate: '2020-12-31' }])).toEqual(span(1, 0, 1));
  });

  it('never writes twelve months: 364 days read 11 months and 34 days', () => {
    expect(contribution([{ ingressDate: '2021-01-01', egressDate: '2021-12-30' }])).toEqual(span(0, 11, 34));
  });

  it('counts concomitant days once', () => {
    const both = [
      { ingressDate: '2000-01-01', egressDate: '2015-12-31' },
      { ingressDate: '2010-01-01', egressDate: '2020-12-31' },
    ];
    expect(daysOfSpan(contribution(both))).toBe(7671);
  });

  it('counts a running record up to the day asked for', () => {
    expect(contribution([{ ingressDate: '2026-11-01', egressDate: null }])).toEqual(span(0, 0, 20));
  });

  it('counts nothing of a record that ends before it begins', () => {
    expect(contribution([{ ingressDate: '2020-01-01', egressDate: '2019-01-01' }])).toEqual(span(0));
  });
});

describe('calendar', () => {
  const calendar = { method: 'calendar' } as const;
  it('counts from date to date in years, months and days', () => {
    expect(contribution([{ ingressDate: '1945-02-12', egressDate: '2011-07-23' }], calendar)).toEqual(span(66, 5, 12));
  });

  it('takes a leap February as a month', () => {
    expect(contribution([{ ingressDate: '2020-02-01', egressDate: '2020-02-29' }], calendar)).toEqual(span(0, 1, 0));
  });

  it('carries thirty days to a month when periods are added', () => {
    const periods = [
      { ingressDate: '2020-01-01', egressDate: '2020-01-20' },
      { ingressDate: '2020-03-01', egressDate: '2020-03-15' },
    ];
    expect(contribution(periods, calendar)).toEqual(span(0, 1, 5));
  });

  it('multiplies special time in months of 30 days and years of twelve of them', () => {
    const exposed = [{ ingressDate: '1997-03-06', egressDate: '2003-11-18', isSpecialTime: true }];
    const totals = countPeriods(exposed, { until, ...calendar, gender: 'Homem' });
    expect(totals.contributionTime).toEqual(span(6, 8, 13));
    expect(totals.convertedContributionTime).toEqual(span(9, 4, 18));
  });

  it('adds converted and common time column by column', () => {
    const career = [
      { ingressDate: '1988-02-01', egressDate: '1996-12-31', isSpecialTime: true },
      { ingressDate: '1997-01-01', egressDate: '1997-07-06' },
    ];
    const totals = countPeriods(career, { until, ...calendar, gender: 'Homem' });
    expect(totals.specialTime).toEqual(span(8, 11));
    expect(totals.convertedContributionTime).toEqual(span(13, 0, 0));
  });

  it('completes a year on the eve of the anniversary, not on the thirtieth day of the last month', () => {
    const career = [{ ingressDate: '1984-11-14', egressDate: null }];
    const held = (day: string) => countPeriods(career, { until: day, ...calendar }).contributionTime;
    expect(held('2019-11-12')).toEqual(span(34, 11, 30));
    expect(held('2019-11-13')).toEqual(span(35));
  });

  it('counts the INSS by competência from 14/11/2019: what is left of November, then whole months', () => {
    const insured = [{ regimeType: 'RGPS' as const, ingressDate: '1985-01-10', egressDate: '2026-10-05' }];
    expect(contribution(insured, calendar)).toEqual(span(41, 9, 21));
  });

  it('joins periods that follow each other before counting', () => {
    const periods = [
      { ingressDate: '2010-05-01', egressDate: '2012-02-10' },
      { ingressDate: '2012-02-11', egressDate: '2015-04-30' },
    ];
    expect(contribution(periods, calendar)).toEqual(span(5));
  });
});

describe('competências of the RGPS', () => {
  const employed = (ingressDate: string, egressDate: string | null, salaries: PeriodToCount['salaries'] = []) => ({
    ingressDate,
    egressDate,
    regimeType: 'RGPS' as const,
    salaries,
  });

  it('makes twelve whole months one year, leap years too', () => {
    expect(contribution([employed('2020-01-01', '2020-12-31')])).toEqual(span(1));
    expect(contribution([employed('2021-01-01', '2021-12-31')])).toEqual(span(1));
  });

  it('counts a month of which one day was worked as a whole one', () => {
    expect(contribution([employed('2022-03-20', '2022-03-20')])).toEqual(span(0, 1, 1));
  });

  it('counts the month tested only up to that day', () => {
    const periods = [employed('2020-01-01', null)];
    expect(contribution(periods, { until: '2020-03-15' })).toEqual(span(0, 2, 14));
  });

  it('splits November 2019 into thirteen days and the rest of the month', () => {
    expect(contribution([employed('2019-11-01', '2019-11-13')])).toEqual(span(0, 0, 13));
    expect(contribution([employed('2019-11-01', '2019-11-20')])).toEqual(span(0, 1, 0));
  });

  it('gives nothing for a month whose base stays below the minimum wage, summed over the records', () => {
    const minimumWage = () => 1000;
    const half = (value: number) => [{ month: '03', year: 2022, value }];
    expect(contribution([employed('2022-03-01', '2022-03-31', half(999.99))], { minimumWage })).toEqual(span(0));
    expect(
      contribution([employed('2022-03-01', '2022-03-31', half(600)), employed('2022-03-10', '2022-03-31', half(400))], {
        minimumWage,
      }),
    ).toEqual(span(0, 1, 1));
  });

  it('measures the printed sum, not the value that was limited', () => {
    const salaries = [{ month: '03', year: 2022, value: 1212, readValue: 300 }];
    expect(contribution([employed('2022-03-01', '2022-03-31', salaries)], { minimumWage: () => 1212 })).toEqual(
      span(0),
    );
  });
});

describe('deductions and premium leave', () => {
  const record = (more: Partial<PeriodToCount>): PeriodToCount => ({
    ingressDate: '1998-01-01',
    egressDate: '2020-12-31',
    ...more,
  });
  const days = (more: Partial<PeriodToCount>, on: string): number =>
    daysOfSpan(contribution([record(more)], { until: on }));

  it('at 16/12/1998 takes deduction 1 alone; at 31/12/2003 deduction 2 as well, in full; later deduction 3', () => {
    const more = { deduction1: 10, deduction2: 100, deduction3: 5 };
    expect(days(more, '1998-12-16')).toBe(350 - 10);
    expect(days(more, '1998-12-17')).toBe(351 - 110);
    expect(days(more, '2003-12-31')).toBe(2191 - 110);
    expect(days(more, '2019-11-13')).toBe(7987 - 110);
    expect(days(more, '2019-11-14')).toBe(7988 - 115);
  });

  it('never goes below zero', () => {
    expect(days({ deduction1: 400 }, '1998-03-31')).toBe(0);
  });

  it('counts 90 unused days of leave as 180, from 16/12/1998 on and as contribution only', () => {
    expect(days({ addition: 90 }, '1998-12-15')).toBe(349);
    expect(days({ addition: 90 }, '1998-12-16')).toBe(350 + 180);
    const totals = countPeriods([record({ addition: 90, isPublicService: true, isTeaching: true })], { until });
    expect(daysOfSpan(totals.publicServiceTime)).toBe(8401);
    expect(daysOfSpan(totals.teachingTime)).toBe(8401);
  });
});

describe('special time', () => {
  const exposed = (ingressDate: string, egressDate: string, specialTimeBase: 15 | 20 | 25 = 25): PeriodToCount => ({
    ingressDate,
    egressDate,
    isSpecialTime: true,
    specialTimeBase,
  });
  const converted = (periods: readonly PeriodToCount[], gender: 'Homem' | 'Mulher', options = {}): number =>
    daysOfSpan(countPeriods(periods, { until, gender, ...options }).convertedContributionTime);

  it('gives a man 1.4 and a woman 1.2 for each day of the 25-year kind', () => {
    const tenYears = [exposed('2001-01-01', '2010-12-29')];
    expect(converted(tenYears, 'Homem')).toBe(14 * 365);
    expect(converted(tenYears, 'Mulher')).toBe(12 * 365);
  });

  it('uses the printed factors of the other kinds: 15 years of the first give 34.95', () => {
    const fifteenYears = [exposed('2000-01-01', '2014-12-27', 15)];
    expect(converted(fifteenYears, 'Homem')).toBe(Math.floor(15 * 365 * 2.33));
    expect(converted([exposed('2001-01-01', '2010-12-29', 20)], 'Mulher')).toBe(15 * 365);
  });

  it('multiplies only what was worked up to 13/11/2019', () => {
    const across = [exposed('2015-01-01', '2023-12-31')];
    expect(converted(across, 'Homem')).toBe(Math.floor(1778 * 1.4 + 1509));
  });

  it('counts to 13/12/2019 when the setting says so', () => {
    const across = [exposed('2015-01-01', '2023-12-31')];
    expect(converted(across, 'Homem', { specialTimeUntil: '2019-12-13' })).toBe(Math.floor(1808 * 1.4 + 1479));
  });

  it('keeps the special record where a common one overlaps it', () => {
    const both = [exposed('2001-01-01', '2001-12-31'), { ingressDate: '2001-01-01', egressDate: '2001-12-31' }];
    expect(converted(both, 'Homem')).toBe(511);
  });

  it('leaves the fraction of a day out of what is shown', () => {
    expect(converted([exposed('2001-01-01', '2001-01-01')], 'Homem')).toBe(1);
    expect(converted([exposed('2001-01-01', '2001-01-03')], 'Homem')).toBe(4);
  });
});
