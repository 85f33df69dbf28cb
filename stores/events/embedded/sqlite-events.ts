import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreUnavailable } from '../../errors.ts';
import { Database } from '../../sqlite/database.ts';
import { WakeSignal } from '../../wake-signal.ts';
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

/**
 * A file made before 2026-11-30 holds `UNIQUE (stream_id, event_id)` as well. Nothing asks for it: a repeated append names its
 * revision, and is found there. Such a file keeps it, since SQLite could drop it only by writing the whole log anew.
 */
const MIGRATIONS = [
  `CREATE TABLE events (
     position INTEGER PRIMARY KEY,
     stream_id TEXT NOT NULL,
     revision INTEGER NOT NULL,
     event_id TEXT NOT NULL,
     type TEXT NOT NULL,
     version INTEGER NOT NULL,
     data TEXT NOT NULL,
     metadata TEXT NOT NULL,
     UNIQUE (stream_id, revision)
   ) STRICT;`,
];

const DEFAULT_LIMIT = 500;
/** Digits of a position: enough for every integer that a double represents exactly. */
const POSITION_DIGITS = 16;

const toPosition = (number: number): Position => (number === 0 ? START : String(number).padStart(POSITION_DIGITS, '0'));
const fromPosition = (position: Position): number => {
  const number = Number(position);
  if (!Number.isSafeInteger(number)) throw new TypeError(`${position} is no position of the embedded log`);
  return number;
};

/** The revision that comes next. */
const nextTo = (revision: number | 'no-stream'): number => (revision === 'no-stream' ? 0 : revision + 1);

interface Row {
  readonly position: number;
  readonly stream_id: string;
  readonly revision: number;
  readonly event_id: string;
  readonly type: string;
  readonly version: number;
  readonly data: string;
  readonly metadata: string;
}

type NewRow = readonly [id: string, type: string, version: number, data: string, metadata: string];

const newRow = ({ id, type, version, data, metadata }: NewEvent): NewRow => [
  id,
  type,
  version,
  JSON.stringify(data),
  JSON.stringify(metadata),
];

const recorded = (row: Row): RecordedEvent => ({
  id: row.event_id,
  type: row.type,
  version: row.version,
  data: JSON.parse(row.data),
  metadata: JSON.parse(row.metadata),
  streamId: row.stream_id,
  revision: row.revision,
  position: toPosition(row.position),
});

export const openSqliteEvents = (file: string): SqliteEvents =>
  new SqliteEvents(new Database({ file, store: 'events', migrations: MIGRATIONS }));

/** The log in one table; its integer key is the global position, assigned under SQLite's single writer lock. */
export class SqliteEvents implements EventStore {
  readonly keepsOrder = true;

  constructor(private readonly database: Database) {}

