import { StoreUnavailable } from '../../errors.ts';
import { type Position, START } from '../../events/port.ts';
import { MongoDatabase } from '../../mongo/mongo-database.ts';
import { WakeSignal } from '../../wake-signal.ts';
import { formerSchema } from '../former.ts';
import { inParts } from '../parts.ts';
import {
  GenerationReplaced,
  type PartOfRebuild,
  type Rebuild,
  RebuildSuperseded,
  type View,
  type ViewCollection,
  type ViewDefinition,
  type Views,
} from '../port.ts';
import { MongoGeneration } from './mongo-generation.ts';
import { MongoLeases } from './mongo-leases.ts';
import { collectionOf, type Generation, MongoPlaces, type PlaceDocument } from './mongo-places.ts';

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
  readonly #places: MongoPlaces;
  readonly #leases: MongoLeases;

  constructor(private readonly database: MongoDatabase) {
    this.#places = new MongoPlaces(database);
    this.#leases = new MongoLeases(database);
  }

  async view<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
  ): Promise<View<Document, Field>> {
    const place = await this.#places.open(definition);
    await this.#generation(definition, place, place.serving).prepare();
    await this.#places.leaveFormerAlone(definition);
    return this.#viewOf(definition);
  }

  lease(name: string, holder: string, ttlMs: number): Promise<boolean> {
    return this.#leases.take(name, holder, ttlMs);
  }

  release(name: string, holder: string): Promise<void> {
    return this.#leases.release(name, holder);
  }

  isLeased(name: string): Promise<boolean> {
    return this.#leases.isTaken(name);
  }

  keepOpened(forMs: number): Promise<void> {
    return this.#places.keepOpened(forMs);
  }

  dropUnused(): Promise<readonly string[]> {
    return this.#places.dropUnused();
  }

  /** MongoDB gives the room of dropped collections to others by itself. */
  async shrink(): Promise<void> {}

  async erase(): Promise<void> {
    await this.#places.dropUnused();
    await this.#places.dropRetired();
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
      const place = await this.#places.of(definition);
      trustedUntil = performance.now() + TRUST_MS;
      if (known?.name !== collectionOf(place, place.serving))
        known = this.#generation(definition, place, place.serving);
      return known;
    };
    const trusted = async () => (known !== null && performance.now() < trustedUntil ? known : look());
    return {
      ...this.#collectionOf(trusted, look),
      parts: async (query) => {
        const ids = await (await trusted()).ids(query);
        return inParts(ids, async (part) => (await trusted()).getMany(part));
      },
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
        const place = await this.#places.of(definition);
        return place.building == null ? null : this.#generation(definition, place, place.building).checkpoint();
      },
      rebuild: () =>
        this.#rebuild(definition, () => {
          trustedUntil = 0;
        }),
      join: (generation) => this.#join(definition, generation),
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
    const before = await this.#places.of(definition);
    if (before.retired != null) await this.#generation(definition, before, before.retired).drop();
    const begun = await this.#places.begin(before, definition);
    if (before.building != null) await this.#generation(definition, before, before.building).drop();
    const building = this.#generation(definition, before, begun);
    await building.prepare();
    const itself = async () => building;
    return {
      generation: begun.generation,
      flush: async () => undefined,
      collection: this.#collectionOf(itself, itself),
      // MongoDB's indexes are there from the beginning: they cost little while a collection is filled.
      prepare: async () => undefined,
      swap: async () => {
        await this.#places.swap(definition, begun);
        onSwap();
      },
      abandon: async () => {
        if (await this.#places.abandon(definition, begun)) await building.drop();
      },
    };
  }

  async #join<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
    generation: number,
  ): Promise<PartOfRebuild<Document, Field>> {
    const place = await this.#places.of(definition);
    if (place.building?.generation !== generation) throw new RebuildSuperseded(definition.name);
    const joined = this.#generation(definition, place, place.building);
    const itself = async () => joined;
    const collection = this.#collectionOf(itself, itself);
    return {
      collection: { ...collection, write: (writes) => collection.write(writes) },
      flush: async () => undefined,
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
    const read = { ...definition, schema: formerSchema(definition) };
    const filled: { readonly at: Position; readonly generation: MongoGeneration<Document, Field> }[] = [];
    const serving = async (): Promise<readonly MongoGeneration<Document, Field>[]> =>
      (await this.#places.others(definition)).map((place) => this.#generation(read, place, place.serving));
    for (const generation of await serving()) {
      const at = await generation.checkpoint();
      if (at !== START) filled.push({ at, generation });
    }
    const newest = filled.reduce<(typeof filled)[number] | null>(
      (best, one) => (best === null || one.at > best.at ? one : best),
      null,
    );
    if (newest === null) return null;
    const { generation } = newest;
    const stillServing = async () => {
      if ((await serving()).some(({ name }) => name === generation.name)) return generation;
      throw new StoreUnavailable('views', `${generation.name} serves no longer`);
    };
    return this.#collectionOf(stillServing, stillServing);
  }

  #generation<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
    place: Pick<PlaceDocument, '_id' | 'view'>,
    generation: Generation,
  ): MongoGeneration<Document, Field> {
    return new MongoGeneration(this.database, definition, collectionOf(place, generation));
  }
}
