import type { DrawnSum } from '../domain/words/sum-lines.ts';

/**
 * The few kinds of print a section is made of. Content files build them; PDF (`template.ts`) and Word (`docx/blocks.ts`)
 * each have a record of forms by these kinds, which does not compile while one is missing.
 */
export interface Blocks {
  facts: { kind: 'facts'; facts: Fact[] };
  table: Table;
  /** The sentence that a section comes to. */
  lead: { kind: 'lead'; text: string };
  heading: { kind: 'heading'; text: string };
  paragraph: { kind: 'paragraph'; text: string };
  list: { kind: 'list'; ordered: boolean; items: string[] };
  steps: { kind: 'steps'; steps: PrintedStep[] };
  timeline: { kind: 'timeline'; timeline: Timeline };
  sums: { kind: 'sums'; sums: SumPicture };
  notice: { kind: 'notice'; text: string };
  note: { kind: 'note'; paragraphs: string[] };
  pages: { kind: 'pages'; pages: { title: string; address: string }[] };
  rule: { kind: 'rule'; rule: PrintedRule };
}

export type BlockKind = keyof Blocks;
export type Block = Blocks[BlockKind];

export interface Table {
  kind: 'table';
  caption: string | null;
  head: Cell[];
  rows: Row[];
  /** Of the columns in per cent, so that tables of one kind look alike; by their content where it is left out. */
  widths?: readonly number[];
  /** Many figures in small print. */
  small?: boolean;
}

/** Periods drawn on one axis of years. */
export interface Timeline {
  /** Days from `YYYY-MM-DD` to `YYYY-MM-DD`. */
  bars: { label: string; from: string; to: string; running: boolean; special: boolean; abroad: boolean }[];
  marks: { label: string; on: string }[];
  /** The same in words, for a reader who cannot see it. */
  description: string;
}

/** What to do, in a few lines. */
export interface PrintedStep {
  title: string;
  text: string;
  /** What it brings, what it costs, until when and by which article. */
  facts: string;
}

/** What has been received over time under some choices; the first is what the others are measured against. */
export interface SumPicture {
  from: string;
  until: string;
  lines: readonly DrawnSum[];
  /** The same in words, for a reader who cannot see it. */
  description: string;
}

export interface Fact {
  label: string;
  value: string;
}

export interface Cell {
  text: string;
  right: boolean;
  /** How many columns it takes; one where it says nothing. */
  columns?: number;
}

export interface Row {
  cells: Cell[];
  strong: boolean;
}

export interface PrintedRule {
  modality: string;
  law: string;
  /** 'Maior valor hoje', 'Com paridade', 'Valor não confirmado na legislação local' */
  marks: string[];
  headline: string;
  /** The day on which the requirements are read. */
  situation: string;
  description: string;
  requirements: Table;
  /** Time by degree of disability with the factor that converts it; null where nothing is converted. */
  degrees: Table | null;
  /** What the table alone does not say: the toll, a reduced age, points that rise. */
  explanations: string[];
  benefit: Table | null;
  /** The readings of the value that the courts have not decided, side by side. */
  readings: Table | null;
  remarks: string[];
}

export interface PrintedSection {
  /** Much to say on one page: in smaller letters. */
  dense?: boolean;
  numeral: string | null;
  title: string;
  blocks: Block[];
}

export const text = (value: string): Cell => ({ text: value, right: false });
/** A remark across the whole table. */
export const across = (value: string, columns: number): Cell => ({ ...text(value), columns });
export const figure = (value: string): Cell => ({ text: value, right: true });
export const row = (...cells: Cell[]): Row => ({ cells, strong: false });
export const totalRow = (...cells: Cell[]): Row => ({ cells, strong: true });

const linesOf = (typed: string | null | undefined): string[] =>
  (typed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Free text as typed, a paragraph a line. Nothing typed prints nothing. */
export const noteBlock = (typed: string | null | undefined): Block[] => {
  const paragraphs = linesOf(typed);
  return paragraphs.length === 0 ? [] : [{ kind: 'note', paragraphs }];
};

/** '1.', '2)', '-' or '•' at the beginning of a line: the list brings its own. */
const ITEM_SIGN = /^(?:\d{1,3}\s?[.)–-]|[-–•*])\s+/;

/** Steps to be taken, one a line, as a numbered list. */
export const stepsBlock = (typed: string | null | undefined): Block[] => {
  const items = linesOf(typed).map((line) => line.replace(ITEM_SIGN, ''));
  return items.length === 0 ? [] : [{ kind: 'list', ordered: true, items }];
};
