import type { z } from 'zod';
import { changedPath } from './changes.ts';
import { type JsonObject, toJsonObject } from './json.ts';

/** A fact in the past tense, as deciders and projections see it: always in its newest version. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** A fact as it lies in the log: possibly written by an older program. */
export interface WrittenEvent {
  readonly type: string;
  readonly version: number;
  readonly data: JsonObject;
}

/** One event type with every version ever written. Built with {@link eventType}. */
export interface EventType<Type extends string = string, Data = unknown> {
  readonly type: Type;
  /** The newest version, which is the one written. */
  readonly version: number;
  /** Whose key locks the personal part; absent means that of the stream the event stands in. */
  readonly keyOwner?: ((data: JsonObject) => string) | undefined;
  /** Upcasts from the version written and validates. `at`: the instant of the event (ISO 8601). */
  read(version: number, data: unknown, at: string): Data;
  /** Validates data of the newest version. */
  write(data: unknown): Data;
  /** A new version: its schema, and how data of the version before, written at an instant, becomes data of this one. */
  next<Newer extends z.ZodType>(
    schema: Newer,
    upcast: (older: Data, at: string) => z.input<Newer>,
  ): EventType<Type, z.output<Newer>>;
}

export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
  constructor(
    type: string,
    version?: number,
    /** A newer program wrote it. */
    readonly isNewer = false,
  ) {
    super(version === undefined ? `No schema reads ${type}` : `No schema reads version ${version} of ${type}`);
  }
}

/** An event that its own schema would not keep as it is: it says less, or something else, than what is to be written. */
export class EventNotKept extends Error {
  override readonly name = 'EventNotKept';
  constructor(
    type: string,
    version: number,
    readonly path: string,
  ) {
    super(`${type} version ${version} does not keep ${path}: add it to the schema of the event`);
  }
}

interface EventTypeOptions {
  /** The owner of the personal part, for events that stand in a stream other than the person's own. */
  readonly keyOwner?: (data: JsonObject) => string;
}

/**
 * Declares an event type at version 1. Personal fields stand apart under `personal`, and the schema allows null there:
 * the events of a forgotten person are still read. Schemas do not transform: what they answer is what is written.
 *
 * @example
 * const customerRenamed = eventType('CustomerRenamed', z.object({ personal: z.object({ name: z.string() }).nullable() }));
 * const withReason = customerRenamed.next(
 *   z.object({ personal: z.object({ name: z.string() }).nullable(), reason: z.string() }),
 *   (older) => ({ ...older, reason: '' }),
 * );
 */
export const eventType = <const Type extends string, Schema extends z.ZodType>(
  type: Type,
  schema: Schema,
  options: EventTypeOptions = {},
): EventType<Type, z.output<Schema>> =>
  atVersion(type, 1, schema, options, (written) => {
    throw new UnknownEvent(type, written);
  });

const atVersion = <Type extends string, Schema extends z.ZodType>(
  type: Type,
  version: number,
  schema: Schema,
  options: EventTypeOptions,
  upcastOlder: (written: number, data: unknown, at: string) => unknown,
): EventType<Type, z.output<Schema>> => {
  const read = (written: number, data: unknown, at: string): z.output<Schema> => {
    if (written > version) throw new UnknownEvent(type, written, true);
    return schema.parse(written === version ? data : upcastOlder(written, data, at));
  };
  return {
    type,
    version,
    keyOwner: options.keyOwner,
    read,
    write: (data) => schema.parse(data),
    next: (newer, upcast) =>
      atVersion(type, version + 1, newer, options, (written, data, at) => upcast(read(written, data, at), at)),
  };
};

/** Reads and writes the events of an aggregate (or of them all): type → version → schema and upcaster. */
export interface EventRegistry<Event> {
  readonly types: readonly EventType[];
  knows(type: string): boolean;
  /** Throws {@link UnknownEvent} or a ZodError: such a log needs a newer program or a repair. `at`: when it was written. */
  read(written: WrittenEvent, at: string): Event;
  /**
   * The event in its newest version. Throws a ZodError when it does not fit its own schema, and {@link EventNotKept}
   * when reading it back would give anything else: nothing is lost in silence.
   */
  write(event: DomainEvent): WrittenEvent;
  /** Whose key locks the personal part of the event, or null when it is the stream's. */
  keyOwner(written: WrittenEvent): string | null;
}

/** The union of the events that a registry reads: `type CustomerEvent = EventOf<typeof customerEvents>`. */
export type EventOf<Registry> = Registry extends EventRegistry<infer Event> ? Event : never;

type ReadBy<Type> = Type extends EventType<infer Name, infer Data> ? DomainEvent<Name, Data> : never;

/** @example const customerEvents = eventRegistry(customerRegistered, customerRenamed); */
export function eventRegistry<const Types extends readonly EventType[]>(
  ...types: Types
): EventRegistry<ReadBy<Types[number]>>;
export function eventRegistry(...types: readonly EventType[]): EventRegistry<DomainEvent> {
  const byName = new Map(types.map((type) => [type.type, type]));
  if (byName.size !== types.length) throw new Error('An event type is declared twice');
  const typeOf = (name: string): EventType => {
    const type = byName.get(name);
    if (type === undefined) throw new UnknownEvent(name, undefined, true);
    return type;
  };
  return {
    types,
    knows: (name) => byName.has(name),
    read: ({ type, version, data }, at) => ({ type, data: typeOf(type).read(version, data, at) }),
    write: ({ type, data }) => {
      const known = typeOf(type);
      const given = toJsonObject(data);
      const path = changedPath(given, toJsonObject(known.write(given)));
      if (path !== null) throw new EventNotKept(type, known.version, path);
      return { type, version: known.version, data: given };
    },
    keyOwner: ({ type, data }) => typeOf(type).keyOwner?.(data) ?? null,
  };
}
