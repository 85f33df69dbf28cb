import { factsRevisionOf, publishedIndexes } from '../../projections/indexes/query.ts';
import { JOB_STALLED } from '../../stores/jobs/stalled.ts';
import { serialised } from '../../stores/serialised.ts';
import { lawOf } from './compute.ts';
import { enqueueSlice, type SliceDeps, sliceRef } from './slice.ts';
import { begun, type RunState } from './state.ts';

/**
 * Begins a run over all calculations where the law or the indexes are others than those of the last one, and has what
 * is left of the present run enqueued: after a restart, after it was resumed, after its jobs were lost. Called by any
 * number of workers it happens once. `starting`: by a process that has just started.
 */
const keepCurrent = async (deps: SliceDeps, starting: boolean): Promise<void> => {
  const { recomputation, views } = deps;
  const indexes = factsRevisionOf(await publishedIndexes(views.indexes));
  const target = { law: lawOf(deps), indexes };
  const before = await recomputation.current();
  if (before?.law !== target.law || before.indexes !== target.indexes) {
    const total = await views.calculations.count();
    const now = deps.now();
    await recomputation.change((state) => begun(state, target, { total, now, starting }));
  }
  await enqueueOpen(deps);
};

/** Looks after the run over all calculations for a process that has just started. */
export const staysCurrent = (deps: SliceDeps) => {
  const inTurn = serialised();
  let starting = true;
  const look = async (): Promise<void> => {
    await keepCurrent(deps, starting);
    starting = false;
  };
  return {
    look: (): Promise<void> => inTurn(LOOK, look).catch(deps.onError),
    /** Resolves when no look is under way. */
    atRest: (): Promise<void> => inTurn(LOOK, async () => undefined),
  };
};

const LOOK = 'look';

/** Enqueues the slices of a running run that no job is waiting for. */
export const enqueueOpen = async (deps: Pick<SliceDeps, 'recomputation' | 'stores'>): Promise<void> => {
  const { recomputation, stores } = deps;
  const state = await recomputation.current();
  if (state?.status !== 'running') return;
  const left: { readonly slice: string; readonly skipped: boolean }[] = [];
  for (const slice of state.open) {
    const job = await stores.jobs.get(sliceRef(state, slice));
    if (job === null) await enqueueSlice(stores.jobs, state, slice);
    else if (job.status === 'done' || job.status === 'failed')
      left.push({ slice, skipped: job.error?.name === JOB_STALLED.name });
  }
  if (left.length === 0) return;
  const isSame = (at: RunState | null): at is RunState => at?.run === state.run && at.round === state.round;
  const again = await recomputation.change((at) => (isSame(at) ? { ...at, round: at.round + 1 } : at));
  if (again?.run !== state.run || again.status !== 'running') return;
  for (const { slice, skipped } of left)
    if (again.open.includes(slice)) await enqueueSlice(stores.jobs, again, slice, skipped);
};
