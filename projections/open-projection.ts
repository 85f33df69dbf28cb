import { ZodError } from 'zod';
import type { AnyEvent } from '../domain/events.ts';
import { StoreUnavailable } from '../stores/errors.ts';
import type { Position } from '../stores/events/port.ts';
import type { Batch, Log } from '../stores/log.ts';
import type { View, Views } from '../stores/views/port.ts';
import { applyBatch } from './apply.ts';
import type { Identified, Projection, Stamped } from './projection.ts';
import { readOn } from './read-on.ts';

/** A new generation of a view on its way. */
export interface Building {
  apply(batch: Batch<AnyEvent>, checkpoint: Position): Promise<void>;
  /** Puts it in the place of the serving one. */
  swap(): Promise<void>;
  abandon(): Promise<void>;
}

/** A projection together with its view, whatever its documents are. */
export interface OpenProjection {
  readonly name: string;
  checkpoint(): Promise<Position>;
  /** True while the serving generation is one that was begun with another definition: it is to be rebuilt. */
  isOutdated(): Promise<boolean>;
  /**
   * Brings the serving generation to the end of the batch. `reached` is where the batch begins: a generation that
   * stands before it (it was swapped in meanwhile) first reads what it has missed.
   */
  apply(batch: Batch<AnyEvent>, reached: Position): Promise<void>;
  /** Nobody waits for a view that is outdated: true at once. */
  caughtUp(position: Position, timeoutMs: number): Promise<boolean>;
  /** An empty generation beside the serving one. */
  build(): Promise<Building>;
}

export const openProjection = async <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  views: Views,
  log: Log,
): Promise<OpenProjection & { readonly view: View<Stamped<Body>, Field> }> => {
  const view = await views.view(projection.view);
  let current = false;
  const isOutdated = async (): Promise<boolean> => {
    current ||= (await view.servedVersion()) === projection.view.version;
    return !current;
  };
  return {
    name: projection.view.name,
    view: readable(view, isOutdated),
    checkpoint: () => view.checkpoint(),
    isOutdated,
    apply: async (batch, reached) => {
      // Another projector may swap a generation in meanwhile, which has not seen what leads up to this batch.
      const serving = await view.serving();
      const checkpoint = await serving.checkpoint();
      if (checkpoint < reached)
        await readOn(log, checkpoint, (missed, from) => applyBatch(projection, serving, missed, from));
      else await applyBatch(projection, serving, batch, checkpoint);
    },
    caughtUp: async (position, timeoutMs) => (await isOutdated()) || view.caughtUp(position, timeoutMs),
    build: async () => {
      const { collection, swap, abandon } = await view.rebuild();
      return { apply: (batch, checkpoint) => applyBatch(projection, collection, batch, checkpoint), swap, abandon };
    },
  };
};

/** Documents of an older shape may not be what the program expects: until they are rebuilt the view is away. */
const readable = <Document, Field extends string>(
  view: View<Document, Field>,
  isOutdated: () => Promise<boolean>,
): View<Document, Field> => {
  const reading = async <Result>(read: () => Promise<Result>): Promise<Result> => {
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
  };
};
