import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CnisFailureName, cnisFailure } from '../domain/cnis/errors.ts';
import { type ReadRequest, readerMessage } from './protocol.ts';
import type { CnisReading } from './read-cnis.ts';

/**
 * The entry of the reading process when the program runs from its sources. A bundle builds `reader-process.ts` as an
 * entry of its own and gives that file's address instead: `new URL('./cnis-reader.js', import.meta.url)`.
 */
export const readerSource = new URL('./reader-process-from-source.mjs', import.meta.url);

export interface ReaderLimits {
  /** For one reading, including the start of a cold process. */
  readonly milliseconds: number;
  /** Limit of the JavaScript heap. */
  readonly heapMegabytes: number;
  /** Limit of the whole process: buffers, such as a decompressed stream, are outside the heap. Checked on Linux only. */
  readonly memoryMegabytes: number;
  /** After this long without a reading the process ends and frees its memory. */
  readonly idleMilliseconds: number;
}

/** An extract of 46 pages takes a quarter of a second and about 60 MB on top of the 70 MB of a fresh process. */
export const defaultLimits: ReaderLimits = {
  milliseconds: 30_000,
  heapMegabytes: 256,
  memoryMegabytes: 768,
  idleMilliseconds: 600_000,
};

export interface CnisReader {
  /** Starts the process, so that the next reading does not wait for it. */
  readonly warm: () => Promise<void>;
  /**
   * Reads one extract at a time, a locked one with its password; further calls wait. Never rejects: a crash of the process
   * is a named failure.
   */
  readonly read: (bytes: Uint8Array, onProgress?: (share: number) => void, password?: string) => Promise<CnisReading>;
  readonly close: () => Promise<void>;
}

const watchEvery = 50;
const kilobytesInMegabyte = 1024;
/** How Node exits when its heap is full, as seen by its parent or through a shell. */
const [abortSignal, abortCode] = ['SIGABRT', 134];

const failureOf = (code: number | null, signal: string | null): CnisFailureName =>
  signal === abortSignal || code === abortCode ? 'MemoryLimit' : 'ReaderStopped';

/** The process gets no environment, hence no secrets, and the output of the PDF library is discarded. */
const start = (entry: URL, limits: ReaderLimits): ChildProcess => {
  const child = fork(fileURLToPath(entry), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${limits.heapMegabytes}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  holdUp(child, false);
  return child;
};

/** Whether our own process stays alive for this one. */
const holdUp = (child: ChildProcess, holds: boolean): void => {
  for (const held of [child, child.channel]) {
    if (holds) held?.ref();
    else held?.unref();
  }
};

/** Null once the process has exited, and on systems that do not report it. */
const megabytesOf = async ({ pid }: ChildProcess): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / kilobytesInMegabyte;
};

/** Resolves when the process has loaded or has died while loading; the reading then reports the failure. */
const loaded = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['message', 'error', 'exit']) child.once(event, () => resolve());
  });

const readOn = (
  child: ChildProcess,
  request: ReadRequest,
  limits: ReaderLimits,
  onProgress: (share: number) => void,
): Promise<{ reading: CnisReading; alive: boolean }> =>
  new Promise((resolve) => {
    const settle = (reading: CnisReading, alive: boolean): void => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', listen);
      child.off('error', fail);
      child.off('exit', leave);
      holdUp(child, false);
      resolve({ reading, alive });
    };
    const listen = (raw: unknown): void => {
      const message = readerMessage.safeParse(raw);
      if (!message.success) settle(cnisFailure('ReaderStopped'), false);
      else if (message.data.type === 'progress') onProgress(message.data.share);
      else if (message.data.type === 'reading') settle(message.data.reading, true);
    };
    const fail = (): void => settle(cnisFailure('ReaderStopped'), false);
    const leave = (code: number | null, signal: string | null): void =>
      settle(cnisFailure(failureOf(code, signal)), false);
    const timer = setTimeout(() => settle(cnisFailure('TimeLimit'), false), limits.milliseconds);
    const watch = setInterval(async () => {
      if (((await megabytesOf(child)) ?? 0) > limits.memoryMegabytes) settle(cnisFailure('MemoryLimit'), false);
    }, watchEvery);
    child.on('message', listen);
    child.on('error', fail);
    child.on('exit', leave);
    holdUp(child, true);
    // If the process is gone, its exit event reports it.
    child.send(request, () => undefined);
  });

interface Running {
  readonly child: ChildProcess;
  readonly loaded: Promise<void>;
}

/**
 * A reader that works in a separate process, so that a hostile file cannot bring down the server. The process is kept
 * between readings; if it fails, the next reading starts a new one. `onStart` is told of each that is started.
 */
export const createCnisReader = (
  entry: URL,
  limits: ReaderLimits = defaultLimits,
  onStart: (child: ChildProcess) => void = () => undefined,
): CnisReader => {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const reader = (): Running => {
    clearTimeout(idle);
    if (running !== null) return running;
    const child = start(entry, limits);
    onStart(child);
    const started: Running = { child, loaded: loaded(child) };
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  };
  const stop = async (): Promise<void> => {
    clearTimeout(idle);
    const stopped = running?.child;
    running = null;
    if (stopped === undefined || stopped.exitCode !== null || stopped.signalCode !== null) return;
    const gone = new Promise((resolve) => stopped.once('exit', resolve));
    stopped.kill('SIGKILL');
    await gone;
  };
  const rest = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => void stop(), limits.idleMilliseconds);
    idle.unref();
  };
  const readNext = async (request: ReadRequest, onProgress: (share: number) => void): Promise<CnisReading> => {
    const { reading, alive } = await readOn(reader().child, request, limits, onProgress);
    if (alive) rest();
    else await stop();
    return reading;
  };

  return {
    warm: async () => {
      await reader().loaded;
      rest();
    },
    read: (bytes, onProgress = () => undefined, password) => {
      const reading = last.then(() => readNext({ bytes, password }, onProgress));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      await last;
      await stop();
    },
  };
};
