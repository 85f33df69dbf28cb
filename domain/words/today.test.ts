import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { dayInSaoPaulo, TIME_ZONE } from './today.ts';

describe('the day in São Paulo', () => {
  it('begins three hours after that of Greenwich', () => {
    expect(dayInSaoPaulo('2026-11-24T02:59:59.999Z')).toBe('2026-11-23');
    expect(dayInSaoPaulo('2026-11-24T03:00:00.000Z')).toBe('2026-11-24');
    expect(dayInSaoPaulo('2026-11-24T00:30:00.000-03:00')).toBe('2026-11-24');
  });

  it('begins two hours after it in a summer with a time of its own', () => {
    expect(dayInSaoPaulo('2018-12-01T01:59:59.999Z')).toBe('2018-11-30');
    expect(dayInSaoPaulo('2018-12-01T02:00:00.000Z')).toBe('2018-12-01');
  });

  it('is the same at every minute of an hour, whichever was asked for first', () => {
    const begun = Date.UTC(2018, 10, 3);
    for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 7) {
      const instant = new Date(begun + minutes * 60_000).toISOString();
      expect(dayInSaoPaulo(instant)).toBe(DateTime.fromISO(instant, { zone: TIME_ZONE }).toFormat('yyyy-MM-dd'));
    }
  });
});
