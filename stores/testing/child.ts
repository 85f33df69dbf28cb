import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { built } from '../../domain/testing/built.ts';

/** A child process to be killed or stopped. It prints lines on its standard output. */
export interface Child {
  readonly process: ChildProcessByStdio<null, Readable, null>;
  /** Every line printed so far. */
  readonly lines: readonly string[];
  /** Resolves as soon as that many lines were printed. */
  said(count: number): Promise<void>;
  /** Its exit code, or null if it was killed, once all its output has been read. */
  readonly ended: Promise<number | null>;
  /** kill -9; resolves when it is gone and all its output has been read. */
  kill(): Promise<void>;
}

/** Runs a script of this folder, its arguments as one JSON text. */
export const startChild = (script: string, argument: unknown): Child => {
  const path = fileURLToPath(built(`stores/testing/${script}`));
  const child = spawn(process.execPath, [path, JSON.stringify(argument)], {
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
