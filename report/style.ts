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
.subtitle { margin: 2pt 0 18pt; font-size: 11.5pt; color: #4a5a5a; }
h2 { font-size: 13.5pt; line-height: 1.25; margin: 20pt 0 8pt; color: #0b4f55; break-after: avoid; }
h3 { font-size: 11.5pt; line-height: 1.3; margin: 0; break-after: avoid; }
p { margin: 0 0 7pt; orphans: 3; widows: 3; }
dl { display: grid; grid-template-columns: 1fr 1fr; gap: 5pt 18pt; margin: 0 0 8pt; }
dt { font-size: 9pt; color: #4a5a5a; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 4pt 0 10pt; font-size: 9.5pt; }
caption { text-align: left; font-weight: 600; padding: 4pt 0 3pt; break-after: avoid; }
table.whole { break-inside: avoid; }
.rule > table.whole { break-inside: auto; }
.rule > table caption, .rule > table thead { break-after: avoid; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
tbody tr:nth-child(-n + 2) { break-after: avoid; }
tbody tr:nth-last-child(-n + 3) { break-before: avoid; }
th { text-align: left; font-weight: 600; font-size: 9pt; color: #33403f; border-bottom: 0.8pt solid #0b4f55; padding: 3pt 6pt 3pt 0; vertical-align: bottom; }
td { border-bottom: 0.4pt solid #c4cfcd; padding: 3.2pt 6pt 3.2pt 0; vertical-align: top; overflow-wrap: anywhere; }
th.figure, td.figure { text-align: right; padding-right: 0; padding-left: 6pt; text-wrap: balance; }
.rule-head table { font-size: 9pt; }
.rule-head td:nth-child(n + 3) { white-space: nowrap; }
.rule-head td:last-child { white-space: normal; }
tr.strong td { font-weight: 600; }
.rule { border-left: 2.4pt solid #0b4f55; padding: 0 0 0 10pt; margin: 10pt 0 14pt; }
.rule-head { break-inside: avoid; }
.rule .law { font-size: 9pt; color: #4a5a5a; margin: 1pt 0 3pt; }
.rule .headline { font-weight: 700; font-size: 11.5pt; margin: 0 0 3pt; break-after: avoid; }
.rule .situation { font-size: 9pt; color: #33403f; margin: 0 0 3pt; break-after: avoid; }
.rule .remark { break-before: avoid; font-size: 9pt; color: #33403f; margin: 0 0 3pt; }
p:has(+ table) { break-after: avoid; break-inside: avoid; }
.notice { border: 0.8pt solid #8a5a00; padding: 5pt 8pt; margin: 0 0 8pt; }
.note { background: #f2f6f5; padding: 6pt 9pt; margin: 6pt 0 8pt; }
.note p:last-child { margin-bottom: 0; }
.closing { break-inside: avoid; margin-top: 34pt; }
.signature { border-top: 0.8pt solid #33403f; width: 240pt; margin: 40pt auto 0; padding-top: 4pt; text-align: center; }
.closing .office-text { margin-top: 16pt; text-align: center; font-size: 9pt; color: #4a5a5a; white-space: pre-line; }
@media print { .closing .office-text { display: none; } }
@media screen {
  html { background: #e9efed; }
  body { max-width: 210mm; margin: 12px auto; background: #fff; padding: 20mm 18mm; box-shadow: 0 1px 6px rgb(0 0 0 / 18%); }
}
@media screen and (max-width: 640px) {
  body { padding: 16px; margin: 0; }
  dl { grid-template-columns: 1fr; }
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

/** The name stands on every page but the first, which has the letterhead; the office's text at the foot of all. */
export const runningLines = (name: string, footText: string | null): string => `
@page { @top-left { content: ${cssString(name)}; ${running} } }
@page :first { margin-top: 16mm; @top-left { content: ""; } }
${footText === null ? '' : `@page { @bottom-left { content: ${cssString(oneLine(footText))}; width: 140mm; ${running} } }`}
`;

/** A CSS string cannot end early or leave the style element: only letters, digits and plain marks pass unescaped. */
const cssString = (value: string): string =>
  `"${[...value].map((letter) => (/[\p{L}\p{N} .,\-–&]/u.test(letter) ? letter : `\\${letter.codePointAt(0)?.toString(16)} `)).join('')}"`;
