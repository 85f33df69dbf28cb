/** Every example of docs/law/library.md is run, and the answer that the page prints is compared. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as law from '../index.ts';

const page = readFileSync(new URL('../../../docs/law/library.md', import.meta.url), 'utf8');
const NAMES = Object.keys(law).join(', ');

type Check = (example: string, found: unknown, printed: unknown) => void;

/** The page speaks JavaScript: its lines see the functions of the library by their names. */
const run = (code: string, check: Check): void =>
  runInThisContext(`(function ({ ${NAMES} }, check) { ${code} })`)(law, check);

const asks = (example: string, printed: string): string => `check(${JSON.stringify(example)}, ${example}, ${printed});`;

const compare: Check = (example, found, printed) => {
  if (typeof printed === 'object' && printed !== null && !Array.isArray(printed)) {
    expect(found, example).toMatchObject(printed);
  } else expect(found, example).toEqual(printed);
};

const rows = [...page.matchAll(/^\| `[^|]+\| `(?<example>[^`]+)` \| `(?<printed>[^`]+)` \|/gm)].map(
  ({ groups }): readonly [string, string] => [groups?.example ?? '', groups?.printed ?? ''],
);
const blocksOf = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code]) => code ?? '');

describe('the page of the library', () => {
  it('has its examples where they are looked for', () => {
    const inTable = page.split('\n').filter((line) => line.startsWith('| `')).length;
    expect(rows.length).toBe(inTable);
    expect(blocksOf('ts').length).toBe(5);
    expect(page.match(/ \/\/ → /g)?.length).toBeGreaterThan(15);
  });

  it.each(rows)('%s', (example, printed) => {
    run(asks(example, printed), compare);
  });

  it('runs its blocks one after the other', () => {
    const code = blocksOf('ts')
      .join('\n')
      .split('\n')
      .map((line) => {
        const [example, printed] = line.split(' // → ');
        return printed === undefined ? line : asks(example ?? '', printed);
      })
      .join('\n');
    let checked = 0;
    run(code, (...args) => {
      checked += 1;
      compare(...args);
    });
    expect(checked).toBe(page.match(/ \/\/ → /g)?.length);
  });

  it('runs a line from the root', () => {
    const root = new URL('../../..', import.meta.url);
    const [command = ''] = blocksOf('sh');
    expect(execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' }).trim()).toBe('0.9');
  });

  it('names every function of the library', () => {
    const shown = (name: string): boolean => page.includes(name);
    const functions = Object.entries(law).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    const helpers = [
      'conversionFactor',
      'baseYearsRgps',
      'seventyPlusOne',
      'seventyPlusFive',
      'seventyPlusSix',
      'missingDataOf',
    ];
    expect(functions.filter((name) => !shown(name) && !helpers.includes(name))).toEqual([]);
  });
});
