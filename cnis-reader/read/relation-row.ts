import type { CnisRelation } from '../../domain/cnis/extract.ts';
import { type Column, columnOf, splitAcross } from './columns.ts';
import { dateOf, looksLikeCode, monthOf, nitOf } from './formats.ts';
import type { RelationField } from './labels.ts';
import { byPosition, type Piece } from './piece.ts';
import { indicatorsIn, joinLetters, joinWords } from './wrapped.ts';

/** The cells of a relation row; its kind and its months are read elsewhere. */
export type RelationRow = Omit<CnisRelation, 'kind' | 'remunerations'>;

const datePattern = /^\d{2}\/\d{2}\/\d{4}$/;

/** Whether a column may hold a text; columns of numbers and dates accept only those. */
const accepts = (field: RelationField, text: string): boolean => {
  switch (field) {
    case 'seq':
      return /^\d{1,4}\*?$/.test(text);
    case 'nit':
      return nitOf(text) !== null;
    case 'code':
      return looksLikeCode(text);
    case 'startDate':
    case 'endDate':
      return datePattern.test(text);
    case 'lastRemuneration':
      return monthOf(text) !== null;
    case 'employer':
    case 'registration':
    case 'type':
    case 'indicators':
    case 'species':
    case 'situation':
    case 'unknown':
      return true;
    default:
      return field satisfies never;
  }
};

/** The lines of a row are one font size apart; a wider gap means that another part of the page begins. */
const contiguous = (pieces: readonly Piece[], rowY: number): Piece[] => {
  let bottom = rowY;
  return [...pieces].sort(byPosition).filter((piece) => {
    if (piece.y - bottom > 1.8 * piece.size) return false;
    bottom = Math.max(bottom, piece.y);
    return true;
  });
};

/**
 * Reads one relation row.
 * @param pieces the text between the row's header, or the part before it, and the next part
 * @param row its number, and where that stands
 * @param columns of the header row above it
 */
export const readRelationRow = (
  pieces: readonly Piece[],
  { y, seq }: { readonly y: number; readonly seq: number },
  columns: readonly Column<RelationField>[],
): RelationRow => {
  const cells = new Map<RelationField, Piece[]>();
  for (const piece of contiguous(pieces, y).flatMap((whole) => splitAcross(whole, columns))) {
    const fitting = columns.filter(({ field }) => accepts(field, piece.text));
    const field = columnOf(piece, fitting)?.field ?? 'unknown';
    cells.set(field, [...(cells.get(field) ?? []), piece]);
  }
  const lines = (field: RelationField): string[] => (cells.get(field) ?? []).map(({ text }) => text);
  const first = (field: RelationField): string => lines(field)[0] ?? '';
  const registration = joinLetters(lines('registration'));
  const species = joinWords(lines('species'));
  const situation = joinWords(lines('situation'));
  const isBenefit = columns.some(({ field }) => field === 'species' || field === 'situation');
  return {
    seq,
    nit: nitOf(first('nit')),
    code: joinLetters(lines('code')) || null,
    employer: joinWords(lines('employer')),
    type: isBenefit && lines('type').length === 0 ? 'Benefício' : joinWords(lines('type')),
    startDate: dateOf(first('startDate')),
    endDate: dateOf(first('endDate')),
    lastRemuneration: monthOf(first('lastRemuneration')),
    indicators: indicatorsIn(lines('indicators')),
    ...(registration !== '' && { registration }),
    ...(species !== '' && { species }),
    ...(situation !== '' && { situation }),
  };
};
