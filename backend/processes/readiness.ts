import { lagMeter } from '../../projections/lag.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import type { Deps } from '../deps.ts';
import type { Readiness } from '../http/operations.ts';
import { publishGauges } from './gauges.ts';

/** A projection that has stood still for so long is broken, not busy. */
const STANDING_STILL_MS = 15_000;

/**
 * Ready when the stores answer and no view has stood still behind the log; the lag is published as metrics as well.
 * `now` is a clock in milliseconds.
 */
export const readinessOf = (
  deps: Pick<Deps, 'stores' | 'views' | 'metrics' | 'logger'>,
  now?: () => number,
): Readiness => {
  const { stores, views } = deps;
  const lag = lagMeter(stores, views.projections, now);
  publishGauges(deps, lag);
  return async () => {
    try {
      await stores.ping();
      const still = (await lag()).filter(({ standingStillMs }) => standingStillMs >= STANDING_STILL_MS);
      return still.map(({ view }) => `the view ${view} stands still`);
    } catch (error) {
      if (error instanceof StoreUnavailable) return [`the ${error.store} store does not answer`];
      throw error;
    }
  };
};
