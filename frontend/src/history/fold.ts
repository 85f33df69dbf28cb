import type { HistoryChange } from '../../../domain/api/history.ts';
import { remunerationsSaid } from '../../../domain/words/history.ts';

/** One line of an entry: a change, or many months of one record behind one sentence. */
export type Line =
  | { readonly kind: 'change'; readonly change: HistoryChange }
  | { readonly kind: 'months'; readonly summary: string; readonly changes: readonly HistoryChange[] };

/** The changes of one record, or of the calculation itself (null). */
export interface Told {
  readonly record: HistoryChange['record'];
  readonly lines: readonly Line[];
}

const MONTH = /^salaries\.(\d{4})-(\d{2})$/;

/** 'MM/YYYY' of a change of one month's remuneration; the 13th salary is paid in December. */
const monthOf = ({ field }: HistoryChange): string | null => {
  const [, year, month] = MONTH.exec(field) ?? [];
  return year === undefined ? null : `${month === '13' ? '12' : month}/${year}`;
};

/** So many months of a record are read one by one; more stand behind a sentence. */
const FEW_MONTHS = 3;

const linesOf = (changes: readonly HistoryChange[]): Line[] => {
  const lines: Line[] = changes
    .filter((change) => monthOf(change) === null)
    .map((change) => ({ kind: 'change', change }));
  const months = changes.filter((change) => monthOf(change) !== null);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return lines;
  if (months.length <= FEW_MONTHS) return [...lines, ...months.map((change) => ({ kind: 'change', change }) as const)];
  const said = { count: months.length, first: monthOf(first) ?? '', last: monthOf(last) ?? '' };
  return [...lines, { kind: 'months', summary: remunerationsSaid(said), changes: months }];
};

/** The changes of an entry, record by record in the order in which they are told. */
export const toldByRecord = (changes: readonly HistoryChange[]): readonly Told[] => {
  const byRecord = new Map<string | null, HistoryChange[]>();
  for (const change of changes) {
    const id = change.record?.id ?? null;
    const known = byRecord.get(id);
    if (known === undefined) byRecord.set(id, [change]);
    else known.push(change);
  }
  return [...byRecord.values()].map((of) => ({ record: of[0]?.record ?? null, lines: linesOf(of) }));
};
