import type { AnyEvent } from '../domain/events.ts';
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
  /** True when the serving generation was begun with an older definition. */
  isOutdated(): Promise<boolean>;
  /**
   * Brings the serving generation to the end of the batch. `reached` is where the batch begins: a generation that
   * stands before it (it was swapped in meanwhile) first reads what it has missed.
   */
  apply(batch: Batch<AnyEvent>, reached: Position): Promise<void>;
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
  return {
    name: projection.view.name,
    view,
    checkpoint: () => view.checkpoint(),
    isOutdated: async () => (await view.servedVersion()) !== projection.view.version,
    apply: async (batch, reached) => {
      const checkpoint = await view.checkpoint();
      if (checkpoint < reached)
        await readOn(log, checkpoint, (missed, from) => applyBatch(projection, view, missed, from));
      else await applyBatch(projection, view, batch, checkpoint);
    },
    caughtUp: (position, timeoutMs) => view.caughtUp(position, timeoutMs),
    build: async () => {
      const { collection, swap, abandon } = await view.rebuild();
      return { apply: (batch, checkpoint) => applyBatch(projection, collection, batch, checkpoint), swap, abandon };
    },
  };
};
