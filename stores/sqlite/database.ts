import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { type StoreName, StoreUnavailable } from '../errors.ts';

/** What SQLite binds and answers in our tables. Booleans are 0 and 1, instants are numbers or text. */
export type SqlValue = string | number | null | Uint8Array;

export interface Query<Row> {
  one(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
  /** How many rows changed. */
  run(...values: SqlValue[]): number;
}

export interface DatabaseOptions {
  readonly file: string;
  readonly store: StoreName;
  /** Each entry is applied once, in order, and never changed afterwards. */
  readonly migrations: readonly string[];
  /** Only this user may read the file. */
  readonly secret?: boolean;
}

type Connection = InstanceType<typeof DatabaseSync>;

/** How long a write waits for the writer of another process before it is refused. */
const PATIENCE_MS = 5_000;
/** How much of that is waited inside SQLite, where the whole process stands still. */
const BUSY_TIMEOUT_MS = 100;
/** How soon it is tried again, with everything else going on meanwhile. */
const TRY_AGAIN_MS = 20;
const BUSY = 5;
/** Set in the head of a file in which whatever was deleted has been overwritten from the first day on. */
const OVERWRITES = 0x67656e31;
/** How soon an append of another process is noticed. */
const POLL_MS = 15;
/** SQLite's primary result codes that say "not now" rather than "you are wrong". */
const UNAVAILABLE_CODES = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/**
 * One SQLite file, shared by any number of processes. Every commit is flushed to the disk before it is answered;
 * what is written in the same turn of the event loop shares one commit.
 */
export class Database {
  readonly #connection: Connection;
  readonly #store: StoreName;
  readonly #statements = new Map<string, ReturnType<typeof prepare>>();
  readonly #listeners = new Set<() => void>();
  #waiting: PendingWrite[] = [];
  #dataVersion = 0;
  #poll: NodeJS.Timeout | null = null;
  #open = true;

  constructor(options: DatabaseOptions) {
    this.#store = options.store;
    this.#connection = this.#guard(() => connect(options));
  }

  /** A prepared statement, kept for the life of the connection. */
  query<Row>(sql: string): Query<Row> {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const prepared = prepare(this.#connection, sql, (use) => this.#guard(use));
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** Runs reads against one state of the file, whatever other processes write meanwhile. */
  snapshot<Result>(read: () => Result): Result {
    return this.#transaction('BEGIN', read);
  }

  /** Runs the work in a transaction, alone or with others of this turn. Resolved once it is on the disk. */
  write<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (!this.#open) return reject(new StoreUnavailable(this.#store, 'closed'));
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push(pendingWrite(work, resolve, reject));
    });
  }

  /** Calls back after every commit, of this process or another, until the answered function is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#poll === null) {
      this.#dataVersion = this.#readDataVersion();
      this.#poll = setInterval(() => this.#lookForChange(), POLL_MS);
      this.#poll.unref();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopPolling();
    };
  }

  /**
   * Leaves nothing of what was deleted in the file or beside it: the write-ahead log, which still has it, is taken over
   * and cut to nothing. A file of an older program, which did not overwrite yet, is written anew once. Throws
   * StoreUnavailable while other processes keep reading what they began to read before.
   */
  async erase(): Promise<void> {
    const since = performance.now();
    for (;;) {
      try {
        if (this.#number('PRAGMA application_id', 'application_id') !== OVERWRITES) {
          this.query('VACUUM').run();
          this.query(`PRAGMA application_id = ${OVERWRITES}`).all();
        }
        if (this.#number('PRAGMA wal_checkpoint(TRUNCATE)', 'busy') === 0) return;
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
      if (performance.now() - since >= PATIENCE_MS) throw new StoreUnavailable(this.#store, 'in use: not erased');
      await sleep(TRY_AGAIN_MS);
    }
  }

  close(): void {
    if (!this.#open) return;
    if (this.#waiting.length > 0) this.#connection.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
    this.#flush(Number.NEGATIVE_INFINITY);
    this.#open = false;
    this.#stopPolling();
    this.#takeOverLog();
    this.#statements.clear();
    this.#connection.close();
    this.#notify();
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /**
   * All of this turn's writes in one transaction; when one of them throws, each in its own, so that it fails alone.
   * While another process writes they wait, together with those that come meanwhile, for as long as there is patience.
   */
  #flush(since = performance.now()): void {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    try {
      this.#transaction('BEGIN IMMEDIATE', () => {
        for (const write of writes) write.run();
      });
      for (const write of writes) write.resolve();
    } catch (error) {
      if (isBusy(error)) {
        if (performance.now() - since < PATIENCE_MS) {
          this.#waiting = writes;
          setTimeout(() => this.#flush(since), TRY_AGAIN_MS);
        } else for (const write of writes) write.reject(error);
        return;
      }
      if (writes.length === 1) for (const write of writes) write.reject(error);
      else for (const write of writes) this.#flushAlone(write);
    }
    this.#notify();
  }

  #flushAlone(write: PendingWrite): void {
    try {
      this.#transaction('BEGIN IMMEDIATE', () => write.run());
      write.resolve();
    } catch (error) {
      write.reject(error);
    }
  }

  #transaction<Result>(begin: 'BEGIN' | 'BEGIN IMMEDIATE', work: () => Result): Result {
    this.query(begin).run();
    try {
      const result = work();
      this.query('COMMIT').run();
      return result;
    } catch (error) {
      this.#rollback();
      throw error;
    }
  }

  #rollback(): void {
    try {
      this.query('ROLLBACK').run();
    } catch {
      // SQLite has already rolled back by itself (disk full, I/O error); the first error is the one to report.
    }
  }