  async append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    if (events.length === 0) throw new TypeError('An append holds at least one event');
    const rows = events.map(newRow);
    return this.database.write(() => {
      const actual = this.#revisionOf(streamId);
      if (expected !== 'any' && expected !== actual)
        return (
          this.#alreadyAppended(streamId, events, expected) ?? {
            ok: false,
            error: { name: 'StaleRevision', streamId, expected, actual },
          }
        );
      return this.#insert(streamId, rows, nextTo(actual));
    });
  }

  async readStream(streamId: string, { from = 0, limit }: { from?: number; limit?: number } = {}) {
    return this.database
      .query<Row>('SELECT * FROM events WHERE stream_id = ? AND revision >= ? ORDER BY revision LIMIT ?')
      .all(streamId, from, limit ?? -1)
      .map(recorded);
  }

  async readAll({
    prefixes,
    after = START,
    limit = DEFAULT_LIMIT,
  }: AllFilter & { after?: Position; limit?: number } = {}) {
    return this.#scan(fromPosition(after), limit, prefixes).map(recorded);
  }

  async head({ prefixes }: AllFilter = {}): Promise<Position> {
    if (prefixes === undefined) return toPosition(this.#headNumber());
    const row = this.database
      .query<{ position: number | null }>(`SELECT max(position) AS position FROM events WHERE ${within(prefixes)}`)
      .one(...bounds(prefixes));
    return toPosition(row?.position ?? 0);
  }

  subscribe(options: SubscribeOptions = {}): Subscription {
    const { prefixes, after = START, batchSize = DEFAULT_LIMIT, onInterruption } = options;
    const wake = new WakeSignal();
    let stopped = false;
    const stop = () => {
      stopped = true;
      wake.notify();
    };
    const nextBatch = (from: number): { rows: readonly Row[]; reached: number } =>
      this.database.snapshot(() => {
        const head = this.#headNumber();
        const rows = head > from ? this.#scan(from, batchSize, prefixes) : [];
        return { rows, reached: rows.length < batchSize ? head : (rows.at(-1)?.position ?? head) };
      });
    const { database } = this;
    return {
      stop,
      async *[Symbol.asyncIterator]() {
        const forget = database.onChange(wake.notify);
        try {
          let from = fromPosition(after);
          while (!stopped && database.isOpen) {
            try {
              const { rows, reached } = nextBatch(from);
              if (rows.length > 0) yield rows.map(recorded);
              const idle = rows.length < batchSize;
              from = Math.max(from, reached);
              if (idle && !stopped) await wake.wait();
              else await nextTurn();
            } catch (error) {
              if (!(error instanceof StoreUnavailable)) throw error;
              onInterruption?.(error);
              await wake.wait(RETRY_MS);
            }
          }
        } finally {
          forget();
        }
      },
    };
  }

  async ping(): Promise<void> {
    this.#headNumber();
  }

  async close(): Promise<void> {
    this.database.close();
  }

  #revisionOf(streamId: string): number | 'no-stream' {
    const row = this.database
      .query<{ revision: number }>('SELECT revision FROM events WHERE stream_id = ? ORDER BY revision DESC LIMIT 1')
      .one(streamId);
    return row?.revision ?? 'no-stream';
  }

  #insert(streamId: string, rows: readonly NewRow[], first: number): AppendResult {
    // SQLite gives a row without a position the one after the highest.
    const insert = this.database.query(
      `INSERT INTO events (stream_id, revision, event_id, type, version, data, metadata)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    let position = 0;
    for (const [place, row] of rows.entries()) position = insert.insert(streamId, first + place, ...row);
    return { ok: true, revision: first + rows.length - 1, position: toPosition(position) };
  }

  #headNumber(): number {
    return this.database.query<{ head: number | null }>('SELECT max(position) AS head FROM events').one()?.head ?? 0;
  }

  /** The result of an earlier append of exactly these events at this revision; null if there was none. */
  #alreadyAppended(streamId: string, events: readonly NewEvent[], expected: number | 'no-stream'): AppendResult | null {
    const there = this.database
      .query<Pick<Row, 'event_id' | 'revision' | 'position'>>(
        'SELECT event_id, revision, position FROM events WHERE stream_id = ? AND revision >= ? ORDER BY revision LIMIT ?',
      )
      .all(streamId, nextTo(expected), events.length);
    const last = events.every(({ id }, place) => there[place]?.event_id === id) ? there.at(-1) : undefined;
    return last === undefined ? null : { ok: true, revision: last.revision, position: toPosition(last.position) };
  }

  #scan(after: number, limit: number, prefixes: readonly string[] | undefined): readonly Row[] {
    if (prefixes === undefined)
      return this.database
        .query<Row>('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?')
        .all(after, limit);
    return this.database
      .query<Row>(`SELECT * FROM events WHERE position > ? AND ${within(prefixes)} ORDER BY position LIMIT ?`)
      .all(after, ...bounds(prefixes), limit);
  }
}

const RETRY_MS = 500;

const within = (prefixes: readonly string[]): string =>
  prefixes.length === 0 ? '0' : `(${prefixes.map(() => '(stream_id >= ? AND stream_id < ?)').join(' OR ')})`;

const bounds = (prefixes: readonly string[]): string[] => prefixes.flatMap((prefix) => [prefix, `${prefix}\u{10FFFF}`]);
