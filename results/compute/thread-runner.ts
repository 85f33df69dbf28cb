import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** The thread took longer or more memory than it may, or died; the next run starts a new one. */
export class ThreadStopped extends Error {
  override readonly name = 'ThreadStopped';
}

/** Closed by the process that ends: whoever asked is not served any more, and nothing is wrong. */
export class ThreadClosed extends ThreadStopped {}

const closing = (): ThreadClosed => new ThreadClosed('The thread was closed');

export interface ThreadLimits {
  /** Of one run. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** Room for what a run throws away at once: collected less often, a seventh of a calculation's time is spared. */
  readonly youngMb?: number;
}

export interface ThreadRunner<Input, Output> {
  /** One run after another. Rejects with {@link ThreadStopped}, or with what the thread itself reported. */
  run(input: Input): Promise<Output>;
  /** For good: whoever asks afterwards is refused with {@link ThreadClosed}. */
  close(): Promise<void>;
}

/** What a thread answers to each message, in their order. */
const threadReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), output: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

interface Asked<Input> {
  readonly input: Input;
  readonly answer: (message: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** A thread that was told to end while it was starting, on a busy machine, was seen not to: it is told again. */
const TOLD_AGAIN_MS = 1_000;
const MOST_TIMES_TOLD = 5;

/** Ends the thread. One that does not end keeps the process from nothing. */
export const end = async (thread: Pick<Worker, 'terminate' | 'unref'>): Promise<void> => {
  for (let time = 1; time <= MOST_TIMES_TOLD; time += 1) {
    const waiting = new AbortController();
    const again = sleep(TOLD_AGAIN_MS, false, { signal: waiting.signal }).catch(() => false);
    const ended = await Promise.race([thread.terminate().then(() => true), again]);
    waiting.abort();
    if (ended) return;
  }
  thread.unref();
};

/** So many inputs lie before the thread: it goes on to the next while a busy event loop has yet to take its answer. */
const BEFORE_THE_THREAD = 4;

/** A warm thread for computations: it stays alive between runs, so that its code stays compiled. */
export const threadRunner = <Input, Schema extends z.ZodType>(
  entry: URL,
  output: Schema,
  limits: ThreadLimits,
): ThreadRunner<Input, z.output<Schema>> => {
  let thread: Worker | null = null;
  let closed = false;
  let late: NodeJS.Timeout | undefined;
  /** The thread works on the first of these; it has been sent as many as `sent`. */
  const asked: Asked<Input>[] = [];
  let sent = 0;

  const start = (): Worker => {
    const started = new Worker(entry, {
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        ...(limits.youngMb === undefined ? {} : { maxYoungGenerationSizeMb: limits.youngMb }),
      },
    });
    started.unref();
    started.on('message', (message) => {
      if (thread === started) answered(message);
    });
    started.on('error', (error) => lose(started, error.message));
    started.on('exit', () => lose(started, 'The thread ended'));
    return started;
  };

  const feed = (): void => {
    if (asked.length === 0) return;
    const running = thread ?? start();
    thread = running;
    for (const { input } of asked.slice(sent, BEFORE_THE_THREAD)) {
      running.postMessage(input);
      sent += 1;
    }
    late ??= setTimeout(() => lose(running, `The thread took longer than ${limits.timeoutMs} ms`), limits.timeoutMs);
  };

  /** The first of those asked is over; the time of the next begins. */
  const over = (): Asked<Input> | undefined => {
    clearTimeout(late);
    late = undefined;
    return asked.shift();
  };

  const answered = (message: unknown): void => {
    const first = over();
    sent -= 1;
    feed();
    try {
      first?.answer(message);
    } catch (error) {
      first?.fail(error);
    }
  };

  /** The run at hand is lost; whoever comes next gets a thread of its own, not this one on its way out. */
  const lose = (lost: Worker, reason: string): void => {
    if (thread !== lost) return;
    thread = null;
    sent = 0;
    void end(lost);
    const first = over();
    feed();
    first?.fail(new ThreadStopped(reason));
  };

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        const answer = (message: unknown): void => {
          const reply = threadReply.parse(message);
          if (reply.ok) resolve(output.parse(reply.output));
          else reject(new Error(reply.message));
        };
        if (closed) return reject(closing());
        asked.push({ input, answer, fail: reject });
        if (sent < BEFORE_THE_THREAD) feed();
      }),
    close: async () => {
      closed = true;
      const running = thread;
      thread = null;
      sent = 0;
      clearTimeout(late);
      late = undefined;
      for (const { fail } of asked.splice(0)) fail(closing());
      if (running !== null) await end(running);
    },
  };
};
