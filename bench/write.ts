import { readFile, writeFile } from 'node:fs/promises';

/** Which page a command writes: `make bench WRITE=1` the benchmarks, `make scale WRITE=1` the scale. */
const PAGES = {
  benchmarks: { file: 'docs/benchmarks.md', begin: '<!-- table: written by `make bench WRITE=1` -->' },
  scale: { file: 'docs/scale.md', begin: '<!-- table: written by `make scale WRITE=1` -->' },
} as const;
const END = '<!-- end of the table -->';

/** Writes the table between the two markers of its page. Throws if they are missing. */
export const writeTable = async (table: string, page: keyof typeof PAGES): Promise<void> => {
  const { file, begin } = PAGES[page];
  const text = await readFile(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${file} lacks the markers ${begin} and ${END}`);
  await writeFile(file, `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`);
};
