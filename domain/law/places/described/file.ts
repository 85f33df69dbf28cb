/** A description as a place file of `domain/law/places`: what a release takes over once somebody has read the law. */
import type { DescribedFields } from '../../../api/described-places.ts';
import { servedWords } from '../../../words/described-places.ts';
import { formatDate } from '../../../words/format.ts';
import { placeKey } from '../regime-entry.ts';

/** 'joinville-sc' → 'joinvilleSc'. */
const constantOf = (key: string): string =>
  key.replace(/[^a-z0-9]+([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase()).replace(/[^a-zA-Z0-9]/g, '');

const isPlain = (name: string): boolean => /^[a-z_$][\w$]*$/i.test(name);

const literal = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', ' ');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
};

/** A value as the source of the house writes it; objects always over several lines. */
const sourceOf = (value: unknown, indent: string): string => {
  if (typeof value === 'string') return literal(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const lines = Object.entries(value).map(
    ([name, each]) => `${deeper}${isPlain(name) ? name : literal(name)}: ${sourceOf(each, deeper)},`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
};

/** 'catalao-go.ts' */
export const placeFileName = (fields: DescribedFields): string => `${placeKey(fields)}.ts`;

/** The file, beginning with what was read; it compiles beside the others as it stands. */
export const placeFile = (fields: DescribedFields): string => {
  const { city, uf, law, read, ibge } = fields;
  const said = `${servedWords[read.served].toLowerCase()}, ${formatDate(read.on)}`.replaceAll('*/', '');
  const head = `/** ${`${city} - ${uf}: ${law}`.replaceAll('*/', '')}, as an office described it (${said}). Nothing of it was confirmed. */`;
  return [
    head,
    "import { placeOfDescription } from './described/place.ts';",
    "import type { Place } from './place.ts';",
    '',
    `export const ${constantOf(placeKey(fields))}: Place = placeOfDescription(`,
    `  ${sourceOf(fields, '  ')},`,
    `  ${ibge},`,
    '  null,',
    ');',
    '',
  ].join('\n');
};
