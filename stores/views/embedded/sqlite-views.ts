import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../../errors.ts';
import { serialised } from '../../serialised.ts';
import { TRY_AGAIN_MS } from '../../sqlite/connect.ts';
import { Database } from '../../sqlite/database.ts';
import { type Place, placeName } from '../definition.ts';
import { formerSchema } from '../former.ts';
import {
  GenerationReplaced,
  type Rebuild,
  RebuildSuperseded,
  type View,
  type ViewCollection,
  type ViewDefinition,
  type Views,
} from '../port.ts';
import { BuildingGeneration, collectionBeingBuilt } from './building-generation.ts';
import { ServingGenerations } from './serving-generations.ts';
import { SqliteGeneration } from './sqlite-generation.ts';
import { dropTable, indexTable, shapeBuilding, shapeIndex, shapeTable, type TableShape } from './view-table.ts';

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

interface GenerationRow extends Place {
  readonly generation: number;
}

export const openSqliteViews = (file: string, now?: () => number): SqliteViews =>
  new SqliteViews(new Database({ file, store: 'views', migrations: MIGRATIONS, derived: true }), now);

/** A place that was just opened is in use until its process says so again. */
const FIRST_USE_MS = 600_000;

/** Views in SQLite: one table per generation, the document as JSON beside columns for its declared fields. */
export class SqliteViews implements Views {
  readonly #opened = new Map<string, Place>();
  readonly #oneAfterAnother = serialised();
  readonly #servingGenerations: ServingGenerations;
  readonly #read: { forget(): void }[] = [];

  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {
    this.#servingGenerations = new ServingGenerations(database);
  }

  async view<Document, Field extends string>(definition: ViewDefinition<Document, Field>) {
    this.#opened.set(placeName(definition), definition);
    await this.database.write(() => {
      const serving = this.#servingGenerations.find(definition);
      if (serving === undefined) this.#begin(definition, 'serving');
      else shapeTable(this.database, definition, serving);
      this.#use(definition, FIRST_USE_MS);
    });
    return this.#viewOf(definition);
  }

  async lease(name: string, holder: string, ttlMs: number): Promise<boolean> {
    const now = this.now();
    return this.database.write(
      () =>
        this.database
          .query(
            `INSERT INTO leases (name, holder, until) VALUES (?, ?, ?)
             ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
             WHERE holder = excluded.holder OR until <= ?`,
          )
          .run(name, holder, now + ttlMs, now) === 1,
    );
  }

  async release(name: string, holder: string): Promise<void> {
    await this.database.write(() => {
      this.database.query('DELETE FROM leases WHERE name = ? AND holder = ?').run(name, holder);
    });
  }

  async isLeased(name: string): Promise<boolean> {
    const row = this.database.query('SELECT 1 FROM leases WHERE name = ? AND until > ?').one(name, this.now());
    return row !== undefined;
  }

  async keepOpened(forMs: number): Promise<void> {
    await this.database.write(() => {
      for (const place of this.#opened.values()) this.#use(place, forMs);
    });
  }

  dropUnused(): Promise<readonly string[]> {
    return this.database.write(() => {
      const names = new Set([...this.#opened.values()].map(({ name }) => name));
      const unused = this.database
        .query<GenerationRow>(
          `SELECT view AS name, version, generation FROM generations WHERE state <> 'dropped' AND used_until <= ?`,
        )
        .all(this.now())
        .filter((row) => names.has(row.name) && !this.#opened.has(placeName(row)));
      for (const { name, generation } of unused) this.#drop(name, generation);
      return [...new Set(unused.map(placeName))];
    });
  }

  async shrink(): Promise<void> {
    const dropped = this.database
      .query<GenerationRow>(`SELECT view AS name, version, generation FROM generations WHERE state = 'dropped'`)
      .all();
    for (const { name, generation } of dropped) await dropTable(this.database, name, generation);
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
      ...this.#collectionOf(serving, lately),
      serving: async () => {
        const pinned = lately();
        const unless = (present: () => typeof pinned) => () => {
          if (present() !== pinned) throw new GenerationReplaced(definition.name);
          return pinned;
        };
        return this.#collectionOf(unless(serving), unless(lately));
      },
      former: async () => this.#former(definition),
      caughtUp: (position, timeoutMs) => this.#servingGenerations.caughtUp(definition, position, timeoutMs),
      building: async () => {
        const [building] = this.#generations(definition, 'building');
        return building === undefined
          ? null
          : new SqliteGeneration(this.database, definition, building.generation).checkpoint();
      },
      rebuild: () => this.#rebuild(definition),
    };
  }

  async #former<Document, Field extends string>(definition: ViewDefinition<Document, Field>) {
    const former = this.database
      .query<GenerationRow>(
        `SELECT view AS name, version, generation FROM generations
         WHERE view = ? AND version <> ? AND state = 'serving' AND checkpoint <> '' ORDER BY generation DESC LIMIT 1`,
      )
      .one(definition.name, definition.version);
    if (former === undefined) return null;
    await this.database.write(() => shapeTable(this.database, definition, former.generation));
    const read = { ...definition, schema: formerSchema(definition) };
    const collection = new SqliteGeneration(this.database, read, former.generation);
    this.#read.push(collection);
    return this.#collectionOf(() => {
      if (this.#servingGenerations.now(former) === former.generation) return collection;
      throw new StoreUnavailable('views', `${placeName(former)} was rebuilt`);
    });
  }

  /**
   * `generation` is looked up in each transaction: another process may have swapped it. What one statement reads needs none,
   * and is read from the generation that `lately` knows; should its table be gone, once more from the one that serves.
   */
  #collectionOf<Document, Field extends string>(
    generation: () => SqliteGeneration<Document, Field>,
    lately = generation,
  ): ViewCollection<Document, Field> {
    const { database } = this;
    type Reading<Result> = (from: SqliteGeneration<Document, Field>) => Result;
    const read = <Result>(work: Reading<Result>): Result => database.snapshot(() => work(generation()));
    const readSoon = <Result>(work: Reading<Result>): Result => {
      try {
        return work(lately());
      } catch {
        return read(work);
      }
    };
    return {
      get: async (id) => readSoon((from) => from.get(id)),
      getMany: async (ids) => readSoon((from) => from.getMany(ids)),
      find: async (query) =>
        query.page === undefined ? readSoon((from) => from.find(query)) : read((from) => from.find(query)),
      count: async (query = {}) => readSoon((from) => from.count(query)),
      checkpoint: async () => readSoon((from) => from.checkpoint()),
      mark: async () => readSoon((from) => from.mark()),
      put: (id, put, guard) => database.write(() => generation().apply({ put, id, guard })),
      remove: (id, guard) => database.write(() => generation().apply({ remove: true, id, guard })),
      write: (writes, checkpoint, mark) =>
        database.write(() => {
          const into = generation();
          const outcomes = writes.map((write) => into.apply(write));
          if (checkpoint !== undefined) into.saveCheckpoint(checkpoint, mark);
          return outcomes;
        }),
    };
  }

