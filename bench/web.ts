/** What the browser loads before the first page shows: the entry of index.html and everything it imports statically. */
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Subject } from './figure.ts';
import { withFolder } from './folder.ts';

const OURS = 'dist/web';

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** The page's scripts and preloads, then whatever they import statically. */
const firstPage = async (folder: string): Promise<ReadonlyMap<string, Buffer>> => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const waiting = matches(html, /(?:src|href)="\.?\/([^"]+\.js)"/g);
  const files = new Map<string, Buffer>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const script = await readFile(join(folder, path));
    files.set(path, script);
    const from = dirname(path);
    const imported = matches(script.toString('utf8'), /(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g);
    for (const specifier of imported) waiting.push(join(from, specifier));
  }
  return files;
};

const kilobytes = (files: ReadonlyMap<string, Buffer>): number =>
  [...files.values()].reduce((sum, file) => sum + gzipSync(file).length, 0) / 1000;

/** react-admin with one list, by our own bundler and its settings. */
const leastPage = (): Promise<ReadonlyMap<string, Buffer>> =>
  withFolder(async (outDir) => {
    await build({
      configFile: resolve('frontend/vite.config.ts'),
      root: resolve('bench/floors/first-page'),
      build: { outDir, emptyOutDir: true },
      logLevel: 'silent',
    });
    return firstPage(outDir);
  });

export const web: Subject = {
  name: 'web',
  measure: async () => {
    const files = await firstPage(OURS);
    return [
      {
        what: `JavaScript of the first page, gzipped, ${files.size} ${files.size === 1 ? 'file' : 'files'}`,
        value: kilobytes(files),
        unit: 'kB',
        floor: { what: 'react-admin with one list that guesses, same bundler', value: kilobytes(await leastPage()) },
        target: { atMost: 1.15 },
      },
    ];
  },
};
