import { ZodError } from 'zod';
import { allEvents } from '../../domain/events.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import { type Position, START } from '../../stores/events/port.ts';
import { serialised } from '../../stores/serialised.ts';
import type { Stores } from '../../stores/stores.ts';
import type { Former, View } from '../../stores/views/port.ts';
import { applyBatch } from '../apply.ts';
import { standsIn } from '../mark.ts';
import type { Identified, Projection, Stamped } from '../projection.ts';
import { EVENTS_AT_A_TIME } from '../read-on.ts';
import { nothingYet } from './nothing-yet.ts';
import { withChanges } from './with-changes.ts';

/** How much may have happened since the former version was last fed: what is read of it is kept in memory. */
const MOST_BATCHES = 5;
/** So many documents are looked at before anything is promised of all. */
const SAMPLE = 200;

/** What screens are made from. */
export type Shown<Document, Field extends string> = Pick<
  View<Document, Field>,
  'get' | 'getMany' | 'find' | 'parts' | 'count'
>;

export interface Meanwhile<Document, Field extends string> {
  /** Reads on to the end of the log, so that what was saved is shown. Throws ZodError for what does not fit. */
  catchUp(): Promise<void>;
  /** How far it has read. */
  position(): Position;
  readonly view: Shown<Document, Field>;
}

/**
 * What is read of a view until this version of it is built: the former version's documents, and what has happened since,
 * which each process reads for itself. Where there is no former version, or its documents do not fit or are of another log,
 * a view that few streams feed is read from their beginning; of any other, and of what is too far behind, null.
 */
export const openMeanwhile = async <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  view: Pick<View<Stamped<Body>, Field>, 'former'>,
  stores: Pick<Stores, 'log' | 'events'>,
): Promise<Meanwhile<Stamped<Body>, Field> | null> => {
  const former = await view.former();
  const sinceFormer = former === null ? null : await openSince(projection, former, stores);
  if (sinceFormer !== null || projection.streams === undefined) return sinceFormer;
  return openSince(projection, nothingYet<Stamped<Body>>(), stores);
};

const openSince = async <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  former: Former<Stamped<Body>, Field>,
  { log, events }: Pick<Stores, 'log' | 'events'>,
): Promise<Meanwhile<Stamped<Body>, Field> | null> => {
  if (!(await isOfThisLog(former, events))) return null;
  const collection = withChanges(projection.view, former);
  const filter = projection.streams === undefined ? {} : { prefixes: projection.streams };
  let reached = await former.checkpoint();
  const readOn = async (batches: number): Promise<boolean> => {
    const head = await events.head();
    for (let number = 0; number < batches && reached < head; number += 1) {
      const batch = await log.readAll(allEvents, { after: reached, limit: EVENTS_AT_A_TIME, ...filter });
      if (batch !== null) await applyBatch(projection, collection, batch, reached);
      reached = batch === null ? head : batch.position;
    }
    return reached >= head;
  };
  try {
    await former.find({ page: { number: 1, size: SAMPLE } });
    if (!(await readOn(MOST_BATCHES))) return null;
  } catch (error) {
    if (error instanceof ZodError || error instanceof StoreUnavailable) return null;
    throw error;
  }
  const inTurn = serialised();
  return {
    catchUp: () => inTurn('log', async () => void (await readOn(Number.POSITIVE_INFINITY))),
    position: () => reached,
    view: collection,
  };
};

const isOfThisLog = async (
  former: Pick<Former<unknown>, 'checkpoint' | 'mark'>,
  events: Pick<Stores['events'], 'readStream'>,
): Promise<boolean> => {
  if ((await former.checkpoint()) === START) return true;
  const mark = await former.mark();
  return mark !== null && (await standsIn(mark, events));
};
