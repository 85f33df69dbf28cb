/** The sheet of the Relatório Genial: A4, one type family, tabular figures, readable in black and white. */
export const reportStyle = `
@page {
  size: A4;
  margin: 22mm 18mm 20mm 20mm;
  @bottom-right { content: "página " counter(page) " de " counter(pages); white-space: nowrap; font: 9pt "Source Sans 3", sans-serif; color: #4a5a5a; }
}
* { box-sizing: border-box; }
html { font-family: "Source Sans 3", "Liberation Sans", sans-serif; font-size: 10.5pt; line-height: 1.42; color: #16211f; font-variant-numeric: tabular-nums; }
body { margin: 0; }
.letterhead { display: flex; align-items: center; gap: 14pt; border-bottom: 1.4pt solid #0b4f55; padding-bottom: 10pt; margin-bottom: 14pt; }
.letterhead img { max-height: 54pt; max-width: 150pt; }
.letterhead .office { font-size: 13pt; font-weight: 600; color: #0b4f55; }
.letterhead .office-text { font-size: 9.5pt; color: #4a5a5a; white-space: pre-line; }
h1 { font-size: 20pt; line-height: 1.15; margin: 0; color: #0b4f55; }
.subtitle { margin: 2pt 0 12pt; font-size: 11.5pt; color: #4a5a5a; }
h2 { font-size: 13.5pt; line-height: 1.25; margin: 16pt 0 6pt; color: #0b4f55; break-after: avoid; }
h3 { font-size: 11.5pt; line-height: 1.3; margin: 8pt 0 3pt; break-after: avoid; }
p { margin: 0 0 6pt; orphans: 3; widows: 3; overflow-wrap: anywhere; }
.lead { font-size: 11pt; font-weight: 600; margin: 0 0 7pt; }
ol, ul { margin: 0 0 8pt; padding-left: 17pt; }
li { margin: 0 0 3pt; orphans: 2; widows: 2; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 3pt 0 9pt; font-size: 9.5pt; line-height: 1.36; }
table.fixed { table-layout: fixed; }
.rule table { font-size: 9pt; line-height: 1.3; }
.rule td { padding-top: 2.2pt; padding-bottom: 2.2pt; }
.rule table.whole { break-inside: auto; }
table.small { font-size: 8pt; line-height: 1.25; }
caption { text-align: left; font-weight: 600; padding: 4pt 0 3pt; break-after: avoid; }
table.whole { break-inside: avoid; }
thead { display: table-header-group; break-after: avoid; }
tr { break-inside: avoid; }
tbody tr:first-child:not(:last-child) { break-after: avoid; }
tbody tr:last-child:not(:first-child), tbody:has(tr.strong:last-child) tr:nth-last-child(2):not(:first-child) { break-before: avoid; }
th { text-align: left; font-weight: 600; font-size: 9pt; color: #33403f; border-bottom: 0.8pt solid #0b4f55; padding: 3pt 6pt 3pt 0; vertical-align: bottom; }
td { border-bottom: 0.4pt solid #c4cfcd; padding: 2.6pt 6pt 2.6pt 0; vertical-align: top; overflow-wrap: anywhere; }
th.figure, td.figure { text-align: right; text-wrap: balance; overflow-wrap: break-word; }
th:last-child, td:last-child { padding-right: 0; }
table.small th, table.small td { padding-top: 1pt; padding-bottom: 1pt; }
table.small th:nth-child(5), table.small td:nth-child(5) { padding-left: 10pt; }
.facts { table-layout: fixed; margin: 2pt 0 6pt; }
.facts th { width: 21%; border-bottom: 0.4pt solid #c4cfcd; font-weight: 400; font-size: 9pt; color: #4a5a5a; vertical-align: top; padding: 3pt 8pt 3pt 0; }
.facts td { width: 29%; font-weight: 600; }
tr.strong td { font-weight: 600; }
.timeline { break-inside: avoid; margin: 2pt 0 6pt; }
.timeline svg { display: block; width: 100%; font-size: 11px; }
.timeline .label { fill: #16211f; }
.timeline .year { fill: #4a5a5a; text-anchor: middle; font-size: 10px; }
.timeline .tick { stroke: #c4cfcd; stroke-width: 0.8; }
.timeline .mark { stroke: #16211f; stroke-width: 1.1; stroke-dasharray: 4 3; }
.timeline .bar { fill: #0b4f55; }
.timeline .ground { fill: #dbe7e5; }
.timeline .special { fill: url(#stripes); stroke: #0b4f55; }
.rule { margin: 0 0 10pt; }
.rule-head { border-top: 1.4pt solid #0b4f55; padding-top: 5pt; break-inside: avoid; break-after: avoid; }
.rule-head h3 { margin: 0; font-size: 11pt; line-height: 1.25; }
.rule .law { font-size: 9pt; color: #4a5a5a; margin: 1pt 0 3pt; }
.rule .headline { font-weight: 700; font-size: 11pt; margin: 0 0 2pt; }
.rule .marks { margin: 0 0 3pt; line-height: 1.3; }
.rule .marks span { display: inline-block; border: 0.8pt solid #0b4f55; border-radius: 2pt; padding: 0 5pt; margin-right: 4pt; font-size: 9pt; font-weight: 600; }
.rule .situation { font-size: 9pt; color: #33403f; margin: 0; }
.rule p { margin-bottom: 3pt; line-height: 1.36; }
.rule .remark { font-size: 9pt; color: #33403f; margin: 0 0 3pt; orphans: 2; widows: 2; }
.rule tbody tr:first-child:not(:last-child) { break-after: auto; }
.rule table + .remark { break-before: avoid; }
p:not(.remark):has(+ table), p:has(+ ol), p:has(+ ul), p:has(+ .rule) { break-after: avoid; }
.notice { border: 0.8pt solid #8a5a00; padding: 5pt 8pt; margin: 8pt 0; break-inside: avoid; }
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
`;

const running = 'font: 9pt "Source Sans 3", sans-serif; color: #4a5a5a;';

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

/** The office's name stands on every page but the first, which has the letterhead; the office's text at the foot of all. */
export const runningLines = (name: string, footText: string | null): string => `
@page { @top-left { content: ${cssString(name)}; ${running} } }
@page :first { margin-top: 16mm; @top-left { content: ""; } }
${footText === null ? '' : `@page { @bottom-left { content: ${cssString(oneLine(footText))}; width: 140mm; ${running} } }`}
`;

/** A CSS string cannot end early or leave the style element: only letters, digits and plain marks pass unescaped. */
const cssString = (value: string): string =>
  `"${[...value].map((letter) => (/[\p{L}\p{N} .,\-–&]/u.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `)).join('')}"`;
