import { readFile, writeFile } from 'node:fs/promises';

const page = 'docs/benchmarks.md';
const BEGIN = '<!-- table: written by `make bench WRITE=1` -->';
const END = '<!-- end of the table -->';

/** Writes the table between its two markers in docs/benchmarks.md. Throws if they are missing. */
export const writeTable = async (table: string): Promise<void> => {
  const text = await readFile(page, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/benchmarks.md lacks the markers ${BEGIN} and ${END}`);
  await writeFile(page, `${text.slice(0, begin)}${BEGIN}\n\n${table}\n\n${text.slice(end)}`);
};
