import { byPosition, type Piece, rightOf } from './piece.ts';

const sameBaseline = 1;

/** A gap below this share of the font size is none: the library split one run in two. */
const touching = 0.1;
/** A gap up to this share is the space between two words of one cell (0.28 in Helvetica). */
const wordSpace = 0.34;

const joinRuns = (line: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const piece of [...line].sort((a, b) => a.x - b.x)) {
    const previous = joined.at(-1);
    const gap = previous === undefined ? Number.POSITIVE_INFINITY : (piece.x - rightOf(previous)) / piece.size;
    if (previous === undefined || gap > wordSpace || gap < -touching || previous.size !== piece.size) {
      joined.push(piece);
      continue;
    }
    const text = gap < touching ? previous.text + piece.text : `${previous.text} ${piece.text}`;
    joined[joined.length - 1] = { ...previous, text, width: rightOf(piece) - previous.x };
  }
  return joined;
};

/** The runs of text of one page, from top to bottom and left to right, with split runs joined again. */
export const segmentsOf = (pieces: readonly Piece[]): Piece[] => {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort(byPosition)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line !== undefined && first !== undefined && piece.y - first.y <= sameBaseline) line.push(piece);
    else lines.push([piece]);
  }
  return lines.flatMap(joinRuns);
};
