import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { sorted } from './sorted.ts';

interface Row {
  name: string;
  day: string | null;
  count: number;
}
const columns: Column<Row>[] = [
  { key: 'name', label: 'Nome', cell: ({ name }) => name, order: ({ name }) => name },
  { key: 'day', label: 'Dia', cell: ({ day }) => day, order: ({ day }) => day },
  { key: 'count', label: 'Qtd.', cell: ({ count }) => count, order: ({ count }) => count },
  { key: 'actions', label: 'Ações', cell: () => null },
];
const rows: Row[] = [
  { name: 'zélia', day: '2026-01-02', count: 10 },
  { name: 'Átila', day: null, count: 9 },
  { name: 'Bruno', day: '2026-01-01', count: 100 },
];
const names = (key: string, direction: 'asc' | 'desc') =>
  sorted(rows, columns, { key, direction }).map(({ name }) => name);

describe('rows in order', () => {
  it('know neither case nor accents, and numbers by their value', () => {
    expect(names('name', 'asc')).toEqual(['Átila', 'Bruno', 'zélia']);
    expect(names('count', 'desc')).toEqual(['Bruno', 'zélia', 'Átila']);
  });

  it('have what is empty last, either way round', () => {
    expect(names('day', 'asc')).toEqual(['Bruno', 'zélia', 'Átila']);
    expect(names('day', 'desc')).toEqual(['zélia', 'Bruno', 'Átila']);
  });

  it('stay as they came by a column without an order', () => {
    expect(names('actions', 'asc')).toEqual(['zélia', 'Átila', 'Bruno']);
  });
});
