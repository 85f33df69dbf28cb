import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Client } from '../backend/testing/client.ts';
import { signInOnceThere } from './adviser.ts';
import { startProcess } from './program.ts';
import { differencesOf, routeOf } from './released/differences.ts';
import { releasedProgram } from './released/program.ts';

/** With `UPGRADE=all` every answer is compared and the released program is started on what today's has written. */
const everything = process.env.UPGRADE === 'all';
const EVERY = everything ? 1 : 23;

const folders = (await readdir('e2e/released', { withFileTypes: true })).filter((entry) => entry.isDirectory());
const releases = folders.map(({ name }) => name);
const answersOf = async (release: string): Promise<[string, z.infer<ReturnType<typeof z.json>>][]> =>
  Object.entries(
    z
      .record(z.string(), z.json())
      .parse(JSON.parse(gunzipSync(await readFile(`e2e/released/${release}/answers.json.gz`)).toString())),
  );

const changelog = await readFile('CHANGELOG.md', 'utf8');
/** The lines of the changelog such as "- `/calculations/{id}/rules`: `a`, `b.*`", by route. */
const announced = (route: string): readonly string[] =>
  changelog
    .split('\n')
    .filter((line) => line.startsWith(`- \`${route}\`: `))
    .flatMap((line) => [...line.slice(line.indexOf(': ')).matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

/** Moves with each request. */
const MOMENTS: ReadonlySet<string> = new Set(['user.lastActionAt']);
/** By its name, or as a part of what is named `x.*`. */
const isAnnounced = (route: string, name: string): boolean =>
  MOMENTS.has(name) ||
  announced(route).some((told) => (told.endsWith('.*') ? name.startsWith(told.slice(0, -1)) : told === name));

/** The clock of a program on the evening of the day that the release's answers are of: ages and times run with the days. */
const onDayOf = async (release: string): Promise<Readonly<Record<string, string>>> => {
  const { asOf } = z
    .object({ asOf: z.string() })
    .parse(JSON.parse(await readFile(`e2e/released/${release}/release.json`, 'utf8')));
  return {
    NODE_OPTIONS: `--import ${new URL('released/clock.mjs', import.meta.url).href}`,
    CLOCK_AT: `${asOf}T20:00:00-03:00`,
  };
};

const temporary: string[] = [];
const unpacked = async (release: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-upgrade-'));
  temporary.push(folder);
  execFileSync('tar', ['xzf', `e2e/released/${release}/data.tar.gz`, '-C', folder]);
  return folder;
};
const demonstrationOf = async (address: string, folder: string): Promise<Client> =>
  signInOnceThere(address, 'demo@genial.test', (await readFile(join(folder, 'demo-password'), 'utf8')).trim());

afterAll(() => Promise.all(temporary.map((folder) => rm(folder, { recursive: true, force: true }))));

describe.each(releases)('the program of today on the data of release %s', (release) => {
  it('answers as that release did, but for what the changelog names', async () => {
    const folder = await unpacked(release);
    const today = await startProcess('all', folder, { DEMO: '1', ...(await onDayOf(release)) });
    try {
      await today.ready();
      const adviser = await demonstrationOf(today.address, folder);
      const answers = (await answersOf(release)).filter((_answer, place) => place % EVERY === 0);
      expect(answers.length).toBeGreaterThan(10);
      const found = new Map<string, Set<string>>();
      for (const [path, before] of answers) {
        const names = found.get(routeOf(path)) ?? new Set<string>();
        const after = (await adviser.get(path)).as(z.json());
        for (const name of differencesOf(before, after)) names.add(name);
        found.set(routeOf(path), names);
      }
      const unannounced = [...found].flatMap(([route, names]) => {
        const silent = [...names].filter((name) => !isAnnounced(route, name)).toSorted();
        return silent.length === 0 ? [] : [`- \`${route}\`: ${silent.map((name) => `\`${name}\``).join(', ')}`];
      });
      expect(unannounced, 'CHANGELOG.md does not name these answers').toEqual([]);
    } finally {
      await today.stop();
    }
  });

  it('refuses nothing from its start on where its views were built beforehand, and says so where they were not', async () => {
    const folder = await unpacked(release);
    const env = { ...process.env, DATA_DIR: folder, NODE_ENV: 'production' };
    const unprepared = await startProcess('all', await unpacked(release), { DEMO: '1' });
    await unprepared.ready();
    await unprepared.stop();
    expect(unprepared.output()).toMatch(/The views .*users.* are built from the log first/);

    const views = (): string => execFileSync(process.execPath, ['dist/server/views.js'], { env, encoding: 'utf8' });
    expect(views()).toMatch(/Building from the log, while what runs goes on: .*users[\s\S]*Built\./);
    expect(views()).toBe('The views of this release are there already.\n');
    const today = await startProcess('all', folder, { DEMO: '1' });
    try {
      const adviser = await demonstrationOf(today.address, folder);
      const customer = { name: 'Logo depois da troca', birthDate: '1970-01-01' };
      expect((await adviser.post('/customers', { customer })).status).toBe(201);
      expect(today.output()).not.toContain('are built from the log first');
    } finally {
      await today.stop();
    }
  });

  it.runIf(everything)(
    'leaves a folder on which that release works, or says a sentence and damages nothing',
    async () => {
      const folder = await unpacked(release);
      const today = await startProcess('all', folder, { DEMO: '1' });
      await today.ready();
      const adviser = await demonstrationOf(today.address, folder);
      await adviser.post('/customers', { customer: { name: 'Depois da atualização', birthDate: '1970-01-01' } });
      await today.stop();
      const copy = await mkdtemp(join(tmpdir(), 'genial-upgrade-'));
      temporary.push(copy);
      await cp(folder, copy, { recursive: true });

      const old = await releasedProgram(release, copy);
      const outcome = await old.outcome();
      await old.stop();
      // 0.1.0 waits unready and names the event that it cannot read; later releases end with a sentence.
      expect(['ready', release === '0.1.0' ? 'never ready' : 'ended'], old.output()).toContain(outcome);

      const again = await startProcess('all', copy, { DEMO: '1' });
      await again.ready();
      const client = await demonstrationOf(again.address, copy);
      const { customers } = (await client.get('/customers?search=Depois')).as(
        z.object({ customers: z.array(z.object({ name: z.string().nullable() })) }),
      );
      expect(customers.map(({ name }) => name)).toEqual(['Depois da atualização']);
      await again.stop();
    },
  );
});
