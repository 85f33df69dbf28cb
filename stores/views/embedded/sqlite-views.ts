import { StoreUnavailable } from '../../errors.ts';
import { serialised } from '../../serialised.ts';
import { Database } from '../../sqlite/database.ts';
import { type Place, placeName } from '../definition.ts';
import { formerSchema } from '../former.ts';
import {
  GenerationReplaced,
  type PartOfRebuild,
  type Rebuild,
  RebuildSuperseded,
  type View,
  type ViewDefinition,
  type Views,
} from '../port.ts';
import { FIRST_USE_MS, GenerationTable } from './generation-table.ts';
import { servedCollection } from './served-collection.ts';
import { ServingGenerations } from './serving-generations.ts';
import { SqliteGeneration } from './sqlite-generation.ts';
import { SqliteLeases } from './sqlite-leases.ts';
import { partOfRebuild, rebuildOf } from './sqlite-rebuild.ts';
import { dropTable, shapeColumns, shapeTable, type TableShape } from './view-table.ts';

const MIGRATIONS = [
  `CREATE TABLE generations (
     view TEXT NOT NULL,
     generation INTEGER NOT NULL,
     version INTEGER NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('building', 'serving', 'dropped')),
     checkpoint TEXT NOT NULL,
     PRIMARY KEY (view, generation)
   ) STRICT;
   CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) STRICT;`,
  'ALTER TABLE generations ADD COLUMN mark TEXT',
  // A program that does not say what it uses may still run beside this one, but not for longer than an hour.
  `ALTER TABLE generations ADD COLUMN used_until INTEGER NOT NULL DEFAULT 0;
   UPDATE generations SET used_until = (unixepoch() + 3600) * 1000;`,
];

export const openSqliteViews = (file: string, now?: () => number): SqliteViews =>
  new SqliteViews(new Database({ file, store: 'views', migrations: MIGRATIONS, derived: true }), now);

/** Views in SQLite: one table per generation, the document as JSON beside columns for its declared fields. */
export class SqliteViews implements Views {
  readonly #opened = new Map<string, Place>();
  readonly #oneAfterAnother = serialised();
  readonly #generations: GenerationTable;
  readonly #leases: SqliteLeases;
  readonly #servingGenerations: ServingGenerations;
  readonly #read: { forget(): void }[] = [];

  constructor(
    private readonly database: Database,
    now: () => number = Date.now,
  ) {
    this.#generations = new GenerationTable(database, now);
    this.#leases = new SqliteLeases(database, now);
    this.#servingGenerations = new ServingGenerations(database);
  }

