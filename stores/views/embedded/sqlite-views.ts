import type { Position } from '../../events/port.ts';
import { Database } from '../../sqlite/database.ts';
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
import { SqliteGeneration } from './sqlite-generation.ts';
import { dropTable, indexTable, shapeBuilding, shapeTable, type TableShape } from './view-table.ts';

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
];

interface GenerationRow {
  readonly generation: number;
  readonly version: number;
}

export const openSqliteViews = (file: string, now?: () => number): SqliteViews =>
  new SqliteViews(new Database({ file, store: 'views', migrations: MIGRATIONS, derived: true }), now);

/** Views in SQLite: one table per generation, the document as JSON beside columns for its declared fields. */
export class SqliteViews implements Views {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async view<Document, Field extends string>(definition: ViewDefinition<Document, Field>) {
    await this.database.write(() => {
      const serving = this.#serving(definition.name);
      if (serving === undefined) this.#begin(definition, 'serving');
      else shapeTable(this.database, definition, serving.generation);
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

  erase(): Promise<void> {
    return this.database.erase();
  }

  async ping(): Promise<void> {
    this.database.query('SELECT 1').one();
  }

  async close(): Promise<void> {
    this.database.close();
  }

  #viewOf<Document, Field extends string>(definition: ViewDefinition<Document, Field>): View<Document, Field> {
    const generations = new Map<number, SqliteGeneration<Document, Field>>();
    const serving = (): SqliteGeneration<Document, Field> => {
      const { generation } = this.#servingOrFail(definition.name);
      const known = generations.get(generation) ?? new SqliteGeneration(this.database, definition, generation);
      generations.set(generation, known);
      return known;
    };
    const collection = this.#collectionOf(serving);
    return {
      ...collection,
      serving: async () => {
        const pinned = serving();
        return this.#collectionOf(() => {
          if (serving() !== pinned) throw new GenerationReplaced(definition.name);
          return pinned;
        });
      },
      servedVersion: async () => this.#servingOrFail(definition.name).version,
      caughtUp: (position, timeoutMs) => this.#caughtUp(() => serving().checkpoint(), position, timeoutMs),
      rebuild: () => this.#rebuild(definition),
    };
  }

  /** `generation` is looked up in each transaction: another process may have swapped it. */
  #collectionOf<Document, Field extends string>(
    generation: () => SqliteGeneration<Document, Field>,
  ): ViewCollection<Document, Field> {
    const { database } = this;
    const read = <Result>(work: (from: SqliteGeneration<Document, Field>) => Result) =>
      database.snapshot(() => work(generation()));
    return {
      get: async (id) => read((from) => from.get(id)),
      getMany: async (ids) => read((from) => from.getMany(ids)),
      find: async (query) => read((from) => from.find(query)),
      count: async (query = {}) => read((from) => from.count(query)),
      checkpoint: async () => read((from) => from.checkpoint()),
      mark: async () => read((from) => from.mark()),
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
      for (const unfinished of this.#generations(name, 'building')) this.#drop(name, unfinished.generation);
      return this.#begin(definition, 'building');
    });
    const building = new SqliteGeneration(this.database, definition, generation);
    return {
      collection: this.#collectionOf(() => building),
      prepare: () =>
        this.database.write(() => {
          const superseded = !this.#generations(name, 'building').some((row) => row.generation === generation);
          if (superseded) throw new RebuildSuperseded(name);
          indexTable(this.database, definition, generation);
        }),
      swap: () =>
        this.database.write(() => {
          for (const former of this.#generations(name, 'serving')) this.#drop(name, former.generation);
          const swapped = this.database
            .query(`UPDATE generations SET state = 'serving' WHERE view = ? AND generation = ? AND state = 'building'`)
            .run(name, generation);
          if (swapped === 0) throw new RebuildSuperseded(name);
          indexTable(this.database, definition, generation);
        }),
      abandon: () =>
        this.database.write(() => {
          const unfinished = this.#generations(name, 'building').some((row) => row.generation === generation);
          if (unfinished) this.#drop(name, generation);
        }),
    };
  }

  async #caughtUp(checkpoint: () => Position, position: Position, timeoutMs: number): Promise<boolean> {
    if (checkpoint() >= position) return true;
    const wake = new WakeSignal();
    const forget = this.database.onChange(wake.notify);
    const until = performance.now() + timeoutMs;
    try {
      for (;;) {
        if (checkpoint() >= position) return true;
        const left = until - performance.now();
        if (left <= 0) return false;
        await wake.wait(left);
      }
    } finally {
      forget();
    }
  }

  #generations(view: string, state: 'building' | 'serving'): readonly GenerationRow[] {
    return this.database
      .query<GenerationRow>('SELECT generation, version FROM generations WHERE view = ? AND state = ?')
      .all(view, state);
  }

  #serving(view: string): GenerationRow | undefined {
    return this.#generations(view, 'serving')[0];
  }

  #servingOrFail(view: string): GenerationRow {
    const serving = this.#serving(view);
    if (serving === undefined) throw new Error(`The view ${view} has no serving generation`);
    return serving;
  }

  #begin(definition: TableShape & { version: number }, state: 'building' | 'serving'): number {
    const newest = this.database
      .query<{ newest: number | null }>('SELECT max(generation) AS newest FROM generations WHERE view = ?')
      .one(definition.name)?.newest;
    const generation = (newest ?? 0) + 1;
    if (state === 'building') shapeBuilding(this.database, definition, generation);
    else shapeTable(this.database, definition, generation);
    this.database
      .query(`INSERT INTO generations (view, generation, version, state, checkpoint) VALUES (?, ?, ?, ?, '')`)
      .run(definition.name, generation, definition.version, state);
    return generation;
  }

  #drop(view: string, generation: number): void {
    dropTable(this.database, view, generation);
    this.database
      .query(`UPDATE generations SET state = 'dropped' WHERE view = ? AND generation = ?`)
      .run(view, generation);
  }
}
