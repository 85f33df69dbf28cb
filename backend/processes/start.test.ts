import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { serverBuild } from '../../scripts/server-build.ts';
import { openSqliteEvents } from '../../stores/events/embedded/sqlite-events.ts';
import { openSqliteKeys } from '../../stores/keys/embedded/sqlite-keys.ts';
import { exportLog } from '../../stores/moving/log-file.ts';
import { hold } from '../../stores/sqlite/hold.ts';
import { freePort } from '../../stores/testing/free-port.ts';
import { start } from './start.ts';

let built: string;
/** Built once as it is run: compiling it anew for each start took most of the time. */
beforeAll(async () => {
  await mkdir('dist', { recursive: true });
  built = await mkdtemp(join('dist', 'start-test-'));
  const entryPoints = [
    { in: 'backend/processes/api.ts', out: 'api' },
    { in: 'backend/processes/all.ts', out: 'all' },
    { in: 'backend/processes/restore.ts', out: 'restore' },
    { in: 'backend/processes/views.ts', out: 'views' },
    { in: 'backend/processes/rebuild.ts', out: 'rebuild' },
    { in: 'projections/thread/thread.ts', out: 'rebuild-thread' },
  ];
  await build({ ...serverBuild, entryPoints, outdir: built });
});
afterAll(() => rm(built, { recursive: true, force: true }));

/** Runs an API, or another program, until it ends, and returns how it ended. */
const startApi = async (
  settings: Readonly<Record<string, string>>,
  prepare: (folder: string) => Promise<void> = async () => undefined,
  program = 'api',
) => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { jwtSecret, ...others } = settings;
  if (jwtSecret !== undefined) await writeFile(join(folder, 'jwt-secret'), jwtSecret);
  await prepare(folder);
  const given = jwtSecret === undefined ? { JWT_SECRET: 'a secret long enough' } : {};
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...given, ...others };
  return new Promise<{
    readonly code: unknown;
    readonly said: string;
    readonly printed: string;
    readonly left: readonly string[];
  }>((resolve) => {
    execFile(process.execPath, [join(built, `${program}.js`)], { env }, async (error, printed, said) =>
      resolve({ code: error?.code, said, printed, left: await readdir(folder) }),
    );
  });
};

it.each([
  [
    { EVENTSTORE_URL: 'esdb://ana:secret@localhost:port' },
    'The address of EventStoreDB is malformed (EVENTSTORE_URL): host 1 is no host:port',
  ],
  [
    { EVENTSTORE_URL: 'esdb://ana:sec@ret@localhost' },
    'The address of EventStoreDB is malformed (EVENTSTORE_URL): an @ in a user, a password or an option is written %40',
  ],
  [
    { EVENTSTORE_URL: 'esdb://ana:secret@localhost?tlsVerifyCret=false' },
    'The address of EventStoreDB is malformed (EVENTSTORE_URL): there is no option tlsVerifyCret',
  ],
  [{ MONGO_URL: 'mongodb://ana:secret@localhost:port/genial' }, 'The address of MongoDB is malformed (MONGO_URL)'],
])('refuses to start with an unreadable address, in one line', async (settings, reason) => {
  expect(await startApi(settings)).toMatchObject({ code: 1, said: `Genial could not go on: ${reason}\n` });
});

it('refuses to start with an empty secret, and says in one line what to do', async () => {
  const { code, said } = await startApi({ jwtSecret: '' });
  expect(code).toBe(1);
  expect(said).toMatch(/^Genial could not go on: \S+jwt-secret is empty: delete it [^\n]+\n$/);
});

it('names, for an unavailable log, the setting, the address and what to do', async () => {
  const port = await freePort();
  expect(await startApi({ EVENTSTORE_URL: `esdb://ana:secret@127.0.0.1:${port}?tls=false` })).toMatchObject({
    code: 1,
    said: `Genial could not go on: The events store cannot be reached: EVENTSTORE_URL: 127.0.0.1:${port} refuses connections. Start EventStoreDB there, or correct host and port\n`,
  });
});

it('stops with one sentence at an event of a newer version, instead of trying again and again', async () => {
  const { code, said } = await startApi({ PORT: '0' }, async (folder) => {
    const log = openSqliteEvents(join(folder, 'events.db'));
    const metadata = {
      at: '2026-11-22T12:00:00.000Z',
      by: null,
      accountId: null,
      correlationId: null,
      causationId: null,
    };
    const event = { id: randomUUID(), type: 'CustomerEdited', version: 99, data: {}, metadata };
    await log.append('customer-1', [event], 'no-stream');
    await log.close();
  });
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    'Genial could not go on: No schema reads version 99 of CustomerEdited: a newer version of the program wrote it, and ' +
      'this older one cannot read it. Start the newer version again.',
  ]);
});

