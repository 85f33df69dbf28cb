import type { Piece } from '../read/piece.ts';

export interface PdfPage {
  readonly pieces: readonly Pick<Piece, 'text' | 'x' | 'y' | 'size'>[];
  readonly rotate?: 0 | 90 | 180 | 270;
}

const height = 595;
const width = 842;

/** Upright coordinates → those of a page that its reader sees turned by `rotate` degrees clockwise. */
const placed = (x: number, y: number, rotate: PdfPage['rotate'] = 0): string => {
  switch (rotate) {
    case 0:
      return `1 0 0 1 ${x} ${height - y}`;
    case 90:
      return `0 1 -1 0 ${y} ${x}`;
    case 180:
      return `-1 0 0 -1 ${width - x} ${y}`;
    case 270:
      return `0 -1 1 0 ${height - y} ${width - x}`;
    default:
      return rotate satisfies never;
  }
};

const escaped = (text: string): string => text.replace(/[()\\]/g, '\\$&');

const drawing = ({ pieces, rotate }: PdfPage): string =>
  pieces
    .map(({ text, x, y, size }) => `BT /F ${size} Tf ${placed(x, y, rotate)} Tm (${escaped(text)}) Tj ET`)
    .join('\n');

/** A PDF of A4 landscape pages, with text in a Helvetica that is not embedded: the smallest thing a reader must cope with. */
export const makePdf = (pages: readonly PdfPage[]): Uint8Array => {
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((page, index) => {
      const sideways = page.rotate === 90 || page.rotate === 270;
      const box = sideways ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`;
      const content = drawing(page);
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Rotate ${page.rotate ?? 0}/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + 2 * index} 0 R>>`,
        `<</Length ${Buffer.from(content, 'latin1').length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = bodies.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
};
