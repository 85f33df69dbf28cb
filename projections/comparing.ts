import { foreignViews, type OpenProjection } from './open-projection.ts';

const COMPARE_EVERY_MS = 1_000;

/**
 * After each interruption of the subscription the views compare again whether the log still has the event at their
 * checkpoint: a log that was put back would never deliver anything beyond its end. `another` is aborted if it has not.
 */
export const comparing = (projections: readonly OpenProjection[], onError: (error: unknown) => void) => {
  const another = new AbortController();
  let inDoubt = false;
  const isAnother = async (): Promise<boolean> => {
    if (!inDoubt) return false;
    if ((await foreignViews(projections)).length > 0) another.abort();
    inDoubt = false;
    return another.signal.aborted;
  };
  const timer = setInterval(() => {
    if (inDoubt) isAnother().catch(() => undefined);
  }, COMPARE_EVERY_MS);
  return {
    another: another.signal,
    isAnother,
    interrupted: (error: unknown): void => {
      inDoubt = true;
      for (const projection of projections) projection.doubt();
      onError(error);
    },
    stop: () => clearInterval(timer),
  };
};
