import { expect, it } from 'vitest';
import { type TextColumn, textWorkbook } from './text-workbook.ts';

interface Row {
  readonly name: string;
  readonly at: string | null;
}

it('keeps an instant as a day and an hour of São Paulo, by which a list can be sorted and filtered', () => {
  const columns: TextColumn<Row>[] = [
    { header: 'Nome', width: 10, textOf: ({ name }: Row) => name },
    { header: 'Data', width: 18, textOf: () => '', instantOf: ({ at }: Row) => at },
  ];
  const rows = [
    { name: '=1+1', at: '2026-11-30T01:05:00.000Z' },
    { name: 'Rita', at: null },
  ];
  const sheet = textWorkbook('Lista', columns, rows).getWorksheet('Lista');
  expect(sheet?.getCell('A2').value).toBe('=1+1');
  expect(sheet?.getCell('B2').value).toEqual(new Date('2026-11-29T22:05:00.000Z'));
  expect(sheet?.getCell('B2').numFmt).toBe('dd/mm/yyyy hh:mm');
  expect(sheet?.getCell('B3').value).toBeNull();
});
