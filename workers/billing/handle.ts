import { alone } from '../../billing/alone.ts';
import { chargeAllDue } from '../../billing/due-charges.ts';
import { eachByItself } from '../../billing/each.ts';
import type { Provider } from '../../billing/outside.ts';
import { reconcile } from '../../billing/reconcile.ts';
import { settleAccount } from '../../billing/settle.ts';
import { rememberTrials } from '../../billing/trials.ts';
import { undoAbandoned } from '../../billing/undo-abandoned.ts';
import { withLease } from '../../projections/lease.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { JobHandler } from '../../stores/jobs/port.ts';
import type { Stores } from '../../stores/stores.ts';
import { billingJob } from './queue.ts';

/** The payment provider, and what its work needs. */
export interface BillingWork {
  readonly provider: Provider;
  readonly newId: () => string;
  /** The daily comparison found payments whose reports did not arrive. */
  readonly onMissedReports: (missed: number) => void;
  /** It found charges or subscriptions that the provider held twice, and gave one of each up. */
  readonly onSurplus: (surplus: number) => void;
}

interface BillingJobDeps extends BillingWork {
  readonly stores: Stores;
  readonly views: ReadModels;
  readonly now: () => string;
  readonly onError: (error: unknown) => void;
}

const LEASE_MS = 60_000;

/**
 * The hourly and the daily work with the payment provider, one process at a time. A provider that is away fails the try;
 * what was done stays done.
 */
export const bill =
  (deps: BillingJobDeps): JobHandler =>
  async (job) => {
    const { task } = billingJob.parse(job.data);
    const { stores, onError, newId } = deps;
    const holder = newId();
    const name = `billing-${task}`;
    let result: Readonly<Record<string, number>> = {};
    try {
      await withLease(stores.views, { name, ttlMs: LEASE_MS, holder, onError }, async (lost) => {
        result = await work(task, deps, AbortSignal.any([lost, job.signal]));
      });
    } finally {
      await stores.views.release(name, holder);
    }
    return { ok: true, result };
  };

type Task = ReturnType<typeof billingJob.parse>['task'];

const work = async (
  task: Task,
  deps: BillingJobDeps,
  stopped: AbortSignal,
): Promise<Readonly<Record<string, number>>> => {
  const money = { ...deps, billing: deps.provider };
  switch (task) {
    case 'settling': {
      const { items } = await deps.views.accounts.find({ where: { unsettled: true } });
      const { done, failed } = await eachByItself(
        items,
        ({ id }) => alone(money, id, () => settleAccount(money, id)).then(() => true),
        deps.onError,
        stopped,
      );
      return { looked: done, failed };
    }
    case 'charges': {
      const charged = await chargeAllDue(money, stopped).catch(afterwards);
      const undone = await undoAbandoned(money, stopped);
      if ('error' in charged) throw charged.error;
      return { charged: charged.done, failed: charged.failed, undone: undone.done };
    }
    case 'comparison': {
      const reconciled = await reconcile(money, stopped);
      if (reconciled.missed > 0) deps.onMissedReports(reconciled.missed);
      if (reconciled.surplus > 0) deps.onSurplus(reconciled.surplus);
      return { ...reconciled };
    }
    case 'trials': {
      const { done, failed } = await rememberTrials(deps, stopped);
      return { remembered: done, failed };
    }
    default:
      return task satisfies never;
  }
};

/** What failed of the charges is told once the sign-ups that nobody finished were undone. */
const afterwards = (error: unknown) => ({ error }) as const;
