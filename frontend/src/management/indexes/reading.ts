import { readSpreadsheet, type Spreadsheet, SpreadsheetTooLarge, type spreadsheetLimits } from './read-spreadsheet.ts';

/** A spreadsheet, or why it was not read: an error does not keep its class on the way out of a worker. */
export type Reading =
  | { ok: true; sheet: Spreadsheet }
  | { ok: false; beyond: keyof typeof spreadsheetLimits | 'time' | null };

export const readingOf = async (file: Blob): Promise<Reading> => {
  try {
    return { ok: true, sheet: await readSpreadsheet(file) };
  } catch (error) {
    return { ok: false, beyond: error instanceof SpreadsheetTooLarge ? error.limit : null };
  }
};
