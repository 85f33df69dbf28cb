import { bill } from '../../workers/billing/handle.ts';
import { BILLING_QUEUE } from '../../workers/billing/queue.ts';
import type { Api } from './api.ts';

/** Does the hourly or the daily work with the payment provider now. Returns what came of it. */
export const work = async ({ deps }: Api, task: 'charges' | 'comparison'): Promise<unknown> => {
  const { stores, views, billing, now, newId } = deps;
  const onError = (error: unknown): never => {
    throw error;
  };
  const handler = bill({
    stores,
    views,
    gateway: billing.gateway,
    now,
    newId,
    onError,
    onMissedReports: () => undefined,
  });
  const signal = new AbortController().signal;
  const job = { queue: BILLING_QUEUE, id: newId(), data: { task }, attempt: 1, signal };
  const outcome = await handler({ ...job, progress: async () => undefined });
  await views.waitFor(await stores.events.head(), 12_000);
  return outcome.ok ? outcome.result : outcome.error;
};

/** Sends the simulator's events, and waits for the views to show what came of them. */
export const deliver = async ({ deps }: Api): Promise<number> => {
  const arrived = (await deps.billing.simulator?.deliver()) ?? 0;
  await deps.views.waitFor(await deps.stores.events.head(), 12_000);
  return arrived;
};
