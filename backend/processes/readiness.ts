import { lagMeter } from '../../projections/lag.ts';
import { foreignViews } from '../../projections/open-projection.ts';
import { progressOf } from '../../projections/progress.ts';
import { isProjectorFailing } from '../../projections/turn.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import { START } from '../../stores/events/port.ts';
import type { Deps } from '../deps.ts';
import type { Readiness } from '../http/operations.ts';
import { publishGauges } from './gauges.ts';

/** A projection without progress for this long is broken, not busy. */
const STANDING_STILL_MS = 15_000;

/**
 * Ready when the stores respond, every view is built and was made from this log, none has stood still behind it, and the projector
 * does not fail repeatedly. All of this is read from the stores, so that every process gives the same answer, whether
 * it projects or not. The lag is also published as metrics. `now` is a clock in milliseconds.
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
      const foreign = await foreignViews(views.projections);
      const lost = foreign.length > 0 && (await stores.events.head()) === START;
      const building = (await progressOf(views.projections, await stores.events.head())).filter(
        ({ view }) => !foreign.includes(view),
      );
      const still = (await lag()).filter(({ standingStillMs }) => standingStillMs >= STANDING_STILL_MS);
      return [
        ...(lost
          ? ['the log is empty, but views were made from one: put it back, or start with ACCEPT_EMPTY_LOG=1']
          : foreign.map((view) => `the view ${view} was made from another log and is being rebuilt`)),
        ...building.map(
          ({ view, percent }) =>
            `the view ${view} is being built${percent === null ? '' : `: ${percent} % of the log`}`,
        ),
        ...still.map(({ view }) => `the view ${view} stands still`),
        ...((await isProjectorFailing(stores, views.projections))
          ? ['the projector fails again and again: see the log']
          : []),
      ];
    } catch (error) {
      if (error instanceof StoreUnavailable) return [`the ${error.store} store does not answer`];
      throw error;
    }
  };
};

/** A process that creates the first users is not ready before they can sign in. */
export const onceUsersExist =
  (readiness: Readiness, exist: () => boolean): Readiness =>
  async () => [...(await readiness()), ...(exist() ? [] : ['the first users do not exist yet'])];