  async view<Document, Field extends string>(definition: ViewDefinition<Document, Field>) {
    this.#opened.set(placeName(definition), definition);
    await this.database.write(() => {
      const serving = this.#servingGenerations.find(definition);
      if (serving === undefined) this.#begin(definition, 'serving');
      else shapeTable(this.database, definition, serving);
      this.#generations.use(definition, FIRST_USE_MS);
    });
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

  async keepOpened(forMs: number): Promise<void> {
    await this.database.write(() => {
      for (const place of this.#opened.values()) this.#generations.use(place, forMs);
    });
  }

  dropUnused(): Promise<readonly string[]> {
    return this.database.write(() => {
      const names = new Set([...this.#opened.values()].map(({ name }) => name));
      const unused = this.#generations
        .unused()
        .filter((row) => names.has(row.name) && !this.#opened.has(placeName(row)));
      for (const { name, generation } of unused) this.#drop(name, generation);
      return [...new Set(unused.map(placeName))];
    });
  }

  async shrink(): Promise<void> {
    for (const { name, generation } of this.#generations.dropped()) await dropTable(this.database, name, generation);
    await this.database.shrink();
  }

  async erase(): Promise<void> {
    await this.dropUnused();
    await this.shrink();
    for (const generation of this.#read) generation.forget();
    await this.database.erase();
  }

  async ping(): Promise<void> {
    this.database.query('SELECT 1').one();
  }

  async close(): Promise<void> {
    this.database.close();
  }

  #viewOf<Document, Field extends string>(definition: ViewDefinition<Document, Field>): View<Document, Field> {
    const generations = new Map<number, SqliteGeneration<Document, Field>>();
    const numbered = (generation: number): SqliteGeneration<Document, Field> => {
      const known = generations.get(generation);
      if (known !== undefined) return known;
      const opened = new SqliteGeneration(this.database, definition, generation);
      generations.set(generation, opened);
      this.#read.push(opened);
      return opened;
    };
    const serving = () => numbered(this.#servingGenerations.now(definition));
    const lately = () => numbered(this.#servingGenerations.lately(definition));
    return {
      ...servedCollection(this.database, serving, lately),
      serving: async () => {
        const pinned = lately();
        const unless = (present: () => typeof pinned) => () => {
          if (present() !== pinned) throw new GenerationReplaced(definition.name);
          return pinned;
        };
        return servedCollection(this.database, unless(serving), unless(lately));
      },
      former: async () => this.#former(definition),
      caughtUp: (position, timeoutMs) => this.#servingGenerations.caughtUp(definition, position, timeoutMs),
      building: async () => {
        const [building] = this.#generations.of(definition, 'building');
        return building === undefined
          ? null
          : new SqliteGeneration(this.database, definition, building.generation).checkpoint();
      },
      rebuild: () => this.#rebuild(definition),
      join: async (generation) => this.#join(definition, generation),
    };
  }

  async #former<Document, Field extends string>(definition: ViewDefinition<Document, Field>) {
    const former = this.#generations.former(definition);
    if (former === undefined) return null;
    await this.database.write(() => shapeTable(this.database, definition, former.generation));
    const read = { ...definition, schema: formerSchema(definition) };
    const collection = new SqliteGeneration(this.database, read, former.generation);
    this.#read.push(collection);
    return servedCollection(this.database, () => {
      if (this.#servingGenerations.now(former) === former.generation) return collection;
      throw new StoreUnavailable('views', `${placeName(former)} was rebuilt`);
    });
  }

  async #rebuild<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
  ): Promise<Rebuild<Document, Field>> {
    const { name } = definition;
    const generation = await this.database.write(() => {
      for (const unfinished of this.#generations.of(definition, 'building')) this.#drop(name, unfinished.generation);
      return this.#begin(definition, 'building');
    });
    return rebuildOf(definition, generation, this.database, {
      isBuilt: () => this.#isBuilt(definition, generation),
      serve: () => {
        for (const former of this.#generations.of(definition, 'serving')) this.#drop(name, former.generation);
        if (!this.#generations.serve(name, generation)) throw new RebuildSuperseded(name);
        this.#servingGenerations.forget();
      },
      drop: () => this.#drop(name, generation),
      inTurn: this.#inTurn,
    });
  }

  #join<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
    generation: number,
  ): PartOfRebuild<Document, Field> {
    if (!this.#isBuilt(definition, generation)) throw new RebuildSuperseded(definition.name);
    return partOfRebuild(definition, generation, this.database, { inTurn: this.#inTurn });
  }

  readonly #inTurn = (work: () => Promise<void>): Promise<void> => this.#oneAfterAnother('full', work);

  #isBuilt(place: Place, generation: number): boolean {
    return this.#generations.of(place, 'building').some((row) => row.generation === generation);
  }

  #begin(definition: TableShape & Place, state: 'building' | 'serving'): number {
    const { name, version } = definition;
    const generation = this.#generations.next(name);
    if (state === 'building') shapeColumns(this.database, definition, generation);
    else shapeTable(this.database, definition, generation);
    this.#generations.add({ name, version, generation }, state);
    return generation;
  }

  #drop(view: string, generation: number): void {
    this.#generations.drop(view, generation);
    this.#servingGenerations.forget();
  }
}
