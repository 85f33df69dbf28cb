import { z } from 'zod';
import type { JsonObject } from '../../domain/json.ts';
import type { EventStore } from '../events/port.ts';
import type { Keys } from '../keys/port.ts';
import { type CarriedEvent, eventsOf, type LogSource } from './carried.ts';
import { writeLines } from './checked-lines.ts';
import { checkCount, readEntries } from './entries.ts';

/**
 * A log in a file: a header, who was forgotten, the events in order, and an end line with their count. Personal parts
 * stay locked, under keys that are not in this file. Since version 2 each event says which one of the log it is, from 1:
 * two lines that changed places are found.
 */
const head = z.strictObject({ format: z.literal('genial-log'), version: z.union([z.literal(1), z.literal(2)]) });
const forgottenLine = z.strictObject({ forgotten: z.string() });
const end = z.strictObject({ end: z.literal(true), events: z.int(), forgotten: z.int() });
interface NumberedEvent extends CarriedEvent {
  readonly number?: number | undefined;
}
/** What was parsed is JSON already: that it is an object is all there is to see. */
const parsedObject = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const eventLine: z.ZodType<NumberedEvent> = z.strictObject({
  number: z.int().optional(),
  streamId: z.string(),
  revision: z.int().min(0),
  id: z.string(),
  type: z.string(),
  version: z.int(),
  data: parsedObject,
  metadata: z.strictObject({
    at: z.string(),
    by: z.string().nullable(),
    accountId: z.string().nullable(),
    correlationId: z.string().nullable(),
    causationId: z.string().nullable(),
  }),
});

export interface LogFileSize {
  readonly events: number;
  readonly forgotten: number;
}

/** Writes the whole log to a file, in the place of what stood there. Throws StoreUnavailable, or a file system error. */
export const exportLog = async (
  events: Pick<EventStore, 'readAll'>,
  keys: Pick<Keys, 'forgotten'>,
  file: string,
  onProgress: (events: number) => void = () => undefined,
): Promise<LogFileSize> => {
  const written = { events: 0, forgotten: 0 };
  async function* lines(): AsyncGenerator<JsonObject> {
    yield { format: 'genial-log', version: 2 };
    for await (const owner of keys.forgotten()) {
      written.forgotten += 1;
      yield { forgotten: owner };
    }
    for await (const batch of eventsOf(events)()) {
      for (const { metadata, ...event } of batch) {
        written.events += 1;
        yield { number: written.events, ...event, metadata: { ...metadata } };
      }
      onProgress(written.events);
    }
    yield { end: true, ...written };
  }
  await writeLines(file, lines());
  return written;
};

type Entry = z.infer<typeof forgottenLine> | NumberedEvent;

/** The lines of a log file, each checked. Throws DamagedLine. */
const entriesOf = (file: string): AsyncIterable<Iterable<Entry>> => {
  const revisions = new Map<string, number>();
  const seen = { events: 0, forgotten: 0 };
  return readEntries<Entry, z.infer<typeof end>>(file, {
    contents: 'an exported log',
    entryName: 'an event',
    head,
    entry: z.union([eventLine, forgottenLine]),
    end,
    checkEntry: (entry) => {
      if ('forgotten' in entry) {
        seen.forgotten += 1;
        return null;
      }
      const { streamId, revision, number } = entry;
      const next = (revisions.get(streamId) ?? -1) + 1;
      revisions.set(streamId, revision);
      seen.events += 1;
      if (number !== undefined && number !== seen.events) return `it is event ${number}, where ${seen.events} belongs`;
      return revision === next ? null : `${streamId} goes on with ${revision} instead of ${next}`;
    },
    checkEnd: ({ events, forgotten }) =>
      checkCount(events, seen.events, 'events') ?? checkCount(forgotten, seen.forgotten, 'people forgotten'),
  });
};

export interface LogFile {
  readonly size: LogFileSize;
  readonly forgotten: readonly string[];
  /** The last event; null if there is none. */
  readonly last: Pick<CarriedEvent, 'streamId' | 'revision' | 'id'> | null;
  readonly events: LogSource;
}

/**
 * So many share a commit, and are in memory until they were read back and compared: of a thousand the collector of garbage
 * had more work than all flushes of four times as many commits.
 */
const EVENTS_AT_A_TIME = 250;

/** Reads a file to its end before anything is imported from it. Throws DamagedLine naming the first bad line. */
export const openLogFile = async (file: string): Promise<LogFile> => {
  const forgotten: string[] = [];
  let events = 0;
  let last: CarriedEvent | null = null;
  for await (const entries of entriesOf(file))
    for (const entry of entries) {
      if ('forgotten' in entry) forgotten.push(entry.forgotten);
      else [events, last] = [events + 1, entry];
    }
  return {
    last,
    size: { events, forgotten: forgotten.length },
    forgotten,
    events: async function* () {
      let batch: CarriedEvent[] = [];
      for await (const entries of entriesOf(file))
        for (const entry of entries) {
          if ('forgotten' in entry) continue;
          const { number: _, ...event } = entry;
          batch.push(event);
          if (batch.length < EVENTS_AT_A_TIME) continue;
          yield batch;
          batch = [];
        }
      if (batch.length > 0) yield batch;
    },
  };
};
