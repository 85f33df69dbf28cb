import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { aSpreadsheet, dayOfMonth } from './spreadsheet.fake.ts';

describe('a spreadsheet of indexes', () => {
  it('counts the rows with a date in column two and a number in column three, by their line', async () => {
    const file = await aSpreadsheet([
      ['', 'Mês', 'Índice'],
      ['x', dayOfMonth(1994, 7), 9.5],
      ['', '08/1994', 9.1],
      ['', dayOfMonth(1994, 9), '8,9'],
      ['', dayOfMonth(2026, 12), { formula: '1+0.25', result: 1.25 }],
    ]);
    expect(await readSpreadsheet(file)).toEqual({
      rows: [
        { line: 2, month: '07', year: 1994, index: 9.5 },
        { line: 5, month: '12', year: 2026, index: 1.25 },
      ],
      ignored: 3,
    });
  });

  it('refuses a file that is none', async () => {
    await expect(readSpreadsheet(new Blob(['%PDF-1.4']))).rejects.toThrow();
  });
});
