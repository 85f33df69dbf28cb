/** Whether the answer fits on its page: about how high its blocks come out, in points. */
import type { Block, Cell, Table } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { denseSizes, letterheadSizes, type Sizes, sheetSizes, usualSizes } from '../sizes.ts';

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
  readonly list: number;
  readonly steps: number;
}

/** Letters that stand in a line of the whole width, as measured in the size of each. */
type Letters = Readonly<Record<'paragraph' | 'lead' | 'item' | 'step' | 'facts' | 'notice' | 'cell', number>>;
const LETTERS: Letters = { paragraph: 100, lead: 92, item: 96, step: 96, facts: 112, notice: 97, cell: 110 };
const LETTERS_OF_DENSE: Letters = {
  paragraph: 112,
  lead: 104,
  item: 108,
  step: 108,
  facts: 122,
  notice: 112,
  cell: 118,
};

const heading = ({ size, line, before, after }: Sizes['title']): number => size * line + before + after;

const settingsOf = (sizes: Sizes, letters: Letters): Settings => {
  const { text, lead, after, facts, notice, table, caption, head, cell } = sizes;
  const line = text.size * text.line;
  return {
    paragraph: { letters: letters.paragraph, line, around: after.paragraph },
    lead: { letters: letters.lead, line: lead.size * text.line, around: after.lead },
    item: { letters: letters.item, line, around: after.item },
    step: { letters: letters.step, line, around: after.step },
    facts: { letters: letters.facts, line: facts.size * text.line, around: 0 },
    notice: {
      letters: letters.notice,
      line: notice.size * text.line,
      around: 2 * (notice.padding + notice.margin + notice.border),
    },
    cell: { letters: letters.cell, line: table.size * table.line, around: 2 * cell.padding + cell.border },
    heading: heading(sizes.heading),
    table:
      table.before +
      (table.size * table.line + caption.before + caption.after) +
      (head.size * table.line + 2 * head.padding + head.border) +
      table.after,
    title: heading(sizes.title),
    list: sizes.afterList,
    steps: sizes.afterSteps,
  };
};

const USUAL = settingsOf(usualSizes, LETTERS);
const DENSE = settingsOf(denseSizes, LETTERS_OF_DENSE);

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
        settings.steps,
      );
    case 'list':
      return block.items.reduce((sum, item) => sum + heightIn(item, settings.item), settings.list);
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

const POINTS_OF_A_MILLIMETRE = 72 / 25.4;
const { height, top, topOfFirst, bottom } = sheetSizes;
/** Between the margins of the sheet, and of the page behind a cover. */
const PAGE = (height - topOfFirst - bottom) * POINTS_OF_A_MILLIMETRE;
const PAGE_AFTER_COVER = (height - top - bottom) * POINTS_OF_A_MILLIMETRE;

const { office: officeSize, officeText, logo, border, padding, after, name, subtitle } = letterheadSizes;
const LINE = usualSizes.text.line;
/** The name of the report and what stands under it. */
const NAME = name.size * name.line + subtitle.size * LINE + subtitle.before + subtitle.after;
const OFFICE: Setting = { letters: 92, line: officeText * LINE, around: 0 };
const UNDER = border + padding + after;

const letterheadOf = ({ office, look }: ReportData): number => {
  if (look.cover) return 0;
  const [, ...lines] = (office.text ?? '').split('\n').filter((line) => line.trim() !== '');
  const text = lines.reduce((sum, line) => sum + heightIn(line, OFFICE), 0);
  return NAME + Math.max(officeSize * LINE + text, office.logo === null ? 0 : logo) + UNDER;
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
