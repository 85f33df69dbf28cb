import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { type StoreName, StoreUnavailable, StoreUnusable } from '../errors.ts';

export interface DatabaseOptions {
  readonly file: string;
  readonly store: StoreName;
  /** Each entry is applied once, in order, and never edited afterwards, but to leave out what an older file may keep. */
  readonly migrations: readonly string[];
  /**
   * All of it can be derived again from elsewhere: a loss of power may take back the newest commits, in their order and
   * as a whole, so that no commit waits for the disk.
   */
  readonly derived?: boolean;
}

export type Connection = InstanceType<typeof DatabaseSync>;

/** How long a write waits for another process's write before it is refused. */
export const PATIENCE_MS = 5_000;
/** How much of that is spent inside SQLite, which blocks the whole process. */
const BUSY_TIMEOUT_MS = 10;
/** Retry interval after that, which does not block. */
export const TRY_AGAIN_MS = 20;
const BUSY = 5;
/**
 * A rebuild writes documents in the order of the log, all over the file: with SQLite's 2 MB of cache and a checkpoint each
 * 4 MB it would read and write the same pages again and again. 32 MB each, used only as far as needed.
 */
const FOR_REBUILDS = 'PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 8000;';
/** Set in the header of files that have overwritten deleted data since they were created. */
export const OVERWRITES = 0x67656e31;
/** SQLite's primary result codes that mean "try later" rather than "wrong". */
const UNAVAILABLE_CODES = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

const NO_DATABASE = new Set([11, 26]);

/** What to do about a file that is damaged or somebody else's. */
const remedies: Readonly<Record<StoreName, string>> = {
  events: 'Put the log back from a backup (docs/operations.md#restore)',
  keys: 'Put the keys back from a backup (docs/operations.md#restore)',
  files: 'Put the files back from a backup (docs/operations.md#restore)',
  views:
    'Stop every process, move it away with what lies beside it (-wal, -shm) and start again: views are made from the log',
  jobs: 'Stop every process, move it away with what lies beside it (-wal, -shm) and start again: what waited in it is lost',
  simulator: 'Stop the program, move it away and start again: simulated payments begin anew',
};

const notOurs = ({ file, store }: DatabaseOptions, cause: Error): StoreUnusable =>
  new StoreUnusable(file, `no whole data file of this program (${cause.message}). ${remedies[store]}`, cause);

/** StoreUnusable for a file without our tables; null for any other error. */
export const withoutOurTables = (options: DatabaseOptions, error: unknown): StoreUnusable | null =>
  error instanceof Error && error.message.startsWith('no such table') ? notOurs(options, error) : null;

/** As {@link connect}. Throws StoreUnusable for a file that is no database, or a damaged one. */
export const connectOurs = (options: DatabaseOptions): Connection => {
  try {
    return connect(options);
  } catch (error) {
    if (error instanceof Error && NO_DATABASE.has(sqliteCode(error) ?? 0)) throw notOurs(options, error);
    throw error;
  }
};

/** Opens the file, which its owner alone may read, and brings its tables up to date. Throws what SQLite throws. */
const connect = ({ file, migrations, derived = false }: DatabaseOptions): Connection => {
  // Views hold in clear what the log keeps locked: folders created here are for this user only.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  forOwnerAlone(file);
  const connection = new DatabaseSync(file, { timeout: PATIENCE_MS });
  connection.exec(`PRAGMA synchronous = ${derived ? 'NORMAL' : 'FULL'}`);
  // Heeded by a file that has no table yet.
  if (derived) connection.exec('PRAGMA auto_vacuum = INCREMENTAL');
  connection.exec('PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON;');
  if (derived) connection.exec(FOR_REBUILDS);
  insisting(() => connection.exec('PRAGMA journal_mode = WAL'));
  migrate(connection, migrations);
  connection.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return connection;
};

/**
 * SQLite fails at once when another process is also switching the journal mode or has only just created the file:
 * retried here for as long as a write would be.
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

/** A folder created by hand may be open to all users. SQLite's side files get the database's permissions. */
export const forOwnerAlone = (file: string): void => {
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch {
    // SQLite reports what is wrong with the file, or opens one that belongs to another user of the machine.
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

/** Reading rows fails without a code. */
const CODE_OF_MESSAGE: ReadonlyMap<string, number> = new Map([
  ['database is locked', BUSY],
  ['disk I/O error', 10],
  ['database disk image is malformed', 11],
  ['file is not a database', 26],
]);

const sqliteCode = (error: unknown): number | null => {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  return CODE_OF_MESSAGE.get(error.message) ?? null;
};

/** StoreUnavailable with the remedy for a file of which a part is damaged, as a read or a write of that part finds it; null for any other error. */
export const damageIn = ({ file, store }: DatabaseOptions, error: unknown): StoreUnavailable | null =>
  error instanceof Error && NO_DATABASE.has(sqliteCode(error) ?? 0)
    ? new StoreUnavailable(store, `${file} is damaged (${error.message}). ${remedies[store]}`)
    : null;

/** Another process writes at the moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof StoreUnavailable && sqliteCode(error.cause) === BUSY;

/** SQLite's errors that mean "try later" rather than "wrong". */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE') return true;
  const code = sqliteCode(error);
  return code !== null && UNAVAILABLE_CODES.has(code);
};
