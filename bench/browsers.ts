/** The memory of the browsers that a program has started. Linux only: it reads /proc. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Looking holds the browser up for a moment: what is timed is not looked at. */
const LOOK_EVERY_MS = 100;

/** The processes of this machine; those that end meanwhile are left out. */
const running = async (): Promise<readonly Running[]> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? [];
      return command === undefined ? [] : [{ pid: Number(id), parent: Number(parent), command }];
    }),
  );
  return read.flat();
};

/** Memory that is this process's own, and its share of what it has in common with others, in MB. */
const memoryOf = async (pid: number): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
};

/** What the browsers below a process hold now, in MB. */
const heldBelow = async (pid: number): Promise<number> => {
  const all = await running();
  const below = (parent: number): Running[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  const memory = await Promise.all(
    below(pid)
      .filter(({ command }) => /chrom/i.test(command))
      .map((one) => memoryOf(one.pid)),
  );
  return memory.reduce((sum, held) => sum + held, 0);
};

/** Does the work; answers its result and the most that the browsers below the process held meanwhile, in MB. */
export const withPeakOfBrowsers = async <Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; peak: number }> => {
  let peak = 0;
  let done = false;
  const watch = async (): Promise<void> => {
    while (!done) {
      peak = Math.max(peak, await heldBelow(pid));
      await delay(LOOK_EVERY_MS);
    }
  };
  const watching = watch();
  try {
    return { result: await work(), peak };
  } finally {
    done = true;
    await watching;
  }
};
