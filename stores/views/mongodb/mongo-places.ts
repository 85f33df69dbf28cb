import { StoreUnavailable } from '../../errors.ts';
import { insertOnce } from '../../mongo/errors.ts';
import type { MongoDatabase } from '../../mongo/mongo-database.ts';
import { type Place, placeName } from '../definition.ts';
import { RebuildSuperseded } from '../port.ts';

export interface Generation {
  readonly generation: number;
  readonly version: number;
}

/** One document per place names the serving generation: changing it is the swap. */
export interface PlaceDocument {
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
export const collectionOf = ({ _id, view }: Pick<PlaceDocument, '_id' | 'view'>, { generation }: Generation): string =>
  `view_${view === undefined ? _id : _id.replace('@', '_')}_${generation}`;

const isGeneration = (one: Generation | null | undefined): one is Generation => one != null;

/** A place that was just opened is in use until its process says so again. */
const FIRST_USE_MS = 600_000;
/** A program that does not say what it uses may still run beside this one, but not for longer than that. */
const SILENT_USE_MS = 3_600_000;

/** Where each version of each view is kept, who uses it, and which of its generations serves. */
export class MongoPlaces {
  readonly #opened = new Map<string, Place>();

  constructor(private readonly database: MongoDatabase) {}

  /** The place of a view, made with its first generation where there is none. */
  async open(place: Place): Promise<PlaceDocument> {
    const _id = placeName(place);
    this.#opened.set(_id, place);
    const [first, usedUntil] = [{ generation: 1, version: place.version }, await this.#in(FIRST_USE_MS)];
    await this.database.use(() =>
      insertOnce(() =>
        this.#documents.updateOne(
          { _id },
          { $setOnInsert: { view: place.name, newest: 1, serving: first }, $max: { usedUntil } },
          { upsert: true },
        ),
      ),
    );
    return this.of(place);
  }

  /** Whoever wrote the place of a program before places had versions may still run: it is left alone for an hour from now. */
  async leaveFormerAlone({ name }: Place): Promise<void> {
    await this.database.use(async () =>
      this.#documents.updateOne(
        { _id: name, usedUntil: { $exists: false } },
        { $set: { usedUntil: await this.#in(SILENT_USE_MS) } },
      ),
    );
  }

  /** Throws StoreUnavailable once a newer program dropped it. */
  async of(place: Place): Promise<PlaceDocument> {
    const found = await this.database.use(() => this.#documents.findOne({ _id: placeName(place) }));
    if (found === null)
      throw new StoreUnavailable('views', `${placeName(place)} was dropped by a newer program: restart this one`);
    return found;
  }

  /** The places of other versions of the same view. */
  others(place: Place): Promise<readonly PlaceDocument[]> {
    return this.database.use(() =>
      this.#documents
        .find({ _id: { $ne: placeName(place) }, $or: [{ view: place.name }, { _id: place.name }] })
        .toArray(),
    );
  }

  async keepOpened(forMs: number): Promise<void> {
    const usedUntil = await this.#in(forMs);
    await this.database.use(() =>
      this.#documents.updateMany({ _id: { $in: [...this.#opened.keys()] } }, { $set: { usedUntil } }),
    );
  }

  /** The ids of the places that no process uses any more, which are gone with their collections. */
  async dropUnused(): Promise<readonly string[]> {
    const [now, names] = [await this.#in(0), [...this.#opened.values()].map(({ name }) => name)];
    const unused = await this.database.use(() =>
      this.#documents
        .find({
          _id: { $nin: [...this.#opened.keys()] },
          usedUntil: { $lte: now },
          $or: [{ view: { $in: names } }, { _id: { $in: names } }],
        })
        .toArray(),
    );
    for (const place of unused) {
      const { deletedCount } = await this.database.use(() =>
        this.#documents.deleteOne({ _id: place._id, usedUntil: { $lte: now } }),
      );
      if (deletedCount === 0) continue;
      for (const generation of [place.serving, place.building, place.retired].filter(isGeneration))
        await this.#drop(collectionOf(place, generation));
    }
    return unused.map(({ _id }) => _id);
  }

  async dropRetired(): Promise<void> {
    const places = await this.database.use(() => this.#documents.find({ retired: { $ne: null } }).toArray());
    for (const place of places) {
      const { _id, retired } = place;
      if (retired == null) continue;
      await this.#drop(collectionOf(place, retired));
      await this.database.use(() =>
        this.#documents.updateOne({ _id, 'retired.generation': retired.generation }, { $set: { retired: null } }),
      );
    }
  }

  /** Begins a generation beside the serving one. Throws RebuildSuperseded if another process began one meanwhile. */
  async begin({ _id, newest }: PlaceDocument, { name, version }: Place): Promise<Generation> {
    const building = { generation: newest + 1, version };
    const begun = await this.database.use(() =>
      this.#documents.updateOne({ _id, newest }, { $set: { newest: newest + 1, building, retired: null } }),
    );
    if (begun.matchedCount === 0) throw new RebuildSuperseded(name);
    return building;
  }

  /** The generation under construction serves from now on. Throws RebuildSuperseded if it is no longer the one. */
  async swap(place: Place, building: Generation): Promise<void> {
    const { _id, serving } = await this.of(place);
    const swapped = await this.database.use(() =>
      this.#documents.updateOne(
        { _id, 'building.generation': building.generation },
        { $set: { serving: building, building: null, retired: serving } },
      ),
    );
    if (swapped.matchedCount === 0) throw new RebuildSuperseded(place.name);
  }

  /** Whether it was still under construction, and is not any more. */
  async abandon(place: Place, { generation }: Generation): Promise<boolean> {
    const abandoned = await this.database.use(() =>
      this.#documents.updateOne(
        { _id: placeName(place), 'building.generation': generation },
        { $set: { building: null } },
      ),
    );
    return abandoned.matchedCount === 1;
  }

  async #drop(collection: string): Promise<void> {
    await this.database.use(async () => {
      await this.database.collection(collection).drop();
      await this.database.collection<{ _id: string }>('checkpoints').deleteOne({ _id: collection });
    });
  }

  /** The server's time in so many milliseconds. */
  async #in(milliseconds: number): Promise<number> {
    return (await this.database.time()) + milliseconds;
  }

  get #documents() {
    return this.database.collection<PlaceDocument>('views');
  }
}
