import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface ReadParagraph {
  style: string | null;
  text: string;
}

/** Throws where the XML is not well-formed. */
const readXml = (xml: string) => {
  const tags: Tag[] = [];
  const paragraphs: ReadParagraph[] = [];
  let inText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    tags.push({ name, attributes });
    if (name === 'w:p') paragraphs.push({ style: null, text: '' });
    const paragraph = paragraphs.at(-1);
    if (name === 'w:pStyle' && paragraph !== undefined) paragraph.style = attributes['w:val'] ?? null;
    inText = name === 'w:t';
  });
  parser.on('closetag', () => {
    inText = false;
  });
  parser.on('text', (text) => {
    const paragraph = paragraphs.at(-1);
    if (inText && paragraph !== undefined) paragraph.text += text;
  });
  parser.write(xml).close();
  return { tags, paragraphs };
};

/** A Word document read back as Word would: all its parts are XML, or this throws. */
export const readDocx = (base64: string) => {
  const parts = unzipSync(Buffer.from(base64, 'base64'));
  const names = Object.keys(parts);
  const read = new Map(
    Object.entries(parts).flatMap(([name, bytes]) =>
      /\.(xml|rels)$/.test(name) ? [[name, readXml(strFromU8(bytes))] as const] : [],
    ),
  );
  const body = read.get('word/document.xml');
  if (body === undefined) throw new Error('There is no document');
  const { tags, paragraphs } = body;
  return {
    names,
    paragraphs,
    /** What the styles say, as XML. */
    styles: strFromU8(parts['word/styles.xml'] ?? new Uint8Array()),
    text: paragraphs.map(({ text }) => text).join('\n'),
    tagsOf: (name: string): readonly Tag[] => tags.filter((tag) => tag.name === name),
  };
};
