import { type Collection, type Db, type Document, MongoClient } from 'mongodb';
import { z } from 'zod';
import { MalformedAddress } from '../config.ts';
import { type StoreName, StoreUnavailable } from '../errors.ts';
import { isUnreachable } from './errors.ts';

/** What separates an address's hosts from its options. */
const DATABASE = /^[^/]+\/\/[^/]+\/([^?]+)/;
const DEFAULT_DATABASE = 'genial';
/** How long a request waits for a primary before it fails. */
const SELECTION_TIMEOUT_MS = 3_000;
const SOCKET_TIMEOUT_MS = 20_000;

const greeting = z.object({ localTime: z.date() });

const clientOf = (address: string): MongoClient => {
  try {
    return new MongoClient(address, {
      writeConcern: { w: 'majority' },
      readPreference: 'primary',
      serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
      connectTimeoutMS: SELECTION_TIMEOUT_MS,
      socketTimeoutMS: SOCKET_TIMEOUT_MS,
    });
  } catch (error) {
    // The client's message about an address may repeat the password in it.
    throw new MalformedAddress('MongoDB', error instanceof Error && !address.includes('@') ? error.message : null);
  }
};

/** One store's connection to MongoDB: majority writes, reads from the primary. */
export class MongoDatabase {
  readonly #client: MongoClient;
  readonly #db: Db;
  #open = true;

  /** Throws MalformedAddress. */
  constructor(
    address: string,
    private readonly store: StoreName,
  ) {
    this.#client = clientOf(address);
    this.#db = this.#client.db(DATABASE.exec(address)?.[1] ?? DEFAULT_DATABASE);
  }

  get db(): Db {
    return this.#db;
  }

  collection<Shape extends Document>(name: string): Collection<Shape> {
    return this.#db.collection<Shape>(name);
  }

  /** Runs a request. Throws StoreUnavailable if the server cannot be reached or this connection was closed. */
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

  /** The server's clock in milliseconds: those of the processes may differ. */
  async time(): Promise<number> {
    return greeting.parse(await this.use(() => this.#db.command({ hello: 1 }))).localTime.getTime();
  }

  async close(): Promise<void> {
    this.#open = false;
    await this.#client.close();
  }
}
