/** A run of text and its position in points from the top left corner of the page, `y` at the baseline. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Baselines that differ by less belong to one printed line. */
export const sameLine = 2.5;

export const rightOf = (piece: Piece): number => piece.x + piece.width;

export const byPosition = (a: Piece, b: Piece): number => a.y - b.y || a.x - b.x;

/** Part of a piece, from one character to another. Where a character stands is estimated from the mean width. */
export const slice = (piece: Piece, from: number, to: number): Piece => {
  const step = piece.width / piece.text.length;
  return { ...piece, text: piece.text.slice(from, to), x: piece.x + from * step, width: (to - from) * step };
};

export const wordsOf = (piece: Piece): Piece[] =>
  [...piece.text.matchAll(/\S+/g)].map((word) => slice(piece, word.index, word.index + word[0].length));
