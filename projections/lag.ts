import type { Position } from '../stores/events/port.ts';
import type { Stores } from '../stores/stores.ts';
import type { OpenProjection } from './open-projection.ts';

export interface ViewLag {
  readonly view: string;
  /** Whether there are events that the view does not reflect yet. */
  readonly behind: boolean;
  /** How long it has been behind without progress, in milliseconds. */
  readonly standingStillMs: number;
}

/**
 * Reports on each call how far every view is behind the log: for health checks and metrics, in any process. `now` is a
 * clock in milliseconds.
 */
export const lagMeter = (
  { events }: Pick<Stores, 'events'>,
  projections: readonly OpenProjection[],
  now: () => number = () => performance.now(),
): (() => Promise<readonly ViewLag[]>) => {
  const seen = new Map<string, { readonly checkpoint: Position; readonly since: number }>();
  const lagOf = (view: string, checkpoint: Position, head: Position): ViewLag => {
    if (checkpoint >= head) {
      seen.delete(view);
      return { view, behind: false, standingStillMs: 0 };
    }
    const before = seen.get(view);
    const standing = before?.checkpoint === checkpoint ? before : { checkpoint, since: now() };
    seen.set(view, standing);
    return { view, behind: true, standingStillMs: now() - standing.since };
  };
  return async () => {
    const head = await events.head();
    return Promise.all(
      projections.map(async ({ name, checkpoint, isOutdated }) =>
        // A view being rebuilt does not move until the new generation is swapped in.
        (await isOutdated()) ? { view: name, behind: true, standingStillMs: 0 } : lagOf(name, await checkpoint(), head),
      ),
    );
  };
};
