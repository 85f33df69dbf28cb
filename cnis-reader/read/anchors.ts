import { fold } from '../../domain/words/format.ts';
import { type Column, columnOf, columnsOf } from './columns.ts';
import { isFigures, nitOf } from './formats.ts';
import { type GridField, gridFieldOf, isLabel, type RelationField, relationFieldOf } from './labels.ts';
import { type Piece, sameLine } from './piece.ts';

/** A column of a month grid; the columns of one line fall into groups, each of which names its own month. */
export interface GridColumn extends Column<GridField> {
  readonly group: number;
}

/** A heading that determines how the text below it is read. `top` is where its area begins. */
export type Anchor =
  | { readonly kind: 'relationHeader'; readonly top: number; readonly columns: readonly Column<RelationField>[] }
  /** `seq`: the number by which the row was found; `y`: where it stands. */
  | { readonly kind: 'relationRow'; readonly top: number; readonly y: number; readonly seq: number }
  | { readonly kind: 'indicatorsLine'; readonly top: number; readonly y: number }
  | { readonly kind: 'gridTitle'; readonly top: number; readonly thirteenth: boolean }
  | { readonly kind: 'gridHeader'; readonly top: number; readonly columns: readonly GridColumn[] }
  | { readonly kind: 'end'; readonly top: number };

/** The distance from a header's main line within which the other line of a two-line label may stand. */
const labelReach = 14;
/** The first line of a wrapped cell stands a little above its row. */
const wrappedReach = 6;

const gridTitle = /^(remuneracoes|contribuicoes)( decimo terceiro.*| 13.*)?$/;
const end = /^(valores|salarios de contribuicao) consolidados|^legenda de indicadores|conferir a autenticidade/;

/** All labels of the header row to which one label belongs; on other lines only known labels are taken. */
const headerAround = (label: Piece, pieces: readonly Piece[]): Piece[] =>
  pieces.filter((piece) => {
    const distance = Math.abs(piece.y - label.y);
    return distance <= sameLine || (distance <= labelReach && isLabel(piece));
  });

const relationHeader = (labels: readonly Piece[]): Anchor | null => {
  const columns = columnsOf(labels, relationFieldOf);
  const fields = new Set(columns.map(({ field }) => field));
  if (!fields.has('seq') || !fields.has('nit') || !fields.has('employer')) return null;
  return { kind: 'relationHeader', top: Math.min(...labels.map(({ y }) => y)) - sameLine, columns };
};

const gridHeader = (labels: readonly Piece[]): Anchor => {
  let group = -1;
  const columns = columnsOf(labels, gridFieldOf).map((column) => {
    if (column.field === 'month') group += 1;
    return { ...column, group };
  });
  return { kind: 'gridHeader', top: Math.min(...labels.map(({ y }) => y)) - sameLine, columns };
};

/** Where the NIT is blank, a row has an employer and one of these. */
const besidesEmployer: ReadonlySet<RelationField> = new Set(['code', 'type', 'startDate', 'endDate']);

/** A relation row has a number under 'Seq.' and, on the same line, a NIT, or an employer and another filled cell. */
const startsRow = (
  piece: Piece,
  columns: readonly Column<RelationField>[],
  beside: (piece: Piece) => readonly Piece[],
): boolean => {
  if (!/^\d{1,4}\*?$/.test(piece.text) || columnOf(piece, columns)?.field !== 'seq') return false;
  const others = beside(piece).filter((other) => other.x > piece.x);
  if (others.some((other) => nitOf(other.text) !== null)) return true;
  const fields = others.map((other) => columnOf(other, columns)?.field ?? 'unknown');
  return fields.includes('employer') && fields.some((field) => besidesEmployer.has(field));
};

export interface Anchored {
  readonly anchors: readonly Anchor[];
  /** The text of the anchors themselves, which is no value of any field. */
  readonly labels: ReadonlySet<Piece>;
}

/** Finds the anchors of the whole extract in reading order. `pieces` are sorted by position. */
export const findAnchors = (pieces: readonly Piece[]): Anchored => {
  const anchors: Anchor[] = [];
  const labels = new Set<Piece>();
  let relationColumns: readonly Column<RelationField>[] = [];
  /** The end of the header that has no row below it yet. */
  let openHeader: number | null = null;

  const around = (index: number, reach: number): Piece[] => {
    const y = pieces[index]?.y ?? 0;
    let from = index;
    let to = index;
    while (from > 0 && y - (pieces[from - 1]?.y ?? Number.NEGATIVE_INFINITY) <= reach) from -= 1;
    while ((pieces[to + 1]?.y ?? Number.POSITIVE_INFINITY) - y <= reach) to += 1;
    return pieces.slice(from, to + 1);
  };
  const claim = (anchor: Anchor, claimed: readonly Piece[]): void => {
    anchors.push(anchor);
    for (const piece of claimed) labels.add(piece);
  };

  pieces.forEach((piece, index) => {
    if (labels.has(piece)) return;
    const text = isFigures(piece.text) ? '' : fold(piece.text);
    if (/^(seq\.?|indice)$/.test(text)) {
      const header = headerAround(piece, around(index, labelReach));
      const anchor = relationHeader(header);
      if (anchor === null || anchor.kind !== 'relationHeader') return;
      relationColumns = anchor.columns;
      openHeader = Math.max(...header.map(({ y }) => y));
      claim(anchor, header);
    } else if (isLabel(piece) && gridFieldOf(text) === 'month') {
      const header = headerAround(piece, around(index, labelReach));
      claim(gridHeader(header), header);
    } else if (gridTitle.test(text)) {
      claim({ kind: 'gridTitle', top: piece.y - sameLine, thirteenth: /decimo|13/.test(text) }, [piece]);
    } else if (/^indicadores:/.test(text)) {
      claim({ kind: 'indicatorsLine', top: piece.y - sameLine, y: piece.y }, []);
    } else if (end.test(text)) {
      claim({ kind: 'end', top: piece.y - sameLine }, []);
    } else if (startsRow(piece, relationColumns, () => around(index, wrappedReach - 2))) {
      const seq = Number.parseInt(piece.text, 10);
      claim({ kind: 'relationRow', top: openHeader ?? piece.y - wrappedReach, y: piece.y, seq }, []);
      openHeader = null;
    }
  });
  return { anchors: anchors.sort((a, b) => a.top - b.top), labels };
};
