import { AlignmentType, BorderStyle, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx';
import { writableText } from '../../domain/words/plain-text.ts';

/** The colours that every report has, without their `#`; the office's own is handed in as `accent`. */
export const colours = { muted: '4A5A5A', notice: '8A5A00', line: 'C4CFCD' } as const;

/** Half points, as Word measures letters. */
export const points = (size: number): number => Math.round(size * 2);
/** Twentieths of a point, as Word measures room. */
export const twips = (size: number): number => Math.round(size * 20);
/** Millimetres as twentieths of a point. */
export const millimetres = (size: number): number => Math.round((size / 25.4) * 1440);

/** A text as runs, a line of it each; all that a document contains goes through here. */
export const runsOf = (text: string, style: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun[] =>
  writableText(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, at) => new TextRun({ ...style, text: line, ...(at === 0 ? {} : { break: 1 }) }));

type ParagraphStyle = Omit<IParagraphOptions, 'text' | 'children'>;

export const paragraph = (
  text: string,
  style: ParagraphStyle = {},
  run: Omit<IRunOptions, 'text' | 'children'> = {},
): Paragraph => new Paragraph({ spacing: { after: twips(6) }, ...style, children: runsOf(text, run) });

const edge = (color: string) => ({ style: BorderStyle.SINGLE, size: 6, space: 4, color });

/** A notice in a frame. */
export const framed = (text: string): Paragraph =>
  paragraph(text, {
    border: {
      top: edge(colours.notice),
      bottom: edge(colours.notice),
      left: edge(colours.notice),
      right: edge(colours.notice),
    },
  });

export const small = (text: string, style: ParagraphStyle = {}): Paragraph =>
  paragraph(text, { spacing: { after: twips(3) }, ...style }, { size: points(9), color: colours.muted });

export const centred = AlignmentType.CENTER;
