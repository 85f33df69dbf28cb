/** Whether the answer fits on its page: about how high its blocks come out, in points. */
import type { Block, Cell, Table } from '../blocks.ts';
import type { ReportData } from '../data.ts';

/** How a kind of text is set: letters in a line of the whole width, height of a line, and space around it. */
interface Setting {
  readonly letters: number;
  readonly line: number;
  readonly around: number;
}

interface Settings {
  readonly paragraph: Setting;
  readonly lead: Setting;
  readonly item: Setting;
  readonly step: Setting;
  readonly facts: Setting;
  readonly notice: Setting;
  readonly cell: Setting;
  readonly heading: number;
  /** Caption, head and margins of a table. */
  readonly table: number;
  readonly title: number;
}

/** As `report/style.ts` sets them. */
const USUAL: Settings = {
  paragraph: { letters: 100, line: 14.9, around: 6 },
  lead: { letters: 92, line: 15.6, around: 7 },
  item: { letters: 96, line: 14.9, around: 3 },
  step: { letters: 96, line: 14.9, around: 4 },
  facts: { letters: 112, line: 12.8, around: 0 },
  notice: { letters: 97, line: 14.9, around: 27 },
  cell: { letters: 110, line: 12.9, around: 5.6 },
  heading: 26,
  table: 52,
  title: 39,
};
const DENSE: Settings = {
  paragraph: { letters: 112, line: 12.3, around: 6 },
  lead: { letters: 104, line: 13.3, around: 7 },
  item: { letters: 108, line: 12.3, around: 3 },
  step: { letters: 108, line: 12.3, around: 1.5 },
  facts: { letters: 122, line: 11.1, around: 0 },
  notice: { letters: 112, line: 11.7, around: 14 },
  cell: { letters: 118, line: 11.3, around: 2.7 },
  heading: 22.3,
  table: 47,
  title: 31,
};

const linesIn = (text: string, letters: number): number => Math.max(1, Math.ceil(text.length / Math.max(4, letters)));
const heightIn = (text: string, { letters, line, around }: Setting): number => linesIn(text, letters) * line + around;

const cellLines = ({ text, columns }: Cell, width: number, { letters }: Setting): number =>
  linesIn(text, columns === undefined ? (letters * width) / 100 - 2 : letters);

const heightOfTable = ({ rows, widths = [], head }: Table, { cell, table }: Settings): number =>
  rows.reduce((sum, { cells }) => {
    const lines = cells.map((one, place) => cellLines(one, widths[place] ?? 100 / head.length, cell));
    return sum + Math.max(...lines) * cell.line + cell.around;
  }, table);

const heightOf = (block: Block, settings: Settings): number => {
  switch (block.kind) {
    case 'table':
      return heightOfTable(block, settings);
    case 'steps':
      return block.steps.reduce(
        (sum, { title, text, facts }) =>
          sum + heightIn(`${title} ${text}`, settings.step) + (facts === '' ? 0 : heightIn(facts, settings.facts)),
        6,
      );
    case 'list':
      return block.items.reduce((sum, item) => sum + heightIn(item, settings.item), 8);
    case 'heading':
      return settings.heading;
    case 'paragraph':
    case 'lead':
    case 'notice':
      return heightIn(block.text, settings[block.kind]);
    default:
      return 0;
  }
};

/** Between the margins of the sheet, and of the page behind a cover. */
const PAGE = 740;
const PAGE_AFTER_COVER = 722;
/** The name of the report and what stands under it. */
const NAME = 47;
const OFFICE: Setting = { letters: 92, line: 13.6, around: 0 };
const OFFICE_NAME = 36;
const LOGO = 54;

const letterheadOf = ({ office, look }: ReportData): number => {
  if (look.cover) return 0;
  const [, ...lines] = (office.text ?? '').split('\n').filter((line) => line.trim() !== '');
  const text = lines.reduce((sum, line) => sum + heightIn(line, OFFICE), 0);
  return NAME + Math.max(OFFICE_NAME + text, office.logo === null ? 0 : LOGO + 18);
};

/** Letters of the other typeface are a little wider than those measured. */
const SERIF = 1.04;

/** In letters of the usual size, or in smaller ones. */
export const fits = (blocks: readonly Block[], data: ReportData, dense: boolean): boolean => {
  const settings = dense ? DENSE : USUAL;
  const text = blocks.reduce((sum, block) => sum + heightOf(block, settings), settings.title);
  const room = (data.look.cover ? PAGE_AFTER_COVER : PAGE) - letterheadOf(data);
  return text * (data.look.typeface === 'serif' ? SERIF : 1) <= room;
};
