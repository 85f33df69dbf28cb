import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { daysOfSpan } from '../../units/span.ts';
import { calculationDay, record } from '../testing/arbitrary.ts';
import { countPeriods, type PeriodToCount, PLAIN_PERIOD } from './count.ts';
import { countRecords } from './record-counts.ts';

const UNTIL = '2026-11-20';
const minimumWage = () => 1000;

const counts = (periods: readonly PeriodToCount[], until = UNTIL, method: 'days365' | 'calendar' = 'days365') =>
  countRecords(
    periods.map((period) => ({ ...PLAIN_PERIOD, ...period })),
    { until: dayOf(until), method, minimumWage },
  );

const salaries = (year: number, value: number, months = 12) =>
  Array.from({ length: months }, (_, index) => ({ month: String(index + 1).padStart(2, '0'), year, value }));

describe('what a record counts', () => {
  it('is its days, both ends counted, where nothing stands against them', () => {
    expect(counts([{ ingressDate: '2001-01-01', egressDate: '2001-12-31' }])).toEqual([
      { days: 365, grossDays: 365, time: { years: 1, months: 0, days: 0 }, countDifferences: [] },
    ]);
  });

  it('leaves out the competências below the minimum wage, and says how many', () => {
    const job = { regimeType: 'RGPS', ingressDate: '2021-01-01', egressDate: '2022-12-31' } as const;
    const [count] = counts([{ ...job, salaries: [...salaries(2021, 600), ...salaries(2022, 2000)] }]);
    expect(count).toMatchObject({ days: 365, grossDays: 730 });
    expect(count?.countDifferences).toEqual([{ cause: 'belowMinimum', days: -365, months: 12 }]);
  });

  it('has a competência that two records complete together in the earlier one', () => {
    const job = { regimeType: 'RGPS', egressDate: '2021-12-31' } as const;
    const both = [
      { ...job, ingressDate: '2021-01-02', salaries: salaries(2021, 400) },
      { ...job, ingressDate: '2021-01-01', salaries: salaries(2021, 600) },
    ];
    expect(counts(both).map(({ days }) => days)).toEqual([0, 365]);
    expect(counts(both)[0]?.countDifferences).toEqual([
      { cause: 'competencia', days: 1, months: null },
      { cause: 'shared', days: -365, months: null },
    ]);
  });

  it('has whole months since 14/11/2019', () => {
    const [count] = counts([{ regimeType: 'RGPS', ingressDate: '2020-01-15', egressDate: '2020-03-10' }]);
    expect(count).toMatchObject({ days: 90, grossDays: 56, time: { years: 0, months: 3, days: 0 } });
    expect(count?.countDifferences).toEqual([{ cause: 'competencia', days: 34, months: null }]);
  });

  it('takes shared days from the later record of the same regime only', () => {
    const days = counts([
      { ingressDate: '2010-01-01', egressDate: '2020-12-31' },
      { ingressDate: '2000-01-01', egressDate: '2015-12-31' },
      { regimeType: 'RGPS', ingressDate: '2000-01-01', egressDate: '2000-12-31' },
    ]).map((count) => count.days);
    expect(days).toEqual([1827, 5844, 366]);
  });

  it('has its deductions by their windows, and unused premium leave twice', () => {
    const [count] = counts([
      {
        ingressDate: '1998-12-07',
        egressDate: '2020-01-31',
        deduction1: 3,
        deduction2: 4,
        deduction3: 5,
        addition: 90,
      },
    ]);
    expect(count).toMatchObject({ grossDays: 7726, days: 7726 - 12 + 180 });
    expect(count?.countDifferences).toEqual([
      { cause: 'deduction1', days: -3, months: null },
      { cause: 'deduction2', days: -4, months: null },
      { cause: 'deduction3', days: -5, months: null },
      { cause: 'premiumLeave', days: 180, months: null },
    ]);
  });

  it('has no days of rural work that nobody paid for', () => {
    const farm = { regimeType: 'RGPS', isRural: true, isQualifyingPeriod: false } as const;
    const [count] = counts([{ ...farm, ingressDate: '1991-10-01', egressDate: '1992-10-31' }]);
    expect(count?.countDifferences).toEqual([{ cause: 'unpaidRural', days: -366, months: null }]);
    expect(count?.days).toBe(31);
  });

  it('is nothing before it begins', () => {
    expect(counts([{ ingressDate: '2027-01-01', egressDate: null }])[0]).toMatchObject({ days: 0, grossDays: 0 });
  });

  it('is written date to date by the calendar', () => {
    const service = { ingressDate: '1992-08-01', egressDate: null };
    expect(counts([service], UNTIL, 'calendar')[0]?.time).toEqual({ years: 34, months: 3, days: 20 });
  });
});

const anyRecords = fc.array(
  fc.oneof(
    record('RGPS', true),
    record('RPPS', true),
    fc
      .tuple(record('RGPS', true), fc.integer({ min: 2019, max: 2025 }), fc.integer({ min: 1, max: 12 }))
      .map(([job, year, months]) => ({ ...job, salaries: salaries(year, 600, months) })),
  ),
  { maxLength: 6 },
);

describe('the records of a regime', () => {
  it('are together the total that the rules use, and none is below zero', () => {
    fc.assert(
      fc.property(anyRecords, calculationDay, (records, until) => {
        const counted = counts(records, until);
        for (const regimeType of ['RPPS', 'RGPS'] as const) {
          const { contributionTime } = countPeriods(records, { until, minimumWage, regimeType });
          const days = counted.filter((_, index) => records[index]?.regimeType === regimeType).map(({ days }) => days);
          expect(Math.min(0, ...days)).toBe(0);
          expect(days.reduce((sum, own) => sum + own, 0)).toBe(daysOfSpan(contributionTime));
        }
      }),
      { numRuns: 600 },
    );
  });

  it('say all that lies between their dates and their days, and write the same days as a span', () => {
    fc.assert(
      fc.property(anyRecords, calculationDay, (records, until) => {
        for (const { days, grossDays, time, countDifferences } of counts(records, until)) {
          expect(countDifferences.reduce((sum, difference) => sum + difference.days, grossDays)).toBe(days);
          expect(daysOfSpan(time)).toBe(days);
        }
      }),
    );
  });

  it('are by the calendar what the total says, where there is one alone', () => {
    fc.assert(
      fc.property(record('RGPS', true), calculationDay, (alone, until) => {
        const { contributionTime } = countPeriods([alone], { until, minimumWage, method: 'calendar' });
        expect(counts([alone], until, 'calendar')[0]?.time).toEqual(contributionTime);
      }),
    );
  });
});
