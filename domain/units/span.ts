/**
 * Spans of time. A year counts 365 days (Lei 8.112/1990, art. 101) and a month 30; a span is written as whole years,
 * then months capped at 11, then the days left, so that 364 days read 0 years, 11 months, 34 days.
 */

export interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** `days365`: days, a year being 365; `calendar`: date to date in years, months and days, as INSS screens do. */
export type CountingMethod = 'days365' | 'calendar';

const DAYS_OF_YEAR = 365;
const DAYS_OF_MONTH = 30;

export const NO_TIME: Span = { years: 0, months: 0, days: 0 };

/** Whole days as a span; a fraction of a day is dropped. Never below zero. */
export const spanOfDays = (days: number): Span => {
  const whole = Math.max(0, Math.floor(days));
  const years = Math.floor(whole / DAYS_OF_YEAR);
  const rest = whole % DAYS_OF_YEAR;
  const months = Math.min(11, Math.floor(rest / DAYS_OF_MONTH));
  return { years, months, days: rest - months * DAYS_OF_MONTH };
};

/** A span in days, for comparing: month 30, year 365. Twelve months are a year: 402 months are 33 years and 6 months. */
export const daysOfSpan = (span: Span): number =>
  (span.years + Math.floor(span.months / 12)) * DAYS_OF_YEAR + (span.months % 12) * DAYS_OF_MONTH + span.days;

/** Spans added column by column, 30 days carried to a month and 12 months to a year. */
export const addSpans = (...spans: readonly Span[]): Span => {
  let days = 0;
  let months = 0;
  let years = 0;
  for (const span of spans) {
    days += span.days;
    months += span.months;
    years += span.years;
  }
  months += Math.floor(days / DAYS_OF_MONTH);
  return { years: years + Math.floor(months / 12), months: months % 12, days: days % DAYS_OF_MONTH };
};

const THIRTY_DAY_MONTHS = 12 * DAYS_OF_MONTH;

/** A span in days of twelve thirty-day months a year, as columns are added and borrowed. */
export const columnDays = (span: Span): number =>
  span.years * THIRTY_DAY_MONTHS + span.months * DAYS_OF_MONTH + span.days;

const spanOfColumnDays = (days: number): Span => ({
  years: Math.floor(days / THIRTY_DAY_MONTHS),
  months: Math.floor((days % THIRTY_DAY_MONTHS) / DAYS_OF_MONTH),
  days: days % DAYS_OF_MONTH,
});

/**
 * What one span lacks of another, never below zero. `days365` subtracts days; `calendar` subtracts columns, borrowing a
 * month as 30 days and a year as 12 months, so that 29 years, 11 months, 10 days lack 20 days of 30 years and not 25.
 */
export const missingSpan = (necessary: Span, held: Span, method: CountingMethod): Span => {
  switch (method) {
    case 'days365':
      return spanOfDays(daysOfSpan(necessary) - daysOfSpan(held));
    case 'calendar':
      return spanOfColumnDays(Math.max(0, columnDays(necessary) - columnDays(held)));
    default:
      return method satisfies never;
  }
};

/** So many per cent of a span, rounded up to a whole day of the method's own months and years. */
export const shareOfSpan = (span: Span, percent: number, method: CountingMethod): Span => {
  switch (method) {
    case 'days365':
      return spanOfDays(Math.ceil((daysOfSpan(span) * percent) / 100));
    case 'calendar':
      return spanOfColumnDays(Math.ceil((columnDays(span) * percent) / 100));
    default:
      return method satisfies never;
  }
};
