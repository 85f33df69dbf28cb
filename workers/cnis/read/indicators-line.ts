import { fold } from '../../../domain/words/format.ts';
import { byPosition, type Piece } from './piece.ts';
import { continues, indicatorsIn } from './wrapped.ts';

/** The codes of the line 'Indicadores: A, B' under a relation row; the line may wrap. */
export const readIndicatorsLine = (pieces: readonly Piece[], lineY: number): string[] => {
  const lines: string[] = [];
  let y = lineY;
  for (const piece of [...pieces].sort(byPosition)) {
    const text = /^indicadores:/.test(fold(piece.text)) ? piece.text.replace(/^[^:]*:\s*/, '') : piece.text;
    if (text === '') continue;
    const onLine = Math.abs(piece.y - lineY) < 2.5;
    const goesOn = continues(lines.at(-1) ?? '') && piece.y - y < 1.8 * piece.size;
    if (!onLine && !goesOn) break;
    lines.push(text);
    y = piece.y;
  }
  return indicatorsIn(lines);
};