  async #rebuild<Document, Field extends string>(
    definition: ViewDefinition<Document, Field>,
  ): Promise<Rebuild<Document, Field>> {
    const { name } = definition;
    const generation = await this.database.write(() => {
      for (const unfinished of this.#generations(definition, 'building')) this.#drop(name, unfinished.generation);
      return this.#begin(definition, 'building');
    });
    const building = new BuildingGeneration(new SqliteGeneration(this.database, definition, generation, true));
    return {
      collection: collectionBeingBuilt(building, this.database, (work) => this.#oneAfterAnother('full', work)),
      prepare: async () => {
        const stillBuilt = (): void => {
          if (this.#generations(definition, 'building').some((row) => row.generation === generation)) return;
          throw new RebuildSuperseded(name);
        };
        await this.database.write(() => building.flush());
        // Each a commit of its own, with room between those that take long: others write to the same file and wait for it.
        let since = performance.now();
        for (const fields of definition.indexes) {
          await this.database.write(() => {
            stillBuilt();
            shapeIndex(this.database, name, generation, fields);
          });
          if (performance.now() - since < TRY_AGAIN_MS) continue;
          await sleep(TRY_AGAIN_MS * 2);
          since = performance.now();
        }
      },
      swap: () =>
        this.database.write(() => {
          building.flush();
          for (const former of this.#generations(definition, 'serving')) this.#drop(name, former.generation);
          const swapped = this.database
            .query(`UPDATE generations SET state = 'serving' WHERE view = ? AND generation = ? AND state = 'building'`)
            .run(name, generation);
          if (swapped === 0) throw new RebuildSuperseded(name);
          indexTable(this.database, definition, generation);
          this.#servingGenerations.forget();
        }),
      abandon: () =>
        this.database.write(() => {
          const unfinished = this.#generations(definition, 'building').some((row) => row.generation === generation);
          if (unfinished) this.#drop(name, generation);
        }),
    };
  }

  #generations({ name, version }: Place, state: 'building' | 'serving'): readonly GenerationRow[] {
    return this.database
      .query<GenerationRow>(
        'SELECT view AS name, version, generation FROM generations WHERE view = ? AND version = ? AND state = ?',
      )
      .all(name, version, state);
  }

  #use({ name, version }: Place, forMs: number): void {
    this.database
      .query(`UPDATE generations SET used_until = ? WHERE view = ? AND version = ? AND state <> 'dropped'`)
      .run(this.now() + forMs, name, version);
  }

  #begin(definition: TableShape & { version: number }, state: 'building' | 'serving'): number {
    const newest = this.database
      .query<{ newest: number | null }>('SELECT max(generation) AS newest FROM generations WHERE view = ?')
      .one(definition.name)?.newest;
    const generation = (newest ?? 0) + 1;
    if (state === 'building') shapeBuilding(this.database, definition, generation);
    else shapeTable(this.database, definition, generation);
    this.database
      .query(
        `INSERT INTO generations (view, generation, version, state, checkpoint, used_until) VALUES (?, ?, ?, ?, '', ?)`,
      )
      .run(definition.name, generation, definition.version, state, this.now() + FIRST_USE_MS);
    return generation;
  }

  /** From now on nobody reads it; `shrink` frees its room, which takes longer than others should wait. */
  #drop(view: string, generation: number): void {
    this.database
      .query(`UPDATE generations SET state = 'dropped' WHERE view = ? AND generation = ?`)
      .run(view, generation);
    this.#servingGenerations.forget();
  }
}
