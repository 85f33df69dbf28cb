import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 2_000;

/** Retries until success, or until the signal is aborted. */
export const eventually = async (
  work: () => Promise<void>,
  onError: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      return await work();
    } catch (error) {
      onError(error);
      await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }
};
