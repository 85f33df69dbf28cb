import { Worker } from 'node:worker_threads';
import type { StoresConfig } from '../../stores/config.ts';
import type { Rebuilding } from '../rebuild.ts';
import { fromThread, type RebuildOrder } from './messages.ts';

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

/**
 * Rebuilds in a thread of its own, with stores of its own, so that a process that also answers requests goes on doing so.
 * `onNewer` hears of an event that only a newer program reads.
 */
export const rebuildInThread =
  (entry: URL, config: StoresConfig, onNewer: (error: { readonly message: string }) => void): Rebuilding =>
  async (names, alone, signal, ofSessions) => {
    signal.throwIfAborted();
    const workerData: RebuildOrder = { config, names: [...names], ofSessions };
    const thread = new Worker(entry, { workerData, execArgv: [] });
    running.add(thread);
    let isReady = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
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
    const stop = (): void => thread.postMessage('stop');
    signal.addEventListener('abort', stop, { once: true });
    try {
      await Promise.race([ready, ended]);
      await alone(async () => {
        thread.postMessage('turn');
        await ended;
      });
    } finally {
      signal.removeEventListener('abort', stop);
      await ended.catch(() => undefined);
    }
  };
