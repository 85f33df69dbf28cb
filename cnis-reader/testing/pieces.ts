import type { Piece } from '../read/piece.ts';

const size = 9;
/** The mean width of a character in Helvetica, as a share of the font size. */
const meanWidth = 0.55;

/** A piece whose left edge stands at x. */
export const at = (x: number, y: number, text: string): Piece => ({
  text,
  x,
  y,
  size,
  width: text.length * size * meanWidth,
});

/** A piece centred on x, as the cells of an extract are. */
export const centred = (x: number, y: number, text: string): Piece => {
  const piece = at(x, y, text);
  return { ...piece, x: x - piece.width / 2 };
};
