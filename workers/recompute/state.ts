import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import type { Views } from '../../stores/views/port.ts';

const CURRENT = 'current';
const TRIES = 50;

const state = z.object({
  id: z.literal(CURRENT),
  /** Each write adds one; of two at a time one is tried again. */
  version: z.int(),
  /** The number of the run. */
  run: z.int(),
  /** What everything is computed with: the version of the law with its settings, and the revision of the indexes. */
  law: z.string(),
  indexes: z.int(),
  /** Since when this law is applied here. */
  lawSince: z.string(),
  status: z.enum(['running', 'stopped', 'done']),
  /** How many calculations there were at the beginning. */
  total: z.int(),
  done: z.int(),
  /** Those of them that could not be computed. */
  failed: z.int(),
  startedAt: z.string(),
  /** Slices that have not ended, each named by the id of the calculation before its first ('': the first slice). */
  open: z.array(z.string()),
  /** The furthest slice that was ever opened. */
  reached: z.string(),
  /** Raised when slices are enqueued anew: jobs that have ended keep their ids. */
  round: z.int(),
});
export type RunState = z.output<typeof state>;

const definition = viewDefinition<RunState, never>({
  name: 'recomputation',
  meaning: 1,
  schema: state,
  fields: [],
  indexes: [],
});

/** The present run over all calculations, shared by all processes. */
export interface Recomputation {
  /** Null before the first run. */
  current(): Promise<RunState | null>;
  /** Replaces the state as `evolve` says, which may be called again if somebody else was faster. */
  change(evolve: (state: RunState | null) => RunState | null): Promise<RunState | null>;
}

/** Others wrote again and again in between. */
export class RunContended extends Error {
  override readonly name = 'RunContended';
}

export const openRecomputation = async (views: Views): Promise<Recomputation> => {
  const view = await views.view(definition);
  return {
    current: () => view.get(CURRENT),
    change: async (evolve) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = await view.get(CURRENT);
        const after = evolve(before);
        if (after === null || after === before) return before;
        const next = { ...after, version: (before?.version ?? 0) + 1 };
        if ((await view.put(CURRENT, next, { revision: next.version })) === 'written') return next;
      }
      throw new RunContended();
    },
  };
};

export interface Target {
  readonly law: string;
  readonly indexes: number;
}

/**
 * A run with this target, from the beginning; the same state where it has this target already. A process whose law was
 * replaced by that of another one does not bring it back, except where it starts (`starting`).
 */
export const begun = (
  before: RunState | null,
  { law, indexes }: Target,
  { total, now, starting }: { total: number; now: string; starting: boolean },
): RunState | null => {
  if (before?.law === law && before.indexes === indexes) return before;
  if (before !== null && before.law !== law && !starting) return before;
  return {
    id: CURRENT,
    version: 0,
    run: (before?.run ?? 0) + 1,
    law,
    indexes,
    lawSince: before?.law === law ? before.lawSince : now,
    status: 'running',
    total,
    done: 0,
    failed: 0,
    startedAt: now,
    open: [''],
    reached: '',
    round: 0,
  };
};

/** The slice that begins after `next` is to be done too. */
export const opened = (state: RunState, next: string): RunState =>
  next <= state.reached ? state : { ...state, open: [...state.open, next], reached: next };

/** A slice has ended. The run has when none is left; a slice that ends twice counts once. */
export const ended = (state: RunState, slice: string, counts: { done: number; failed: number }): RunState => {
  if (!state.open.includes(slice)) return state;
  const open = state.open.filter((each) => each !== slice);
  const done = state.done + counts.done;
  const failed = state.failed + counts.failed;
  const after = { ...state, open, done, failed };
  return open.length > 0 ? after : { ...after, status: 'done', total: done + failed };
};

export const stopped = (state: RunState): RunState =>
  state.status === 'running' ? { ...state, status: 'stopped' } : state;

export const resumed = (state: RunState): RunState =>
  state.status === 'stopped' ? { ...state, status: 'running', round: state.round + 1 } : state;
