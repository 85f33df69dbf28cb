import { type GridRow, monthText } from '../grid-state.ts';
import { contentOf, type PlacedCell, type Placement } from './place.ts';
import type { PastedTable } from './read.ts';
import { pasteTexts as texts } from './texts.ts';

type Rows = readonly GridRow[];

const mostNamed = 6;

/** '01/2010, 02/2010 e mais 3' */
const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, mostNamed).join(', ');
  return names.length > mostNamed ? texts.andMore(shown, names.length - mostNamed) : shown;
};

const monthsOf = (cells: readonly PlacedCell[], rows: Rows): string[] =>
  cells.flatMap(({ index }) => {
    const row = rows[index];
    return row === undefined ? [] : [monthText(row)];
  });

const thirteenthsText = (pasted: boolean, mayChoose: boolean): string | null => {
  if (pasted) return texts.withThirteenths;
  return mayChoose ? texts.withoutThirteenths : null;
};

/** '24 valores, de 01/2010 a 12/2011, sem 13º': what will go where. */
export const placementText = ({ cells, byMonth, thirteenths, mayChoose }: Placement, rows: Rows): string => {
  const months = monthsOf(cells, rows);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return texts.nothingFits;
  return [
    texts.values(cells.filter(({ text }) => text !== '').length),
    first === last ? texts.inMonth(first) : texts.fromTo(first, last),
    byMonth ? texts.byMonth : null,
    thirteenthsText(thirteenths, mayChoose),
  ]
    .filter((part) => part !== null)
    .join(', ');
};

/** What the person should know besides, a sentence each. */
export const placementNotes = (table: PastedTable, { cells, ignored, absent }: Placement, rows: Rows): string[] => {
  const blank = cells.filter(({ text }) => text === '');
  const wrong = cells.filter((cell) => contentOf(cell).unread !== null);
  const replaced = cells.filter(({ index }) => (rows[index]?.value ?? null) !== null);
  return [
    ...table.titles.map(texts.title),
    table.column === null ? null : texts.column(table.column.used, table.column.of),
    replaced.length > 0 ? texts.replaces(replaced.length) : null,
    blank.length > 0 ? texts.blank(listed(monthsOf(blank, rows))) : null,
    wrong.length > 0 ? texts.toCorrect(listed(monthsOf(wrong, rows))) : null,
    absent.length > 0 ? texts.absent(listed(absent.map(monthText))) : null,
    ignored.length > 0 ? texts.ignored(listed(ignored)) : null,
  ].filter((note) => note !== null);
};

/** '24 valores colados, 0 ignorados': what came of it. */
export const outcomeText = ({ cells, ignored }: Placement): string =>
  texts.outcome(cells.filter(({ text }) => text !== '').length, ignored.length);

export const refusalText = { unclear: texts.unclear, empty: texts.empty } as const;
