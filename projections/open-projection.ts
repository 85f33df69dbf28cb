import { setTimeout as sleep } from 'node:timers/promises';
import { ZodError } from 'zod';
import type { AnyEvent } from '../domain/events.ts';
import { StoreUnavailable } from '../stores/errors.ts';
import { type EventStore, type Position, START } from '../stores/events/port.ts';
import type { Batch } from '../stores/log.ts';
import type { Stores } from '../stores/stores.ts';
import type { View } from '../stores/views/port.ts';
import { applyBatch } from './apply.ts';
import { standsIn } from './mark.ts';
import type { Identified, Projection, Stamped } from './projection.ts';
import { readOn } from './read-on.ts';

/** A new generation of a view being built. */
export interface Building {
  apply(batch: Batch<AnyEvent>, checkpoint: Position): Promise<void>;
  /** Swaps it in for the serving one. */
  swap(): Promise<void>;
  abandon(): Promise<void>;
  /** Builds what only queries need; the former generation serves meanwhile. */
  prepare(): Promise<void>;
}

/** A projection with its view, whatever the type of its documents. */
export interface OpenProjection {
  readonly name: string;
  checkpoint(): Promise<Position>;
  /**
   * True while the serving generation was begun with another definition, or is not known to be made from this log: it
   * must be rebuilt.
   */
  isOutdated(): Promise<boolean>;
  /** True while the serving generation was made from another log: none of it is shown to anybody. */
  isForeign(): Promise<boolean>;
  /**
   * Brings the serving generation to the end of the batch. `reached` is where the batch begins: a generation that is
   * behind it (it was swapped in since) first reads what it has missed.
   */
  apply(batch: Batch<AnyEvent>, reached: Position): Promise<void>;
  /** Nobody waits for a view that is outdated but readable: returns true at once. */
  caughtUp(position: Position, timeoutMs: number): Promise<boolean>;
  /** An empty generation beside the serving one. */
  build(): Promise<Building>;
}

export const openProjection = async <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  { views, log, events }: Pick<Stores, 'views' | 'log' | 'events'>,
): Promise<OpenProjection & { readonly view: View<Stamped<Body>, Field> }> => {
  const view = await views.view(projection.view);
  let ofThisVersion = false;
  const origin = originOf(view, events);
  const isForeign = async (): Promise<boolean> => (await origin()) === 'another log';
  const isOutdated = async (): Promise<boolean> => {
    ofThisVersion ||= (await view.servedVersion()) === projection.view.version;
    return !ofThisVersion || (await origin()) !== 'this log';
  };
  return {
    name: projection.view.name,
    view: readable(view, isOutdated, isForeign),
    checkpoint: () => view.checkpoint(),
    isOutdated,
    isForeign,
    apply: async (batch, reached) => {
      // Another projector may have swapped in a generation that has not seen the events before this batch.
      const serving = await view.serving();
      const checkpoint = await serving.checkpoint();
      if (checkpoint < reached)
        await readOn(log, checkpoint, (missed, from) => applyBatch(projection, serving, missed, from));
      else await applyBatch(projection, serving, batch, checkpoint);
    },
    caughtUp: async (position, timeoutMs) => {
      const until = performance.now() + timeoutMs;
      while (await isForeign()) {
        if (performance.now() >= until) return false;
        await sleep(FOREIGN_AGAIN_MS);
      }
      return (await isOutdated()) || view.caughtUp(position, until - performance.now());
    },
    build: async () => {
      const { collection, ...rest } = await view.rebuild();
      return { apply: (batch, checkpoint) => applyBatch(projection, collection, batch, checkpoint), ...rest };
    },
  };
};

/** The names of the views that were made from another log. */
export const foreignViews = async (projections: readonly OpenProjection[]): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const { name, isForeign } of projections) if (await isForeign()) names.push(name);
  return names;
};

/** How often to check whether a view made from another log has been rebuilt. */
const FOREIGN_AGAIN_MS = 50;

/** `unknown`: made by an older program, which kept no mark. */
type Origin = 'this log' | 'another log' | 'unknown';

/** Checked until the serving generation is known to be made from this log; generations built later always are. */
const originOf = (
  view: Pick<View<unknown>, 'checkpoint' | 'mark'>,
  events: Pick<EventStore, 'readStream' | 'head'>,
): (() => Promise<Origin>) => {
  let known = false;
  const look = async (): Promise<Origin> => {
    const checkpoint = await view.checkpoint();
    if (checkpoint === START) return 'this log';
    const mark = await view.mark();
    if (mark !== null) return (await standsIn(mark, events)) ? 'this log' : 'another log';
    return checkpoint > (await events.head()) ? 'another log' : 'unknown';
  };
  return async () => {
    if (known) return 'this log';
    const origin = await look();
    known = origin === 'this log';
    return origin;
  };
};

/**
 * Documents of an older shape may not be what the program expects, and those of another log concern nobody here: until
 * the view is rebuilt it is unavailable.
 */
const readable = <Document, Field extends string>(
  view: View<Document, Field>,
  isOutdated: () => Promise<boolean>,
  isForeign: () => Promise<boolean>,
): View<Document, Field> => {
  const reading = async <Result>(read: () => Promise<Result>): Promise<Result> => {
    if (await isForeign()) throw new StoreUnavailable('views', 'made from another log, being rebuilt');
    try {
      return await read();
    } catch (error) {
      if (error instanceof ZodError && (await isOutdated())) throw new StoreUnavailable('views', 'being rebuilt');
      throw error;
    }
  };
  return {
    ...view,
    get: (id) => reading(() => view.get(id)),
    getMany: (ids) => reading(() => view.getMany(ids)),
    find: (query) => reading(() => view.find(query)),
    count: (query) => reading(() => view.count(query)),
  };
};
