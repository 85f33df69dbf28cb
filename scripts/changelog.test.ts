import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { version } from '../backend/version.ts';
import { allEvents } from '../domain/events.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const entries = changelog.split(/^## /m).slice(1);
const newest = entries[0] ?? '';

const releases = readdirSync('e2e/released', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** A list of the newest kept release: versions by name. */
const keptOf = (list: 'views' | 'events'): Readonly<Record<string, number>> =>
  z
    .record(z.string(), z.number())
    .parse(JSON.parse(readFileSync(`e2e/released/${releases.at(-1)}/${list}.json`, 'utf8')));

const sectionOf = (title: string): string => newest.split(`### ${title}\n`)[1]?.split(/^### /m)[0] ?? '';

/** What its lines "- `name`: …" name. */
const namedIn = (section: string): string[] =>
  [...section.matchAll(/^- `([\w-]+)`/gm)].map(([, name]) => name ?? '').toSorted();

const definition = z.object({ name: z.string(), version: z.number() });

/** The version of each view, by its name, as this program computes it. */
const viewsOfToday = async (): Promise<Readonly<Record<string, number>>> => {
  const folders = readdirSync('projections').filter((name) => existsSync(join('projections', name, 'schema.ts')));
  const modules: unknown[] = await Promise.all(folders.map((name) => import(`../projections/${name}/schema.ts`)));
  const exported = modules.flatMap((module) => Object.values(z.record(z.string(), z.unknown()).parse(module)));
  return Object.fromEntries(
    exported.flatMap((value) => {
      const view = definition.safeParse(value);
      return view.success ? [[view.data.name, view.data.version]] : [];
    }),
  );
};

describe('the changelog', () => {
  it('begins with the version of package.json and has each kept release', () => {
    const named = entries.map((entry) => entry.split(/[\s–]/)[0]);
    expect(named[0]).toBe(version);
    expect(releases.length).toBeGreaterThan(0);
    expect(named).toEqual(expect.arrayContaining(releases));
  });

  it.each(['Before', 'After', 'Views that are rebuilt', 'Answers that differ'])(
    'tells the operator of the newest release: %s',
    (title) => {
      const told = sectionOf(title).trim();
      expect(told.length, `'${title}' is empty`).toBeGreaterThan(20);
    },
  );

  it('names exactly the views that the newest release builds anew', async () => {
    const before = keptOf('views');
    const today = await viewsOfToday();
    expect(Object.keys(today).length).toBeGreaterThanOrEqual(12);
    const changed = Object.keys(today).filter((name) => today[name] !== before[name]);
    expect(namedIn(sectionOf('Views that are rebuilt'))).toEqual(changed.toSorted());
  });

  // An event that the release before cannot read ends a rolling update as soon as one is written: whoever upgrades has to
  // know. The rule is to write none (CONTRIBUTING.md, 'An event'); what breaks it stands here, or is red.
  it('names exactly the events that the release before cannot read', () => {
    const before = keptOf('events');
    const unreadable = allEvents.types.filter(({ type, version }) => (before[type] ?? 0) < version);
    const section = sectionOf(`Events that ${releases.at(-1)} cannot read`);
    expect(namedIn(section)).toEqual(unreadable.map(({ type }) => type).toSorted());
  });

  it('forgets no event of the release before: its log is full of them', () => {
    expect(Object.keys(keptOf('events')).filter((type) => !allEvents.knows(type))).toEqual([]);
  });
});
