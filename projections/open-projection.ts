import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyEvent } from '../domain/events.ts';
import { type EventStore, type Position, START } from '../stores/events/port.ts';
import type { Batch } from '../stores/log.ts';
import type { Stores } from '../stores/stores.ts';
import { placeName } from '../stores/views/definition.ts';
import type { View } from '../stores/views/port.ts';
import { applyBatch } from './apply.ts';
import { isCopied, standsIn } from './mark.ts';
import { openMeanwhile } from './meanwhile/open.ts';
import { readable } from './meanwhile/readable.ts';
import type { Identified, Projection, Stamped } from './projection.ts';
import { readOn } from './read-on.ts';

/** A part of a new generation of a view that is being built. */
export interface PartOfBuilding {
  apply(batch: Batch<AnyEvent>, checkpoint: Position): Promise<void>;
  /** What was applied is in the store. */
  flush(): Promise<void>;
}

/** A new generation of a view being built. */
export interface Building extends PartOfBuilding {
  /** Others join by it. */
  readonly generation: number;
  /** Swaps it in for the serving one. */
  swap(): Promise<void>;
  abandon(): Promise<void>;
  /** Builds what only queries need; the former generation serves meanwhile. */
  prepare(): Promise<void>;
}

/** A projection with its view, whatever the type of its documents. */
export interface OpenProjection {
  readonly name: string;
  /** The name with the version, where it is kept. */
  readonly place: string;
  checkpoint(): Promise<Position>;
  /** How far a new generation has come; null if none is being built. */
  building(): Promise<Position | null>;
  /** True while this version of the view shows nothing of a log that was there before it, or is not known to be made from this log: it must be (re)built. */
  isOutdated(): Promise<boolean>;
  /** Whether what is written now can be shown: by this version of the view or, until it is built, by the former one. */
  isShowable(): Promise<boolean>;
  /** The log may have been put back: it is compared again before anything is said of it, or written. */
  doubt(): void;
  /** True while the serving generation was made from another log: none of it is shown to anybody. */
  isForeign(): Promise<boolean>;
  /** Of a foreign generation: this log is a copy of the one it was made from, as after a move. */
  isOfCopied(): Promise<boolean>;
  /**
   * Brings the serving generation to the end of the batch. `reached` is where the batch begins: a generation that is
   * behind it (it was swapped in since) first reads what it has missed.
   */
  apply(batch: Batch<AnyEvent>, reached: Position): Promise<void>;
  /** Nobody waits for a view that has yet to be built: returns true as soon as what is read meanwhile shows the position. */
  caughtUp(position: Position, timeoutMs: number): Promise<boolean>;
  /** An empty generation beside the serving one. */
  build(): Promise<Building>;
  /** Takes a part in a generation that another thread began. Throws RebuildSuperseded. */
  join(generation: number): Promise<PartOfBuilding>;
}

export const openProjection = async <Body extends Identified, Field extends string>(
  projection: Projection<Body, Field>,
  { views, log, events }: Pick<Stores, 'views' | 'log' | 'events'>,
): Promise<OpenProjection & { readonly view: View<Stamped<Body>, Field> }> => {
  const view = await views.view(projection.view);
  const { origin, lastKnown, doubt } = originOf(view, events);
  const isUnbuilt = await unbuiltUntil(view, events);
  const isForeign = async (): Promise<boolean> => (await origin()) === 'another log';
  const isOutdated = async (): Promise<boolean> => (await isUnbuilt()) || (await origin()) !== 'this log';
  const read = readable(
    view,
    isUnbuilt,
    async () => (await lastKnown()) === 'another log',
    () => openMeanwhile(projection, view, { log, events }),
  );
  return {
    name: projection.view.name,
    place: placeName(projection.view),
    view: read.view,
    checkpoint: () => view.checkpoint(),
    building: () => view.building(),
    isOutdated,
    isShowable: async () => !(await isOutdated()) || ((await isUnbuilt()) && (await read.isShown())),
    isForeign,
    isOfCopied: async () => {
      const mark = await view.mark();
      return mark !== null && isCopied(mark, events);
    },
    doubt,
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
      if (!(await isOutdated())) return view.caughtUp(position, until - performance.now());
      if (await isUnbuilt()) await read.catchUp();
      return true;
    },
    build: async () => {
      const { collection, ...rest } = await view.rebuild();
      return { apply: (batch, checkpoint) => applyBatch(projection, collection, batch, checkpoint), ...rest };
    },
    join: async (generation) => {
      const { collection, flush } = await view.join(generation);
      return { apply: (batch, checkpoint) => applyBatch(projection, collection, batch, checkpoint), flush };
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

/** A view that is empty although the log was not: nobody may take what it does not show yet for what there is. */
const unbuiltUntil = async (
  view: Pick<View<unknown>, 'checkpoint'>,
  events: Pick<EventStore, 'head'>,
): Promise<() => Promise<boolean>> => {
  let unbuilt = (await view.checkpoint()) === START && (await events.head()) !== START;
  return async () => {
    if (unbuilt) unbuilt = (await view.checkpoint()) === START;
    return unbuilt;
  };
};

/**
 * Checked until the serving generation is known to be made from this log, and again once that is in doubt; generations
 * built later always are.
 */
const originOf = (
  view: Pick<View<unknown>, 'checkpoint' | 'mark'>,
  events: Pick<EventStore, 'readStream' | 'head'>,
): { origin(): Promise<Origin>; lastKnown(): Promise<Origin>; doubt(): void } => {
  let isKnown = false;
  let doubts = 0;
  let settled = 0;
  const look = async (): Promise<Origin> => {
    const checkpoint = await view.checkpoint();
    if (checkpoint === START) return 'this log';
    const mark = await view.mark();
    if (mark !== null) return (await standsIn(mark, events)) ? 'this log' : 'another log';
    return checkpoint > (await events.head()) ? 'another log' : 'unknown';
  };
  const origin = async (): Promise<Origin> => {
    if (isKnown && settled === doubts) return 'this log';
    const asked = doubts;
    const found = await look();
    if (asked === doubts) [isKnown, settled] = [found === 'this log', asked];
    return found;
  };
  return {
    origin,
    // A log that does not answer keeps nobody from reading.
    lastKnown: async () => (isKnown ? 'this log' : origin()),
    doubt: () => {
      doubts += 1;
    },
  };
};
