import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../docs/decisions');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

const decisions = readdirSync(FOLDER)
  .filter((name) => /^\d{3}-/.test(name))
  .map((name) => {
    const [title = '', , first = ''] = read(name).split('\n');
    return { number: name.slice(0, 3), name, title, first, page: read(name) };
  });

/** The decisions whose numbers follow a word in bold: `**Replaces** of [031](031-….md)`. */
const namedAfter = (word: RegExp, text: string): string[] =>
  [...text.matchAll(word)].flatMap(([, sentence]) => sentence?.match(/(?<=\[)\d{3}(?=\])/g) ?? []);

const replaces = (page: string): string[] => namedAfter(/\*\*Replaces\*\*([^.]*)/g, page);
const replacedBy = (first: string): string[] => namedAfter(/^\*\*Replaced(?: in part)?\*\* by([^:.]*)/g, first);

const pairs = (entries: readonly (readonly [string, string])[]): string[] =>
  entries.map(([older, newer]) => `${older} by ${newer}`).sort();

describe('a decision', () => {
  it('that replaces another is named in the first line of that one, and the other way round', () => {
    const told = decisions.flatMap(({ number, page }) => replaces(page).map((older) => [older, number] as const));
    const named = decisions.flatMap(({ number, first }) => replacedBy(first).map((newer) => [number, newer] as const));
    expect(told.length).toBeGreaterThan(0);
    expect(pairs(named)).toEqual(pairs(told));
  });

  it.each(decisions)('$number stands in the index by its title, with its successor if it has one', (decision) => {
    const { number, name, title, first } = decision;
    const [, words = ''] = /^# \d{3}\. (.+)$/.exec(title) ?? [];
    const successors = replacedBy(first);
    const line = read('README.md')
      .split('\n')
      .find((one) => one.startsWith(`- [${number}](${name})`));
    const part = first.startsWith('**Replaced in part**') ? 'in part replaced' : 'replaced';
    const ending = successors.length === 0 ? '' : ` (${part} by ${successors.join(', ')})`;
    expect(line).toBe(`- [${number}](${name}): ${words}${ending}`);
  });

  it.each(decisions)('$number names no decision that is not there', ({ page }) => {
    const known = decisions.map(({ name }) => name);
    const named = [...page.matchAll(/\]\((\d{3}-[^)#]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});
