import { randomBytes } from 'node:crypto';
import { Binary } from 'mongodb';
import { isDuplicateKey } from '../../mongo/errors.ts';
import { MongoDatabase } from '../../mongo/mongo-database.ts';
import { KEY_BYTES, type KeyState, type Keys } from '../port.ts';

/** A destroyed key leaves its owner behind, with null. */
interface KeyDocument {
  readonly _id: string;
  readonly key: Binary | null;
}

const stateOf = (document: KeyDocument | null | undefined): KeyState => {
  if (document === null || document === undefined) return { status: 'missing' };
  return document.key === null ? { status: 'destroyed' } : { status: 'present', key: document.key.value() };
};

export const openMongoKeys = async (url: string): Promise<MongoKeys> => {
  const database = new MongoDatabase(url, 'keys');
  await database.ping();
  return new MongoKeys(database);
};

/** Keys in a collection of their own, so that its backups can be kept apart from the log's and deleted sooner. */
export class MongoKeys implements Keys {
  constructor(private readonly database: MongoDatabase) {}

  async create(owner: string): Promise<KeyState> {
    return this.#keep(owner, randomBytes(KEY_BYTES));
  }

  async get(owner: string): Promise<KeyState> {
    return stateOf(await this.database.use(() => this.#keys.findOne({ _id: owner })));
  }

  async getMany(owners: readonly string[]): Promise<ReadonlyMap<string, KeyState>> {
    const found = await this.database.use(() => this.#keys.find({ _id: { $in: [...owners] } }).toArray());
    const known = new Map(found.map((document) => [document._id, document]));
    return new Map(owners.map((owner) => [owner, stateOf(known.get(owner))]));
  }

  async destroy(owner: string): Promise<void> {
    await this.#upsert(() => this.#keys.replaceOne({ _id: owner }, { key: null }, { upsert: true }));
  }

  async *list() {
    const owners = await this.database.use(() => this.#keys.find({ key: { $ne: null } }).toArray());
    for (const { _id: owner, key } of owners) if (key !== null) yield { owner, key: key.value() };
  }

  async *forgotten() {
    const owners = await this.database.use(() => this.#keys.find({ key: null }).toArray());
    for (const { _id: owner } of owners) yield owner;
  }

  async restore(owner: string, key: Uint8Array): Promise<boolean> {
    const state = await this.#keep(owner, key);
    return state.status === 'present' && Buffer.from(state.key).equals(key);
  }

  ping(): Promise<void> {
    return this.database.ping();
  }

  close(): Promise<void> {
    return this.database.close();
  }

  get #keys() {
    return this.database.collection<KeyDocument>('keys');
  }

  /**
   * What the majority finally has for the owner. A plain read could return a key that another process has only just
   * created and that is lost if the primary fails; a write waits for the majority even when it changes nothing.
   */
  async #keep(owner: string, key: Uint8Array): Promise<KeyState> {
    return stateOf(
      await this.#upsert(() =>
        this.#keys.findOneAndUpdate(
          { _id: owner },
          { $setOnInsert: { key: new Binary(key) } },
          { upsert: true, returnDocument: 'after' },
        ),
      ),
    );
  }

  /** Of two that insert the same document at once, the refused one finds it on the second try. */
  async #upsert<Result>(put: () => Promise<Result>): Promise<Result> {
    return this.database.use(async () => {
      try {
        return await put();
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return put();
      }
    });
  }
}
