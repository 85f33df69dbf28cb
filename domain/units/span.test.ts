import { describe, expect, it } from 'vitest';
import { addSpans, daysOfSpan, missingSpan, NO_TIME, type Span, shareOfSpan, spanOfDays } from './span.ts';

const span = (years: number, months: number, days: number): Span => ({ years, months, days });

describe('a span', () => {
  it('of days has years of 365 days and months of 30, at most eleven', () => {
    expect(spanOfDays(364)).toEqual(span(0, 11, 34));
    expect(spanOfDays(365)).toEqual(span(1, 0, 0));
    expect(spanOfDays(-1)).toEqual(NO_TIME);
    expect(spanOfDays(30.9)).toEqual(span(0, 1, 0));
  });

  it('as days counts twelve months as a year', () => {
    expect(daysOfSpan(span(0, 402, 0))).toBe(daysOfSpan(span(33, 6, 0)));
    expect(daysOfSpan(span(35, 0, 0))).toBe(35 * 365);
  });

  it('added to another carries 30 days to a month and 12 months to a year', () => {
    expect(addSpans(span(1, 11, 29), span(0, 0, 1))).toEqual(span(2, 0, 0));
    expect(addSpans()).toEqual(NO_TIME);
  });
});

describe('what a span lacks of another', () => {
  it('is counted in days, or column by column', () => {
    expect(missingSpan(span(30, 0, 0), span(29, 11, 10), 'days365')).toEqual(span(0, 0, 25));
    expect(missingSpan(span(30, 0, 0), span(29, 11, 10), 'calendar')).toEqual(span(0, 0, 20));
  });

  it('is nothing where nothing is lacking', () => {
    expect(missingSpan(span(30, 0, 0), span(31, 0, 0), 'days365')).toEqual(NO_TIME);
    expect(missingSpan(span(30, 0, 0), span(31, 0, 0), 'calendar')).toEqual(NO_TIME);
  });
});

describe('a share of a span', () => {
  it('is rounded up to a whole day', () => {
    expect(shareOfSpan(span(0, 0, 3), 20, 'days365')).toEqual(span(0, 0, 1));
    expect(shareOfSpan(span(1, 0, 0), 50, 'days365')).toEqual(spanOfDays(183));
    expect(shareOfSpan(span(1, 0, 0), 50, 'calendar')).toEqual(span(0, 6, 0));
  });
});
