import { Worker } from 'node:worker_threads';
import type { z } from 'zod';
import type { StoresConfig } from '../../stores/config.ts';
import type { Rebuilding } from '../rebuild.ts';
import { fromThread, type RebuildOrder, type Step, type toThread } from './messages.ts';
import { threadsFor } from './shares.ts';

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
          thread.postMessage({ do: 'stop' } satisfies z.input<typeof toThread>);
        }),
    ),
  );
};

interface RebuildThread {
  /** Returns the generations that are being built. Rejects if the thread could not do it, or has ended. */
  take(step: Step): Promise<Extract<FromThread, { type: 'done' }>['generations']>;
  /** It drops what it has begun and does not serve. */
  stop(): Promise<void>;
}

type FromThread = z.output<typeof fromThread>;
type OnNewer = (error: { readonly message: string }) => void;

/** Of what lives only for a batch there is so much that a small room for it is emptied all the time: a tenth of a rebuild. */
const YOUNG_MB = 96;

const startThread = (entry: URL, workerData: RebuildOrder, onNewer: OnNewer): RebuildThread => {
  const thread = new Worker(entry, {
    workerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  running.add(thread);
  const exited = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      running.delete(thread);
      resolve();
    });
  });
  const failed = new Promise<never>((_, reject) => {
    thread.on('message', (message: unknown) => {
      const told = fromThread.parse(message);
      if (told.type === 'newer') onNewer(told);
      if (told.type === 'failed') reject(new RebuildFailed(told.message));
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new RebuildFailed('The thread ended')));
  });
  failed.catch(() => undefined);
  const say = (word: z.input<typeof toThread>): void => thread.postMessage(word);
  return {
    take: (step) => {
      const done = new Promise<Readonly<Record<string, number>>>((resolve) => {
        const hear = (message: unknown): void => {
          const told = fromThread.parse(message);
          if (told.type !== 'done') return;
          thread.off('message', hear);
          resolve(told.generations);
        };
        thread.on('message', hear);
      });
      say(step);
      return Promise.race([done, failed]);
    },
    stop: () => {
      say({ do: 'stop' });
      return exited;
    },
  };
};

/**
 * Rebuilds in threads of their own, with stores of their own, so that a process that also answers requests goes on doing so.
 * Each reads a share of the log into the same generations. `onNewer` hears of an event that only a newer program reads.
 */
export const rebuildInThread =
  (entry: URL, config: StoresConfig, onNewer: OnNewer): Rebuilding =>
  async (names, alone, signal, ofSessions) => {
    signal.throwIfAborted();
    const of = threadsFor(names);
    const start = (index: number): RebuildThread =>
      startThread(entry, { config, names: [...names], ofSessions, share: { index, of } }, onNewer);
    const first = start(0);
    const others = Array.from({ length: of - 1 }, (_, index) => start(index + 1));
    const all = [first, ...others];
    const stop = (): Promise<unknown> => Promise.all(all.map((thread) => thread.stop()));
    const onAbort = (): void => void stop();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      const generations = await first.take({ do: 'begin' });
      await Promise.all(others.map((other) => other.take({ do: 'join', generations })));
      await Promise.all(all.map((thread) => thread.take({ do: 'read' })));
      await first.take({ do: 'prepare' });
      await alone(async () => {
        // The checkpoint is that of the first: what the others read beyond it is passed over when it comes again.
        for (const thread of all) await thread.take({ do: 'read' });
        await first.take({ do: 'swap' });
      });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
      await stop();
    }
  };
