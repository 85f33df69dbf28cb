import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A process of our own to be killed or stopped. It speaks in lines on its standard output. */
export interface Child {
  readonly process: ChildProcessByStdio<null, Readable, null>;
  /** Every line said so far. */
  readonly lines: readonly string[];
  /** Resolved as soon as that many lines were said. */
  said(count: number): Promise<void>;
  /** Its exit code, or null when it was killed, once everything it said has been read. */
  readonly ended: Promise<number | null>;
  /** kill -9, resolved when it is gone and everything it said has been read. */
  kill(): Promise<void>;
}

/** Runs a script of this folder with its arguments as one JSON text. */
export const startChild = (script: string, argument: unknown): Child => {
  const path = fileURLToPath(new URL(`./${script}`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path, JSON.stringify(argument)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const read = createInterface({ input: child.stdout });
  read.on('line', (line) => {
    lines.push(line);
    for (const { count, resolve } of waiting) if (lines.length >= count) resolve();
  });
  const closed = once(read, 'close');
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    process: child,
    lines,
    ended: closed.then(() => exited),
    said: (count) =>
      lines.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
};
