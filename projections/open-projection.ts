import { type AnyEvent, allEvents } from '../domain/events.ts';
import { type Position, START } from '../stores/events/port.ts';
import type { Batch, Log } from '../stores/log.ts';
import type { View, ViewCollection, Views } from '../stores/views/port.ts';
import { applyBatch } from './apply.ts';
import type { Identified, Projection, Stamped } from './projection.ts';

const EVENTS_AT_A_TIME = 1000;

/** A projection together with its view, whatever its documents are. */
export interface OpenProjection {
  readonly name: string;
  checkpoint(): Promise<Position>;
  /** True when the serving generation was begun with an older definition. */
  isOutdated(): Promise<boolean>;
  /**
   * Brings the serving generation to the end of the batch. `reached` is where the batch begins: a generation that
   * stands before it (it was swapped in meanwhile) first reads what it has missed.
   */
  apply(batch: Batch<AnyEvent>, reached: Position): Promise<void>;
  caughtUp(position: Position, timeoutMs: number): Promise<boolean>;
  /**
   * Projects the whole log into a new generation while the old one serves, and puts it in its place. `alone` runs the
   * last stretch and the swap while no batch is applied.
   */
  rebuild(alone: <Result>(work: () => Promise<Result>) => Promise<Result>): Promise<void>;
}

export const openProjection = async <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  views: Views,
  log: Log,
): Promise<OpenProjection & { readonly view: View<Stamped<Body>, Field> }> => {
  const view = await views.view(projection.view);
  return {
    name: projection.view.name,
    view,
    checkpoint: () => view.checkpoint(),
    isOutdated: async () => (await view.servedVersion()) !== projection.view.version,
    apply: async (batch, reached) => {
      const checkpoint = await view.checkpoint();
      if (checkpoint < reached) await readOn(projection, view, log, checkpoint);
      else await applyBatch(projection, view, batch, checkpoint);
    },
    caughtUp: (position, timeoutMs) => view.caughtUp(position, timeoutMs),
    rebuild: async (alone) => {
      const next = await view.rebuild();
      const reached = await readOn(projection, next.collection, log, START);
      await alone(async () => {
        await readOn(projection, next.collection, log, reached);
        await next.swap();
      });
    },
  };
};

/** Applies everything after a position. Answers the position of the last event. */
const readOn = async <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  collection: ViewCollection<Stamped<Body>, Field>,
  log: Log,
  after: Position,
): Promise<Position> => {
  let reached = after;
  for (;;) {
    const batch = await log.readAll(allEvents, { after: reached, limit: EVENTS_AT_A_TIME });
    if (batch === null) return reached;
    await applyBatch(projection, collection, batch, reached);
    reached = batch.position;
  }
};
