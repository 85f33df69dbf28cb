import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { JobOutcome, JobWorker } from '../stores/jobs/port.ts';
import type { Stores } from '../stores/stores.ts';
import type { OpenProjection } from './open-projection.ts';

const QUEUE = 'rebuild';
const order = z.object({ view: z.string() });

/** Rebuilds what is asked for, one view at a time. To be run by the one process that projects. */
export const rebuildOnRequest = (
  { jobs }: Pick<Stores, 'jobs'>,
  rebuild: (viewName: string) => Promise<boolean>,
  onError: (error: unknown) => void,
): JobWorker =>
  jobs.work(
    QUEUE,
    async ({ data }): Promise<JobOutcome> => {
      const { view } = order.parse(data);
      if (await rebuild(view)) return { ok: true, result: null };
      return { ok: false, error: { name: 'UnknownView', message: `There is no view ${view}` } };
    },
    { onError },
  );

export interface RebuildOutcome {
  readonly view: string;
  /** Why it failed, or null. */
  readonly failure: string | null;
}

/**
 * Asks the projector, whichever process it runs in, to rebuild views from the first event while the old ones serve,
 * and waits for each. No names: all of them.
 */
export async function* requestRebuild(
  { jobs }: Pick<Stores, 'jobs'>,
  projections: readonly Pick<OpenProjection, 'name'>[],
  viewNames: readonly string[] = [],
): AsyncGenerator<RebuildOutcome> {
  const wanted = viewNames.length > 0 ? viewNames : projections.map(({ name }) => name);
  for (const view of wanted) {
    const ref = { queue: QUEUE, id: randomUUID() };
    await jobs.enqueue({ ...ref, data: { view } });
    for await (const { status, error } of jobs.watch(ref))
      if (status === 'done' || status === 'failed') yield { view, failure: error?.message ?? null };
  }
}
