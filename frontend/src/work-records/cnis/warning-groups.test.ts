import { describe, expect, it } from 'vitest';
import { monthStretches, warningGroups } from './warning-groups.ts';

describe('what the importer noticed', () => {
  it('names consecutive months as one stretch, over the turn of the year too', () => {
    const months = ['11', '12'].map((month) => ({ month, year: 1999 }));
    const after = ['01', '03'].map((month) => ({ month, year: 2000 }));
    expect(monthStretches([...after, ...months])).toBe('11/1999 a 01/2000, 03/2000');
  });

  it('keeps the 13th apart from the months', () => {
    expect(
      monthStretches([
        { month: '12', year: 2001 },
        { month: '13', year: 2001 },
      ]),
    ).toBe('12/2001, 13º/2001');
  });

  it('says each sentence once, with its months', () => {
    const missing = (month: string) => ({
      code: 'missing' as const,
      month,
      year: 2010,
      message: 'Remuneração ausente.',
    });
    const openEnd = { code: 'openEnd' as const, month: null, year: null, message: 'Vínculo sem data de fim.' };
    expect(warningGroups([missing('01'), openEnd, missing('02')])).toEqual([
      { code: 'missing', message: 'Remuneração ausente.', months: '01/2010 a 02/2010', count: 2 },
      { code: 'openEnd', message: 'Vínculo sem data de fim.', months: '', count: 1 },
    ]);
  });
});
