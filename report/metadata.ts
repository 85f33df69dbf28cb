/** What a reader shows in the properties of the file. */
export interface Metadata {
  readonly title: string;
  readonly author: string;
}

/** A PDF text string in UTF-16, as hexadecimal digits. */
const textString = (text: string): string => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
};

const lastMatch = (text: string, pattern: RegExp): string | null => [...text.matchAll(pattern)].at(-1)?.[1] ?? null;

/**
 * Adds title, author and creator to a printed PDF, as a second version of its dictionary at the end of the file
 * (ISO 32000-1, 7.5.6): Chromium names itself as the creator and knows no author. A file without such a dictionary stays
 * as it is.
 */
export const withMetadata = (pdf: Uint8Array, { title, author }: Metadata): Uint8Array => {
  const bytes = Buffer.from(pdf);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 4096));
  const info = lastMatch(end, /\/Info (\d+) 0 R/g);
  const root = lastMatch(end, /\/Root (\d+ \d+ R)/g);
  const size = lastMatch(end, /\/Size (\d+)/g);
  const before = lastMatch(end, /startxref\s+(\d+)/g);
  if (info === null || root === null || size === null || before === null) return pdf;
  const start = `${info} 0 obj\n<< /Title ${textString(title)} /Author ${textString(author)} /Creator ${textString('Genial')} /Producer ${textString('Genial')} >>\nendobj\n`;
  const at = String(bytes.length + 1).padStart(10, '0');
  const table = `xref\n${info} 1\n${at} 00000 n \ntrailer\n<< /Size ${size} /Root ${root} /Info ${info} 0 R /Prev ${before} >>\nstartxref\n${bytes.length + 1 + start.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(`\n${start}${table}`, 'latin1')]));
};

/** As many letters, so that nothing in the file changes its place. */
const padded = (text: string, length: number): string => text.padEnd(length, ' ');

/**
 * The bookmarks with each title once: of a heading that it moves to the next page Chromium writes the title twice, one after
 * the other.
 */
export const withSingleTitles = (pdf: Uint8Array): Uint8Array => {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const single = text
    .replace(/\/Title <FEFF([0-9A-F]+?)\1>/g, (whole, title: string) => padded(`/Title <FEFF${title}>`, whole.length))
    .replace(/\/Title \(((?:[^()\\]|\\.)+?)\1\)/g, (whole, title: string) => padded(`/Title (${title})`, whole.length));
  return single === text ? pdf : new Uint8Array(Buffer.from(single, 'latin1'));
};

const META = /<meta name="author" content="([^"]*)">\s*<title>([^<]*)<\/title>/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x60;': '`',
  '&#x3D;': '=',
};

const plain = (text: string): string => text.replace(/&[a-z#0-9A-Z]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** What the report's own head says; null for a document without. */
export const metadataOf = (html: string): Metadata | null => {
  const [, author, title] = META.exec(html) ?? [];
  return author === undefined || title === undefined ? null : { title: plain(title), author: plain(author) };
};
