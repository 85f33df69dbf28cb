/**
 * A whole installation, measured: `make scale` writes it, starts the program on it and asks. By itself, since it takes hours:
 * SCALE_CLIENTS (100,000), SCALE_OFFICES (20), SCALE_MINUTES of mixed load (60), SCALE_STREAMS (500); WRITE=1 writes
 * docs/scale.md.
 */
import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from '../../e2e/program.ts';
import type { Finding } from '../figure.ts';
import { withFolder } from '../folder.ts';
import { EVENTS_A_CUSTOMER } from '../history.ts';
import { aCoreOf, rateOf, run } from '../load-run.ts';
import { percentile, timed } from '../statistics.ts';
import { tableOf } from '../table.ts';
import { writeTable } from '../write.ts';
import { answersTo } from './answers.ts';
import { openDesks } from './desks.ts';
import { measureFirstStart, memoryOf } from './first-start.ts';
import { noteRetirements, type Office, SETTINGS, startTimed, writeInstallation } from './write.ts';

const settingOf = (name: string, byDefault: number): number => Number(process.env[name] ?? byDefault);
const CLIENTS = settingOf('SCALE_CLIENTS', 100_000);
const OFFICES = settingOf('SCALE_OFFICES', 20);
const MINUTES = settingOf('SCALE_MINUTES', 60);
const STREAMS = settingOf('SCALE_STREAMS', 500);
const EVENTS = CLIENTS * EVENTS_A_CUSTOMER;
const DESKS = 50;
const PARTS = 4;
const MEGABYTE = 1024 * 1024;

const step = (what: string): void => void process.stderr.write(`${what}\n`);

/** Runs a command of the built program on a stopped installation. Throws if it fails. */
const command = (name: string, dataDir: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
};

const sizes = async (dataDir: string): Promise<readonly Finding[]> => {
  const found: Finding[] = [];
  for (const name of (await readdir(dataDir)).filter((one) => one.endsWith('.db')).toSorted())
    found.push({ what: name, value: (await stat(join(dataDir, name))).size / MEGABYTE, unit: 'MB' });
  return found;
};

/** Streams of one calculation each that stay open, what they hold, and what a request takes meanwhile. */
const withStreams = async (address: string, pid: number, offices: readonly Office[]): Promise<readonly Finding[]> => {
  const desks = await openDesks([address], offices, DESKS);
  const before = await memoryOf(pid);
  const closing = new AbortController();
  const open = Array.from({ length: STREAMS }, async (_, number) => {
    const desk = desks[number % desks.length];
    try {
      for await (const _value of desk?.client.events(`/calculations/${desk.calculationId}/events`, closing.signal) ??
        [])
        if (closing.signal.aborted) return true;
      return true;
    } catch {
      return closing.signal.aborted;
    }
  });
  await delay(5_000);
  const { times, errors } = await run(desks.slice(0, 5), 20, [pid]);
  const held = await memoryOf(pid);
  closing.abort();
  const kept = (await Promise.all(open)).filter((one) => one).length;
  return [
    { what: `event streams of ${STREAMS} that stayed open`, value: kept, unit: '' },
    { what: 'memory that they hold', value: held - before, unit: 'MB' },
    { what: 'five busy browsers beside them: p95', value: percentile(times, 0.95), unit: 'ms' },
    { what: 'the same: errors', value: errors, unit: '', target: { atMost: 0 } },
  ];
};

const underLoad = async (address: string, pid: number, offices: readonly Office[]): Promise<readonly Finding[]> => {
  const desks = await openDesks([address], offices, DESKS);
  await run(desks, 30, [pid]);
  const found: Finding[] = [];
  const first = await memoryOf(pid);
  for (let part = 1; part <= PARTS; part += 1) {
    const load = await run(desks, (60 * MINUTES) / PARTS, [pid]);
    const minutes = Math.round((MINUTES * part * 10) / PARTS) / 10;
    found.push(
      { what: `mixed load of ${DESKS} browsers, to minute ${minutes}: requests`, value: rateOf(load), unit: '/s' },
      { what: 'the same: p99', value: percentile(load.times, 0.99), unit: 'ms' },
      { what: 'the same: errors', value: load.errors, unit: '', target: { atMost: 0 } },
      {
        what: 'the same: memory at its end',
        value: await memoryOf(pid),
        unit: 'MB',
        floor: { what: 'after half a minute of load', value: first },
        target: { atMost: 1.05 },
      },
    );
  }
  return found;
};

