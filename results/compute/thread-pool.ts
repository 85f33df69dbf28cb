import type { ThreadRunner } from './thread-runner.ts';

/** Threads that share the runs; each starts when it is first needed. */
export interface ThreadPool<Input, Output> extends ThreadRunner<Input, Output> {
  /** So many runs go on at once. */
  readonly threads: number;
}

interface Place<Input, Output> {
  readonly runner: ThreadRunner<Input, Output>;
  /** Runs asked for and not answered. */
  waiting: number;
}

/** A run goes to the first thread without work, or else to the one with the least before it. */
export const threadPool = <Input, Output>(
  threads: number,
  open: () => ThreadRunner<Input, Output>,
): ThreadPool<Input, Output> => {
  const places = Array.from({ length: threads }, (): Place<Input, Output> => ({ runner: open(), waiting: 0 }));
  const [first, ...others] = places;
  if (first === undefined) throw new RangeError('A pool has at least one thread');
  return {
    threads,
    run: async (input) => {
      const place = others.reduce((least, other) => (other.waiting < least.waiting ? other : least), first);
      place.waiting += 1;
      try {
        return await place.runner.run(input);
      } finally {
        place.waiting -= 1;
      }
    },
    close: async () => {
      await Promise.all(places.map(({ runner }) => runner.close()));
    },
  };
};
