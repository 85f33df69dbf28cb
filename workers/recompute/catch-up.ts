import { outdatedRows } from '../../projections/customer-list/outlooks.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { Jobs } from '../../stores/jobs/port.ts';
import { RECOMPUTE_QUEUE } from './queue.ts';

/** Rows looked at in one go; the next go finds those that are left. */
const MOST_ROWS = 500;

/**
 * Enqueues what the list of customers lacks: after it was rebuilt, after changes while no worker ran, and where what
 * was computed could not be noted. Enqueued twice from the same state it is computed once.
 */
export const catchUp = async (views: Pick<ReadModels, 'customerList'>, jobs: Jobs): Promise<void> => {
  for (const { accountId, position, calculationIds } of await outdatedRows(views.customerList, MOST_ROWS))
    for (const calculationId of calculationIds) {
      const id = `outdated-${calculationId}-${position.replace(/[^\w-]/g, '_')}`;
      await jobs.enqueue({ queue: RECOMPUTE_QUEUE, id, data: { accountId, calculationId }, owner: accountId });
    }
};
