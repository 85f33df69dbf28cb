import { setTimeout as sleep } from 'node:timers/promises';
import { type StoreName, StoreUnavailable } from '../errors.ts';
import {
  type Connection,
  connectOurs,
  type DatabaseOptions,
  damageIn,
  isBusy,
  isUnavailable,
  OVERWRITES,
  PATIENCE_MS,
  TRY_AGAIN_MS,
  withoutOurTables,
} from './connect.ts';
import { type PendingWrite, pendingWrite } from './pending-write.ts';
import { prepare, type Query } from './statement.ts';

/** 8 MB given back in one commit. */
const PAGES_AT_A_TIME = 2_000;

/** How often it checks for commits of other processes. */
const POLL_MS = 15;

/**
 * One SQLite file, shared by any number of processes. Every commit is flushed to disk before it resolves; writes
 * requested in the same turn of the event loop share one commit.
 */
export class Database {
  readonly #connection: Connection;
  readonly #store: StoreName;
  readonly #options: DatabaseOptions;
  readonly #statements = new Map<string, ReturnType<typeof prepare>>();
  readonly #listeners = new Set<() => void>();
  #waiting: PendingWrite[] = [];
  #dataVersion = 0;
  #poll: NodeJS.Timeout | null = null;
  #open = true;

  constructor(options: DatabaseOptions) {
    this.#store = options.store;
    this.#options = options;
    this.#connection = this.#guard(() => connectOurs(options));
  }

  /** A prepared statement, cached for the life of the connection. */
  query<Row>(sql: string): Query<Row> {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const prepared = prepare(this.#connection, sql, (use) => this.#guard(use));
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** Runs reads on one snapshot of the file, whatever other processes write. */
  snapshot<Result>(read: () => Result): Result {
    return this.#transaction('BEGIN', read);
  }

  /** Runs the work in a transaction, alone or with other writes of this turn. Resolves once it is on disk. */
  write<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (!this.#open) return reject(new StoreUnavailable(this.#store, 'closed'));
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push(pendingWrite(work, resolve, reject));
    });
  }

  /** Calls back after every commit, of this process or another, until the returned function is called. */
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
   * Removes every trace of deleted data from the file and its write-ahead log, which is checkpointed and truncated. A
   * file of an older program, which did not overwrite deletions, is rewritten once. Throws StoreUnavailable while other
   * processes still read an older snapshot.
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

  /** Gives free pages back to the disk, a few at a time. A file of an older program keeps them for itself. */
  async shrink(): Promise<void> {
    const free = (): number => this.#number('PRAGMA freelist_count', 'freelist_count');
    for (let left = free(); left > 0 && this.#open; ) {
      await this.write(() => this.query(`PRAGMA incremental_vacuum(${PAGES_AT_A_TIME})`).all());
      const after = free();
      if (after >= left) return;
      left = after;
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
   * Runs all writes of this turn in one transaction; if one throws, each runs in its own, so that it fails alone. While
   * another process writes, they wait together with later ones, up to the limit above.
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

  /** Once closed, a file is complete without its write-ahead log, unless other processes still use it. */
  #takeOverLog(): void {
    try {
      this.#connection.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Nothing is lost: whoever opens the file next checkpoints it.
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
      const damage = this.#open ? damageIn(this.#options, error) : null;
      if (damage !== null) throw damage;
      if (isUnavailable(error)) throw new StoreUnavailable(this.#store, error);
      throw withoutOurTables(this.#options, error) ?? error;
    }
  }
}
