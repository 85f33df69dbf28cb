import { z } from 'zod';
import { type JsonObject, jsonObjectSchema } from '../../domain/json.ts';
import type { EventStore } from '../events/port.ts';
import type { Keys } from '../keys/port.ts';
import { type CarriedEvent, eventsOf, type LogSource } from './carried.ts';
import { readLines, writeLines } from './checked-lines.ts';
import { DamagedLine } from './errors.ts';

/**
 * A log in a file: a header, who was forgotten, the events in order, and an end line with their count. Personal parts
 * stay locked, under keys that are not in this file.
 */
const head = z.strictObject({ format: z.literal('genial-log'), version: z.literal(1) });
const forgottenLine = z.strictObject({ forgotten: z.string() });
const end = z.strictObject({ end: z.literal(true), events: z.int(), forgotten: z.int() });
const eventLine: z.ZodType<CarriedEvent> = z.strictObject({
  streamId: z.string(),
  revision: z.int().min(0),
  id: z.string(),
  type: z.string(),
  version: z.int(),
  data: jsonObjectSchema,
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

/** Writes the whole log to a file. Throws StoreUnavailable, or a file system error. */
export const exportLog = async (
  events: Pick<EventStore, 'readAll'>,
  keys: Pick<Keys, 'forgotten'>,
  file: string,
  onProgress: (events: number) => void = () => undefined,
): Promise<LogFileSize> => {
  const written = { events: 0, forgotten: 0 };
  async function* lines(): AsyncGenerator<JsonObject> {
    yield { format: 'genial-log', version: 1 };
    for await (const owner of keys.forgotten()) {
      written.forgotten += 1;
      yield { forgotten: owner };
    }
    for await (const batch of eventsOf(events)()) {
      for (const { metadata, ...event } of batch) yield { ...event, metadata: { ...metadata } };
      written.events += batch.length;
      onProgress(written.events);
    }
    yield { end: true, ...written };
  }
  await writeLines(file, lines());
  return written;
};

type Item = { readonly forgotten: string } | { readonly event: CarriedEvent } | LogFileSize;

/** The lines of a log file, each checked. Throws DamagedLine. */
async function* itemsOf(file: string): AsyncGenerator<Item> {
  const revisions = new Map<string, number>();
  const seen = { events: 0, forgotten: 0 };
  let last = 0;
  let ended = false;
  for await (const { number, value } of readLines(file)) {
    last = number;
    const damaged = (reason: string): DamagedLine => new DamagedLine(file, number, reason);
    if (ended) throw damaged('it stands after the end');
    if (number === 1) {
      if (!head.safeParse(value).success) throw damaged('it is not the head of an exported log');
      continue;
    }
    const event = eventLine.safeParse(value);
    if (event.success) {
      const { streamId, revision } = event.data;
      const next = (revisions.get(streamId) ?? -1) + 1;
      if (revision !== next) throw damaged(`${streamId} goes on with ${revision} instead of ${next}`);
      revisions.set(streamId, revision);
      seen.events += 1;
      yield { event: event.data };
      continue;
    }
    const forgotten = forgottenLine.safeParse(value);
    if (forgotten.success) {
      seen.forgotten += 1;
      yield forgotten.data;
      continue;
    }
    const finished = end.safeParse(value);
    if (!finished.success) throw damaged('it is neither an event nor the end');
    if (finished.data.events !== seen.events || finished.data.forgotten !== seen.forgotten)
      throw damaged(`it promises ${finished.data.events} events, and there are ${seen.events}`);
    ended = true;
  }
  if (!ended) throw new DamagedLine(file, last + 1, 'the end is missing, the file is not whole');
  yield seen;
}

export interface LogFile {
  readonly size: LogFileSize;
  readonly forgotten: readonly string[];
  readonly events: LogSource;
}

const EVENTS_AT_A_TIME = 1_000;

/** Reads a file to its end before anything is imported from it. Throws DamagedLine naming the first bad line. */
export const openLogFile = async (file: string): Promise<LogFile> => {
  const forgotten: string[] = [];
  let size: LogFileSize = { events: 0, forgotten: 0 };
  for await (const item of itemsOf(file)) {
    if ('events' in item) size = item;
    else if ('forgotten' in item) forgotten.push(item.forgotten);
  }
  return {
    size,
    forgotten,
    events: async function* () {
      let batch: CarriedEvent[] = [];
      for await (const item of itemsOf(file)) {
        if (!('event' in item)) continue;
        batch.push(item.event);
        if (batch.length < EVENTS_AT_A_TIME) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
  };
};
