import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Handled } from '../handle.ts';
import { openStores } from '../open.ts';
import type { Stores } from '../stores.ts';
import { type Counter, counter, counterEvents, METADATA } from '../testing/counter.ts';
import { BackupKept, DamagedLine, KeyDiffers, NothingToExport, TargetDiffers } from './errors.ts';
import { exportInstallation } from './export.ts';
import { exportKeys } from './keys-file.ts';
import { exportLog } from './log-file.ts';
import { restore } from './restore.ts';

let folder: string;
let source: Stores;
let target: Stores;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-export-'));
  source = await openStores({ dataDir: join(folder, 'from') });
  target = await openStores({ dataDir: join(folder, 'to') });
});
afterEach(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (stores: Stores, stream: string, command: Parameters<typeof counter.decider.decide>[0]) =>
  stores.handle(counter, stream, command, { metadata: METADATA });
const stateAfter = (handled: Handled<Counter, unknown, unknown>) => (handled.ok ? handled.state : handled.error);

/** Three persons, of whom the second asked to be forgotten. */
const someLife = async (): Promise<void> => {
  for (const name of ['Ana', 'Bia', 'Caio']) await run(source, `counter-${name}`, { type: 'Open', name });
  for (let round = 0; round < 5; round += 1) await run(source, 'counter-Ana', { type: 'Count', by: 1 });
  await source.keys.destroy('counter-Bia');
};

const files = () => ({ log: join(folder, 'log.ndjson'), keys: join(folder, 'keys.ndjson') });

const exported = async () => {
  const { log, keys } = files();
  const size = await exportLog(source.events, source.keys, log);
  await exportKeys(source.keys, keys);
  return { ...size, lines: (await readFile(log, 'utf8')).trimEnd().split('\n') };
};

const nameOf = async (stores: Stores, stream: string) => {
  const [first] = await stores.log.readStream(counterEvents, stream);
  return first?.event.type === 'CounterOpened' ? (first.event.data.personal?.name ?? null) : undefined;
};

describe('an exported log', () => {
  it('is lines of JSON without personal data, in files that only their owner may read', async () => {
    await someLife();
    const { events, forgotten, lines } = await exported();
    expect({ events, forgotten, lines: lines.length }).toEqual({ events: 8, forgotten: 1, lines: 11 });
    for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object');
    for (const name of ['Ana"', 'Bia"', 'Caio"']) expect(lines.join('\n')).not.toContain(`"name":"${name}`);
    for (const file of Object.values(files())) expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('restored with its keys is the same log, readable', async () => {
    await someLife();
    await exported();
    expect(await restore(files(), target)).toEqual({
      events: 8,
      written: 8,
      keys: 2,
      forgotten: 1,
      persons: 3,
      locked: 0,
    });
    expect(await target.events.readAll()).toEqual(await source.events.readAll());
    expect(await nameOf(target, 'counter-Ana')).toBe('Ana');
    expect(stateAfter(await run(target, 'counter-Ana', { type: 'Count', by: 1 }))).toMatchObject({ total: 6 });
  });

  it('restored again changes nothing', async () => {
    await someLife();
    await exported();
    await restore(files(), target);
    const before = await target.events.readAll();
    expect(await restore(files(), target)).toMatchObject({ events: 8, written: 0, keys: 2, forgotten: 1 });
    expect(await target.events.readAll()).toEqual(before);
  });

  it('restored without keys is complete but locked, until the keys are restored', async () => {
    await someLife();
    await exported();
    expect(await restore({ ...files(), keys: null }, target)).toMatchObject({ persons: 3, locked: 2 });
    expect(await nameOf(target, 'counter-Caio')).toBeNull();
    expect(await restore(files(), target)).toMatchObject({ locked: 0 });
    expect(await nameOf(target, 'counter-Caio')).toBe('Caio');
  });

  it('counts whose keys are not there, when the keys are those of another installation', async () => {
    await someLife();
    await exported();
    await target.keys.create('counter-Zoe');
    await exportKeys(target.keys, files().keys);
    expect(await restore(files(), target)).toMatchObject({ keys: 1, persons: 3, locked: 2 });
  });

  it('leaves a forgotten person forgotten, also with keys that were exported before', async () => {
    await run(source, 'counter-Bia', { type: 'Open', name: 'Bia' });
    await exportKeys(source.keys, files().keys);
    await source.keys.destroy('counter-Bia');
    await exportLog(source.events, source.keys, files().log);
    expect(await restore(files(), target)).toMatchObject({ keys: 0, forgotten: 1 });
    expect(await target.keys.create('counter-Bia')).toEqual({ status: 'destroyed' });
    expect(await nameOf(target, 'counter-Bia')).toBeNull();
  });

  it('is read also as older programs wrote it, without numbers', async () => {
    await someLife();
    const { lines } = await exported();
    const older = lines.map((line) => {
      const { crc: _, number: __, ...rest } = JSON.parse(line);
      const json = JSON.stringify('version' in rest && 'format' in rest ? { ...rest, version: 1 } : rest);
      return `${json.slice(0, -1)},"crc":${crc32(json)}}`;
    });
    await writeFile(files().log, `${older.join('\n')}\n`);
    expect(await restore(files(), target)).toMatchObject({ events: 8, written: 8 });
  });

  it('leaves no keys where it is refused, because the log there is another one', async () => {
    await someLife();
    await exported();
    await run(target, 'counter-Zoe', { type: 'Open', name: 'Zoe' });
    await expect(restore(files(), target)).rejects.toThrow(TargetDiffers);
    expect(await target.keys.get('counter-Ana')).toEqual({ status: 'missing' });
  });

  it('is not restored over a different key of the same person', async () => {
    await someLife();
    await exported();
    await target.keys.create('counter-Ana');
    await expect(restore(files(), target)).rejects.toThrow(KeyDiffers);
    expect(await target.events.readAll()).toEqual([]);
  });
});

describe('a damaged export', () => {
  const damages: readonly [string, number, (lines: string[]) => string[]][] = [
    ['a letter of a content', 6, (lines) => lines.with(5, (lines[5] ?? '').replace('Counted', 'Mounted'))],
    ['half a line', 4, (lines) => lines.with(3, (lines[3] ?? '').slice(0, 40))],
    ['a line left out', 7, (lines) => lines.toSpliced(6, 1)],
    ['a line twice', 8, (lines) => lines.toSpliced(7, 0, lines[6] ?? '')],
    ['the end left out', 11, (lines) => lines.slice(0, -1)],
    ['the head left out', 1, (lines) => lines.slice(1)],
    ['the last event left out', 10, (lines) => lines.toSpliced(9, 1)],
    ['something after the end', 12, (lines) => [...lines, lines[1] ?? '']],
    ['two lines of different people swapped', 3, (lines) => lines.with(2, lines[3] ?? '').with(3, lines[2] ?? '')],
  ];
  it.each(damages)('with %s is refused, naming the line, and nothing is written', async (_what, line, damage) => {
    await someLife();
    const { lines } = await exported();
    await writeFile(files().log, `${damage(lines).join('\n')}\n`);
    const refusal = await restore(files(), target).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DamagedLine);
    expect(refusal).toMatchObject({ line });
    expect(await target.events.readAll()).toEqual([]);
    expect(await target.keys.get('counter-Ana')).toEqual({ status: 'missing' });
  });

  it('is refused for its keys as well', async () => {
    await someLife();
    await exported();
    const lines = (await readFile(files().keys, 'utf8')).trimEnd().split('\n');
    await writeFile(files().keys, `${lines.toSpliced(1, 1).join('\n')}\n`);
    await expect(restore(files(), target)).rejects.toMatchObject({ name: 'DamagedLine', line: 3 });
  });

  it('exists under its name only when complete', async () => {
    await someLife();
    const broken = { readAll: () => Promise.reject(new Error(`broken ${randomUUID()}`)) };
    await expect(exportLog(broken, source.keys, files().log)).rejects.toThrow('broken');
    await expect(stat(files().log)).rejects.toThrow('ENOENT');
    expect((await readdir(folder)).toSorted()).toEqual(['from', 'to']);
  });
});

describe('an export over an earlier file', () => {
  const again = (from: Stores = source) => exportInstallation(files(), { ...from, place: 'here' });

  it('takes its place when it holds all of it', async () => {
    await someLife();
    expect(await again()).toEqual({ events: 8, forgotten: 1, keys: 2 });
    await run(source, 'counter-Dora', { type: 'Open', name: 'Dora' });
    expect(await again()).toEqual({ events: 9, forgotten: 1, keys: 3 });
  });

  it.each(['an empty installation', 'another installation'])(
    'leaves it as it is when it is made from %s',
    async (what) => {
      await someLife();
      await again();
      const before = await readFile(files().log);
      if (what === 'another installation') await run(target, 'counter-Ana', { type: 'Open', name: 'Ana' });
      await expect(again(target)).rejects.toThrow(what === 'another installation' ? BackupKept : NothingToExport);
      expect(await readFile(files().log)).toEqual(before);
      expect(await readdir(folder)).not.toContain('log.ndjson.fresh');
    },
  );

  it('is not written over by its own keys, however the file is named', async () => {
    await someLife();
    const { log } = files();
    const place = 'the folder';
    const twice = { log, keys: join(folder, 'from', '..', 'log.ndjson') };
    await expect(exportInstallation(twice, { ...source, place })).rejects.toThrow(BackupKept);
    await exportInstallation({ log, keys: null }, { ...source, place });
    const before = await readFile(log, 'utf8');
    await symlink(log, join(folder, 'link.ndjson'));
    const linked = { log, keys: join(folder, 'link.ndjson') };
    await expect(exportInstallation(linked, { ...source, place })).rejects.toThrow('need a file each');
    expect(await readFile(log, 'utf8')).toBe(before);
  });

  it('leaves a file as it is that is no export, and keys that are not there', async () => {
    await someLife();
    await writeFile(files().log, 'a letter');
    await expect(again()).rejects.toThrow(BackupKept);
    await rm(files().log);
    await target.keys.create('counter-Zoe');
    await exportKeys(target.keys, files().keys);
    await expect(again()).rejects.toThrow('it holds keys that are not here');
  });
});
