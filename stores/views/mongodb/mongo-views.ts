import { StoreUnavailable } from '../../errors.ts';
import { type Position, START } from '../../events/port.ts';
import { insertOnce, isDuplicateKey } from '../../mongo/errors.ts';
import { MongoDatabase } from '../../mongo/mongo-database.ts';
import { WakeSignal } from '../../wake-signal.ts';
import { type Place, placeName } from '../definition.ts';
import {
  GenerationReplaced,
  type Rebuild,
  RebuildSuperseded,
  type View,
  type ViewCollection,
  type ViewDefinition,
  type Views,
} from '../port.ts';
import { MongoGeneration } from './mongo-generation.ts';

interface Generation {
  readonly generation: number;
  readonly version: number;
}

/** One document per place names the serving generation: changing it is the swap. */
interface PlaceDocument {
  readonly _id: string;
  /** Absent in what a program of before 2026-11-23 wrote: the view is then the id, and there was one place a view. */
  readonly view?: string;
  readonly newest: number;
  readonly serving: Generation;
  readonly building?: Generation | null;
  /** Served before; kept for readers that have not noticed the swap yet, dropped by the next rebuild. */
  readonly retired?: Generation | null;
  /** By the server's clock: until then some process uses it. */
  readonly usedUntil?: number;
}

/** The collection of a generation. */
const collectionOf = ({ _id, view }: Pick<PlaceDocument, '_id' | 'view'>, { generation }: Generation): string =>
  `view_${view === undefined ? _id : _id.replace('@', '_')}_${generation}`;

const isGeneration = (one: Generation | null | undefined): one is Generation => one != null;

