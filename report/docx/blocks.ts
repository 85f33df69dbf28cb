import { BorderStyle, ExternalHyperlink, HeadingLevel, ImageRun, Paragraph, type Table } from 'docx';
import { writableText } from '../../domain/words/plain-text.ts';
import type { Block, BlockKind, Blocks, PrintedRule, PrintedSection, PrintedStep } from '../blocks.ts';
import type { Pictures } from './pictures.ts';
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
    degrees,
    explanations,
    benefit,
    readings,
    remarks,
  }: PrintedRule,
  look: WordLook,
) => [
  paragraph(modality, {
    heading: HeadingLevel.HEADING_3,
    keepNext: true,
    spacing: { before: twips(12), after: twips(2) },
    border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: look.accent } },
  }),
  small(law, { keepNext: true }),
  paragraph(headline, { keepNext: true }, { bold: true, size: points(11.5) }),
  ...(marks.length === 0 ? [] : [small(marks.join(' · '), { keepNext: true })]),
  small(situation, { keepNext: true }),
  paragraph(description, { keepNext: true }),
  ...partsOf(requirements, look),
  ...(degrees === null ? [] : partsOf(degrees, look)),
  ...explanations.map((explanation) => small(explanation)),
  ...(benefit === null ? [] : partsOf(benefit, look)),
  ...(readings === null ? [] : partsOf(readings, look)),
  ...remarks.map((remark) => small(remark)),
];

/** The office's colour without its `#`, and what was drawn of the blocks that are pictures. */
export interface WordLook {
  readonly accent: string;
  readonly pictures: Pictures;
}

/** A picture with its words for whoever cannot see it; without it the words alone. */
const pictureParts = (block: Block, description: string, { pictures }: WordLook): Part[] => {
  const picture = pictures.get(block);
  if (picture === undefined) return [small(description)];
  const { bytes, width, height } = picture;
  const altText = { name: 'Figura', title: 'Figura', description: writableText(description) };
  const image = new ImageRun({ type: 'png', data: bytes, transformation: { width, height }, altText });
  return [new Paragraph({ spacing: { before: twips(4), after: twips(6) }, children: [image] })];
};

const stepParts = ({ title, text, facts }: PrintedStep, at: number): Part[] => [
  new Paragraph({
    indent: { left: twips(14), hanging: twips(14) },
    keepLines: true,
    spacing: { after: facts === '' ? twips(4) : 0 },
    children: [...runsOf(`${at + 1}. ${title} `, { bold: true }), ...runsOf(text)],
  }),
  ...(facts === '' ? [] : [small(facts, { indent: { left: twips(14) } })]),
];

/** How Word sets each kind of block. */
const forms: { readonly [Kind in BlockKind]: (block: Blocks[Kind], look: WordLook) => Part[] } = {
  facts: ({ facts }) => factsTable(facts),
  table: (table, { accent }) => tableOf(table, accent),
  lead: ({ text }) => [paragraph(text, {}, { bold: true, size: points(11) })],
  heading: ({ text }) => [paragraph(text, { heading: HeadingLevel.HEADING_3, keepNext: true })],
  paragraph: ({ text }) => [paragraph(text)],
  list: ({ items, ordered }) =>
    items.map((item, at) =>
      paragraph(`${ordered ? `${at + 1}.` : '•'} ${item}`, { indent: { left: twips(14), hanging: twips(14) } }),
    ),
  steps: ({ steps }) => steps.flatMap(stepParts),
  timeline: (block, look) => pictureParts(block, block.timeline.description, look),
  sums: (block, look) => pictureParts(block, block.sums.description, look),
  notice: ({ text }) => [framed(text)],
  note: ({ paragraphs }) => paragraphs.map((text) => paragraph(text)),
  pages: ({ pages }) => pages.map(pageParagraph),
  rule: ({ rule }, look) => ruleParts(rule, look),
};

const partsOf = <Kind extends BlockKind>(block: Blocks[Kind] & { kind: Kind }, look: WordLook): Part[] =>
  forms[block.kind](block, look);

/** A section under its heading, which the navigation of Word lists. */
export const sectionParts = ({ numeral, title, blocks }: PrintedSection, look: WordLook): Part[] => [
  paragraph(numeral === null ? title : `${numeral}. ${title}`, {
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: twips(18), after: twips(6) },
  }),
  ...blocks.flatMap((block) => partsOf(block, look)),
];