const severalProcesses = async (dataDir: string, offices: readonly Office[]): Promise<readonly Finding[]> => {
  const found: Finding[] = [];
  for (const count of [1, 2, 4]) {
    step(`${count} processes`);
    const { process: first } = await startTimed(dataDir);
    const more = await Promise.all(
      Array.from({ length: count - 1 }, async () => {
        const process = await startProcess('api', dataDir, SETTINGS);
        await process.ready();
        return process;
      }),
    );
    const processes = [first, ...more];
    const pids = processes.map(({ pid }) => pid);
    const desks = await openDesks(
      processes.map(({ address }) => address),
      offices,
      DESKS,
    );
    await run(desks, 5, pids);
    const load = await run(desks, 30, pids);
    found.push(
      { what: `${count} processes that answer, ${DESKS} browsers: requests`, value: rateOf(load), unit: '/s' },
      { what: 'the same: what a core of theirs answers', value: aCoreOf(load), unit: '/s' },
    );
    await Promise.all(processes.map((process) => process.stop()));
  }
  return found;
};

const measure = (): Promise<readonly Finding[]> =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    step(`writing ${CLIENTS} clients`);
    const { offices, writingMs } = await writeInstallation(dataDir, CLIENTS, OFFICES);
    const [largest, small] = offices;
    if (largest === undefined || small === undefined) throw new RangeError('two offices are needed');
    step('building the views');
    const first = await measureFirstStart(dataDir);
    for (const office of [largest, small]) await noteRetirements(dataDir, office);
    const again = await startTimed(dataDir);
    const { address, pid } = again.process;
    await delay(10_000);
    const atRest = await memoryOf(pid);
    step('asking');
    const answers = [...(await answersTo(address, largest, CLIENTS)), ...(await answersTo(address, small, CLIENTS))];
    const afterSheets = await memoryOf(pid);
    step('streams');
    const streams = await withStreams(address, pid, offices);
    await again.process.stop();
    const several = await severalProcesses(dataDir, offices);
    step('rebuild and export');
    const viewsBefore = (await stat(join(dataDir, 'views.db'))).size / MEGABYTE;
    const rebuildMs = await timed(() => command('rebuild', dataDir));
    const exportMs = await timed(() => command('export', dataDir, join(folder, 'log.ndjson')));
    const found = await sizes(dataDir);
    step('load');
    const loaded = await startTimed(dataDir);
    const load = await underLoad(loaded.process.address, loaded.process.pid, offices);
    await loaded.process.stop();
    return [
      { what: `${EVENTS.toLocaleString('en')} events written`, value: (EVENTS / writingMs) * 1000, unit: '/s' },
      ...first,
      { what: 'started again', value: again.readyMs / 1000, unit: 's' },
      { what: 'memory at rest', value: atRest, unit: 'MB' },
      ...answers,
      { what: 'memory after the spreadsheets', value: afterSheets, unit: 'MB' },
      ...streams,
      ...several,
      { what: 'all views rebuilt by make rebuild', value: rebuildMs / 1000, unit: 's', target: { atMost: 60 } },
      { what: 'views.db before that', value: viewsBefore, unit: 'MB' },
      { what: 'log exported', value: exportMs / 1000, unit: 's' },
      { what: 'exported log', value: (await stat(join(folder, 'log.ndjson'))).size / MEGABYTE, unit: 'MB' },
      ...found,
      ...load,
    ];
  });

const table = tableOf((await measure()).map((finding) => ['scale', finding] as const));
console.log(`\n${table}\n`);
if (process.env.WRITE === '1') await writeTable(table, 'scale');
process.exit(0);
