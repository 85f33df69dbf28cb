import type { Piece } from './piece.ts';

/** A piece with the direction in which it is written, as a vector of page coordinates (`dy` grows downwards). */
export interface DirectedPiece extends Piece {
  readonly dx: number;
  readonly dy: number;
}

type Quarter = 0 | 1 | 2 | 3;

const quarterOf = ({ dx, dy }: DirectedPiece): Quarter => {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 2;
  return dy > 0 ? 1 : 3;
};

const turnBack: Record<Quarter, (x: number, y: number) => { x: number; y: number }> = {
  0: (x, y) => ({ x, y }),
  1: (x, y) => ({ x: y, y: -x }),
  2: (x, y) => ({ x: -x, y: -y }),
  3: (x, y) => ({ x: -y, y: x }),
};

/**
 * Turns a page so that its text runs from left to right: some programs that save a rotated extract drop the page's
 * rotation and leave the text sideways. What is not written in the main direction, such as a stamp, is left out.
 */
export const upright = (pieces: readonly DirectedPiece[]): Piece[] => {
  const counts: Record<Quarter, number> = { 0: 0, 1: 0, 2: 0, 3: 0 };
  for (const piece of pieces) counts[quarterOf(piece)] += piece.text.length;
  const quarters: readonly Quarter[] = [0, 1, 2, 3];
  const main = quarters.reduce((best, quarter) => (counts[quarter] > counts[best] ? quarter : best));
  return pieces
    .filter((piece) => quarterOf(piece) === main)
    .map(({ text, x, y, width, size }) => ({ text, ...turnBack[main](x, y), width, size }));
};
