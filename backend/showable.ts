import { setTimeout as sleep } from 'node:timers/promises';
import { BUILT_WITHIN_MS } from '../projections/meanwhile/readable.ts';
import type { ReadModels } from '../projections/read-models.ts';
import { StoreUnavailable } from '../stores/errors.ts';

const AGAIN_MS = 100;

/** What is written to these streams is shown by these views alone: who signs in needs no other. */
const OF_A_SESSION = { streams: ['user-', 'email-', 'account-', 'sign-ins-'], views: ['users', 'accounts'] };

/**
 * Waits until what a command writes to a stream could be shown: nothing is saved that could not be answered. Throws
 * StoreUnavailable while the views are built for longer than that and no former version of them serves, after an update or
 * because the log was put back.
 */
export const untilShowable = async (views: Pick<ReadModels, 'unshowable'>, streamId: string): Promise<void> => {
  const ofSession = OF_A_SESSION.streams.some((prefix) => streamId.startsWith(prefix));
  const missing = async (): Promise<readonly string[]> =>
    (await views.unshowable()).filter((name) => !ofSession || OF_A_SESSION.views.includes(name));
  const until = performance.now() + BUILT_WITHIN_MS;
  for (;;) {
    const unshown = await missing();
    if (unshown.length === 0) return;
    if (performance.now() >= until)
      throw new StoreUnavailable('views', `nothing was saved while ${unshown.join(', ')} are being built`);
    await sleep(AGAIN_MS);
  }
};
