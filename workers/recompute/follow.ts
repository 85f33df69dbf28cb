import { INDEXES_STREAM, idOfStream } from '../../domain/streams.ts';
import { calculationsOfRegime } from '../../projections/calculations/query.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { Results } from '../../results/results.ts';
import { type RecordedEvent, START } from '../../stores/events/port.ts';
import type { Jobs } from '../../stores/jobs/port.ts';
import type { Stores } from '../../stores/stores.ts';
import { RECOMPUTE_QUEUE } from './queue.ts';

const VIEWS_WITHIN_MS = 10_000;
const DESCRIBED_PLACE = 'described-place-';
const PREFIXES = ['calculation-', 'customer-', DESCRIBED_PLACE, INDEXES_STREAM];

/** A burst of changes of one calculation is recomputed once, a moment after it began. */
const SETTLING_MS = 300;

export interface FollowDeps {
  readonly results: Pick<Results, 'forgetCustomer'>;
  readonly stores: Stores;
  readonly views: ReadModels;
  /** Indexes were published or withdrawn, and the views show it. */
  readonly onIndexes: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Following {
  /** Stops, and resolves when the change at hand is dealt with. */
  stop(): Promise<void>;
}

/**
 * Has the calculations recomputed whose results change from now on, and all where indexes do. What changed while no worker ran is computed when
 * somebody asks for it.
 */
export const followChanges = async ({ stores, views, results, onIndexes, onError }: FollowDeps): Promise<Following> => {
  const after = await stores.events.head({ prefixes: PREFIXES });
  const changes = stores.events.subscribe({ after, prefixes: PREFIXES, onInterruption: onError });
  const enqueueTouched = async (events: readonly RecordedEvent[]): Promise<void> => {
    const position = events.at(-1)?.position ?? START;
    if (!(await views.waitFor(position, VIEWS_WITHIN_MS))) return;
    if (events.some(({ streamId }) => streamId === INDEXES_STREAM)) await onIndexes();
    const touched = new Map((await Promise.all(events.map((event) => touchedBy(event, views)))).flat());
    for (const { type, streamId } of events)
      if (type === 'CustomerDeleted') await results.forgetCustomer(idOfStream(streamId));
    for (const [calculationId, accountId] of touched) {
      await enqueue(stores.jobs, calculationId, accountId, position);
    }
  };
  const follow = async (): Promise<void> => {
    for await (const batch of changes) await enqueueTouched(batch).catch(onError);
  };
  const ended = follow().catch(onError);
  return {
    stop: async () => {
      changes.stop();
      await ended;
    },
  };
};

/** Calculation and account of whatever an event changes the results of. */
const touchedBy = async (
  { type, streamId, metadata }: RecordedEvent,
  views: ReadModels,
): Promise<readonly (readonly [string, string])[]> => {
  const { accountId } = metadata;
  if (accountId === null) return [];
  if (streamId.startsWith(DESCRIBED_PLACE)) {
    const regimeId = Number(streamId.slice(DESCRIBED_PLACE.length));
    return (await calculationsOfRegime(views.calculations, accountId, regimeId)).map(({ id }) => [id, accountId]);
  }
  const id = idOfStream(streamId);
  if (streamId.startsWith('calculation-')) return (await isComputed(id, views)) ? [] : [[id, accountId]];
  if (type !== 'CustomerEdited') return [];
  const row = await views.customerList.get(id);
  return (row?.calculations ?? []).filter(({ outdated }) => outdated).map((calculation) => [calculation.id, accountId]);
};

/** What the list says of it still holds: only its name was changed, say, or a scenario. False for one that is there no longer. */
const isComputed = async (calculationId: string, views: ReadModels): Promise<boolean> => {
  const customerId = (await views.calculations.get(calculationId))?.customerId;
  const row = customerId === undefined ? null : await views.customerList.get(customerId);
  return row?.calculations.some(({ id, outdated }) => id === calculationId && !outdated) ?? false;
};

const enqueue = async (jobs: Jobs, calculationId: string, accountId: string, position: string): Promise<void> => {
  const id = `${calculationId}-${position.replace(/[^\w-]/g, '_')}`;
  await jobs.enqueue({
    queue: RECOMPUTE_QUEUE,
    id,
    data: { accountId, calculationId },
    delayMs: SETTLING_MS,
    owner: accountId,
  });
};
