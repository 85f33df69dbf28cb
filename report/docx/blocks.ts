import { BorderStyle, ExternalHyperlink, HeadingLevel, Paragraph, type Table } from 'docx';
import type { BlockKind, Blocks, PrintedRule, PrintedSection } from '../blocks.ts';
import { factsTable, tableOf } from './tables.ts';
import { colours, framed, paragraph, points, runsOf, small, twips } from './text.ts';

type Part = Paragraph | Table;

const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);

/** A page of the law: its title, and beneath it the address to follow. */
const pageParagraph = ({ title, address }: { title: string; address: string }): Paragraph => {
  const shown = runsOf(address, { size: points(8.5), color: colours.muted, break: 1 });
  const link = isWebAddress(address) ? [new ExternalHyperlink({ link: address, children: shown })] : shown;
  return new Paragraph({ bullet: { level: 0 }, keepLines: true, children: [...runsOf(title), ...link] });
};

const ruleParts = (
  {
    modality,
    law,
    marks,
    headline,
    situation,
    description,
    requirements,
    explanations,
    benefit,
    readings,
    remarks,
  }: PrintedRule,
  accent: string,
) => [
  paragraph(modality, {
    heading: HeadingLevel.HEADING_3,
    keepNext: true,
    spacing: { before: twips(12), after: twips(2) },
    border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: accent } },
  }),
  small(law, { keepNext: true }),
  paragraph(headline, { keepNext: true }, { bold: true, size: points(11.5) }),
  ...(marks.length === 0 ? [] : [small(marks.join(' · '), { keepNext: true })]),
  small(situation, { keepNext: true }),
  paragraph(description, { keepNext: true }),
  ...partsOf(requirements, accent),
  ...explanations.map((explanation) => small(explanation)),
  ...(benefit === null ? [] : partsOf(benefit, accent)),
  ...(readings === null ? [] : partsOf(readings, accent)),
  ...remarks.map((remark) => small(remark)),
];

/** How Word sets each kind of block. */
const forms: { readonly [Kind in BlockKind]: (block: Blocks[Kind], accent: string) => Part[] } = {
  facts: ({ facts }) => factsTable(facts),
  table: (table, accent) => tableOf(table, accent),
  lead: ({ text }) => [paragraph(text, {}, { bold: true, size: points(11) })],
  heading: ({ text }) => [paragraph(text, { heading: HeadingLevel.HEADING_3, keepNext: true })],
  paragraph: ({ text }) => [paragraph(text)],
  list: ({ items, ordered }) =>
    items.map((item, at) =>
      paragraph(`${ordered ? `${at + 1}.` : '•'} ${item}`, { indent: { left: twips(14), hanging: twips(14) } }),
    ),
  timeline: ({ timeline }) => [small(timeline.description)],
  notice: ({ text }) => [framed(text)],
  note: ({ paragraphs }) => paragraphs.map((text) => paragraph(text)),
  pages: ({ pages }) => pages.map(pageParagraph),
  rule: ({ rule }, accent) => ruleParts(rule, accent),
};

const partsOf = <Kind extends BlockKind>(block: Blocks[Kind] & { kind: Kind }, accent: string): Part[] =>
  forms[block.kind](block, accent);

/** A section under its heading, which the navigation of Word lists. `accent`: the office's colour, without its `#`. */
export const sectionParts = ({ numeral, title, blocks }: PrintedSection, accent: string): Part[] => [
  paragraph(numeral === null ? title : `${numeral}. ${title}`, {
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: twips(18), after: twips(6) },
  }),
  ...blocks.flatMap((block) => partsOf(block, accent)),
];
