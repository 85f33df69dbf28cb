import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

describe('the README', () => {
  it('has a line for each setting that the program reads', () => {
    const settings = found(read('backend/config.ts'), /^ {4}([A-Z][A-Z_]+): /gm);
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => found(line.split('|')[1] ?? '', /`([A-Z][A-Z_]+)`/g));
    expect(settings.length).toBeGreaterThan(0);
    expect(rows.sort()).toEqual(settings.sort());
  });

  it('names files that exist', () => {
    for (const page of ['README.md', 'CONTRIBUTING.md', 'docs/decisions/README.md', 'docs/law/README.md']) {
      const links = found(read(page), /\]\((?!https?:)([^)#]+)\)/g);
      for (const link of links)
        expect(() => readFileSync(join(ROOT, dirname(page), link)), `${page}: ${link}`).not.toThrow(/ENOENT/);
    }
  });

  it('lists every decision', () => {
    const listed = found(read('docs/decisions/README.md'), /\]\((\d{3}-[^)]+)\)/g);
    expect(listed).toEqual(
      readdirSync(join(ROOT, 'docs/decisions'))
        .filter((file) => /^\d/.test(file))
        .sort(),
    );
  });
});
