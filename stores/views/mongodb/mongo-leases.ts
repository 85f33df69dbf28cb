import { isDuplicateKey } from '../../mongo/errors.ts';
import type { MongoDatabase } from '../../mongo/mongo-database.ts';

interface LeaseDocument {
  readonly _id: string;
  readonly holder: string;
  readonly until: number;
}

/** Who may do what only one process does at a time, by the server's clock. */
export class MongoLeases {
  constructor(private readonly database: MongoDatabase) {}

  /** Whether the holder has it for so long from now. */
  async take(name: string, holder: string, ttlMs: number): Promise<boolean> {
    const now = await this.database.time();
    try {
      await this.database.use(() =>
        this.#documents.updateOne(
          { _id: name, $or: [{ holder }, { until: { $lte: now } }] },
          { $set: { holder, until: now + ttlMs } },
          { upsert: true },
        ),
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async release(name: string, holder: string): Promise<void> {
    await this.database.use(() => this.#documents.deleteOne({ _id: name, holder }));
  }

  async isTaken(name: string): Promise<boolean> {
    const now = await this.database.time();
    const lease = await this.database.use(() => this.#documents.findOne({ _id: name, until: { $gt: now } }));
    return lease !== null;
  }

  get #documents() {
    return this.database.collection<LeaseDocument>('leases');
  }
}
