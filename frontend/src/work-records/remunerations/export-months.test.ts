import { expect, it } from 'vitest';
import { monthsWorkbook } from './export-months.ts';
import type { GridRow } from './grid-state.ts';

const row = (month: string, value: number | null): GridRow => ({
  key: `2024-${month}`,
  month,
  year: 2024,
  value,
  unread: null,
  readValue: undefined,
  saved: null,
});

it('carries its sums, which whoever only looks at the file sees too, in whole cents and of what a filter shows', () => {
  const rows = [row('01', 0.1), row('02', 0.2), row('03', null), row('13', 1000)];
  const sheet = monthsWorkbook('Loja', rows, new Map([['2024-01', 2]])).getWorksheet('Remunerações');
  expect(sheet?.getCell('D5').value).toEqual({ formula: 'SUBTOTAL(109,D2:D4)', result: 1000.3 });
  expect(sheet?.getCell('F5').value).toEqual({ formula: 'SUBTOTAL(109,F2:F4)', result: 0.2 });
  expect(sheet?.autoFilter).toEqual({ from: { row: 1, column: 1 }, to: { row: 4, column: 6 } });
});
