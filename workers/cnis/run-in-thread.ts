import { Worker } from 'node:worker_threads';
import { type CnisFailureName, cnisFailure } from '../../domain/cnis/errors.ts';
import type { CnisReading } from './job.ts';
import { type ReadRequest, threadMessage } from './protocol.ts';

/**
 * The entry of the reading thread when the program runs from its sources. A bundle builds `thread.ts` as an entry of
 * its own and gives that file's address instead: `new URL('./cnis-thread.js', import.meta.url)`.
 */
export const sourceThread = new URL('./thread-from-source.mjs', import.meta.url);

export interface ThreadLimits {
  /** Of one reading, the start of a cold thread included. */
  readonly milliseconds: number;
  /** What the thread's objects may take. */
  readonly heapMegabytes: number;
  /** By how much the process may grow during a reading: buffers, such as a stream unpacked, are outside of the heap. */
  readonly growthMegabytes: number;
  /** After so long without a reading the thread ends and gives its memory back. */
  readonly idleMilliseconds: number;
}

/** An extract of 46 pages takes a quarter of a second and some 60 MB. */
export const defaultLimits: ThreadLimits = {
  milliseconds: 30_000,
  heapMegabytes: 256,
  growthMegabytes: 768,
  idleMilliseconds: 600_000,
};

export interface CnisReader {
  /** Starts the thread, so that the next reading does not wait for it. */
  readonly warm: () => Promise<void>;
  /** Reads one extract; several at once wait for each other. Never rejects: a thread that dies is a named failure. */
  readonly read: (bytes: Uint8Array, onProgress?: (share: number) => void) => Promise<CnisReading>;
  readonly close: () => Promise<void>;
}

const watchEvery = 50;
const megabyte = 1024 * 1024;

const failureOf = (error: unknown): CnisFailureName =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'MemoryLimit'
    : 'ReaderStopped';

const start = (entry: URL, limits: ThreadLimits): Worker => {
  const worker = new Worker(entry, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    stdout: true,
    stderr: true,
  });
  // What the PDF library prints may quote the file, and no log of ours may.
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  return worker;
};

/** Resolves when the thread has loaded, or has died on the way: the reading then says so. */
const loaded = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.once('message', () => resolve());
    worker.once('error', () => resolve());
    worker.once('exit', () => resolve());
  });

const readOn = (
  worker: Worker,
  bytes: Uint8Array,
  limits: ThreadLimits,
  onProgress: (share: number) => void,
): Promise<{ reading: CnisReading; alive: boolean }> =>
  new Promise((resolve) => {
    const before = process.memoryUsage.rss();
    const settle = (reading: CnisReading, alive: boolean): void => {
      clearTimeout(timer);
      clearInterval(watch);
      worker.off('message', listen);
      worker.off('error', fail);
      worker.off('exit', leave);
      worker.unref();
      resolve({ reading, alive });
    };
    const listen = (raw: unknown): void => {
      const message = threadMessage.safeParse(raw);
      if (!message.success) settle(cnisFailure('ReaderStopped'), false);
      else if (message.data.type === 'progress') onProgress(message.data.share);
      else if (message.data.type === 'reading') settle(message.data.reading, true);
    };
    const fail = (error: unknown): void => settle(cnisFailure(failureOf(error)), false);
    const leave = (): void => settle(cnisFailure('ReaderStopped'), false);
    const timer = setTimeout(() => settle(cnisFailure('TimeLimit'), false), limits.milliseconds);
    const watch = setInterval(() => {
      const grown = process.memoryUsage.rss() - before;
      if (grown > limits.growthMegabytes * megabyte) settle(cnisFailure('MemoryLimit'), false);
    }, watchEvery);
    worker.on('message', listen);
    worker.on('error', fail);
    worker.on('exit', leave);
    worker.ref();
    worker.postMessage({ bytes } satisfies ReadRequest);
  });

interface Thread {
  readonly worker: Worker;
  readonly loaded: Promise<void>;
}

/**
 * A reader that works in a thread of its own and keeps it between readings; after a failure of the thread the next
 * reading starts a new one.
 */
export const createCnisReader = (entry: URL, limits: ThreadLimits = defaultLimits): CnisReader => {
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const running = (): Thread => {
    clearTimeout(idle);
    if (thread !== null) return thread;
    const worker = start(entry, limits);
    const started: Thread = { worker, loaded: loaded(worker) };
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (thread === started) thread = null;
    });
    thread = started;
    return started;
  };
  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = thread;
    thread = null;
    await stopped?.worker.terminate();
  };
  const rest = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), limits.idleMilliseconds);
    idle.unref();
  };
  const readNext = async (bytes: Uint8Array, onProgress: (share: number) => void): Promise<CnisReading> => {
    const { reading, alive } = await readOn(running().worker, bytes, limits, onProgress);
    if (alive) rest();
    else await stop();
    return reading;
  };

  return {
    warm: async () => {
      await running().loaded;
      rest();
    },
    read: (bytes, onProgress = () => undefined) => {
      const reading = last.then(() => readNext(bytes, onProgress));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      await last;
      await stop();
    },
  };
};
