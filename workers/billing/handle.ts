import { chargeAllDue } from '../../billing/due-charges.ts';
import type { PaymentGateway } from '../../billing/port.ts';
import { reconcile } from '../../billing/reconcile.ts';
import { undoAbandoned } from '../../billing/undo-abandoned.ts';
import { withLease } from '../../projections/lease.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { JobHandler } from '../../stores/jobs/port.ts';
import type { Stores } from '../../stores/stores.ts';
import { billingJob } from './queue.ts';

/** The payment provider, and what its work needs. */
export interface BillingWork {
  readonly gateway: PaymentGateway;
  readonly newId: () => string;
  /** The daily comparison found payments whose reports did not arrive. */
  readonly onMissedReports: (missed: number) => void;
}

interface BillingJobDeps extends BillingWork {
  readonly stores: Stores;
  readonly views: ReadModels;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

const LEASE = { name: 'billing', ttlMs: 60_000 };

/**
 * The hourly and the daily work with the payment provider, one process at a time. A provider that is away fails the try;
 * what was done stays done.
 */
export const bill =
  (deps: BillingJobDeps): JobHandler =>
  async (job) => {
    const { task } = billingJob.parse(job.data);
    const { stores, onError } = deps;
    const holder = deps.newId();
    let result: Readonly<Record<string, number>> = {};
    try {
      await withLease(stores.views, { ...LEASE, holder, onError }, async (lost) => {
        const stopped = AbortSignal.any([lost, job.signal]);
        if (task === 'charges') {
          const charged = await chargeAllDue(deps, deps.gateway, stopped);
          result = { charged, undone: await undoAbandoned(deps, stopped) };
          return;
        }
        const reconciled = await reconcile(deps, stopped);
        if (reconciled.missed > 0) deps.onMissedReports(reconciled.missed);
        result = { ...reconciled };
      });
    } finally {
      await stores.views.release(LEASE.name, holder);
    }
    return { ok: true, result };
  };