it('stops with one sentence where the log is empty beside keys, unless that is meant', async () => {
  const withKeys = async (folder: string) => {
    const keys = openSqliteKeys(join(folder, 'keys.db'));
    await keys.create('customer-1');
    await keys.close();
  };
  const { code, said } = await startApi({ PORT: '0' }, withKeys);
  expect(code).toBe(1);
  expect(said).toMatch(/^Genial could not go on: The log has no events, but [^\n]+ACCEPT_EMPTY_LOG=1[^\n]+\n$/);
});

it('ends with one sentence beside a program that has everything in it on the same folder', async () => {
  let letGo: ReturnType<typeof hold> = null;
  const running = async (folder: string) => {
    letGo = hold(join(folder, 'all.lock'));
    onTestFinished(() => letGo?.());
  };
  const { code, said } = await startApi({ PORT: '0' }, running, 'all');
  expect(code).toBe(1);
  expect(said).toMatch(
    /^Genial could not go on: Another program already runs on DATA_DIR \(\S+\)\. Stop it, [^\n]+`make views`[^\n]+\n$/,
  );
});

it('builds no views, and makes no installation, where DATA_DIR leads to none', async () => {
  const views = await startApi({}, undefined, 'views');
  expect(views.code).toBeUndefined();
  expect(views.printed).toMatch(/^There is no installation in \S+\. Set DATA_DIR or EVENTSTORE_URL [^\n]+\n$/);
  const rebuild = await startApi({}, undefined, 'rebuild');
  expect(rebuild.code).toBe(1);
  expect(rebuild.said).toMatch(/^There is no installation in \S+\. [^\n]+\n$/);
  expect([views.left, rebuild.left]).toEqual([[], []]);
});

/** Runs a restore into an empty folder, and returns how it ended. */
const restored = async (...files: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const log = join(folder, 'log.ndjson');
  const [events, keys] = [openSqliteEvents(join(folder, 'from.db')), openSqliteKeys(join(folder, 'from-keys.db'))];
  const metadata = {
    at: '2026-11-22T12:00:00.000Z',
    by: null,
    accountId: null,
    correlationId: null,
    causationId: null,
  };
  const data = { personal: { lockedFor: 'customer-1', box: 'bm90aGluZw==' } };
  const event = { id: randomUUID(), type: 'CustomerEdited', version: 1, data, metadata };
  await events.append('customer-1', [event], 'no-stream');
  await exportLog(events, keys, log);
  await Promise.all([events.close(), keys.close()]);
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'to') };
  return new Promise<{ readonly code: unknown; readonly said: string }>((resolve) => {
    const paths = files.map((file) => join(folder, file));
    execFile(process.execPath, [join(built, 'restore.js'), ...paths], { env }, (error, _, said) =>
      resolve({ code: error?.code, said }),
    );
  });
};

it('warns of a restore without keys how many persons stay locked', async () => {
  const { code, said } = await restored('log.ndjson');
  expect(code).toBeUndefined();
  expect(said).toMatch(/^WARNING: the keys of 1 of 1 persons are not here\. [^\n]+KEYS=[^\n]+\n$/);
});

it('says in one line that a file is not there', async () => {
  const { code, said } = await restored('nowhere.ndjson');
  expect(code).toBe(1);
  expect(said).toMatch(/^Genial could not go on: there is no such file or folder \([^\n]+nowhere\.ndjson'\)\n$/);
});

it.each([
  ['EPERM', 'not permitted: choose another PORT or DATA_DIR'],
  ['EACCES', 'not permitted: choose another PORT or DATA_DIR'],
  ['EROFS', 'DATA_DIR is on a file system that cannot be written: choose another one'],
])('says what to do about a folder that it may not make (%s), without a stack', async (code, remedy) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const program = async () => {
    throw Object.assign(new Error("mkdir '/data'"), { code });
  };
  await expect(start(program)).rejects.toThrow('ended');
  expect(ended).toHaveBeenCalledWith(1);
  expect(said).toHaveBeenCalledWith(`Genial could not go on: ${remedy} (mkdir '/data')`);
  said.mockRestore();
  ended.mockRestore();
});
