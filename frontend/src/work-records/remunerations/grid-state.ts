import type { Salary, WorkRecord } from '../../../../domain/api/work-records.ts';
import { remunerationRows } from '../../../../domain/calculations/work-records/rows.ts';
import { readMoney } from '../../shared/reading.ts';

/** One month of the grid. `value` null: nothing typed, which is not zero. */
export interface GridRow {
  key: string;
  month: string;
  year: number;
  value: number | null;
  readValue: number | undefined;
}

/** The grid with the values before each change, newest last. */
export interface GridState {
  rows: readonly GridRow[];
  past: readonly (readonly GridRow[])[];
}

export type GridAction =
  | { type: 'typed'; index: number; value: number | null }
  | { type: 'pasted'; index: number; values: readonly (number | null)[] }
  | { type: 'undone' };

const longestPast = 200;

const keyOf = (year: number, month: string): string => `${year}-${month}`;

/** Every month of the record from 07/1994 on, its 13ths, and whatever months it holds besides (oldest first). */
export const gridOf = (record: WorkRecord, asOf: string): GridState => {
  const known = new Map(record.salaries.map((salary) => [keyOf(salary.year, salary.month), salary]));
  const rows = remunerationRows(record, asOf).map(({ year, month }): GridRow => {
    const salary = known.get(keyOf(year, month));
    known.delete(keyOf(year, month));
    return { key: keyOf(year, month), month, year, value: salary?.value ?? null, readValue: salary?.readValue };
  });
  const others = [...known.values()].map(
    ({ year, month, value, readValue }): GridRow => ({ key: keyOf(year, month), month, year, value, readValue }),
  );
  return { rows: [...others, ...rows].sort((a, b) => a.key.localeCompare(b.key)), past: [] };
};

const changed = (state: GridState, rows: readonly GridRow[]): GridState => ({
  rows,
  past: [...state.past.slice(1 - longestPast), state.rows],
});

export const gridReducer = (state: GridState, action: GridAction): GridState => {
  switch (action.type) {
    case 'typed': {
      if (state.rows[action.index]?.value === action.value) return state;
      return changed(
        state,
        state.rows.map((row, index) =>
          index === action.index ? { ...row, value: action.value, readValue: undefined } : row,
        ),
      );
    }
    case 'pasted':
      return changed(
        state,
        state.rows.map((row, index) => {
          const value = action.values[index - action.index];
          return value === undefined ? row : { ...row, value, readValue: undefined };
        }),
      );
    case 'undone': {
      const before = state.past.at(-1);
      return before === undefined ? state : { rows: before, past: state.past.slice(0, -1) };
    }
    default:
      return action satisfies never;
  }
};

/** A pasted column: the last cell of each line, empty lines being empty months. */
export const readColumn = (text: string): (number | null)[] =>
  text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => readMoney(line.split('\t').at(-1) ?? ''));

export const salariesOf = (rows: readonly GridRow[]): Salary[] =>
  rows.flatMap(({ month, year, value, readValue }) => {
    if (value === null) return [];
    return [readValue === undefined ? { month, year, value } : { month, year, value, readValue }];
  });
