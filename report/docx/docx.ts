import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { formatDate } from '../../domain/words/format.ts';
import { writableText } from '../../domain/words/plain-text.ts';
import type { Office, ReportData } from '../data.ts';
import { families } from '../fonts.ts';
import { printedReport } from '../html.ts';
import { sectionParts } from './blocks.ts';
import { picturesOf } from './pictures.ts';
import { pngOf } from './png.ts';
import { centred, colours, millimetres, paragraph, points, runsOf, small, twips } from './text.ts';

type Printed = ReturnType<typeof printedReport>;

const page = {
  size: { width: millimetres(210), height: millimetres(297) },
  margin: { top: millimetres(22), right: millimetres(18), bottom: millimetres(20), left: millimetres(20) },
};
const heading = (font: string, size: number, color?: string) => ({
  run: { size: points(size), bold: true, font, ...(color === undefined ? {} : { color }) },
});

/** The most room for a logo, in pixels of Word. */
const LOGO = { width: 200, height: 72 };

const logoOf = ({ logo }: Office): Paragraph[] => {
  const png = logo === null ? null : pngOf(logo);
  if (png === null) return [];
  const scale = Math.min(1, LOGO.width / png.width, LOGO.height / png.height);
  const transformation = { width: Math.round(png.width * scale), height: Math.round(png.height * scale) };
  return [new Paragraph({ children: [new ImageRun({ type: 'png', data: png.bytes, transformation })] })];
};

const letterhead = ({ office, letterhead: { lead, lines } }: Printed, accent: string): Paragraph[] => [
  ...logoOf(office),
  paragraph(lead, { spacing: { after: 0 } }, { bold: true, size: points(13), color: accent }),
  ...lines.map((line) => small(line)),
  new Paragraph({
    spacing: { after: twips(12) },
    border: { bottom: { style: BorderStyle.SINGLE, size: 12, space: 1, color: accent } },
    children: [],
  }),
];

/** The title, and on a cover for whom it is, about what and from whom; the sections begin on the next page then. */
const titleParts = ({ title, subtitle, cover }: Printed, accent: string): Paragraph[] => {
  const above = cover === null ? 0 : twips(150);
  const head = [
    paragraph(title, { heading: HeadingLevel.HEADING_1, spacing: { before: above, after: twips(2) } }),
    paragraph(subtitle, { spacing: { after: twips(12) } }, { size: points(11.5), color: colours.muted }),
  ];
  if (cover === null) return head;
  const border = { left: { style: BorderStyle.SINGLE, size: 24, space: 10, color: accent } };
  return [
    ...head,
    paragraph(cover.client, { border, spacing: { before: twips(14), after: 0 } }, { bold: true, size: points(16) }),
    ...cover.about.map((line) => paragraph(line, { border, spacing: { after: 0 } })),
    ...cover.signed.map((line, at) => paragraph(line, { spacing: { before: at === 0 ? twips(180) : 0, after: 0 } })),
    new Paragraph({ children: [new PageBreak()] }),
  ];
};

const closing = ({ closing: end }: Printed): Paragraph[] => {
  if (end === null) return [];
  return [
    paragraph(end.place, { spacing: { before: twips(30) }, keepNext: true }),
    paragraph(end.lawyerName, {
      alignment: centred,
      keepNext: true,
      keepLines: true,
      spacing: { before: twips(40), after: 0 },
      indent: { left: millimetres(40), right: millimetres(40) },
      border: { top: { style: BorderStyle.SINGLE, size: 6, space: 4, color: colours.muted } },
    }),
    ...(end.oab === null ? [] : [paragraph(end.oab, { alignment: centred })]),
    ...(end.officeText === null ? [] : [small(end.officeText, { alignment: centred, spacing: { before: twips(14) } })]),
  ];
};

const muted = { size: points(9), color: colours.muted };

const footer = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: 'right',
        children: [
          new TextRun({ ...muted, children: ['página ', PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });

/**
 * The Relatório Genial as a Word document, in base64: what the PDF says, as headings, tables and text that the office
 * goes on editing. It needs no browser.
 */
export const reportDocx = async (data: ReportData): Promise<string> => {
  const printed = printedReport(data);
  const {
    title,
    subtitle,
    letterhead: { lead },
  } = printed;
  const { colour, typeface } = data.look;
  const accent = colour.slice(1).toUpperCase();
  const font = families[typeface].word;
  const pictures = await picturesOf(printed.sections, data.look);
  const document = new Document({
    title: writableText(`${title} – ${data.customer.name ?? data.calculation.name}`),
    description: subtitle,
    creator: writableText(lead),
    lastModifiedBy: writableText(lead),
    keywords: formatDate(data.printedOn),
    styles: {
      default: {
        document: { run: { font, size: points(10.5), language: { value: 'pt-BR' } } },
        heading1: heading(font, printed.cover === null ? 20 : 30, accent),
        heading2: heading(font, 13.5, accent),
        heading3: heading(font, 11.5),
      },
    },
    sections: [
      {
        properties: { page, titlePage: true },
        headers: {
          first: new Header({ children: [] }),
          default: new Header({ children: [new Paragraph({ children: runsOf(lead, muted) })] }),
        },
        footers: { first: printed.cover === null ? footer() : new Footer({ children: [] }), default: footer() },
        children: [
          ...letterhead(printed, accent),
          ...titleParts(printed, accent),
          ...printed.sections.flatMap((section) => sectionParts(section, { accent, pictures })),
          ...closing(printed),
          ...printed.appendices.flatMap((section) => sectionParts(section, { accent, pictures })),
        ],
      },
    ],
  });
  return Packer.toBase64String(document);
};