/** A place that was just opened is in use until its process says so again. */
const FIRST_USE_MS = 600_000;
/** A program that does not say what it uses may still run beside this one, but not for longer than that. */
const SILENT_USE_MS = 3_600_000;

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
  readonly #opened = new Map<string, Place>();

  constructor(private readonly database: MongoDatabase) {}

  async view<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
  ): Promise<View<Document, Field>> {
    const _id = placeName(definition);
    this.#opened.set(_id, definition);
    const [first, usedUntil] = [{ generation: 1, version: definition.version }, await this.#in(FIRST_USE_MS)];
    await this.database.use(() =>
      insertOnce(() =>
        this.#places.updateOne(
          { _id },
          { $setOnInsert: { view: definition.name, newest: 1, serving: first }, $max: { usedUntil } },
          { upsert: true },
        ),
      ),
    );
    const place = await this.#place(definition);
    await this.#generation(definition, place, place.serving).prepare();
    // Whoever wrote it may still run: it is left alone for an hour from now.
    await this.database.use(async () =>
      this.#places.updateOne(
        { _id: definition.name, usedUntil: { $exists: false } },
        { $set: { usedUntil: await this.#in(SILENT_USE_MS) } },
      ),
    );
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

  async keepOpened(forMs: number): Promise<void> {
    const usedUntil = await this.#in(forMs);
    await this.database.use(() =>
      this.#places.updateMany({ _id: { $in: [...this.#opened.keys()] } }, { $set: { usedUntil } }),
    );
  }

  async dropUnused(): Promise<readonly string[]> {
    const [now, names] = [await this.#in(0), [...this.#opened.values()].map(({ name }) => name)];
    const unused = await this.database.use(() =>
      this.#places
        .find({
          _id: { $nin: [...this.#opened.keys()] },
          usedUntil: { $lte: now },
          $or: [{ view: { $in: names } }, { _id: { $in: names } }],
        })
        .toArray(),
    );
    for (const place of unused) {
      const { deletedCount } = await this.database.use(() =>
        this.#places.deleteOne({ _id: place._id, usedUntil: { $lte: now } }),
      );
      if (deletedCount === 0) continue;
      for (const generation of [place.serving, place.building, place.retired].filter(isGeneration))
        await this.#drop(collectionOf(place, generation));
    }
    return unused.map(({ _id }) => _id);
  }

  /** MongoDB gives the room of dropped collections to others by itself. */
  async shrink(): Promise<void> {}

  async erase(): Promise<void> {
    await this.dropUnused();
    const places = await this.database.use(() => this.#places.find({ retired: { $ne: null } }).toArray());
    for (const place of places) {
      const { _id, retired } = place;
      if (retired == null) continue;
      await this.#drop(collectionOf(place, retired));
      await this.database.use(() =>
        this.#places.updateOne({ _id, 'retired.generation': retired.generation }, { $set: { retired: null } }),
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
      const place = await this.#place(definition);
      trustedUntil = performance.now() + TRUST_MS;
      if (known?.name !== collectionOf(place, place.serving))
        known = this.#generation(definition, place, place.serving);
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
      former: () => this.#former(definition),
      caughtUp: (position, timeoutMs) => this.#caughtUp(async () => (await look()).checkpoint(), position, timeoutMs),
      building: async () => {
        const place = await this.#place(definition);
        return place.building == null ? null : this.#generation(definition, place, place.building).checkpoint();
      },
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
    const _id = placeName(definition);
    const before = await this.#place(definition);
    const generation = before.newest + 1;
    if (before.retired != null) await this.#generation(definition, before, before.retired).drop();
    const begun = await this.database.use(() =>
      this.#places.updateOne(
        { _id, newest: before.newest },
        { $set: { newest: generation, building: { generation, version }, retired: null } },
      ),
    );
    if (begun.matchedCount === 0) throw new RebuildSuperseded(name);
    if (before.building != null) await this.#generation(definition, before, before.building).drop();
    const building = this.#generation(definition, before, { generation, version });
    await building.prepare();
    const itself = async () => building;
    return {
      collection: this.#collectionOf(itself, itself),
      // MongoDB's indexes are there from the beginning: they cost little while a collection is filled.
      prepare: async () => undefined,
      swap: async () => {
        const { serving } = await this.#place(definition);
        const swapped = await this.database.use(() =>
          this.#places.updateOne(
            { _id, 'building.generation': generation },
            { $set: { serving: { generation, version }, building: null, retired: serving } },
          ),
        );
        if (swapped.matchedCount === 0) throw new RebuildSuperseded(name);
        onSwap();
      },
      abandon: async () => {
        const abandoned = await this.database.use(() =>
          this.#places.updateOne({ _id, 'building.generation': generation }, { $set: { building: null } }),
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

  async #former<Document, Field extends string>(definition: ViewDefinition<Document, Field>) {
    const { name } = definition;
    const places = await this.database.use(() =>
      this.#places.find({ _id: { $ne: placeName(definition) }, $or: [{ view: name }, { _id: name }] }).toArray(),
    );
    const filled: { readonly at: Position; readonly generation: MongoGeneration<Document, Field> }[] = [];
    for (const place of places) {
      const generation = this.#generation(definition, place, place.serving);
      const at = await generation.checkpoint();
      if (at !== START) filled.push({ at, generation });
    }
    const newest = filled.reduce<(typeof filled)[number] | null>(
      (best, one) => (best === null || one.at > best.at ? one : best),
      null,
    );
    if (newest === null) return null;
    const itself = async () => newest.generation;
    return this.#collectionOf(itself, itself);
  }

  #generation<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
    place: Pick<PlaceDocument, '_id' | 'view'>,
    generation: Generation,
  ): MongoGeneration<Document, Field> {
    return new MongoGeneration(this.database, definition, collectionOf(place, generation));
  }

  async #drop(collection: string): Promise<void> {
    await this.database.use(async () => {
      await this.database.collection(collection).drop();
      await this.database.collection<{ _id: string }>('checkpoints').deleteOne({ _id: collection });
    });
  }

  async #place(place: Place): Promise<PlaceDocument> {
    const found = await this.database.use(() => this.#places.findOne({ _id: placeName(place) }));
    if (found === null)
      throw new StoreUnavailable('views', `${placeName(place)} was dropped by a newer program: restart this one`);
    return found;
  }

  /** The server's time in so many milliseconds. */
  async #in(milliseconds: number): Promise<number> {
    return (await this.database.time()) + milliseconds;
  }

  get #places() {
    return this.database.collection<PlaceDocument>('views');
  }

  get #leases() {
    return this.database.collection<LeaseDocument>('leases');
  }
}
