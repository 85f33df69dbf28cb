import { z } from 'zod';
import type { AnyEvent } from '../domain/events.ts';
import type { Position } from '../stores/events/port.ts';
import type { Recorded } from '../stores/log.ts';
import type { Scalar, ViewDefinition } from '../stores/views/port.ts';

/** The last event a document was made from. `revision` is that of the event's stream. */
export interface Stamp {
  readonly revision: number;
  readonly position: Position;
}
export type Stamped<Body> = Body & Stamp;

export const stamp = { revision: z.int(), position: z.string() };

export type Fact = Recorded<AnyEvent>;

/** The documents that an event changes: these ids, or all existing documents with these values. */
export type Targets<Field extends string> =
  | readonly string[]
  | { readonly where: { readonly [Name in Field]?: Scalar } };

export interface Identified {
  readonly id: string;
}

/**
 * A view as two pure functions: which documents an event changes, and how. The runner takes care of loading, order,
 * repetition and writing.
 */
export interface Projection<Body extends Identified, Field extends string> {
  readonly view: ViewDefinition<Stamped<Body>, Field>;
  /**
   * The beginnings of the names of all streams that feed it; absent: each may. A view that is fed by few then
   * shows everything at once, before it is built, though it is new in a release or the former documents do not fit.
   */
  readonly streams?: readonly string[];
  /** `revision` if one stream feeds a document, `position` if several do. */
  readonly guardedBy: 'revision' | 'position';
  targets(fact: Fact): Targets<Field>;
  /** null in: it does not exist yet, or no longer. null out: it is removed. */
  evolve(document: Body | null, fact: Fact, id: string): Body | null;
}

export const none: readonly string[] = [];
