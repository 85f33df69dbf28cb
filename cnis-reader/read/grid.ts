import type { CnisRemuneration } from '../../domain/cnis/extract.ts';
import type { GridColumn } from './anchors.ts';
import { columnOf, splitAcross } from './columns.ts';
import { amountOf, dateOf, looksLikeAmount, looksLikeIndicators, type MoneyStyle, monthOf } from './formats.ts';
import type { GridField } from './labels.ts';
import { byPosition, type Piece } from './piece.ts';
import { continues, indicatorsIn } from './wrapped.ts';

interface Cell {
  readonly month: string;
  readonly group: number;
  readonly x: number;
  readonly y: number;
  value: number | null;
  paidOn: string | null;
  readonly indicatorLines: string[];
}

/** In a grid of 13th salaries a year alone, or any month of it, stands for the 13th of that year. */
const monthIn = (text: string, thirteenth: boolean): string | null => {
  if (!thirteenth) return monthOf(text);
  const year = /^(?:(?:0[1-9]|1[0-3])\/)?((?:19|20)\d{2})$/.exec(text)?.[1];
  return year === undefined ? null : `${year}-13`;
};

const acceptsFor =
  (thirteenth: boolean) =>
  (field: GridField, text: string): boolean => {
    switch (field) {
      case 'month':
        return monthIn(text, thirteenth) !== null;
      case 'value':
      case 'contribution':
        return looksLikeAmount(text);
      case 'paidAt':
        return /^\d{2}\/\d{2}\/\d{4}$/.test(text);
      case 'indicators':
        return looksLikeIndicators(text);
      case 'unknown':
        return true;
      default:
        return field satisfies never;
    }
  };

const sameRow = 5;

/** The first of the cells, which are sorted from top to bottom, that stands at or below a height; their number if none does. */
const firstFrom = (cells: readonly Cell[], y: number): number => {
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cells[middle]?.y ?? y) < y) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The cell nearest to a height; of several as near, the first. */
const nearest = (cells: readonly Cell[], y: number): Cell | undefined => {
  const from = firstFrom(cells, y);
  const [above, below] = [cells[from - 1], cells[from]];
  if (above === undefined || (below !== undefined && below.y - y < y - above.y)) return below;
  return cells[firstFrom(cells, above.y)];
};

/**
 * The lines of one group's indicators column, gathered into cells: a line that ends in a comma or a hyphen goes on in
 * the next. The first line of a wrapped cell stands above its row and the last below it, so the row lies between them.
 */
const attachIndicators = (lines: readonly Piece[], cells: readonly Cell[]): void => {
  const chains: Piece[][] = [];
  for (const line of [...lines].sort(byPosition)) {
    const chain = chains.at(-1);
    if (chain !== undefined && continues(chain.at(-1)?.text ?? '')) chain.push(line);
    else chains.push([line]);
  }
  for (const chain of chains) {
    const top = chain[0]?.y ?? 0;
    const bottom = chain.at(-1)?.y ?? top;
    const within = cells.find(({ y }) => chain.length > 1 && y >= top && y <= bottom);
    (within ?? nearest(cells, top))?.indicatorLines.push(...chain.map(({ text }) => text));
  }
};

/**
 * Reads the months of a grid, page breaks included.
 * @param pieces the text below the grid's header, sorted by position
 * @param thirteenth the grid is titled as one of 13th salaries
 * @returns one entry per printed cell in reading order, repeated months not summed
 */
export const readGrid = (
  pieces: readonly Piece[],
  columns: readonly GridColumn[],
  style: MoneyStyle,
  thirteenth: boolean,
): CnisRemuneration[] => {
  const accepts = acceptsFor(thirteenth);
  const fields = [...new Set(columns.map(({ field }) => field))];
  /** The columns of some fields, by their names: a grid has few different ones and thousands of cells. */
  const columnsOfFields = new Map<string, readonly GridColumn[]>();
  const columnsFor = (text: string): readonly GridColumn[] => {
    const accepting = fields.filter((field) => accepts(field, text));
    const names = accepting.join();
    const known = columnsOfFields.get(names) ?? columns.filter(({ field }) => accepting.includes(field));
    columnsOfFields.set(names, known);
    return known;
  };
  const placed: { readonly piece: Piece; readonly column: GridColumn }[] = [];
  for (const whole of pieces)
    for (const piece of splitAcross(whole, columns)) {
      const column = columnOf(piece, columnsFor(piece.text));
      if (column !== undefined) placed.push({ piece, column });
    }

  const cells = placed.flatMap(({ piece, column }): Cell[] => {
    const month = column.field === 'month' ? monthIn(piece.text, thirteenth) : null;
    if (month === null) return [];
    return [{ month, group: column.group, x: piece.x, y: piece.y, value: null, paidOn: null, indicatorLines: [] }];
  });

  const groups = new Set(columns.map(({ group }) => group));
  for (const group of groups) {
    const own = cells.filter((cell) => cell.group === group);
    const inGroup = placed.filter(({ column }) => column.group === group);
    for (const { piece, column } of inGroup) {
      if (column.field !== 'value' && column.field !== 'paidAt') continue;
      const cell = nearest(own, piece.y);
      if (cell === undefined || Math.abs(cell.y - piece.y) > sameRow) continue;
      if (column.field === 'value') cell.value = amountOf(piece.text, style);
      else cell.paidOn = dateOf(piece.text);
    }
    attachIndicators(
      inGroup.filter(({ column }) => column.field === 'indicators').map(({ piece }) => piece),
      own,
    );
  }
  return cells.map(({ month, value, paidOn, indicatorLines }) => ({
    month,
    value,
    indicators: indicatorsIn(indicatorLines),
    ...(paidOn === null ? {} : { paidOn }),
  }));
};
