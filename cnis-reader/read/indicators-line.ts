import { fold } from '../../domain/words/format.ts';
import { byPosition, type Piece, sameLine } from './piece.ts';
import { continues, indicatorsIn } from './wrapped.ts';

/** The largest distance to the next line of a wrapped text, in letter heights. */
const nextLine = 1.8;

/** The codes of the line 'Indicadores: A, B' under a relation row; the line may wrap. */
export const readIndicatorsLine = (pieces: readonly Piece[], lineY: number): string[] => {
  const lines: string[] = [];
  let y = lineY;
  for (const piece of [...pieces].sort(byPosition)) {
    const text = /^indicadores:/.test(fold(piece.text)) ? piece.text.replace(/^[^:]*:\s*/, '') : piece.text;
    if (text === '') continue;
    const onLine = Math.abs(piece.y - lineY) < sameLine;
    const goesOn = continues(lines.at(-1) ?? '') && piece.y - y < nextLine * piece.size;
    if (!onLine && !goesOn) break;
    lines.push(text);
    y = piece.y;
  }
  return indicatorsIn(lines);
};
