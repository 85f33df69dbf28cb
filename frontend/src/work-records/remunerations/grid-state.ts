import type { Salary, WorkRecord } from '../../../../domain/api/work-records.ts';
import { remunerationRows } from '../../../../domain/calculations/work-records/rows.ts';
import { type CellContent, type FilledCell, readCell } from './amount.ts';
import { remunerationTexts as texts } from './texts.ts';

/** One month of the grid. */
export interface GridRow extends CellContent {
  key: string;
  month: string;
  year: number;
  readValue: number | undefined;
  /** What somebody else saved for the month while another value was being typed. */
  saved: { value: number | null } | null;
}

/** The grid with the values before each change, newest last. */
export interface GridState {
  rows: readonly GridRow[];
  past: readonly (readonly GridRow[])[];
  /** The months as they were read, and at which revision. */
  read: readonly GridRow[];
  revision: string | null;
  /** The first month, by its place, that two people had changed when their changes were put together. */
  firstConflict: number | null;
}

export type GridAction =
  | { type: 'typed'; index: number; text: string }
  | { type: 'filled'; cells: readonly FilledCell[] }
  | { type: 'added'; month: string; year: number }
  | { type: 'yielded'; index: number }
  | { type: 'merged'; state: GridState }
  | { type: 'undone' };

const longestPast = 200;

const keyOf = (year: number, month: string): string => `${year}-${month}`;

const rowOf = (year: number, month: string, value: number | null, readValue: number | undefined): GridRow => ({
  key: keyOf(year, month),
  month,
  year,
  value,
  readValue,
  unread: null,
  saved: null,
});

/** Of a record, or of one that a link of an extract may become. */
type ShownMonths =
  | Pick<WorkRecord, 'ingressDate' | 'egressDate' | 'salaries'>
  | (Pick<WorkRecord, 'ingressDate' | 'egressDate'> & { salaries: readonly Salary[] });

/** Every month of the record from 07/1994 on, its 13ths, and whatever months it holds besides (oldest first). */
export const gridOf = (record: ShownMonths, asOf: string, revision: string | null): GridState => {
  const known = new Map(record.salaries.map((salary) => [keyOf(salary.year, salary.month), salary]));
  const rows = remunerationRows(record, asOf).map(({ year, month }): GridRow => {
    const salary = known.get(keyOf(year, month));
    known.delete(keyOf(year, month));
    return rowOf(year, month, salary?.value ?? null, salary?.readValue ?? undefined);
  });
  const others = [...known.values()].map(({ year, month, value, readValue }) =>
    rowOf(year, month, value, readValue ?? undefined),
  );
  const read = [...others, ...rows].sort((a, b) => a.key.localeCompare(b.key));
  return { rows: read, past: [], read, revision, firstConflict: null };
};

const changed = (state: GridState, rows: readonly GridRow[]): GridState => ({
  ...state,
  rows,
  past: [...state.past.slice(1 - longestPast), state.rows],
});

export const gridReducer = (state: GridState, action: GridAction): GridState => {
  switch (action.type) {
    case 'typed': {
      const row = state.rows[action.index];
      const typed = readCell(action.text);
      if (row === undefined || (row.value === typed.value && row.unread?.text === typed.unread?.text)) return state;
      return changed(state, state.rows.with(action.index, { ...row, ...typed, readValue: undefined, saved: null }));
    }
    case 'filled': {
      const filled = new Map(action.cells.map(({ index, content }) => [index, content]));
      return changed(
        state,
        state.rows.map((row, index) => {
          const content = filled.get(index);
          return content === undefined ? row : { ...row, ...content, readValue: undefined, saved: null };
        }),
      );
    }
    case 'added': {
      const row = rowOf(action.year, action.month, null, undefined);
      if (state.rows.some(({ key }) => key === row.key)) return state;
      return changed(
        state,
        [...state.rows, row].sort((a, b) => a.key.localeCompare(b.key)),
      );
    }
    case 'yielded': {
      const key = state.rows[action.index]?.key;
      const read = state.read.find((row) => row.key === key);
      return read === undefined ? state : changed(state, state.rows.with(action.index, read));
    }
    case 'merged':
      return action.state;
    case 'undone': {
      const before = state.past.at(-1);
      return before === undefined ? state : { ...state, rows: before, past: state.past.slice(0, -1) };
    }
    default:
      return action satisfies never;
  }
};

/** The month as its row names it: '02/2006', '13º/2006'. */
export const monthText = ({ month, year }: Pick<GridRow, 'month' | 'year'>): string =>
  `${month === '13' ? texts.thirteenth : month}/${year}`;

export const salariesOf = (rows: readonly GridRow[]): Salary[] =>
  rows.flatMap(({ month, year, value, readValue }) => {
    if (value === null) return [];
    return [readValue === undefined ? { month, year, value } : { month, year, value, readValue }];
  });

/** The month that the server means by 'workRecord.salaries.12.value'. */
export const refusedMonth = (field: string, rows: readonly GridRow[]): string | null => {
  const place = /\bsalaries\.(\d+)\b/.exec(field)?.[1];
  const refused = place === undefined ? undefined : salariesOf(rows)[Number(place)];
  return refused === undefined ? null : monthText(refused);
};
