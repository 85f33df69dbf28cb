import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pictureNames } from '../frontend/src/manual/page.ts';
import { manualPages } from '../frontend/src/manual/pages/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('manual/'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

const textsOf = (page: (typeof manualPages)[number]): string[] =>
  page.sections.flatMap(({ title, paragraphs = [], steps = [] }) => [title, ...paragraphs, ...steps]);

describe('the manual', () => {
  it('calls everything as the screens do', () => {
    // As a whole text of the program, not a piece of a longer one: a button that is called otherwise would still hold the piece.
    const program = new Set(
      [...sourcesIn('frontend/src'), ...sourcesIn('domain/words')].flatMap((source) =>
        [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text),
      ),
    );
    const named = manualPages.flatMap((page) =>
      textsOf(page).flatMap((text) => [...text.matchAll(/“([^”]{2,})”/g)].map(([, name = '']) => name)),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !program.has(name))).toEqual([]);
  });

  it('uses every picture once, and each is kept with the screen that it was made of', () => {
    const used = manualPages.flatMap(({ sections }) => sections.flatMap(({ picture }) => picture?.name ?? []));
    expect([...used].sort()).toEqual([...pictureNames].sort());
    const pictures = readdirSync(join(root, 'frontend/public/manual'));
    expect(pictures.sort()).toEqual([...used].map((name) => `${name}.jpg`).sort());
    const screens = readdirSync(join(root, 'e2e/manual'));
    expect(screens.sort()).toEqual([...used].map((name) => `${name}.yml`).sort());
  });
});
