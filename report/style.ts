import type { ReportLook, Typeface } from '../domain/api/report-look.ts';
import { families } from './fonts.ts';
import {
  denseSizes as dense,
  letterheadSizes as letterhead,
  sheetSizes as sheet,
  usualSizes as usual,
} from './sizes.ts';

/** The sheet of the Relatório Genial: A4, one type family, tabular figures, readable in black and white. */
export const reportStyle = ({ colour, typeface }: Pick<ReportLook, 'colour' | 'typeface'>): string => {
  const { stack, scale } = families[typeface];
  /** In points, of what is read in bulk. */
  const size = (sans: number): number => Math.round(sans * scale * 100) / 100;
  return `
@page {
  size: A4;
  margin: ${sheet.top}mm ${sheet.right}mm ${sheet.bottom}mm ${sheet.left}mm;
  @bottom-right { content: "página " counter(page) " de " counter(pages); white-space: nowrap; font: 9pt ${stack}; color: #4a5a5a; }
}
* { box-sizing: border-box; }
html { font-family: ${stack}; font-size: ${size(usual.text.size)}pt; line-height: ${usual.text.line}; color: #16211f; font-variant-numeric: tabular-nums; }
body { margin: 0; }
.letterhead { display: flex; align-items: center; gap: 14pt; border-bottom: ${letterhead.border}pt solid ${colour}; padding-bottom: ${letterhead.padding}pt; margin-bottom: ${letterhead.after}pt; }
.letterhead img { max-height: ${letterhead.logo}pt; max-width: 150pt; }
.letterhead .office { font-size: ${letterhead.office}pt; font-weight: 600; color: ${colour}; }
.letterhead .office-text { font-size: ${letterhead.officeText}pt; color: #4a5a5a; white-space: pre-line; }
h1 { font-size: ${letterhead.name.size}pt; line-height: ${letterhead.name.line}; margin: 0; color: ${colour}; }
.subtitle { margin: ${letterhead.subtitle.before}pt 0 ${letterhead.subtitle.after}pt; font-size: ${letterhead.subtitle.size}pt; color: #4a5a5a; }
h2 { font-size: ${usual.title.size}pt; line-height: ${usual.title.line}; margin: ${usual.title.before}pt 0 ${usual.title.after}pt; color: ${colour}; break-after: avoid; }
h3 { font-size: ${usual.heading.size}pt; line-height: ${usual.heading.line}; margin: ${usual.heading.before}pt 0 ${usual.heading.after}pt; break-after: avoid; }
p { margin: 0 0 ${usual.after.paragraph}pt; orphans: 3; widows: 3; overflow-wrap: anywhere; }
h2 + p:not(.note) { break-inside: avoid; }
.lead { font-size: ${size(usual.lead.size)}pt; font-weight: 600; margin: 0 0 ${usual.after.lead}pt; break-after: avoid; }
ol, ul { margin: 0 0 ${usual.afterList}pt; padding-left: 17pt; }
li { margin: 0 0 ${usual.after.item}pt; orphans: 2; widows: 2; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: ${usual.table.before}pt 0 ${usual.table.after}pt; font-size: ${size(usual.table.size)}pt; line-height: ${usual.table.line}; }
table.fixed { table-layout: fixed; }
.rule table { font-size: ${size(9)}pt; line-height: 1.3; }
.rule td { padding-top: 2.2pt; padding-bottom: 2.2pt; }
.rule table.whole { break-inside: auto; }
table.small { font-size: ${size(8)}pt; line-height: 1.25; }
caption { text-align: left; font-weight: 600; padding: ${usual.caption.before}pt 0 ${usual.caption.after}pt; break-after: avoid; }
table.whole { break-inside: avoid; }
thead { display: table-header-group; break-after: avoid; }
tr { break-inside: avoid; }
tbody tr:first-child:not(:last-child) { break-after: avoid; }
tbody tr:last-child:not(:first-child), tbody:has(tr.strong:last-child) tr:nth-last-child(2):not(:first-child) { break-before: avoid; }
section:last-child > table.small tbody tr:nth-last-child(-n+5) { break-before: avoid; }
table.tall tbody tr:not(.strong) { break-before: auto; break-after: auto; }
th { text-align: left; font-weight: 600; font-size: ${size(usual.head.size)}pt; color: #33403f; border-bottom: ${usual.head.border}pt solid ${colour}; padding: ${usual.head.padding}pt 6pt ${usual.head.padding}pt 0; vertical-align: bottom; }
td { border-bottom: ${usual.cell.border}pt solid #c4cfcd; padding: ${usual.cell.padding}pt 6pt ${usual.cell.padding}pt 0; vertical-align: top; overflow-wrap: anywhere; white-space: pre-line; }
th.figure, td.figure { text-align: right; text-wrap: balance; overflow-wrap: break-word; }
th:last-child, td:last-child { padding-right: 0; }
td.figure + td:not(.figure), th.figure + th:not(.figure) { padding-left: 8pt; }
table.small th, table.small td { padding-top: 1pt; padding-bottom: 1pt; }
table.small th:nth-child(5), table.small td:nth-child(5) { padding-left: 10pt; }
.facts { table-layout: fixed; margin: 2pt 0 6pt; }
.facts th { width: 21%; border-bottom: 0.4pt solid #c4cfcd; font-weight: 400; font-size: ${size(9)}pt; color: #4a5a5a; vertical-align: top; padding: 3pt 8pt 3pt 0; }
.facts td { width: 29%; font-weight: 600; }
tr.strong td { font-weight: 600; }
.picture + p { break-before: avoid; }
.picture { break-inside: avoid; margin: 2pt 0 6pt; }
.picture svg { display: block; width: 100%; }
.dense { font-size: ${size(dense.text.size)}pt; line-height: ${dense.text.line}; }
.dense h2 { margin-top: ${dense.title.before}pt; }
.dense .notice { margin: ${dense.notice.margin}pt 0; padding: ${dense.notice.padding}pt 8pt; font-size: ${size(dense.notice.size)}pt; }
.dense .lead { font-size: ${size(dense.lead.size)}pt; }
.dense table { font-size: ${size(dense.table.size)}pt; line-height: ${dense.table.line}; }
.dense th { font-size: ${size(dense.head.size)}pt; }
.dense .steps .facts-line { font-size: ${size(dense.facts.size)}pt; }
.dense td { padding-top: ${dense.cell.padding}pt; padding-bottom: ${dense.cell.padding}pt; }
.dense .steps li { margin-bottom: ${dense.after.step}pt; }
.dense h3 { font-size: ${dense.heading.size}pt; margin-top: ${dense.heading.before}pt; }
.steps { margin: 0 0 ${usual.afterSteps}pt; padding-left: 17pt; }
.steps li { break-inside: avoid; margin: 0 0 ${usual.after.step}pt; }
.steps .title { font-weight: 600; }
.steps .facts-line { display: block; font-size: ${size(usual.facts.size)}pt; color: #33403f; }
.cover { display: flex; flex-direction: column; height: 258mm; break-after: page; }
.cover .letterhead { margin-bottom: 58mm; }
.cover h1 { font-size: 30pt; }
.cover .subtitle { font-size: 14pt; margin: 4pt 0 26pt; }
.cover .about { border-left: 3pt solid ${colour}; padding: 2pt 0 2pt 14pt; }
.cover .client { font-size: 17pt; font-weight: 600; line-height: 1.3; margin: 0 0 4pt; }
.cover .about p { margin: 0 0 2pt; }
.cover .signed { margin-top: auto; border-top: 0.8pt solid #c4cfcd; padding-top: 8pt; }
.cover .signed p { margin: 0 0 2pt; }
.cover + section > h2 { margin-top: 0; }
.rule { margin: 0 0 8pt; }
.rule-head { border-top: 1.4pt solid ${colour}; padding-top: 4pt; break-inside: avoid; break-after: avoid; }
.rule-head h3 { margin: 0; font-size: 11pt; line-height: 1.25; }
.rule .law { font-size: ${size(9)}pt; color: #4a5a5a; margin: 1pt 0 2pt; }
.rule .headline { font-weight: 700; font-size: ${size(11)}pt; margin: 0 0 2pt; }
.rule .marks { margin: 0 0 2pt; line-height: 1.3; }
.rule .marks span { display: inline-block; border: 0.8pt solid ${colour}; border-radius: 2pt; padding: 0 5pt; margin-right: 4pt; font-size: 9pt; font-weight: 600; }
.rule .situation { font-size: ${size(9)}pt; color: #33403f; margin: 0; break-after: avoid; }
.rule p { margin-bottom: 2pt; line-height: 1.34; }
.rule .remark { font-size: ${size(9)}pt; color: #33403f; margin: 0 0 3pt; orphans: 2; widows: 2; }
.rule table + .remark, .requirements + .remark { break-before: avoid; }
p:not(.remark):has(+ table), p:has(+ ol), p:has(+ ul) { break-after: avoid; }
p:has(+ .rule) { break-inside: avoid; }
.notice { border: ${usual.notice.border}pt solid #8a5a00; padding: ${usual.notice.padding}pt 8pt; margin: ${usual.notice.margin}pt 0; box-decoration-break: clone; }
.dense .notice { break-inside: avoid; }
.pages { padding-left: 12pt; font-size: 9.5pt; }
.pages li { break-inside: avoid; }
.pages a { color: #33403f; font-size: 8.5pt; overflow-wrap: anywhere; }
.closing { break-inside: avoid; margin-top: 22pt; }
.signature { border-top: 0.8pt solid #33403f; width: 240pt; margin: 36pt auto 0; padding-top: 4pt; text-align: center; }
.closing .office-text { margin-top: 14pt; text-align: center; font-size: 9pt; color: #4a5a5a; white-space: pre-line; }
@media print { .closing .office-text { display: none; } }
@media screen {
  html { background: #e9efed; }
  body { max-width: 210mm; margin: 12px auto; background: #fff; padding: 20mm 18mm; box-shadow: 0 1px 6px rgb(0 0 0 / 18%); }
}
@media screen and (max-width: 640px) {
  body { padding: 16px; margin: 0; }
  table.fixed { table-layout: auto; }
}
@media screen {
  .cover { height: auto; min-height: 240mm; margin-bottom: 28pt; }
}
@media screen and (max-width: 640px) {
  .cover { min-height: 0; }
  .cover .letterhead { margin-bottom: 32pt; }
  .cover .signed { margin-top: 32pt; }
}
`;
};

