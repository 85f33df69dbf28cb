import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';

export type Probed = Pick<Deps, 'stores' | 'views' | 'metrics' | 'logger'> & {
  readonly config: Pick<Config, 'probesWithinMs' | 'dataDir'>;
};

/** Resolves after so many milliseconds; a test lets its own time pass. */
export type Wait = (milliseconds: number) => Promise<unknown>;

export const realWait: Wait = (milliseconds) => sleep(milliseconds, undefined, { ref: false });

/** What the work comes to, or what is known by then: whoever watches is answered in time whatever a store does. */
export const inTime = <Result>(work: Promise<Result>, late: () => Result, over: Promise<unknown>): Promise<Result> => {
  work.catch(() => undefined);
  return Promise.race([work, over.then(late)]);
};
