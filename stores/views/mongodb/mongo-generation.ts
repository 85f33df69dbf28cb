import type { AnyBulkWriteOperation } from 'mongodb';
import { toJsonObject } from '../../../domain/json.ts';
import type { Position } from '../../events/port.ts';
import { START } from '../../events/port.ts';
import { insertOnce, refusedAsDuplicates } from '../../mongo/errors.ts';
import type { MongoDatabase } from '../../mongo/mongo-database.ts';
import type { Page, ViewDefinition, ViewQuery, ViewWrite, WriteOutcome } from '../port.ts';
import { guardText, plainQuery } from '../query.ts';
import { type Envelope, envelope, filterOf, indexOf, sortOf } from './mongo-query.ts';

/** How many documents one call writes: however slow the server, each is answered within the time a call may take. */
const WRITES_PER_CALL = 100;

interface CheckpointDocument {
  readonly _id: string;
  readonly position: Position;
  readonly mark?: string | null;
}

/** Reads and writes one generation's collection. */
export class MongoGeneration<Document, Field extends string> {
  constructor(
    private readonly database: MongoDatabase,
    private readonly definition: ViewDefinition<Document, Field>,
    /** Its collection. */
    readonly name: string,
  ) {}

  /** Creates the indexes and the checkpoint; idempotent. */
  async prepare(): Promise<void> {
    await this.database.use(async () => {
      for (const fields of this.definition.indexes) await this.#envelopes.createIndex(indexOf(fields));
      await insertOnce(() =>
        this.#checkpoints.updateOne({ _id: this.name }, { $setOnInsert: { position: START } }, { upsert: true }),
      );
    });
  }

  async drop(): Promise<void> {
    await this.database.use(async () => {
      await this.#envelopes.drop();
      await this.#checkpoints.deleteOne({ _id: this.name });
    });
  }

  async get(id: string): Promise<Document | null> {
    const found = await this.database.use(() => this.#envelopes.findOne({ _id: id, live: true }));
    return found === null ? null : this.#parse(found);
  }

  async getMany(ids: readonly string[]): Promise<Map<string, Document>> {
    const found = await this.database.use(() => this.#envelopes.find({ _id: { $in: [...ids] }, live: true }).toArray());
    return new Map(found.map((one) => [one._id, this.#parse(one)]));
  }

  async find(query: ViewQuery<Field>): Promise<Page<Document>> {
    const plain = plainQuery(this.definition, query);
    const found = await this.database.use(() => {
      const cursor = this.#envelopes.find(filterOf(plain)).sort(sortOf(plain)).skip(plain.offset);
      return (plain.limit === null ? cursor : cursor.limit(plain.limit)).toArray();
    });
    const total = plain.limit === null ? found.length : await this.count(query);
    return { items: found.map((one) => this.#parse(one)), total };
  }

  /** Of all that match, in order. */
  async ids(query: ViewQuery<Field>): Promise<readonly string[]> {
    const plain = plainQuery(this.definition, query);
    const found = await this.database.use(() =>
      this.#envelopes.find(filterOf(plain)).sort(sortOf(plain)).project<Pick<Envelope, '_id'>>({ _id: 1 }).toArray(),
    );
    return found.map(({ _id }) => _id);
  }

  count(query: Pick<ViewQuery<Field>, 'where' | 'contains'>): Promise<number> {
    const filter = filterOf(plainQuery(this.definition, query));
    return this.database.use(() => this.#envelopes.countDocuments(filter));
  }

  /** Writes to different documents run together; those to the same document one after another, in order. */
  async apply(writes: readonly ViewWrite<Document>[]): Promise<readonly WriteOutcome[]> {
    const outcomes: WriteOutcome[] = writes.map(() => 'older');
    for (const round of rounds(writes)) {
      // A document inserted between the update and the insert refuses once; the second try finds it.
      const again = await this.#applyRound(round, outcomes);
      if (again.length > 0) await this.#applyRound(again, outcomes);
    }
    return outcomes;
  }

  async checkpoint(): Promise<Position> {
    const found = await this.database.use(() => this.#checkpoints.findOne({ _id: this.name }));
    return found?.position ?? START;
  }

  async mark(): Promise<string | null> {
    const found = await this.database.use(() => this.#checkpoints.findOne({ _id: this.name }));
    return found?.mark ?? null;
  }

  async saveCheckpoint(position: Position, mark: string | undefined): Promise<void> {
    const reached = { position, mark: mark ?? null };
    await this.database.use(() =>
      this.#checkpoints.updateOne({ _id: this.name, position: { $lt: position } }, { $set: reached }),
    );
  }

  get #envelopes() {
    return this.database.collection<Envelope>(this.name);
  }

  get #checkpoints() {
    return this.database.collection<CheckpointDocument>('checkpoints');
  }

  /** The writes that were refused because the document exists with a guard at least as new. */
  async #applyRound(round: readonly Numbered<Document>[], outcomes: WriteOutcome[]) {
    const operations = round.map(({ write }) => this.#operation(write));
    const refused = await this.database.use(async () => {
      try {
        await this.#envelopes.bulkWrite(operations, { ordered: false });
        return new Set<number>();
      } catch (error) {
        const duplicates = refusedAsDuplicates(error);
        if (duplicates === null) throw error;
        return duplicates;
      }
    });
    for (const [index, { number }] of round.entries()) if (!refused.has(index)) outcomes[number] = 'written';
    return round.filter((_, index) => refused.has(index));
  }

  #operation(write: ViewWrite<Document>): AnyBulkWriteOperation<Envelope> {
    const guard = guardText(write.guard);
    const document = 'put' in write ? toJsonObject(write.put) : null;
    return {
      replaceOne: {
        filter: { _id: write.id, guard: { $lt: guard } },
        replacement: envelope(this.definition.fields, guard, document),
        upsert: true,
      },
    };
  }

  #parse({ document }: Envelope): Document {
    return this.definition.schema.parse(document);
  }
}

interface Numbered<Document> {
  readonly number: number;
  readonly write: ViewWrite<Document>;
}

/** The first write of every id, then the second of those that have one, and so on, in as many calls as it takes. */
const rounds = <Document>(writes: readonly ViewWrite<Document>[]): readonly (readonly Numbered<Document>[])[] => {
  const seen = new Map<string, number>();
  const all: Numbered<Document>[][] = [];
  for (const [number, write] of writes.entries()) {
    const round = seen.get(write.id) ?? 0;
    seen.set(write.id, round + 1);
    const those = all[round] ?? [];
    those.push({ number, write });
    all[round] = those;
  }
  return all.flatMap(calls);
};

const calls = <Document>(round: readonly Numbered<Document>[]): readonly (readonly Numbered<Document>[])[] =>
  Array.from({ length: Math.ceil(round.length / WRITES_PER_CALL) }, (_, call) =>
    round.slice(call * WRITES_PER_CALL, (call + 1) * WRITES_PER_CALL),
  );
