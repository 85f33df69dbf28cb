import { setTimeout as sleep } from 'node:timers/promises';
import { withLease } from '../projections/lease.ts';
import type { Views } from '../stores/views/port.ts';
import { GatewayUnavailable } from './port.ts';

const LEASE_MS = 30_000;
const TRIES = 150;
const APART_MS = 200;

export interface AloneDeps {
  readonly stores: { readonly views: Pick<Views, 'lease' | 'release'> };
  readonly newId: () => string;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs work about the money of an account while nobody else does, in any process; waits for its turn. Throws
 * GatewayUnavailable if another's work does not end.
 */
export const alone = async <Done>(deps: AloneDeps, accountId: string, work: () => Promise<Done>): Promise<Done> => {
  const { stores, newId, onError } = deps;
  const name = `money-${accountId}`;
  const holder = newId();
  const came: { readonly done: Done }[] = [];
  try {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      await withLease(stores.views, { name, holder, ttlMs: LEASE_MS, onError }, async () => {
        came.push({ done: await work() });
      });
      const [first] = came;
      if (first !== undefined) return first.done;
      await sleep(APART_MS);
    }
  } finally {
    await stores.views.release(name, holder).catch(onError);
  }
  throw new GatewayUnavailable('busy', 'other work about the same account');
};