const running = (typeface: Typeface): string => `font: 9pt ${families[typeface].stack}; color: #4a5a5a;`;

/** What the margin under a page holds beside the number of the page. */
const MOST_LETTERS = 220;

/** A text of lines as one line; a longer one is whole only in the letterhead. */
const oneLine = (text: string): string => {
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ');
  return line.length <= MOST_LETTERS ? line : `${line.slice(0, MOST_LETTERS).trimEnd()}…`;
};

/** What the margins of the pages hold. */
interface RunningLines {
  /** On every page but the first, which has the letterhead. */
  readonly name: string;
  /** At the foot of all pages. */
  readonly footText: string | null;
  readonly look: Pick<ReportLook, 'typeface' | 'cover'>;
}

export const runningLines = ({ name, footText, look: { typeface, cover } }: RunningLines): string => `
@page { @top-left { content: ${cssString(name)}; ${running(typeface)} } }
@page :first { margin-top: ${sheet.topOfFirst}mm; @top-left { content: ""; } ${cover ? '@bottom-right { content: ""; }' : ''} }
${footText === null ? '' : `@page { @bottom-left { content: ${cssString(oneLine(footText))}; width: 140mm; ${running(typeface)} } }`}
`;

/** A CSS string cannot end early or leave the style element: only letters, digits and plain marks pass unescaped. */
const cssString = (value: string): string =>
  `"${[...value].map((letter) => (/[\p{L}\p{N} .,\-–&]/u.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `)).join('')}"`;
