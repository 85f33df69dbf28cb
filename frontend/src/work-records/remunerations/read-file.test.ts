import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readPasted } from './paste/read.ts';
import { readFile } from './read-file.ts';

const workbookOf = async (rows: readonly unknown[][]): Promise<Blob> => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Folha');
  for (const row of rows) sheet.addRow(row);
  return new Blob([await workbook.xlsx.writeBuffer()]);
};

describe('a file of remunerations', () => {
  it('that is a workbook is read by its months and amounts, as numbers and dates stand in it', async () => {
    const file = await workbookOf([
      ['Competência', 'Remuneração'],
      [new Date('2010-01-01T00:00:00Z'), 1234.56],
      ['13/2010', { formula: 'B2', result: 99.9 }],
    ]);
    const read = await readFile(file);
    expect(read).toEqual({ ok: true, text: 'Competência\tRemuneração\n2010-01-01\t1234,56\n13/2010\t99,9' });
    expect(read.ok && readPasted(read.text)).toMatchObject({ ok: true, table: { byMonth: true } });
  });

  it('that is a CSV of Windows keeps its accents', async () => {
    const bytes = Uint8Array.from(
      [...'Remunera', 0xe7, 0xe3, ...'o;1,00'].map((c) => (typeof c === 'string' ? c.charCodeAt(0) : c)),
    );
    expect(await readFile(new Blob([bytes]))).toEqual({ ok: true, text: 'Remuneração;1,00' });
  });

  it.each([
    ['a damaged workbook', new Blob(['PK\u0003\u0004 nothing'])],
    ['something else', new Blob([new Uint8Array([1, 0, 2, 0])])],
  ])('that is %s is not read', async (_what, file) => {
    expect(await readFile(file)).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('that unpacks to more than any sheet of remunerations is refused before it is read', async () => {
    const file = await workbookOf([['x'.repeat(21_000_000)]]);
    expect(file.size).toBeLessThan(1_000_000);
    expect(await readFile(file)).toEqual({ ok: false, reason: 'tooLarge' });
  });

  it('larger than any sheet of remunerations is refused unread', async () => {
    expect(await readFile(new Blob([new Uint8Array(5_000_001)]))).toEqual({ ok: false, reason: 'tooLarge' });
  });
});
