import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** The thread took longer or more memory than it may, or died; the next run starts a new one. */
export class ThreadStopped extends Error {
  override readonly name = 'ThreadStopped';
}

export interface ThreadLimits {
  /** Of one run. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

export interface ThreadRunner<Input, Output> {
  /** One run after another. Rejects with {@link ThreadStopped}, or with what the thread itself reported. */
  run(input: Input): Promise<Output>;
  close(): Promise<void>;
}

/** What a thread answers to each message. */
export const threadReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), output: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

/** A warm thread for computations: it stays alive between runs, so that its code stays compiled. */
export const threadRunner = <Input, Schema extends z.ZodType>(
  entry: URL,
  output: Schema,
  limits: ThreadLimits,
): ThreadRunner<Input, z.output<Schema>> => {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const started = new Worker(entry, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    started.unref();
    started.once('exit', () => {
      if (thread === started) thread = null;
    });
    started.on('error', () => undefined);
    return started;
  };

  const once = (input: Input): Promise<z.output<Schema>> =>
    new Promise((resolve, reject) => {
      thread ??= start();
      const running = thread;
      const settle = (): void => {
        clearTimeout(timer);
        running.off('message', answered);
        running.off('error', died);
        running.off('exit', ended);
      };
      const answered = (message: unknown): void => {
        settle();
        const reply = threadReply.parse(message);
        if (reply.ok) resolve(output.parse(reply.output));
        else reject(new Error(reply.message));
      };
      /** Whoever comes next gets a thread of its own, not this one on its way out. */
      const died = (error: Error): void => {
        settle();
        if (thread === running) thread = null;
        void running.terminate();
        reject(new ThreadStopped(error.message));
      };
      const ended = (): void => died(new Error('The thread ended'));
      const late = (): void => died(new Error(`The thread took longer than ${limits.timeoutMs} ms`));
      const timer = setTimeout(late, limits.timeoutMs);
      running.on('message', answered);
      running.on('error', died);
      running.on('exit', ended);
      running.postMessage(input);
    });

  return {
    run: (input) => {
      const result = last.then(() => once(input));
      last = result.catch(() => undefined);
      return result;
    },
    close: async () => {
      await thread?.terminate();
    },
  };
};
