import type { Position } from '../../events/port.ts';
import { insertOnce, isDuplicateKey } from '../../mongo/errors.ts';
import { MongoDatabase } from '../../mongo/mongo-database.ts';
import { WakeSignal } from '../../wake-signal.ts';
import {
  GenerationReplaced,
  type Rebuild,
  RebuildSuperseded,
  type View,
  type ViewCollection,
  type ViewDefinition,
  type Views,
} from '../port.ts';
import { collectionName, MongoGeneration } from './mongo-generation.ts';

interface Generation {
  readonly generation: number;
  readonly version: number;
}

/** One document per view names the serving generation: changing it is the swap. */
interface ViewDocument {
  readonly _id: string;
  readonly newest: number;
  readonly serving: Generation;
  readonly building?: Generation | null;
  /** Served before; kept for readers that have not noticed the swap yet, dropped by the next rebuild. */
  readonly retired?: Generation | null;
}

interface LeaseDocument {
  readonly _id: string;
  readonly holder: string;
  readonly until: number;
}

/** How long a reader may assume that a generation still serves. */
const TRUST_MS = 500;
const FIRST_LOOK_MS = 5;
const LONGEST_LOOK_MS = 50;

export const openMongoViews = async (url: string): Promise<MongoViews> => {
  const database = new MongoDatabase(url, 'views');
  await database.ping();
  return new MongoViews(database);
};

/** Views in MongoDB: one collection per generation, whole documents, the guard in the filter of every write. */
export class MongoViews implements Views {
  readonly #checkpointListeners = new Set<() => void>();

  constructor(private readonly database: MongoDatabase) {}

