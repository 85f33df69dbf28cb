import { describe, expect, it } from 'vitest';
import { answersOf } from '../law/testing/answers.ts';
import { someone, worked } from '../law/testing/people.ts';
import { countRecords } from '../law/time/record-counts.ts';
import { dayOf } from '../units/day.ts';
import { type Month, monthOfYear } from '../units/month.ts';
import { unpaidMonthsOf } from './unpaid-months.ts';

const minimumWage = (): number => 500;
const salary = (year: number, month: number, value: number, readValue?: number) => ({
  year,
  month: String(month).padStart(2, '0'),
  value,
  ...(readValue === undefined ? {} : { readValue }),
});
const noted = (from: string, to: string, code = 'PREC-MENOR-MIN') => [{ code, months: [{ from, to }] }];
const months = (from: Month, to: Month): Month[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the months that PREC-MENOR-MIN leaves unpaid', () => {
  const record = {
    regimeType: 'RGPS' as const,
    cnisIndicators: noted('2010-05', '2010-07'),
    salaries: [salary(2010, 5, 500, 200), salary(2010, 6, 500), salary(2010, 8, 500, 200)],
  };

  it('are those that bear it and were read below the minimum wage, until somebody brings them up to it', () => {
    expect(unpaidMonthsOf(record, minimumWage)).toEqual([monthOfYear(2010, 5)]);
    const complemented = record.salaries.map(({ readValue: _read, ...paid }) => paid);
    expect(unpaidMonthsOf({ ...record, salaries: complemented }, minimumWage)).toEqual([]);
  });

  it('are none of a servant, of another code, or since 11/2019', () => {
    expect(unpaidMonthsOf({ ...record, regimeType: 'RPPS' }, minimumWage)).toEqual([]);
    expect(unpaidMonthsOf({ ...record, cnisIndicators: noted('2010-05', '2010-07', 'PEXT') }, minimumWage)).toEqual([]);
    const later = {
      cnisIndicators: noted('2019-10', '2019-11'),
      salaries: [salary(2019, 10, 500, 200), salary(2019, 11, 500, 200)],
    };
    expect(unpaidMonthsOf({ ...record, ...later }, minimumWage)).toEqual([monthOfYear(2019, 10)]);
  });
});

describe('a person who paid 60 of 180 months below the minimum wage', () => {
  const unpaid = { unpaidMonths: months(monthOfYear(2005, 1), monthOfYear(2009, 12)) };
  const own = (more: object) => ({ ...worked('2001-01-01', '2015-12-31'), ...more });
  const answer = (more: object, other: readonly ReturnType<typeof worked>[] = []) =>
    answersOf(
      someone({ gender: 'Homem', birthDate: '1950-01-10', on: '2026-11-20', records: [own(more), ...other] }),
    ).get('rgps-pre-idade-urbana');

  it('has 120 contributions, and no right that asks for 180', () => {
    expect(answer({})?.standing).toBe('applicable');
    expect(answer(unpaid)?.standing).toBe('notApplicable');
  });

  it('keeps the days of another job in the same months', () => {
    expect(answer(unpaid, [worked('2005-01-01', '2009-12-31')])?.standing).toBe('applicable');
  });

  it('reads on the record how many months do not count', () => {
    const options = { until: dayOf('2026-11-20'), method: 'days365', minimumWage } as const;
    const [count] = countRecords([own(unpaid)], options);
    expect(count?.countDifferences).toContainEqual({ cause: 'belowMinimum', days: -1826, months: 60 });
    expect(count?.days).toBe(dayOf('2015-12-31') - dayOf('2001-01-01') + 1 - 1826);
  });
});
