/** What the browser loads before the first page shows: the entry of index.html and everything it imports statically. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Subject } from './figure.ts';

const FOLDER = 'dist/web';

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** The page's scripts and preloads, then whatever they import statically. */
const firstPage = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const html = await readFile(join(FOLDER, 'index.html'), 'utf8');
  const waiting = matches(html, /(?:src|href)="\.?\/([^"]+\.js)"/g);
  const files = new Map<string, Buffer>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const script = await readFile(join(FOLDER, path));
    files.set(path, script);
    const from = dirname(path);
    const imported = matches(script.toString('utf8'), /(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g);
    for (const specifier of imported) waiting.push(join(from, specifier));
  }
  return files;
};

export const web: Subject = {
  name: 'web',
  measure: async () => {
    const files = [...(await firstPage()).values()];
    const gzipped = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
    return [
      {
        what: `JavaScript of the first page, gzipped, ${files.length} ${files.length === 1 ? 'file' : 'files'}`,
        value: gzipped / 1000,
        unit: 'kB',
        target: { atMost: 450 },
      },
    ];
  },
};