  /** A file that is at rest is whole without its write-ahead log. What others still use stays as it is. */
  #takeOverLog(): void {
    try {
      this.#connection.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Nothing is lost: it is taken over by whoever opens the file next.
    }
  }

  #lookForChange(): void {
    const dataVersion = this.#readDataVersion();
    if (dataVersion === this.#dataVersion) return;
    this.#dataVersion = dataVersion;
    this.#notify();
  }

  #number<Column extends string>(pragma: string, column: Column): number {
    return this.query<Record<Column, number>>(pragma).one()?.[column] ?? 0;
  }

  /** Changes whenever another connection has committed. */
  #readDataVersion(): number {
    try {
      return this.#number('PRAGMA data_version', 'data_version');
    } catch {
      return this.#dataVersion;
    }
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #stopPolling(): void {
    if (this.#poll !== null) clearInterval(this.#poll);
    this.#poll = null;
  }

  #guard<Result>(use: () => Result): Result {
    try {
      return use();
    } catch (error) {
      throw isUnavailable(error) ? new StoreUnavailable(this.#store, error) : error;
    }
  }
}

const prepare = (connection: Connection, sql: string, guard: <Result>(use: () => Result) => Result) => {
  const statement = guard(() => connection.prepare(sql));
  return {
    one: (...values: SqlValue[]) => guard(() => statement.get(...values)),
    all: (...values: SqlValue[]) => guard(() => statement.all(...values)),
    run: (...values: SqlValue[]) => guard(() => Number(statement.run(...values).changes)),
  };
};

interface PendingWrite {
  run(): void;
  resolve(): void;
  reject(error: unknown): void;
}

const pendingWrite = <Result>(
  work: () => Result,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): PendingWrite => {
  let answer: () => void = () => undefined;
  return {
    run: () => {
      const result = work();
      answer = () => resolve(result);
    },
    resolve: () => answer(),
    reject,
  };
};

const connect = ({ file, migrations, secret = false }: DatabaseOptions): Connection => {
  // Views hold in clear what the log keeps locked: a folder that we make is for this user alone.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (secret) closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, { timeout: PATIENCE_MS });
  connection.exec('PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON;');
  insisting(() => connection.exec('PRAGMA journal_mode = WAL'));
  migrate(connection, migrations);
  connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return connection;
};

/**
 * SQLite does not wait with a change of the journal for another process that makes the same one, or that has only just
 * made the file: here it is tried again for as long as a write would be.
 */
const insisting = <Result>(change: () => Result): Result => {
  for (const since = performance.now(); ; ) {
    try {
      return change();
    } catch (error) {
      if (sqliteCode(error) !== BUSY || performance.now() - since >= PATIENCE_MS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN_MS);
    }
  }
};

const userVersion = (connection: Connection): number => connection.prepare('PRAGMA user_version').get().user_version;

const migrate = (connection: Connection, migrations: readonly string[]): void => {
  if (userVersion(connection) >= migrations.length) return;
  connection.exec('BEGIN IMMEDIATE');
  try {
    const applied = userVersion(connection);
    if (applied === 0) connection.exec(`PRAGMA application_id = ${OVERWRITES}`);
    for (const migration of migrations.slice(applied)) connection.exec(migration);
    connection.exec(`PRAGMA user_version = ${migrations.length}`);
    connection.exec('COMMIT');
  } catch (error) {
    connection.exec('ROLLBACK');
    throw error;
  }
};

const sqliteCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;

const isBusy = (error: unknown): boolean => error instanceof StoreUnavailable && sqliteCode(error.cause) === BUSY;

const isUnavailable = (error: unknown): boolean => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE') return true;
  const code = sqliteCode(error);
  return code !== null && UNAVAILABLE_CODES.has(code);
};
