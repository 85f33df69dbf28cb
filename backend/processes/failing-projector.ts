import { setTimeout as sleep } from 'node:timers/promises';
import { isProjectorFailing } from '../../projections/turn.ts';
import type { JobError } from '../../stores/jobs/port.ts';
import type { Deps } from '../deps.ts';

const LOOK_EVERY_MS = 5_000;

/**
 * Of a command that waits for the projector, which would wait for ever: resolves once it is seen failing twice in a row.
 * `atWork` is called while it is not seen failing. Rejects when aborted.
 */
export const failingProjector = async (
  { stores, views }: Pick<Deps, 'stores' | 'views'>,
  signal: AbortSignal,
  atWork: () => void,
): Promise<JobError> => {
  const message = 'the projector fails again and again; its log says why, and this order waits until it is well';
  for (let seen = 0; ; seen = (await isProjectorFailing(stores, views.projections)) ? seen + 1 : 0) {
    if (seen === 2) return { name: 'ProjectorFailing', message };
    if (seen === 0) atWork();
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
};
