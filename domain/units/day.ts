/**
 * Days as integers (1970-01-01 is 0) and as `YYYY-MM-DD` at the edge. No clock, no time zone: a day of the civil calendar
 * is a number.
 */
import { type Month, numberOfMonth, twoDigits, yearOfMonth } from './month.ts';
import type { Span } from './span.ts';

export type Day = number;

/** Days from 1970-01-01 to the given civil date (proleptic Gregorian calendar). */
const dayOfCivil = (year: number, month: number, day: number): Day => {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

interface Civil {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const workedOutFirstDay = (month: Month): Day => dayOfCivil(yearOfMonth(month), numberOfMonth(month), 1);

const FIRST_TABLED = 1850 * 12;
const LAST_TABLED = 2200 * 12;

/** First days of the months of three and a half centuries: looked up far more often than they could be worked out. */
const MONTH_STARTS: readonly Day[] = Array.from({ length: LAST_TABLED - FIRST_TABLED + 1 }, (_, index) =>
  workedOutFirstDay(FIRST_TABLED + index),
);

/** The first day of a month. */
export const firstDayOf = (month: Month): Day => MONTH_STARTS[month - FIRST_TABLED] ?? workedOutFirstDay(month);
export const lastDayOf = (month: Month): Day => firstDayOf(month + 1) - 1;

const MONTHS_UNTIL_1970 = 1970 * 12;
const DAYS_OF_MEAN_MONTH = 365.2425 / 12;

export const monthOf = (day: Day): Month => {
  let month = MONTHS_UNTIL_1970 + Math.floor(day / DAYS_OF_MEAN_MONTH);
  while (firstDayOf(month) > day) month -= 1;
  while (firstDayOf(month + 1) <= day) month += 1;
  return month;
};

export const civilOf = (day: Day): Civil => {
  const month = monthOf(day);
  return { year: yearOfMonth(month), month: numberOfMonth(month), day: day - firstDayOf(month) + 1 };
};

/** `YYYY-MM-DD` → day. The text is expected to be a date of the calendar; borders check that (`isDayOfCalendar`). */
export const dayOf = (iso: string): Day =>
  dayOfCivil(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));

const writtenMonth = (month: Month): string =>
  `${String(yearOfMonth(month)).padStart(4, '0')}-${twoDigits(numberOfMonth(month))}-`;

/** '2026-11-' of the same months: an answer writes hundreds of days. */
const WRITTEN_MONTHS: readonly string[] = MONTH_STARTS.map((_, index) => writtenMonth(FIRST_TABLED + index));
const WRITTEN_DAYS: readonly string[] = Array.from({ length: 32 }, (_, day) => twoDigits(day));

export const isoOf = (day: Day): string => {
  const month = monthOf(day);
  const beginning = WRITTEN_MONTHS[month - FIRST_TABLED] ?? writtenMonth(month);
  return beginning + WRITTEN_DAYS[day - firstDayOf(month) + 1];
};

/** How a day is written, `YYYY-MM-DD`; 2026-02-31 is written so too. */
export const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is written as a day; whether there is such a day is another question. */
export const isIsoDay = (text: string): boolean => ISO_DAY.test(text);

/** Whether a text is written `YYYY-MM-DD` and that day exists; 2026-02-31 does not. */
export const isDayOfCalendar = (text: string): boolean => isIsoDay(text) && isoOf(dayOf(text)) === text;

export const yearOf = (day: Day): number => yearOfMonth(monthOf(day));

/**
 * The same day so many months later. Where the month has no such day, the first of the next one: a person born on
 * 29 February completes the year on 1 March (Lei 810/1949, art. 3).
 */
export const addMonths = (day: Day, months: number): Day => {
  const month = monthOf(day);
  const target = month + months;
  return Math.min(firstDayOf(target) + day - firstDayOf(month), firstDayOf(target + 1));
};

/** Complete years, months and days from one day to another (the first day is 0). Zero when `to` comes earlier. */
export const elapsed = (from: Day, to: Day): Span => {
  if (to <= from) return { years: 0, months: 0, days: 0 };
  let months = monthOf(to) - monthOf(from);
  let reached = addMonths(from, months);
  if (reached > to) {
    months -= 1;
    reached = addMonths(from, months);
  }
  return { years: Math.floor(months / 12), months: months % 12, days: to - reached };
};

/** Later than any date that a case asks about. */
export const END_OF_TIME: Day = dayOfCivil(2120, 12, 31);
export const BEGINNING_OF_TIME: Day = dayOfCivil(1850, 1, 1);
