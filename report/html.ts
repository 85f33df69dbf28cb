import Handlebars from 'handlebars';
import { formatDate, formatLongDate, unbroken } from '../domain/words/format.ts';
import { reportWords } from '../domain/words/report.ts';
import type { BlockKind, Fact, PrintedSection, Table } from './blocks.ts';
import { answer } from './content/answer.ts';
import { reportContent } from './content/index.ts';
import { remunerations } from './content/remunerations.ts';
import { regimesConcluded, regimesNamed } from './content/sections.ts';
import { reportSources } from './content/sources.ts';
import { terms } from './content/terms.ts';
import type { Office, ReportData } from './data.ts';
import { fontFaces } from './fonts.ts';
import { reportStyle, runningLines } from './style.ts';
import { sumsPicture } from './sums.ts';
import { blockForms, reportTemplate, sectionPartial } from './template.ts';
import { timelinePicture } from './timeline.ts';

/** A table this short reads better on the next page than cut in two. */
const FEW_ROWS = 5;
/** Of all rows together, where a cell is a list: cut between two of them rather than a third of a page left empty. */
const FEW_LINES = 7;

const linesOf = ({ rows }: Table): number =>
  rows.reduce((sum, { cells }) => sum + Math.max(...cells.map((cell) => cell.text.split('\n').length)), 0);

const isShort = (table: Table): boolean => table.rows.length <= FEW_ROWS && linesOf(table) <= FEW_LINES;

/** Of so few rows the first and the last keep all together, which rows that are lists must not. */
const GLUED_ROWS = 3;
const isTall = (table: Table): boolean => table.rows.length <= GLUED_ROWS && !isShort(table);

const handlebars = Handlebars.create();
handlebars.registerHelper('pairs', (facts: readonly Fact[]) =>
  Array.from({ length: Math.ceil(facts.length / 2) }, (_, index) => facts.slice(index * 2, index * 2 + 2)),
);
handlebars.registerHelper('tableClass', ({ widths, small, ...table }: Table) =>
  [
    isShort(table) ? 'whole' : '',
    isTall(table) ? 'tall' : '',
    widths === undefined ? '' : 'fixed',
    small === true ? 'small' : '',
  ]
    .filter((name) => name !== '')
    .join(' '),
);
handlebars.registerHelper('timelinePicture', timelinePicture);
handlebars.registerHelper('sumsPicture', sumsPicture);
handlebars.registerHelper('formOf', (kind: BlockKind) => `block:${kind}`);
for (const [kind, form] of Object.entries(blockForms)) handlebars.registerPartial(`block:${kind}`, form);
handlebars.registerPartial('section', sectionPartial);
const render = handlebars.compile(reportTemplate, { strict: false });

/** 'PR 12.345' and 'OAB/PR 12.345' are both a number of the bar; its name is said once. */
const barNumber = (typed: string | null | undefined): string | null => {
  const number = (typed ?? '').trim();
  if (number === '') return null;
  return /^oab\b/i.test(number) ? number : `OAB ${number}`;
};

const lawyerOf = ({ request, office }: ReportData): string => request.lawyerName ?? office.name;

/** 'Londrina, 20 de novembro de 2026.' */
const placeOf = ({ office, printedOn }: ReportData): string => {
  const day = formatLongDate(printedOn);
  const city = (office.city ?? '').trim();
  return city === '' ? `${day.charAt(0).toUpperCase()}${day.slice(1)}.` : `${city}, ${day}.`;
};

const closing = (data: ReportData) => {
  const { request, office } = data;
  if (request.sections !== undefined && !request.sections.includes('RODAPE')) return null;
  return {
    place: placeOf(data),
    lawyerName: lawyerOf(data),
    oab: barNumber(request.oabValue ?? office.oab),
    officeText: office.text,
  };
};

/** The page before the first: for whom, about what, from whom and when; null where the office has none. */
const coverOf = (data: ReportData) => {
  const { look, customer, calculation, request, office } = data;
  if (!look.cover) return null;
  const bar = barNumber(request.oabValue ?? office.oab);
  return {
    client: customer.name ?? calculation.name,
    about: [
      `${reportWords.regimes(regimesNamed(data))}${calculation.regime === null ? '' : ` – ${calculation.regime}`}`,
      reportWords.situation(formatDate(calculation.calculationDateUsed)),
    ],
    signed: [bar === null ? lawyerOf(data) : `${lawyerOf(data)} – ${bar}`, placeOf(data)],
  };
};

/** The office leads: the first line of its text, and the person only where there is none. */
const letterheadOf = ({ text, name }: Office) => {
  const [lead = name, ...lines] = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { lead, lines };
};

/** What the document is called in the file's metadata and in the window of a reader. */
const titleOf = ({ customer }: ReportData): string =>
  customer.name === null ? reportWords.title : `${reportWords.title} – ${customer.name}`;

/** What stands behind the signature: what was paid in, the law, and its words. */
const appendicesOf = (data: ReportData, sections: readonly PrintedSection[]): PrintedSection[] =>
  [remunerations(data), reportSources(data), reportSources(data) === null ? null : terms(sections)].filter(
    (section) => section !== null,
  );

/** What is printed, whatever typesets it; the appendices stand behind the signature. */
export const printedReport = (data: ReportData) => {
  const first = answer(data, regimesConcluded(data));
  const sections = [...(first === null ? [] : [first]), ...reportContent(data)];
  return {
    title: reportWords.title,
    subtitle: reportWords.subtitle,
    office: data.office,
    letterhead: letterheadOf(data.office),
    cover: coverOf(data),
    sections,
    closing: closing(data),
    appendices: appendicesOf(data, sections),
  };
};

/** The whole document as HTML: what the preview shows is what Chromium prints. */
export const reportHtml = (data: ReportData): string => {
  const { look } = data;
  const printed = printedReport(data);
  const { lead } = printed.letterhead;
  return unbroken(
    render({
      ...printed,
      accent: look.colour,
      documentTitle: titleOf(data),
      author: [lawyerOf(data), lead].filter((name, index, all) => all.indexOf(name) === index).join(' – '),
      style: [
        fontFaces(look.typeface),
        reportStyle(look),
        runningLines({ name: lead, footText: printed.closing?.officeText ?? null, look }),
      ].join('\n'),
    }),
  );
};
