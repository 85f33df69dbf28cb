import type { Views } from '../stores/views/port.ts';

export interface LeaseOptions {
  readonly name: string;
  readonly holder: string;
  /** How long it is held without renewal. */
  readonly ttlMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs work while holding and renewing a lease. The signal passed to the work is aborted when the lease is lost.
 * Returns false, without running it, if somebody else holds the lease.
 */
export const withLease = async (
  views: Pick<Views, 'lease'>,
  { name, holder, ttlMs, onError }: LeaseOptions,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<boolean> => {
  if (!(await views.lease(name, holder, ttlMs))) return false;
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    try {
      if (!(await views.lease(name, holder, ttlMs))) lost.abort();
    } catch (error) {
      onError(error);
      lost.abort();
    }
  };
  const renewal = setInterval(renew, ttlMs / 3);
  try {
    await work(lost.signal);
  } finally {
    clearInterval(renewal);
  }
  return true;
};
