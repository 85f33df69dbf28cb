import { type CalculationPlace, calculationsAfter } from '../../projections/calculations/query.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import type { JobHandler, JobRef, Jobs } from '../../stores/jobs/port.ts';
import { computeCalculation, lawOf, type RecomputeDeps } from './compute.ts';
import { RECOMPUTE_ALL_QUEUE, type SliceJob, sliceJob } from './queue.ts';
import { ended, opened, type Recomputation, type RunState } from './state.ts';

/** Calculations in a slice: a fraction of a second of work, so that several workers share and a stop is felt at once. */
const SLICE = 20;

export interface SliceDeps extends RecomputeDeps {
  readonly recomputation: Recomputation;
  readonly stores: { readonly jobs: Jobs };
  readonly onError: (error: unknown) => void;
}

/** The run is computed with another version of the law than this process has: another worker takes the slice. */
class AnotherLaw extends Error {
  override readonly name = 'AnotherLaw';
}

export const sliceRef = ({ run, round }: Pick<RunState, 'run' | 'round'>, slice: string): JobRef => ({
  queue: RECOMPUTE_ALL_QUEUE,
  id: `run-${run}-${round}-after-${slice}`,
});

/** Enqueued twice in the same round it is one job. */
export const enqueueSlice = async (jobs: Jobs, state: RunState, slice: string, skipped = false): Promise<void> => {
  const data: SliceJob = { run: state.run, slice, skipped };
  await jobs.enqueue({ ...sliceRef(state, slice), data, confidential: true });
};

/**
 * Computes a slice of all calculations. It opens the next one first, so that another worker can begin it. What cannot be
 * computed is counted and passed over; a store that does not answer is waited for. A run that was stopped, or replaced
 * by another, leaves the slice as it is.
 */
export const recomputeSlice =
  (deps: SliceDeps): JobHandler =>
  async (job) => {
    const { run, slice, skipped } = sliceJob.parse(job.data);
    const { recomputation, stores, views } = deps;
    const isMine = (state: RunState | null): state is RunState =>
      state?.run === run && state.status === 'running' && state.open.includes(slice);
    const state = await recomputation.current();
    if (!isMine(state)) return { ok: true, result: 'nothing to do' };
    if (state.law !== lawOf(deps)) throw new AnotherLaw();

    const places = await calculationsAfter(views.calculations, slice, SLICE);
    const next = places.length < SLICE ? undefined : places.at(-1)?.id;
    if (next !== undefined) {
      const ahead = await recomputation.change((at) => (isMine(at) ? opened(at, next) : at));
      if (isMine(ahead) && ahead.open.includes(next)) await enqueueSlice(stores.jobs, ahead, next);
    }
    const done = skipped ? 0 : await computeAll(places, deps, job.signal);
    if (done === null) return { ok: true, result: 'closing' };
    const counts = { done, failed: places.length - done };
    await recomputation.change((at) => (at?.run === run ? ended(at, slice, counts) : at));
    return { ok: true, result: null };
  };

/** How many of them could be computed; null if the worker closes in between. */
const computeAll = async (
  places: readonly CalculationPlace[],
  deps: SliceDeps,
  signal: AbortSignal,
): Promise<number | null> => {
  let done = 0;
  for (const { id: calculationId, accountId } of places) {
    if (signal.aborted) return null;
    try {
      await computeCalculation({ accountId, calculationId }, deps);
      done += 1;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      deps.onError(error);
    }
  }
  return done;
};
