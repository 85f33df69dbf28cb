/** The page 'O que mudou na lei' and docs/law/changes.md tell of the same changes. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lawChanges } from '../domain/words/law-changes.ts';
import { titlesOfNorms } from './law-docs.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const day = (written: string): string | null => {
  const [, dd, mm, yyyy] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written) ?? [];
  return yyyy === undefined ? null : `${yyyy}-${mm}-${dd}`;
};

const lines = readFileSync(join(ROOT, 'docs/law/changes.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, norm = '', print = '', on = '', kind = '', from = '', , , what = '']) => ({
    norm: norm.replaceAll('`', ''),
    fingerprint: print.replaceAll('`', ''),
    on: day(on),
    kind,
    from: day(from),
    what,
  }));

/** Told in one sentence for all norms. */
const OF_EVERY_NORM = 'What is confirmed follows from the articles that were read; no figure changed';

const told = lines.filter(
  ({ kind, what }) => kind !== 'wording' && !what.startsWith('First state kept') && what !== OF_EVERY_NORM,
);
const shown = lawChanges.flatMap(({ on, changes }) => changes.map((change) => ({ on, ...change })));

describe('the page of changes of the law', () => {
  it('has a sentence in Portuguese for each line of docs/law/changes.md that moved more than words, and no other', () => {
    const keyOf = ({ norm, fingerprint, kind, from, on }: Omit<(typeof told)[number], 'what'>) =>
      [norm, fingerprint, kind, from ?? '–', on].join(' ');
    const own = shown.filter(({ norm }) => norm !== 'all');
    expect(own.map(keyOf).toSorted(), 'domain/words/law-changes.ts').toEqual(told.map(keyOf).toSorted());
    expect(lines.some(({ what }) => what === OF_EVERY_NORM)).toBe(true);
    expect(shown.filter(({ norm }) => norm === 'all')).toHaveLength(1);
  });

  it('names each norm as the catalogue does, in Portuguese', () => {
    const inPortuguese = (title: string | undefined) =>
      title?.replace(' as the place leaves it', ', como o ente a deixa');
    for (const { norm, title } of shown)
      if (norm !== 'all') expect(title, norm).toBe(inPortuguese(titlesOfNorms.get(norm)));
  });

  it('shows the newest day first', () => {
    const days = lawChanges.map(({ on }) => on);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});
