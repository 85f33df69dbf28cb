import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import type { Block, Cell, Fact, Row } from '../blocks.ts';
import { colours, millimetres, paragraph, points, runsOf, twips } from './text.ts';

/** Between the margins of the page. */
const WIDTH = millimetres(210 - 20 - 18);
/** Letters: a day with a word before it fits the one, no column starves the others with the other. */
const NARROWEST = 16;
const WIDEST = 36;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
const line = (color: string, size: number) => ({ style: BorderStyle.SINGLE, size, color });

/** Widths in proportion to the longest text of each column, within bounds. */
const widthsOf = (head: readonly Cell[], rows: readonly Row[]): number[] => {
  const longest = head.map(({ text }, column) =>
    rows
      .filter(({ cells }) => cells.length === head.length)
      .reduce((most, { cells }) => Math.max(most, cells[column]?.text.length ?? 0), text.length),
  );
  const bounded = longest.map((length) => Math.min(WIDEST, Math.max(NARROWEST, length)));
  const sum = bounded.reduce((total, length) => total + length, 0);
  return bounded.map((length) => Math.floor((length / sum) * WIDTH));
};

interface CellLook {
  readonly bold: boolean;
  readonly border: ReturnType<typeof line>;
}

const cellOf = (
  { text, right, columns }: Cell,
  at: number,
  width: number | undefined,
  { bold, border }: CellLook,
): TableCell =>
  new TableCell({
    ...(columns === undefined ? {} : { columnSpan: columns }),
    ...(width === undefined || columns !== undefined ? {} : { width: { size: width, type: WidthType.DXA } }),
    borders: { top: none, left: none, right: none, bottom: border },
    margins: { top: twips(2.5), bottom: twips(2.5), left: right || at > 0 ? twips(4) : 0, right: right ? 0 : twips(4) },
    children: [
      new Paragraph({
        alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: runsOf(text, { size: points(9), bold }),
      }),
    ],
  });

/** A table with a head that is repeated on each page, and rows that no page cuts in two. */
export const tableOf = (
  { caption, head, rows, widths: shares }: Extract<Block, { kind: 'table' }>,
  accent: string,
): (Paragraph | Table)[] => {
  const widths = shares?.map((share) => Math.floor((share / 100) * WIDTH)) ?? widthsOf(head, rows);
  const rowOf = (cells: readonly Cell[], look: CellLook, tableHeader: boolean): TableRow =>
    new TableRow({
      ...(tableHeader ? { tableHeader } : {}),
      cantSplit: true,
      children: cells.map((cell, at) => cellOf(cell, at, widths[at], look)),
    });
  const table = new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    borders: noBorders,
    rows: [
      rowOf(head, { bold: true, border: line(accent, 6) }, true),
      ...rows.map(({ cells, strong }) => rowOf(cells, { bold: strong, border: line(colours.line, 4) }, false)),
    ],
  });
  return [
    ...(caption === null
      ? []
      : [paragraph(caption, { keepNext: true, spacing: { before: twips(4), after: twips(2) } }, { bold: true })]),
    table,
    // Word joins two tables that nothing stands between.
    new Paragraph({ spacing: { after: twips(4) }, children: [] }),
  ];
};

/** Facts in two columns without lines: what it is, and beside it what is so. */
export const factsTable = (facts: readonly Fact[]): (Paragraph | Table)[] => {
  if (facts.length === 0) return [];
  const widths = [Math.floor(WIDTH * 0.34), Math.floor(WIDTH * 0.66)];
  const cell = (text: string, width: number | undefined, bold: boolean): TableCell =>
    new TableCell({
      width: { size: width ?? WIDTH, type: WidthType.DXA },
      margins: { top: twips(1.5), bottom: twips(1.5), right: twips(4) },
      children: [new Paragraph({ children: runsOf(text, bold ? { bold } : { color: colours.muted }) })],
    });
  const table = new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    borders: noBorders,
    rows: facts.map(
      ({ label, value }) =>
        new TableRow({ cantSplit: true, children: [cell(label, widths[0], false), cell(value, widths[1], true)] }),
    ),
  });
  return [table, new Paragraph({ spacing: { after: twips(4) }, children: [] })];
};
