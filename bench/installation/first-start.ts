/** The first start on a whole log: until all views are built, what is answered meanwhile, and what the process holds. */
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from '../../e2e/program.ts';
import type { Finding } from '../figure.ts';
import { median, percentile } from '../statistics.ts';
import { SETTINGS } from './write.ts';

const ASKED_EVERY_MS = 50;

/** Resident memory of a process in megabytes; `VmHWM`: the most that it ever held. */
export const memoryOf = async (pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024;
};

/** Milliseconds of one answer; null if there was none. */
const answeredIn = async (url: string): Promise<number | null> => {
  const begun = performance.now();
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok ? performance.now() - begun : null;
  } catch {
    return null;
  }
};

const waited = (what: string, times: readonly number[]): readonly Finding[] => [
  { what: `${what} meanwhile: p99 (median ${median(times).toFixed(1)})`, value: percentile(times, 0.99), unit: 'ms' },
  { what: 'the same: slowest', value: Math.max(...times), unit: 'ms', target: { atMost: 100 } },
];

export const measureFirstStart = async (dataDir: string): Promise<readonly Finding[]> => {
  const begun = performance.now();
  const process = await startProcess('all', dataDir, SETTINGS);
  const alive: number[] = [];
  const plans: number[] = [];
  let isReady = false;
  const asking = (async () => {
    while (!isReady) {
      const health = await answeredIn(`${process.address}/healthz`);
      // Before the first answer nobody listens.
      if (health !== null) alive.push(health);
      const prices = await answeredIn(`${process.address}/api/plans`);
      if (prices !== null) plans.push(prices);
      await delay(ASKED_EVERY_MS);
    }
  })();
  await process.ready();
  const readyMs = performance.now() - begun;
  isReady = true;
  await asking;
  const most = await memoryOf(process.pid, 'VmHWM');
  await process.stop();
  return [
    { what: 'first start, until all views are built', value: readyMs / 1000, unit: 's', target: { atMost: 60 } },
    ...waited('/healthz', alive),
    ...waited('the plans', plans),
    { what: 'most memory of the process until then', value: most, unit: 'MB' },
  ];
};
