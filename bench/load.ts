/** Fifty advisers' browsers at once, four reads per change, on one process and on two, beside a server that does nothing. */
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Process, startProcess } from '../e2e/program.ts';
import type { Figure, Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { ADMINISTRATOR, CLIENTS, type Desk, furnish, WORK } from './load-desks.ts';
import { withBareServer } from './load-floor.ts';
import { median, percentile } from './statistics.ts';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 30);
const SETTINGS = {
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  DEMO: '0',
  LOG_LEVEL: 'warn',
};
/** Of Linux, for the times in `/proc`. */
const TICKS_A_SECOND = 100;

interface Load {
  readonly times: readonly number[];
  readonly errors: number;
  readonly seconds: number;
  /** Of the processes that answer, without the browsers. */
  readonly processorSeconds: number;
}

/** User and system time of a process so far. */
const processorSecondsOf = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
};

const processorSecondsOfAll = async (pids: readonly number[]): Promise<number> =>
  (await Promise.all(pids.map(processorSecondsOf))).reduce((sum, seconds) => sum + seconds, 0);

const run = async (desks: readonly Desk[], seconds: number, pids: readonly number[]): Promise<Load> => {
  const times: number[] = [];
  let errors = 0;
  const before = await processorSecondsOfAll(pids);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const work = async (desk: Desk, place: number): Promise<void> => {
    for (let round = place; performance.now() < until; round += 1) {
      const asked = performance.now();
      const status = await WORK[round % WORK.length]?.(desk, round)
        .then((answer) => answer.status)
        .catch(() => 0);
      times.push(performance.now() - asked);
      if (status === undefined || status < 200 || status > 299) errors += 1;
    }
  };
  await Promise.all(desks.map(work));
  const processorSeconds = (await processorSecondsOfAll(pids)) - before;
  return { times, errors, seconds: (performance.now() - begun) / 1000, processorSeconds };
};

interface Measured {
  readonly load: Load;
  /** The same requests answered by a server that only signs in, reads and writes what it was given. */
  readonly floor: Load | null;
}

const measureOn = (
  start: (dataDir: string) => Promise<readonly Process[]>,
  { besideFloor }: { readonly besideFloor: boolean },
): Promise<Measured> =>
  withFolder(async (dataDir) => {
    const processes = await start(dataDir);
    try {
      const pids = processes.map(({ pid }) => pid);
      const desks = await furnish(processes.map(({ address }) => address));
      const floorOf = async (bare: readonly Desk[], pid: number): Promise<Load> => {
        await run(bare, 3, [pid]);
        return run(bare, SECONDS, [pid]);
      };
      await run(desks, 3, pids);
      const load = await run(desks, SECONDS, pids);
      return { load, floor: besideFloor ? await withBareServer(desks, dataDir, floorOf) : null };
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
      await delay(500);
    }
  });

const rateOf = ({ times, seconds }: Load): number => times.length / seconds;
/** What one busy core answers in a second. */
const aCoreOf = ({ times, processorSeconds }: Load): number => times.length / processorSeconds;

const BARE = 'bare Koa with sign-in, compression, the same bodies, one commit a write';

const findingsOf = ({ load, floor }: Measured, what: string): readonly Finding[] => {
  const beside = (value: (of: Load) => number, target: Figure['target']): Pick<Figure, 'floor' | 'target'> =>
    floor === null ? {} : { floor: { what: BARE, value: value(floor) }, ...(target === undefined ? {} : { target }) };
  const p99 = (of: Load): number => percentile(of.times, 0.99);
  return [
    {
      what: `${CLIENTS} clients, 80% reads, ${SECONDS} s, ${what}: requests`,
      value: rateOf(load),
      unit: '/s',
      ...beside(rateOf, { atLeast: 0.65 }),
    },
    { what: 'the same: p99', value: p99(load), unit: 'ms', ...beside(p99, { atMost: 2 }) },
    { what: 'the same: median', value: median(load.times), unit: 'ms' },
    {
      what: 'the same: processor time of a request',
      value: (1000 * load.processorSeconds) / load.times.length,
      unit: 'ms',
    },
    { what: 'the same: errors', value: load.errors, unit: '', target: { atMost: 0 } },
  ];
};

const started = async (name: 'all' | 'api', dataDir: string): Promise<Process> => {
  const process = await startProcess(name, dataDir, SETTINGS);
  await process.ready();
  return process;
};

export const load: Subject = {
  name: 'load',
  measure: async () => {
    const one = await measureOn(async (dataDir) => [await started('all', dataDir)], { besideFloor: true });
    const two = await measureOn(async (dataDir) => [await started('all', dataDir), await started('api', dataDir)], {
      besideFloor: false,
    });
    return [
      ...findingsOf(one, 'one process'),
      ...findingsOf(two, 'one process and a second API'),
      {
        what: 'what two processes could answer on two cores of their own (requests ÷ their processor seconds)',
        value: 2 * aCoreOf(two.load),
        unit: '/s',
        floor: { what: 'what one could on one core', value: aCoreOf(one.load) },
        target: { atLeast: 1.6 },
      },
    ];
  },
};
