/** Fifty advisers' browsers at once, four reads per change, on one process and on two, beside a server that does nothing. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Process, startProcess } from '../e2e/program.ts';
import type { Figure, Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { ADMINISTRATOR, CLIENTS, furnish } from './load-desks.ts';
import { withBareServer } from './load-floor.ts';
import { aCoreOf, type Load, rateOf, run, runInTurn, type Worked } from './load-run.ts';
import { median, percentile } from './statistics.ts';

const SECONDS = Number(process.env.LOAD_SECONDS ?? 30);
/** Of so many parts the seconds of each consist. */
const TURNS = 6;
const SETTINGS = {
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  DEMO: '0',
  LOG_LEVEL: 'warn',
};
interface Measured {
  readonly load: Load;
  /** The same requests answered by a server that only signs in, reads and writes what it was given. */
  readonly floor: Load | null;
}

/** Running processes and the browsers at them, warmed up. */
interface Installation extends Worked {
  readonly dataDir: string;
}

const withInstallation = <Result>(
  start: (dataDir: string) => Promise<readonly Process[]>,
  work: (installation: Installation) => Promise<Result>,
): Promise<Result> =>
  withFolder(async (dataDir) => {
    const processes = await start(dataDir);
    try {
      const pids = processes.map(({ pid }) => pid);
      const desks = await furnish(processes.map(({ address }) => address));
      await run(desks, 3, pids);
      return await work({ dataDir, desks, pids });
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
      await delay(500);
    }
  });

const floorBeside = ({ desks, dataDir }: Installation): Promise<Load> =>
  withBareServer(desks, dataDir, async (bare, pid) => {
    await run(bare, 3, [pid]);
    return run(bare, SECONDS, [pid]);
  });

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

const started = async (
  name: 'all' | 'api',
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Process> => {
  const process = await startProcess(name, dataDir, { ...SETTINGS, ...more });
  await process.ready();
  return process;
};

const ROUNDS_ON_A_NODE = 3;

/** What a core answers with the log on a node, in turn with the embedded log: only where a node is named. */
const measureOnNode = async (): Promise<Finding> => {
  const what = 'the same on an EventStoreDB node: what a core answers';
  const url = process.env.EVENTSTORE_URL;
  if (url === undefined) return { what, because: 'EVENTSTORE_URL names none' };
  const coreOn = async (more: Readonly<Record<string, string>>): Promise<number> => {
    const all = async (dataDir: string): Promise<readonly Process[]> => [await started('all', dataDir, more)];
    return aCoreOf(await withInstallation(all, ({ desks, pids }) => run(desks, SECONDS, pids)));
  };
  const [embedded, node]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS_ON_A_NODE; round += 1) {
    embedded.push(await coreOn({ EVENTSTORE_URL: '' }));
    node.push(await coreOn({ EVENTSTORE_URL: url, JWT_SECRET: 'a secret of the benchmark' }));
  }
  const floor = { what: 'with the embedded log, in turn', value: median(embedded) };
  return { what, value: median(node), unit: '/s', floor, target: { atLeast: 0.9 } };
};

/** Both stand at once and are worked at in turn: measured apart, other work on the machine made two processes look from 1.38 to 1.72 times one. */
const measureOneAndTwo = (): Promise<{ readonly one: Measured; readonly two: Measured }> =>
  withInstallation(
    async (dataDir) => [await started('all', dataDir)],
    async (single) => {
      const [one, two] = await withInstallation(
        async (dataDir) => [await started('all', dataDir), await started('api', dataDir)],
        (pair) => runInTurn(single, pair, SECONDS, TURNS),
      );
      return { one: { load: one, floor: await floorBeside(single) }, two: { load: two, floor: null } };
    },
  );

export const load: Subject = {
  name: 'load',
  measure: async () => {
    const { one, two } = await measureOneAndTwo();
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
      await measureOnNode(),
    ];
  },
};
