import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START as FROM_START,
  type ReadAllOptions,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { StoreUnavailable } from '../../errors.ts';
import type {
  AllFilter,
  AppendResult,
  EventStore,
  ExpectedRevision,
  NewEvent,
  Position,
  RecordedEvent,
  SubscribeOptions,
  Subscription,
} from '../port.ts';
import { START } from '../port.ts';
import { type Address, type AppendOptions, appendOptions, clientOf, readAddress } from './address.ts';
import { answerWithin, readToEnd } from './answers.ts';
import { isNotTaken, isUnavailable } from './errors.ts';
import { fromPosition, isKnown, toEventData, toExpected, toPosition, toRecorded } from './mapping.ts';
import { whyNotOpened } from './opening.ts';
import { pages } from './pages.ts';
import { subscribeToLog } from './subscription.ts';

const DEFAULT_LIMIT = 500;
/** The last event is usually one of ours; if not, the pages grow. */
const FIRST_HEAD_PAGE = 8;
/** How long closing waits for calls that are still open in the client. */
const DISPOSE_TIMEOUT_MS = 1_000;

/** A server silent for this long counts as unavailable. */
const ANSWER_MS = 10_000;

/** Pauses before retrying a call that no leader accepted: an election takes a second or two. */
const NOT_TAKEN_PAUSES_MS = [100, 200, 400, 800, 1_600];

/** A stream in one of our categories, for servers that grant rights by stream. Never written to. */
const PROBE_STREAM = 'user-right-to-write';

export type Purpose = 'reading' | 'writing';

/**
 * Throws MalformedAddress; StoreUnavailable if no EventStoreDB answers at this address; StoreUnusable if something must
 * be configured differently, such as a user without the right to read or, if `writing`, to write.
 */
export const openEventStore = async (text: string, purpose: Purpose = 'writing'): Promise<EventStoreEvents> => {
  const address = readAddress(text);
  const store = storeAt(address);
  const told = async (asked: 'read' | 'write', call: () => Promise<void>): Promise<void> => {
    try {
      await call();
    } catch (error) {
      await store.close();
      throw await whyNotOpened(error, asked, address);
    }
  };
  await told('read', () => store.ping());
  if (purpose === 'writing') await told('write', () => store.probeWriting());
  return store;
};

const storeAt = (address: Address): EventStoreEvents =>
  new EventStoreEvents(clientOf(address), appendOptions(address, ANSWER_MS), ANSWER_MS);

/** The log in EventStoreDB, whose streams, revisions and positions map directly to ours. */
export class EventStoreEvents implements EventStore {
  readonly keepsOrder = false;
  readonly #closing = new AbortController();

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly appending: AppendOptions,
    private readonly answerMs: number,
  ) {}

  async append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    if (events.length === 0) throw new TypeError('An append holds at least one event');
    return this.#use(async () => {
      try {
        const options = { ...this.appending, expectedRevision: toExpected(expected) };
        const appended = this.client.appendToStream(streamId, events.map(toEventData), options);
        const result = await answerWithin(appended, this.answerMs);
        if (!result.success || !isKnown(result.position)) return this.#appendedBefore(streamId, events);
        return { ok: true, revision: Number(result.nextExpectedRevision), position: toPosition(result.position) };
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError)) throw error;
        const { actualVersion } = error;
        const actual = typeof actualVersion === 'bigint' ? Number(actualVersion) : 'no-stream';
        return { ok: false, error: { name: 'StaleRevision', streamId, expected, actual } };
      }
    });
  }

  async readStream(streamId: string, { from = 0, limit }: { from?: number; limit?: number } = {}) {
    const events = await this.#use(async () => {
      const stream = this.client.readStream(streamId, {
        fromRevision: BigInt(from),
        requiresLeader: true,
        ...(limit === undefined ? {} : { maxCount: limit }),
      });
      try {
        const read = await readToEnd(stream, this.answerMs);
        return read.map(toRecorded).filter((recorded) => recorded !== null);
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw error;
      }
    });
    return this.#withPositions(events);
  }

  async readAll({
    prefixes,
    after = START,
    limit = DEFAULT_LIMIT,
  }: AllFilter & { after?: Position; limit?: number } = {}): Promise<readonly RecordedEvent[]> {
    return this.#use(async () => {
      const found: RecordedEvent[] = [];
      const from = after === START ? FROM_START : fromPosition(after);
      let passed = after;
      for await (const page of pages(this.#readAll, FORWARDS, from, limit + 1))
        for (const recorded of page) {
          // The server reads from a position on, its own event included.
          if (recorded.position <= passed) continue;
          passed = recorded.position;
          if (!matches(recorded, prefixes)) continue;
          found.push(recorded);
          if (found.length === limit) return found;
        }
      return found;
    });
  }

  async head({ prefixes }: AllFilter = {}): Promise<Position> {
    return this.#use(async () => {
      for await (const page of pages(this.#readAll, BACKWARDS, END, FIRST_HEAD_PAGE))
        for (const recorded of page) if (matches(recorded, prefixes)) return recorded.position;
      return START;
    });
  }

  subscribe(options: SubscribeOptions = {}): Subscription {
    return subscribeToLog(this.client, (filter) => this.head(filter), options, this.#closing.signal);
  }

  async ping(): Promise<void> {
    await this.#use(() => this.#readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
  }

  /**
   * Tests the right to write by appending at a revision that no stream has. The server checks permissions first, so it
   * refuses either the user or the revision, and never writes. Throws StoreUnavailable if it refuses the user.
   */
  async probeWriting(): Promise<void> {
    const metadata = {
      at: new Date().toISOString(),
      by: null,
      accountId: null,
      correlationId: null,
      causationId: null,
    };
    const probe = { id: randomUUID(), type: 'RightToWriteProbed', version: 1, data: {}, metadata };
    await this.append(PROBE_STREAM, [probe], Number.MAX_SAFE_INTEGER);
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    // On close, the client waits for streams interrupted in the middle of their data, which never report their end.
    await Promise.race([this.client.dispose(), delay(DISPOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  readonly #readAll = (options: ReadAllOptions): Promise<readonly AllStreamResolvedEvent[]> =>
    readToEnd(this.client.readAll({ ...options, requiresLeader: true }), this.answerMs);

  /** The server already has these events and does not say where. */
  async #appendedBefore(streamId: string, events: readonly NewEvent[]): Promise<AppendResult> {
    const last = events.at(-1);
    const place = (await this.readStream(streamId)).find(({ id }) => id === last?.id);
    if (place === undefined) throw new Error(`The events appended to ${streamId} are not there`);
    return { ok: true, revision: place.revision, position: place.position };
  }

  /** If the server gave no position, the end of the whole log: never earlier than the event's own. */
  async #withPositions(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    if (events.every(({ position }) => position !== START)) return events;
    const head = await this.head();
    return events.map((event) => (event.position === START ? { ...event, position: head } : event));
  }

  async #use<Result>(request: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      if (this.#closing.signal.aborted) throw new StoreUnavailable('events', 'closed');
      try {
        return await request();
      } catch (error) {
        const pause = NOT_TAKEN_PAUSES_MS[attempt];
        // The client then turns to the leader named in the answer, or looks for one.
        if (pause !== undefined && isNotTaken(error)) await delay(pause);
        else throw isUnavailable(error) ? new StoreUnavailable('events', error) : error;
      }
    }
  }
}

const matches = ({ streamId }: RecordedEvent, prefixes: readonly string[] | undefined): boolean =>
  prefixes === undefined || prefixes.some((prefix) => streamId.startsWith(prefix));
