import { type CnisFailure, cnisFailure } from '../../domain/cnis/errors.ts';
import type { CnisExtract, CnisRelation, CnisRemuneration } from '../../domain/cnis/extract.ts';
import { type Anchor, findAnchors, type GridColumn } from './anchors.ts';
import type { Column } from './columns.ts';
import { type MoneyStyle, moneyStyleOf, timestampIn } from './formats.ts';
import { bodyOf, foldedPage, isCnisPage, isIncomplete, type Page } from './furniture.ts';
import { readGrid } from './grid.ts';
import { readIndicatorsLine } from './indicators-line.ts';
import { kindOf } from './kind.ts';
import { type RelationField, splitLabels } from './labels.ts';
import { personOf } from './person.ts';
import { byPosition, type Piece } from './piece.ts';
import { readRelationRow } from './relation-row.ts';
import { segmentsOf } from './segments.ts';

/** Higher than any page: pages are stacked into one tall page, so that no table is broken by a page end. */
const pageSpan = 100_000;

const layEndToEnd = (pages: readonly Page[]): Piece[] => {
  const laid: Piece[] = [];
  pages.forEach((page, index) => {
    for (const { text, x, y, width, size } of bodyOf(page))
      laid.push(...splitLabels({ text, x, y: y + index * pageSpan, width, size }));
  });
  return laid.sort(byPosition);
};

interface Part {
  readonly anchor: Anchor;
  readonly pieces: readonly Piece[];
}

/** Each anchor with the text from it to the next one. */
const partsOf = (pieces: readonly Piece[]): Part[] => {
  const { anchors, labels } = findAnchors(pieces);
  const values = pieces.filter((piece) => !labels.has(piece));
  let next = 0;
  return anchors.map((anchor, index) => {
    const until = anchors[index + 1]?.top ?? Number.POSITIVE_INFINITY;
    const own: Piece[] = [];
    for (let piece = values[next]; piece !== undefined && piece.y < until; piece = values[next]) {
      if (piece.y >= anchor.top) own.push(piece);
      next += 1;
    }
    return { anchor, pieces: own };
  });
};

const readRelations = (parts: readonly Part[], style: MoneyStyle): CnisRelation[] => {
  const relations: CnisRelation[] = [];
  let columns: readonly Column<RelationField>[] = [];
  let thirteenth = false;
  const addMonths = (months: readonly CnisRemuneration[]): void => {
    relations.at(-1)?.remunerations.push(...months);
  };
  const readMonths = (pieces: readonly Piece[], grid: readonly GridColumn[]): void =>
    addMonths(readGrid(pieces, grid, style, thirteenth));

  for (const { anchor, pieces } of parts) {
    switch (anchor.kind) {
      case 'relationHeader':
        columns = anchor.columns;
        break;
      case 'relationRow': {
        const row = readRelationRow(pieces, anchor, columns);
        relations.push({ ...row, kind: kindOf(row, columns), remunerations: [] });
        thirteenth = false;
        break;
      }
      case 'indicatorsLine':
        relations.at(-1)?.indicators.push(...readIndicatorsLine(pieces, anchor.y));
        break;
      case 'gridTitle':
        thirteenth = anchor.thirteenth;
        break;
      case 'gridHeader':
        readMonths(pieces, anchor.columns);
        break;
      case 'end':
        return relations;
      default:
        anchor satisfies never;
    }
  }
  return relations;
};

/**
 * Reads an extract from the text of its pages.
 * @param pages the positioned text of each page, in any order within a page
 * @returns the extract as printed, or `NoText`, `NotCnis`, `DamagedPdf` (pages or parts of them are missing), `NoRelations`
 */
export const readExtract = (
  pages: ReadonlyArray<readonly Piece[]>,
): { readonly ok: true; readonly extract: CnisExtract } | CnisFailure => {
  const segments = pages.map(segmentsOf);
  if (segments.every((page) => page.length === 0)) return cnisFailure('NoText');
  const folded = segments.map(foldedPage);
  const cover = segments[folded.findIndex(isCnisPage)];
  if (cover === undefined) return cnisFailure('NotCnis');
  if (isIncomplete(folded)) return cnisFailure('DamagedPdf');

  const pieces = layEndToEnd(folded);
  const words = pieces.flatMap(({ text }) => (text.includes(' ') ? text.split(' ') : text));
  const relations = readRelations(partsOf(pieces), moneyStyleOf(words));
  if (relations.length === 0) return cnisFailure('NoRelations');
  const stamp = cover.map(({ text }) => timestampIn(text)).find((found) => found !== null);
  return { ok: true, extract: { person: personOf(cover), extractedAt: stamp ?? null, relations } };
};
