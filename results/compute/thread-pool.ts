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
  /** How many runs the pool had been asked for with the last of these. */
  given: number;
}

/**
 * A run goes to the first thread without work, or else to the one with the least before it; of two with as much, to the one that
 * has been at it for longer: the other may have been given the other half of the same question just before.
 */
export const threadPool = <Input, Output>(
  threads: number,
  open: () => ThreadRunner<Input, Output>,
): ThreadPool<Input, Output> => {
  const places = Array.from(
    { length: threads },
    (): Place<Input, Output> => ({ runner: open(), waiting: 0, given: 0 }),
  );
  const [first, ...others] = places;
  if (first === undefined) throw new RangeError('A pool has at least one thread');
  let asked = 0;
  return {
    threads,
    run: async (input) => {
      const place = others.reduce((best, other) => (isSooner(other, best) ? other : best), first);
      place.waiting += 1;
      asked += 1;
      place.given = asked;
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

type Before = Pick<Place<unknown, unknown>, 'waiting' | 'given'>;

const isSooner = (one: Before, other: Before): boolean => {
  if (one.waiting !== other.waiting) return one.waiting < other.waiting;
  return one.waiting > 0 && one.given < other.given;
};
