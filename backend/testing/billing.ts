import { bill } from '../../workers/billing/handle.ts';
import { BILLING_QUEUE } from '../../workers/billing/queue.ts';
import type { Api } from './api.ts';

/** Does the hourly or the daily work with the payment provider now. Returns what came of it. */
export const work = async ({ deps }: Api, task: 'charges' | 'comparison' | 'settling' | 'trials'): Promise<unknown> => {
  const { stores, views, billing, now, newId } = deps;
  const onError = (error: unknown): void => deps.logger.warn({ err: error }, 'work about money');
  const handler = bill({
    stores,
    views,
    provider: billing,
    now,
    newId,
    onError,
    onMissedReports: () => undefined,
    onSurplus: () => undefined,
  });
  const signal = new AbortController().signal;
  const job = { queue: BILLING_QUEUE, id: newId(), data: { task }, attempt: 1, signal };
  const outcome = await handler({ ...job, progress: async () => undefined });
  await views.waitFor(await stores.events.head(), 60_000);
  return outcome.ok ? outcome.result : outcome.error;
};

/** Sends the simulator's events, and waits for the views to show what came of them. */
export const deliver = async ({ deps }: Api): Promise<number> => {
  const arrived = (await deps.billing.simulator?.deliver()) ?? 0;
  await deps.views.waitFor(await deps.stores.events.head(), 60_000);
  return arrived;
};

/** Lets so many minutes pass, and settles each minute what waits for its outcome, as long as anything does. */
export const settleFor = async (api: Api, minutes: number): Promise<void> => {
  const { accounts } = api.deps.views;
  for (let minute = 0; minute < minutes; minute += 1) {
    api.clock.now = new Date(Date.parse(api.clock.now) + 60_000).toISOString();
    if ((await accounts.count({ where: { unsettled: true } })) > 0) await work(api, 'settling');
  }
};
