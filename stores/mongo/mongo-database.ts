import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { type StoreName, StoreUnavailable } from '../errors.ts';
import { isUnreachable } from './errors.ts';

const DEFAULT_DATABASE = 'genial';
/** How long a request waits for a primary before it is told that there is none. */
const SELECTION_TIMEOUT_MS = 3_000;
const SOCKET_TIMEOUT_MS = 20_000;

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
