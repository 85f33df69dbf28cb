import { type Piece, rightOf, sameLine, wordsOf } from './piece.ts';

/** A column of one table: what it holds and where its header label stands. */
export interface Column<Field extends string> {
  readonly field: Field;
  readonly left: number;
  readonly right: number;
}

interface Interval {
  readonly left: number;
  readonly right: number;
}

const interval = (piece: Piece): Interval => ({ left: piece.x, right: rightOf(piece) });

const overlap = (a: Interval, b: Interval): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Two labels one above the other are the lines of one label. */
const stacked = (a: Piece, b: Piece): boolean =>
  Math.abs(a.y - b.y) > sameLine && overlap(interval(a), interval(b)) > 0.4 * Math.min(a.width, b.width);

/** The columns of a header row, from left to right; labels on two lines are put together first. */
export const columnsOf = <Field extends string>(
  labels: readonly Piece[],
  fieldOf: (label: string) => Field,
): Column<Field>[] => {
  const stacks: Piece[][] = [];
  for (const label of labels) {
    const stack = stacks.find((pieces) => pieces.some((piece) => stacked(piece, label)));
    if (stack === undefined) stacks.push([label]);
    else stack.push(label);
  }
  return stacks
    .map((stack) => ({
      field: fieldOf(
        [...stack]
          .sort((a, b) => a.y - b.y)
          .map(({ text }) => text)
          .join(' '),
      ),
      left: Math.min(...stack.map(({ x }) => x)),
      right: Math.max(...stack.map(rightOf)),
    }))
    .sort((a, b) => a.left - b.left);
};

/** How far a value is from being aligned with a label: by its centre, its left or its right edge. */
const misalignment = (a: Interval, b: Interval): number =>
  Math.min(Math.abs(a.left + a.right - b.left - b.right) / 2, Math.abs(a.left - b.left), Math.abs(a.right - b.right));

const touchingLabel = 1;

/** The column under whose label a value stands, or the nearest one; of two labels above it, the better aligned. */
export const columnOf = <C extends Interval>(piece: Piece, columns: readonly C[]): C | undefined => {
  const value = interval(piece);
  let best: { readonly column: C; readonly gap: number; readonly skew: number } | undefined;
  for (const column of columns) {
    const gap = Math.max(0, -overlap(value, column));
    if (best !== undefined && gap > best.gap) continue;
    const skew = misalignment(value, column);
    if (best === undefined || gap < best.gap || skew < best.skew) best = { column, gap, skew };
  }
  return best?.column;
};

/** Values of several cells may arrive as one piece ('23/04/2001 31/05/2003'): a piece below two labels is split into words. */
export const splitAcross = (piece: Piece, columns: readonly Interval[]): Piece[] => {
  const value = interval(piece);
  let crossed = 0;
  for (const column of columns) if (overlap(value, column) > touchingLabel) crossed += 1;
  return crossed > 1 ? wordsOf(piece) : [piece];
};
