import type { Dispatch } from 'react';
import { useNotify } from 'react-admin';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { formatMonth } from '../../../../domain/words/format.ts';
import { downloadWorkbook } from '../../shared/download.ts';
import type { GridAction, GridState } from './grid-state.ts';
import type { MonthOfYear } from './paste/month.ts';
import { remunerationTexts as texts } from './texts.ts';
import type { Indexes } from './updated.ts';

interface Sheet {
  record: WorkRecord;
  grid: GridState;
  indexes: Indexes;
  dispatch: Dispatch<GridAction>;
  paste: (start: number, text: string) => void;
  move: (index: number) => void;
  /** The row from which on a column without months is laid. */
  start: number;
}

/** Going to a month, and the ways by file into the sheet and out of it. */
export const useSheetTools = ({ record, grid, indexes, dispatch, paste, move, start }: Sheet) => {
  const notify = useNotify();
  const go = ({ month, year }: MonthOfYear) => {
    const key = `${year}-${month}`;
    const known = grid.rows.findIndex((row) => row.key === key);
    if (known >= 0) return move(known);
    dispatch({ type: 'added', month, year });
    notify(texts.added(formatMonth(month, year)), { type: 'info' });
    const place = grid.rows.filter((row) => row.key.localeCompare(key) < 0).length;
    // The row is there once the sheet is drawn again.
    requestAnimationFrame(() => move(place));
  };
  const takeFile = async (file: File) => {
    const { readFile } = await import('./read-file.ts');
    const read = await readFile(file);
    if (read.ok) paste(start, read.text);
    else notify(read.reason === 'tooLarge' ? texts.fileTooLarge : texts.fileUnreadable, { type: 'error' });
  };
  const download = async () => {
    const { monthsWorkbook } = await import('./export-months.ts');
    await downloadWorkbook(monthsWorkbook(record.companyName, grid.rows, indexes), texts.fileName(record.companyName));
  };
  return { go, takeFile, download };
};
