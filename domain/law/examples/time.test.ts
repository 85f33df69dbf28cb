/** Published cases about counting time, each under the convention that its source states. */
import { describe, expect, it } from 'vitest';
import { addSpans, daysOfSpan, type Span, spanOfDays } from '../../units/span.ts';
import { convert, countTime, type PeriodToCount, points } from '../index.ts';

const span = (years: number, months = 0, days = 0): Span => ({ years, months, days });
const LATER = '2030-01-01';
const calendar = (ingressDate: string, egressDate: string): Span =>
  countTime([{ ingressDate, egressDate }], { until: LATER, method: 'calendar' }).contributionTime;

describe('time-count', () => {
  it('tc-01: from 12/02/1945 to 23/07/2011 there are 66 years, 5 months and 12 days by the calendar', () => {
    expect(calendar('1945-02-12', '2011-07-23')).toEqual(span(66, 5, 12));
  });

  it('tc-05: a day, a leap year, a year and a day, a leap February', () => {
    expect(calendar('2020-01-01', '2020-01-01')).toEqual(span(0, 0, 1));
    expect(calendar('2020-01-01', '2020-12-31')).toEqual(span(1));
    expect(calendar('2020-01-01', '2021-01-01')).toEqual(span(1, 0, 1));
    expect(calendar('2020-02-01', '2020-02-29')).toEqual(span(0, 1));
  });

  it('tc-07: 20 days and 15 days are a month and 5 days', () => {
    expect(addSpans(span(0, 0, 20), span(0, 0, 15))).toEqual(span(0, 1, 5));
  });

  it('dv-tc-01: 1,000, 3,822 and 4,000 days in years of 365 and months of 30', () => {
    expect(spanOfDays(1000)).toEqual(span(2, 9, 0));
    expect(spanOfDays(3822)).toEqual(span(10, 5, 22));
    expect(spanOfDays(4000)).toEqual(span(10, 11, 20));
  });
});

describe('concomitant', () => {
  const jobs: readonly PeriodToCount[] = [
    { ingressDate: '2000-01-01', egressDate: '2015-12-31' },
    { ingressDate: '2010-01-01', egressDate: '2020-12-31' },
  ];

  it('cc-01: 16 and 11 years with 6 shared are 21 years by the calendar', () => {
    expect(countTime(jobs, { until: LATER, method: 'calendar' }).contributionTime).toEqual(span(21));
  });

  it('cc-01: in days of 365 the leap days stay, 7,671 days in all', () => {
    expect(daysOfSpan(countTime(jobs, { until: LATER }).contributionTime)).toBe(7671);
  });
});

describe('special-conversion', () => {
  const TEN_YEARS = 3650;

  it('sc-01: ten years of the 25-year kind gain 4 years for a man and 2 for a woman', () => {
    expect(convert(TEN_YEARS, { special: 25, to: 'common', gender: 'Homem' })).toBe(14 * 365);
    expect(convert(TEN_YEARS, { special: 25, to: 'common', gender: 'Mulher' })).toBe(12 * 365);
  });

  it('sc-03: twelve years of a man become 16.8', () => {
    expect(convert(12 * 365, { special: 25, to: 'common', gender: 'Homem' }) / 365).toBeCloseTo(16.8, 10);
  });

  it('sc-05: ten years of the 20-year kind become 15 for a woman', () => {
    expect(convert(TEN_YEARS, { special: 20, to: 'common', gender: 'Mulher' })).toBe(15 * 365);
  });

  it('dv-sc-01: of 01/01/2015 to 31/12/2023 only the 1,778 days up to 13/11/2019 are multiplied', () => {
    const period = { ingressDate: '2015-01-01', egressDate: '2023-12-31', isSpecialTime: true };
    const totals = countTime([period], { until: LATER, gender: 'Homem' });
    expect(daysOfSpan(totals.contributionTime)).toBe(1778 + 1509);
    expect(daysOfSpan(totals.convertedContributionTime)).toBe(Math.floor(1778 * 1.4 + 1509));
  });
});

describe('points', () => {
  it('pt-03: 59 years 6 months and 33 years 6 months are exactly 93', () => {
    expect(points(span(59, 6), span(33, 6))).toBe(93);
  });

  it('pt-08: 45 and 30 are 75', () => {
    expect(points(span(45), span(30))).toBe(75);
  });
});
