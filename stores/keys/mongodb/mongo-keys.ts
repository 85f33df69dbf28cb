import { randomBytes } from 'node:crypto';
import { Binary } from 'mongodb';
import { isDuplicateKey } from '../../mongo/errors.ts';
import { MongoDatabase } from '../../mongo/mongo-database.ts';
import { KEY_BYTES, type KeyState, type Keys } from '../port.ts';

/** A destroyed key leaves its owner behind with null. */
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

/** Keys in a collection of their own, so that its backups can be kept apart and forgotten sooner than those of the log. */
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
   * What stands there for the owner in the end, and for the majority: a read alone could see a key that another process
   * has only just made and that goes when the primary does. A write waits for the majority also when it changes nothing.
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

  /** Two that put the same document at the same moment: the one that is refused then finds it there. */
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