  async view<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
  ): Promise<View<Document, Field>> {
    const first = { generation: 1, version: definition.version };
    await this.database.use(() =>
      insertOnce(() =>
        this.#views.updateOne(
          { _id: definition.name },
          { $setOnInsert: { newest: 1, serving: first } },
          { upsert: true },
        ),
      ),
    );
    const { serving } = await this.#state(definition.name);
    await new MongoGeneration(this.database, definition, serving.generation).prepare();
    return this.#viewOf(definition);
  }

  async lease(name: string, holder: string, ttlMs: number): Promise<boolean> {
    const now = await this.database.time();
    try {
      await this.database.use(() =>
        this.#leases.updateOne(
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
    await this.database.use(() => this.#leases.deleteOne({ _id: name, holder }));
  }

  async isLeased(name: string): Promise<boolean> {
    const now = await this.database.time();
    const lease = await this.database.use(() => this.#leases.findOne({ _id: name, until: { $gt: now } }));
    return lease !== null;
  }

  async erase(): Promise<void> {
    const views = await this.database.use(() => this.#views.find({ retired: { $ne: null } }).toArray());
    for (const { _id: name, retired } of views) {
      if (retired == null) continue;
      await this.database.use(() => this.database.collection(collectionName(name, retired.generation)).drop());
      await this.database.use(() =>
        this.#views.updateOne({ _id: name, 'retired.generation': retired.generation }, { $set: { retired: null } }),
      );
    }
  }

  ping(): Promise<void> {
    return this.database.ping();
  }

  close(): Promise<void> {
    return this.database.close();
  }

  #viewOf<Document, Field extends string>(definition: ViewDefinition<Document, Field>): View<Document, Field> {
    let known: MongoGeneration<Document, Field> | null = null;
    let trustedUntil = 0;
    const look = async (): Promise<MongoGeneration<Document, Field>> => {
      const { serving } = await this.#state(definition.name);
      trustedUntil = performance.now() + TRUST_MS;
      if (known?.generation !== serving.generation)
        known = new MongoGeneration(this.database, definition, serving.generation);
      return known;
    };
    const trusted = async () => (known !== null && performance.now() < trustedUntil ? known : look());
    return {
      ...this.#collectionOf(trusted, look),
      serving: async () => {
        const pinned = await look();
        const stillServing = async () => {
          if ((await look()) !== pinned) throw new GenerationReplaced(definition.name);
          return pinned;
        };
        return this.#collectionOf(async () => pinned, stillServing);
      },
      servedVersion: async () => (await this.#state(definition.name)).serving.version,
      caughtUp: (position, timeoutMs) => this.#caughtUp(async () => (await look()).checkpoint(), position, timeoutMs),
      rebuild: () =>
        this.#rebuild(definition, () => {
          trustedUntil = 0;
        }),
    };
  }

  #collectionOf<Document, Field extends string>(
    toRead: () => Promise<MongoGeneration<Document, Field>>,
    toWrite: () => Promise<MongoGeneration<Document, Field>>,
  ): ViewCollection<Document, Field> {
    const one = async (write: Parameters<ViewCollection<Document, Field>['write']>[0][number]) => {
      const [outcome] = await (await toWrite()).apply([write]);
      return outcome ?? 'older';
    };
    return {
      get: async (id) => (await toRead()).get(id),
      getMany: async (ids) => (await toRead()).getMany(ids),
      find: async (query) => (await toRead()).find(query),
      count: async (query = {}) => (await toRead()).count(query),
      checkpoint: async () => (await toWrite()).checkpoint(),
      mark: async () => (await toWrite()).mark(),
      put: (id, put, guard) => one({ put, id, guard }),
      remove: (id, guard) => one({ remove: true, id, guard }),
      write: async (writes, checkpoint, mark) => {
        const into = await toWrite();
        const outcomes = writes.length === 0 ? [] : await into.apply(writes);
        if (checkpoint !== undefined) {
          await into.saveCheckpoint(checkpoint, mark);
          for (const listener of [...this.#checkpointListeners]) listener();
        }
        return outcomes;
      },
    };
  }

  async #rebuild<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
    onSwap: () => void,
  ): Promise<Rebuild<Document, Field>> {
    const { name, version } = definition;
    const before = await this.#state(name);
    const generation = before.newest + 1;
    if (before.retired != null) await new MongoGeneration(this.database, definition, before.retired.generation).drop();
    const begun = await this.database.use(() =>
      this.#views.updateOne(
        { _id: name, newest: before.newest },
        { $set: { newest: generation, building: { generation, version }, retired: null } },
      ),
    );
    if (begun.matchedCount === 0) throw new RebuildSuperseded(name);
    if (before.building != null)
      await new MongoGeneration(this.database, definition, before.building.generation).drop();
    const building = new MongoGeneration(this.database, definition, generation);
    await building.prepare();
    const itself = async () => building;
    return {
      collection: this.#collectionOf(itself, itself),
      // MongoDB's indexes are there from the beginning: they cost little while a collection is filled.
      prepare: async () => undefined,
      swap: async () => {
        const { serving } = await this.#state(name);
        const swapped = await this.database.use(() =>
          this.#views.updateOne(
            { _id: name, 'building.generation': generation },
            { $set: { serving: { generation, version }, building: null, retired: serving } },
          ),
        );
        if (swapped.matchedCount === 0) throw new RebuildSuperseded(name);
        onSwap();
      },
      abandon: async () => {
        const abandoned = await this.database.use(() =>
          this.#views.updateOne({ _id: name, 'building.generation': generation }, { $set: { building: null } }),
        );
        if (abandoned.matchedCount === 1) await building.drop();
      },
    };
  }

  /** Notices this process's own writes at once, those of others by polling. */
  async #caughtUp(checkpoint: () => Promise<Position>, position: Position, timeoutMs: number): Promise<boolean> {
    const wake = new WakeSignal();
    this.#checkpointListeners.add(wake.notify);
    const until = performance.now() + timeoutMs;
    try {
      for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 2, LONGEST_LOOK_MS)) {
        if ((await checkpoint()) >= position) return true;
        const left = until - performance.now();
        if (left <= 0) return false;
        await wake.wait(Math.min(pause, left));
      }
    } finally {
      this.#checkpointListeners.delete(wake.notify);
    }
  }

  async #state(view: string): Promise<ViewDocument> {
    const state = await this.database.use(() => this.#views.findOne({ _id: view }));
    if (state === null) throw new Error(`The view ${view} was never opened`);
    return state;
  }

  get #views() {
    return this.database.collection<ViewDocument>('views');
  }

  get #leases() {
    return this.database.collection<LeaseDocument>('leases');
  }
}
