import { type Collection, type Db, type Document, MongoClient, MongoError, MongoServerError } from 'mongodb';
import { type StoreName, StoreUnavailable } from '../errors.ts';

const DEFAULT_DATABASE = 'genial';
/** How long a request waits for a primary before it is told that there is none. */
const SELECTION_TIMEOUT_MS = 3_000;
const SOCKET_TIMEOUT_MS = 20_000;

const UNREACHABLE = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoPoolClosedError',
  'PoolClosedOnNetworkError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongoExpiredSessionError',
  'MongoOperationTimeoutError',
]);
/** No primary just now, shutting down, too many connections: the server's own ways to say "not now". */
const NOT_NOW = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

const isUnreachable = (error: unknown): boolean =>
  error instanceof MongoError &&
  (UNREACHABLE.has(error.name) || (error instanceof MongoServerError && NOT_NOW.has(Number(error.code))));

const DUPLICATE_KEY = 11000;
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;

/** Puts a document where there is none of its id; processes that start at the same moment may do so together. */
export const insertOnce = async (insert: () => Promise<unknown>): Promise<void> => {
  try {
    await insert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** One store's connection to MongoDB. Writes are acknowledged by the majority, reads are from the primary. */
export class MongoDatabase {
  readonly #client: MongoClient;
  readonly #db: Db;
  #open = true;

  constructor(
    url: string,
    private readonly store: StoreName,
  ) {
    this.#client = new MongoClient(url, {
      writeConcern: { w: 'majority' },
      readPreference: 'primary',
      serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
      connectTimeoutMS: SELECTION_TIMEOUT_MS,
      socketTimeoutMS: SOCKET_TIMEOUT_MS,
    });
    const { pathname } = new URL(url.replace(/^mongodb(\+srv)?:/, 'http:').replace(/,[^/]*/, ''));
    this.#db = this.#client.db(pathname.length > 1 ? pathname.slice(1) : DEFAULT_DATABASE);
  }

  get db(): Db {
    return this.#db;
  }

  collection<Shape extends Document>(name: string): Collection<Shape> {
    return this.#db.collection<Shape>(name);
  }

  /** Runs a request. Throws StoreUnavailable when the server cannot be reached or this connection was closed. */
  async use<Result>(request: () => Promise<Result>): Promise<Result> {
    if (!this.#open) throw new StoreUnavailable(this.store, 'closed');
    try {
      return await request();
    } catch (error) {
      throw isUnreachable(error) ? new StoreUnavailable(this.store, error) : error;
    }
  }

  async ping(): Promise<void> {
    await this.use(() => this.#db.command({ ping: 1 }));
  }

  async close(): Promise<void> {
    this.#open = false;
    await this.#client.close();
  }
}
