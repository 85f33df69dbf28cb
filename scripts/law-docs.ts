/** `make law-docs`: writes docs/law/norms, read.md and unread.md from the norm files. A test compares the two. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RGPS_NORMS } from '../domain/law/norms/rgps/index.ts';
import { RPPS_NORMS } from '../domain/law/norms/rpps/index.ts';
import { LOCAL_NORMS, PLACES } from '../domain/law/places/index.ts';
import type { Place } from '../domain/law/places/place.ts';
import { placeKey } from '../domain/law/places/regime-entry.ts';
import type { Norm } from '../domain/law/rule/rule.ts';
import { TABLE_SOURCES } from '../domain/law/tables/index.ts';
import { missingLines } from './law-changes.ts';
import { normIndex, normPage, type PageOfNorm } from './law-pages/law-pages.ts';
import { readPage } from './law-read.ts';
import { unreadPage } from './law-unread.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const PAGES = join(ROOT, 'docs/law/norms');
const CHANGES = join(ROOT, 'docs/law/changes.md');

/** The norm file that declares an id, from the root of the repository. */
function fileOf(folder: string, id: string): string {
  const path = `domain/law/${folder}`;
  const name = readdirSync(join(ROOT, path)).find(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      readFileSync(join(ROOT, path, file), 'utf8').includes(`\n  id: '${id}',`),
  );
  if (name === undefined) throw new Error(`no file in ${path} declares the norm ${id}`);
  return `${path}/${name}`;
}

const pagesOf = (group: string, folder: string, norms: Iterable<Norm>): PageOfNorm[] =>
  [...norms].map((norm) => ({
    group,
    norm,
    file: fileOf(folder, norm.id),
    points: PLACES.find((place) => place.norm === norm)?.points ?? null,
  }));

/** Where the general rules stay: what a law of the place, or the amendment itself, makes of single rules of every entity. */
const amendedIn = ({ regime, amends = {}, adds = [] }: Place): PageOfNorm[] => {
  const { uf, name } = regime;
  const amended = RPPS_NORMS.flatMap(({ rules }) => rules).flatMap((rule) => amends[rule.id]?.(rule) ?? []);
  const rules = [...amended, ...adds];
  if (uf === undefined || rules.length === 0) return [];
  const key = placeKey({ uf });
  const norm = { id: `${key}-lc-51-1985`, title: `${name} – LC 51/1985 as the place leaves it`, rules };
  return [
    {
      group: 'Public servants: federal rules that a place amends',
      norm,
      file: `domain/law/places/${key}.ts`,
      points: null,
    },
  ];
};

const pages: readonly PageOfNorm[] = [
  ...pagesOf('Public servants: federal norms', 'norms/rpps', RPPS_NORMS),
  ...pagesOf('Public servants: states and cities', 'places', LOCAL_NORMS.values()),
  ...PLACES.flatMap(amendedIn),
  ...pagesOf('General regime (INSS)', 'norms/rgps', RGPS_NORMS),
];

/** Norm to its page. */
export const normPages: ReadonlyMap<string, string> = new Map(
  pages.map(({ norm, file, points }) => [norm.id, normPage(norm, file, points)]),
);

/** Norm to its title. */
export const titlesOfNorms: ReadonlyMap<string, string> = new Map(pages.map(({ norm }) => [norm.id, norm.title]));

/** File name to content, as generated from the norm files. */
export const wantedPages: ReadonlyMap<string, string> = new Map([
  ...[...normPages].map(([id, page]) => [`${id}.md`, page] as const),
  ['README.md', normIndex(pages, PLACES, TABLE_SOURCES)],
]);

/** The pages beside `norms/`: path from docs/law to content. */
export const otherPages: ReadonlyMap<string, string> = new Map([
  ['read.md', readPage()],
  [
    'unread.md',
    unreadPage(
      pages.map(({ norm }) => norm),
      PLACES,
      TABLE_SOURCES,
    ),
  ],
]);

const OTHERS = join(ROOT, 'docs/law');
const otherDrift = (): string[] =>
  [...otherPages].flatMap(([name, page]) => {
    const path = join(OTHERS, name);
    return existsSync(path) && readFileSync(path, 'utf8') === page ? [] : [name];
  });

/** File name to content, as committed. */
const writtenPages = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(PAGES).map((name) => [name, readFileSync(join(PAGES, name), 'utf8')]));

/** Names of pages that are missing, differ or belong to no norm. */
export function drift(): string[] {
  const written = writtenPages();
  const names = new Set([...wantedPages.keys(), ...written.keys()]);
  return [...[...names].filter((name) => wantedPages.get(name) !== written.get(name)).sort(), ...otherDrift()];
}

/** How the lines begin that docs/law/changes.md lacks. */
export const linesMissing = (): string[] => missingLines(readFileSync(CHANGES, 'utf8'), normPages);

function write(): void {
  mkdirSync(PAGES, { recursive: true });
  for (const name of readdirSync(PAGES)) if (!wantedPages.has(name)) rmSync(join(PAGES, name));
  for (const [name, content] of wantedPages) writeFileSync(join(PAGES, name), content);
  for (const [name, content] of otherPages) writeFileSync(join(OTHERS, name), content);
  for (const line of linesMissing()) process.stdout.write(`docs/law/changes.md lacks a line: ${line} …\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write();
