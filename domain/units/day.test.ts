import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  civilOf,
  dayOf,
  elapsed,
  firstDayOf,
  isDayOfCalendar,
  isIsoDay,
  isoOf,
  lastDayOf,
  monthOf,
} from './day.ts';
import { monthOfYear } from './month.ts';

const anyDay = fc.integer({ min: dayOf('1900-01-01'), max: dayOf('2119-12-31') });

describe('days as numbers', () => {
  it('begin at 1970-01-01 and go both ways', () => {
    expect(dayOf('1970-01-01')).toBe(0);
    expect(dayOf('1970-01-02')).toBe(1);
    expect(dayOf('1969-12-31')).toBe(-1);
    expect(dayOf('2026-11-20')).toBe(20_777);
  });

  it('come back as the date they were, and agree with the calendar of the machine', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayOf(isoOf(day))).toBe(day);
        expect(isoOf(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
      }),
    );
  });

  it('know that 1900 and 2100 are no leap years and 2000 is', () => {
    expect(dayOf('1900-03-01') - dayOf('1900-02-28')).toBe(1);
    expect(dayOf('2000-03-01') - dayOf('2000-02-28')).toBe(2);
    expect(dayOf('2100-03-01') - dayOf('2100-02-28')).toBe(1);
    expect(civilOf(dayOf('2024-02-29'))).toEqual({ year: 2024, month: 2, day: 29 });
  });
});

describe('a text', () => {
  it('is a day of the calendar only where the calendar has that day', () => {
    expect(isDayOfCalendar('2024-02-29')).toBe(true);
    for (const text of ['2023-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '2026-1-1', '', '2026-01-01T00:00']) {
      expect(isDayOfCalendar(text), text).toBe(false);
    }
  });

  it('may be written as a day that the calendar has not', () => {
    expect([isIsoDay('2026-02-31'), isIsoDay('31/02/2026'), isIsoDay('2026-02')]).toEqual([true, false, false]);
  });
});

describe('months', () => {
  it('have a first and a last day', () => {
    const february = monthOfYear(2024, 2);
    expect([firstDayOf(february), lastDayOf(february)].map(isoOf)).toEqual(['2024-02-01', '2024-02-29']);
    expect(monthOf(dayOf('2024-02-29'))).toBe(february);
  });

  it('added to a day that the month lacks end on the first of the next one (Lei 810/1949, art. 3º)', () => {
    expect(isoOf(addMonths(dayOf('2000-02-29'), 12))).toBe('2001-03-01');
    expect(isoOf(addMonths(dayOf('2000-02-29'), 48))).toBe('2004-02-29');
    expect(isoOf(addMonths(dayOf('1966-05-31'), 6))).toBe('1966-12-01');
    expect(isoOf(addMonths(dayOf('1966-05-31'), -1))).toBe('1966-05-01');
  });
});

describe('elapsed', () => {
  it('is nothing on the day itself and before it', () => {
    expect(elapsed(dayOf('2000-01-01'), dayOf('2000-01-01'))).toEqual({ years: 0, months: 0, days: 0 });
    expect(elapsed(dayOf('2000-01-01'), dayOf('1999-01-01'))).toEqual({ years: 0, months: 0, days: 0 });
  });

  it('completes a year on the birthday and not on its eve', () => {
    expect(elapsed(dayOf('1964-03-10'), dayOf('2026-11-20'))).toEqual({ years: 62, months: 8, days: 10 });
    expect(elapsed(dayOf('1964-03-10'), dayOf('2026-03-09')).years).toBe(61);
    expect(elapsed(dayOf('1964-03-10'), dayOf('2026-03-10')).years).toBe(62);
    expect(elapsed(dayOf('2000-02-29'), dayOf('2001-02-28')).years).toBe(0);
  });

  it('adds up again to the day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 30_000 }), (from, days) => {
        const span = elapsed(from, from + days);
        expect(addMonths(from, span.years * 12 + span.months) + span.days).toBe(from + days);
      }),
    );
  });
});
