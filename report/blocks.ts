/** The few kinds of print a section is made of. Content files build them; the template only draws them. */
export type Block =
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'table'; caption: string | null; head: Cell[]; rows: Row[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'notice'; text: string }
  | { kind: 'note'; paragraphs: string[] }
  | { kind: 'rule'; rule: PrintedRule };

export interface Fact {
  label: string;
  value: string;
}

export interface Cell {
  text: string;
  right: boolean;
}

export interface Row {
  cells: Cell[];
  strong: boolean;
}

export interface PrintedRule {
  modality: string;
  law: string;
  headline: string;
  /** The day on which the requirements are read. */
  situation: string;
  description: string;
  requirements: Block;
  benefit: Block | null;
  remarks: string[];
}

export interface PrintedSection {
  numeral: string | null;
  title: string;
  blocks: Block[];
}

export const text = (value: string): Cell => ({ text: value, right: false });
export const figure = (value: string): Cell => ({ text: value, right: true });
export const row = (...cells: Cell[]): Row => ({ cells, strong: false });
export const totalRow = (...cells: Cell[]): Row => ({ cells, strong: true });

/** Free text as typed: an empty line parts paragraphs. Nothing typed prints nothing. */
export const noteBlock = (typed: string | null | undefined): Block[] => {
  const paragraphs = (typed ?? '')
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return paragraphs.length === 0 ? [] : [{ kind: 'note', paragraphs }];
};
