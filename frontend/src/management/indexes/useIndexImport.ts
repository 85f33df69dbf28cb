import { useMutation } from '@tanstack/react-query';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import type { Publication } from '../../data/management-verbs.ts';
import { type IndexCheck, problemsOf, refusalsByLine } from './findings.ts';
import type { IndexRow, Spreadsheet } from './read-spreadsheet.ts';
import { indexTexts as texts } from './texts.ts';

/** A spreadsheet that was read and checked, and not published yet. */
export interface Proposal {
  /** 'MM/YYYY' */
  date: string;
  sheet: Spreadsheet;
  /** Why it cannot be published; empty if it can. */
  problems: readonly string[];
  differences: IndexCheck['differences'];
  body: Publication;
}

const bodyOf = (date: string, rows: readonly IndexRow[]): Publication => ({
  indexes: rows.map(({ month, year, index }) => ({ month, year, index, date })),
  min_salary: null,
  max_salary: null,
  month: date.slice(0, 2),
  year: Number(date.slice(3)),
});

/** What was wrong with the file or its rows, as a sentence. */
class Unreadable extends Error {}

const read = async (file: File): Promise<Spreadsheet> => {
  const { readInWorker } = await import('./read-in-worker.ts');
  const reading = await readInWorker(file);
  if (!reading.ok) throw new Unreadable(reading.beyond === null ? texts.fileFailed : texts.tooLarge[reading.beyond]);
  const { sheet } = reading;
  if (sheet.rows.length === 0) throw new Unreadable(`${texts.fileFailed} ${texts.noRows}`);
  return sheet;
};

/** Reads a spreadsheet and asks the server what publishing it would mean. */
export const useIndexImport = (onChecked: (proposal: Proposal) => void) => {
  const genial = useGenial();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ file, date }: { file: File; date: string }): Promise<Proposal> => {
      const sheet = await read(file);
      const body = bodyOf(date, sheet.rows);
      const proposal = { date, sheet, body };
      try {
        const { data } = await genial.checkIndexes(body);
        return { ...proposal, problems: problemsOf(data, sheet.rows), differences: data.differences };
      } catch (refused) {
        if (!isApiError(refused) || refused.err !== 'ValidationError') throw refused;
        return { ...proposal, problems: refusalsByLine(refused.fields, sheet.rows), differences: [] };
      }
    },
    onSuccess: onChecked,
  });
  const sentence = error instanceof Unreadable || isApiError(error) ? error.message : texts.fileFailed;
  return { check: mutate, isPending, reset, failure: error === null ? null : sentence };
};
