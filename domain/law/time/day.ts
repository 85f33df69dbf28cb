/**
 * Days as integers (1970-01-01 is 0) and as `YYYY-MM-DD` at the edge. Months are integers too: year × 12 + month − 1.
 * No clock, no time zone: a day of the civil calendar is a number.
 */
import type { Span } from './span.ts';

export type Day = number;
export type Month = number;

/** Days from 1970-01-01 to the given civil date (proleptic Gregorian calendar). */
function dayOfCivil(year: number, month: number, day: number): Day {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

interface Civil {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export function civilOf(day: Day): Civil {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** `YYYY-MM-DD` → day. The text is expected to be a date of the calendar; borders check that. */
export const dayOf = (iso: string): Day =>
  dayOfCivil(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

export function isoOf(day: Day): string {
  const civil = civilOf(day);
  return `${String(civil.year).padStart(4, '0')}-${twoDigits(civil.month)}-${twoDigits(civil.day)}`;
}

export const yearOf = (day: Day): number => civilOf(day).year;

export function monthOf(day: Day): Month {
  const civil = civilOf(day);
  return civil.year * 12 + civil.month - 1;
}

export const monthOfYear = (year: number, month: number): Month => year * 12 + month - 1;
export const firstDayOf = (month: Month): Day => dayOfCivil(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1);
export const lastDayOf = (month: Month): Day => firstDayOf(month + 1) - 1;

/** 'YYYY-MM'. */
export const textOfMonth = (month: Month): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${twoDigits((month % 12) + 1)}`;

/**
 * The same day so many months later. Where the month has no such day, the first of the next one: who was born on
 * 29 February completes the year on 1 March (Lei 810/1949, art. 3).
 */
export function addMonths(day: Day, months: number): Day {
  const civil = civilOf(day);
  const month = civil.year * 12 + civil.month - 1 + months;
  const first = firstDayOf(month);
  const next = firstDayOf(month + 1);
  return Math.min(first + civil.day - 1, next);
}

/** Complete years, months and days from one day to another (the first day is 0). Zero when `to` comes earlier. */
export function elapsed(from: Day, to: Day): Span {
  if (to <= from) return { years: 0, months: 0, days: 0 };
  const start = civilOf(from);
  const end = civilOf(to);
  let months = (end.year - start.year) * 12 + end.month - start.month;
  let reached = addMonths(from, months);
  if (reached > to) {
    months -= 1;
    reached = addMonths(from, months);
  }
  return { years: Math.floor(months / 12), months: months % 12, days: to - reached };
}

/** Later than any date that a case asks about. */
export const END_OF_TIME: Day = dayOfCivil(2120, 12, 31);
export const BEGINNING_OF_TIME: Day = dayOfCivil(1850, 1, 1);
