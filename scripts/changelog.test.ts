import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { version } from '../backend/version.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const entries = changelog.split(/^## /m).slice(1);
const newest = entries[0] ?? '';

const releases = readdirSync('e2e/released', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

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
      const told = newest.split(`### ${title}\n`)[1]?.split(/^### /m)[0]?.trim() ?? '';
      expect(told.length, `'${title}' is empty`).toBeGreaterThan(20);
    },
  );

  it('names exactly the views that the newest release builds anew', async () => {
    const before = z
      .record(z.string(), z.number())
      .parse(JSON.parse(readFileSync(`e2e/released/${releases.at(-1)}/views.json`, 'utf8')));
    const today = await viewsOfToday();
    expect(Object.keys(today).length).toBeGreaterThanOrEqual(12);
    const changed = Object.keys(today).filter((name) => today[name] !== before[name]);
    const section = newest.split('### Views that are rebuilt\n')[1]?.split(/^### /m)[0] ?? '';
    const told = [...section.matchAll(/^- `([\w-]+)`/gm)].map(([, name]) => name);
    expect(told.toSorted()).toEqual(changed.toSorted());
  });
});
