import { Worker } from 'node:worker_threads';
import type { z } from 'zod';
import type { StoresConfig } from '../../stores/config.ts';
import type { Rebuilding } from '../rebuild.ts';
import { fromThread, type RebuildOrder, type toThread } from './messages.ts';
import { sharedOut } from './shares.ts';

/** The thread's entry when the program runs from its sources; a bundle has a file of its own. */
export const rebuildThreadSource = new URL('./thread-from-source.mjs', import.meta.url);

/** The thread that rebuilt views could not. */
export class RebuildFailed extends Error {
  override readonly name = 'RebuildFailed';
}

const running = new Set<Worker>();

/**
 * Stops every rebuild that runs in a thread and waits until its stores are closed: a process that ends while a thread is inside
 * SQLite is aborted, or never ends.
 */
export const rebuildsStopped = async (): Promise<void> => {
  await Promise.all(
    [...running].map(
      (thread) =>
        new Promise<void>((resolve) => {
          thread.once('exit', () => resolve());
          thread.postMessage('stop');
        }),
    ),
  );
};

interface RebuildThread {
  /** All but the last stretch is built. Rejects if the thread ends before. */
  readonly ready: Promise<void>;
  /** Rejects if the thread could not do it. */
  readonly ended: Promise<void>;
  say(word: z.input<typeof toThread>): void;
}

type OnNewer = (error: { readonly message: string }) => void;

const startThread = (entry: URL, workerData: RebuildOrder, onNewer: OnNewer): RebuildThread => {
  const thread = new Worker(entry, { workerData, execArgv: [] });
  running.add(thread);
  let isReady = (): void => undefined;
  const prepared = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const ended = new Promise<void>((resolve, reject) => {
    thread.on('message', (message: unknown) => {
      const told = fromThread.parse(message);
      if (told.type === 'ready') isReady();
      else if (told.type === 'done') resolve();
      else if (told.type === 'newer') onNewer(told);
      else reject(new RebuildFailed(told.message));
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      running.delete(thread);
      reject(new RebuildFailed('The thread ended'));
    });
  });
  return { ready: Promise.race([prepared, ended]), ended, say: (word) => thread.postMessage(word) };
};

/**
 * Rebuilds in threads of their own, with stores of their own, so that a process that also answers requests goes on doing so.
 * All of them finish in one turn. `onNewer` hears of an event that only a newer program reads.
 */
export const rebuildInThread =
  (entry: URL, config: StoresConfig, onNewer: OnNewer): Rebuilding =>
  async (names, alone, signal, ofSessions) => {
    signal.throwIfAborted();
    const threads = sharedOut(names).map((share) =>
      startThread(entry, { config, names: [...share], ofSessions }, onNewer),
    );
    const sayToAll = (word: z.input<typeof toThread>): void => {
      for (const { say } of threads) say(word);
    };
    const stop = (): void => sayToAll('stop');
    signal.addEventListener('abort', stop, { once: true });
    try {
      await Promise.all(threads.map(({ ready }) => ready));
      await alone(async () => {
        sayToAll('turn');
        await Promise.all(threads.map(({ ended }) => ended));
      });
    } catch (error) {
      stop();
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      await Promise.allSettled(threads.map(({ ended }) => ended));
    }
  };
