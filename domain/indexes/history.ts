import { formatMonthRanges, monthOfPay } from '../units/month.ts';
import { indexSentences } from '../words/indexes.ts';
import type { IndexEvent } from './events.ts';
import { evolveTable, factorsIn, missingIn, nothingPublished } from './table.ts';

/** An event in Portuguese, with what it published for its month. Values in BRL. */
export interface IndexHistoryEntry {
  readonly event: IndexEvent['type'];
  readonly summary: string;
  /** Reference month, 'MM/YYYY'. */
  readonly date: string;
  /** How many factors were published. */
  readonly months: number;
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
}

export const indexHistoryEntry = (event: IndexEvent): IndexHistoryEntry => {
  const { date } = event.data;
  const { minSalary, maxSalary, selic = [] } = evolveTable(nothingPublished(date), event);
  const said = { event: event.type, date, minSalary, maxSalary };
  switch (event.type) {
    case 'IndexesPublished': {
      const indexes = factorsIn(event.data);
      const missing = indexes.length === 0 ? [] : missingIn({ date, indexes });
      const holes = formatMonthRanges(missing);
      const summary = indexSentences.published(date, indexes.length, holes, {
        selic: formatMonthRanges(selic.map(monthOfPay)),
        minSalary,
        maxSalary,
      });
      return { ...said, summary, months: indexes.length };
    }
    case 'IndexesWithdrawn':
      return { ...said, summary: indexSentences.withdrawn(date), months: 0 };
    default:
      return event satisfies never;
  }
};
