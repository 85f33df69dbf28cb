import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { readingOf } from './reading.ts';
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

  it.each([
    ['of more than 2 MB', 'bytes', async () => new Blob([new Uint8Array(2 * 1024 * 1024 + 1)])],
    [
      'of more than 5,000 rows',
      'rows',
      async () => aSpreadsheet(Array.from({ length: 5_001 }, () => ['', dayOfMonth(1994, 7), 1])),
    ],
    [
      'of more than 20 MB once it is unpacked, although it says less of itself',
      'unpackedBytes',
      async () => {
        const file = await aSpreadsheet([['x'.repeat(21 * 1024 * 1024)]]);
        const bytes = await file.arrayBuffer();
        const view = new DataView(bytes);
        // The size that each entry of the directory promises: one byte.
        for (let at = 0; at < view.byteLength - 4; at += 1)
          if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true);
        return new Blob([bytes]);
      },
    ],
  ])('refuses a file %s', async (_what, limit, made) => {
    const file = await made();
    expect(await readingOf(file)).toEqual({ ok: false, beyond: limit });
  });

  it('refuses a file that is none', async () => {
    await expect(readSpreadsheet(new Blob(['%PDF-1.4']))).rejects.toThrow();
  });
});
