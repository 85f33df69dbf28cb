import type { Position } from '../../events/port.ts';
import type { Database } from '../../sqlite/database.ts';
import type { Page, ViewCollection, ViewQuery, ViewWrite, WriteOutcome } from '../port.ts';
import { guardText } from '../query.ts';
import type { GuardedRow, SqliteGeneration } from './sqlite-generation.ts';

/** A document as text; null for one that was removed. */
interface Kept {
  readonly guard: string;
  readonly document: string | null;
}

/** At either of them everything kept is written: other writers of the file wait for it, and it is in memory until then. */
const MOST_DOCUMENTS = 4_000;
const MOST_CHARACTERS = 8_000_000;
/** How long others may not see how far it has come: each look costs a commit, for which whoever writes to the file waits. */
const CHECKPOINT_AGAIN_MS = 250;

/**
 * A generation while it is built. Ids are random, so that a row of each touches a page of its own of the index: what is written
 * together, in the order of the ids, shares them. Documents are therefore kept in memory until they are many. What writes to the
 * file (`flush`, `saveCheckpoint`, and what searches) runs in a transaction of the caller.
 */
export class BuildingGeneration<Document, Field extends string> {
  readonly #kept = new Map<string, Kept>();
  #characters = 0;
  /** Of those documents that were looked up since the last write, kept in the table or not there: whoever writes one has read it. */
  readonly #lookedUp = new Map<string, string | null>();
  #reached: { readonly position: Position; readonly mark: string | undefined } | null = null;
  #checkpointSavedAt = Number.NEGATIVE_INFINITY;

  /** `keepsCheckpoint`: how far it has come is kept with what is written. */
  constructor(
    readonly generation: SqliteGeneration<Document, Field>,
    private readonly keepsCheckpoint: boolean,
  ) {}

  get isFull(): boolean {
    return this.#kept.size >= MOST_DOCUMENTS || this.#characters >= MOST_CHARACTERS;
  }

  reach(position: Position, mark: string | undefined): void {
    if (this.keepsCheckpoint && position > this.checkpoint()) this.#reached = { position, mark };
  }

  checkpoint(): Position {
    return this.#reached?.position ?? this.generation.checkpoint();
  }

  mark(): string | null {
    return this.#reached === null ? this.generation.mark() : (this.#reached.mark ?? null);
  }

  get isToBeSeen(): boolean {
    return this.#reached !== null && performance.now() - this.#checkpointSavedAt >= CHECKPOINT_AGAIN_MS;
  }

  saveCheckpoint(): void {
    if (this.#reached === null) return;
    this.generation.saveCheckpoint(this.#reached.position, this.#reached.mark);
    this.#checkpointSavedAt = performance.now();
  }

  getMany(ids: readonly string[]): Map<string, Document> {
    const found = new Map<string, Document>();
    const inTable = this.#rowsOf(ids.filter((id) => !this.#kept.has(id)));
    for (const { id, document } of inTable) if (document !== null) found.set(id, this.generation.parse(document));
    for (const id of ids) {
      const document = this.#kept.get(id)?.document ?? null;
      if (document !== null) found.set(id, this.generation.parse(document));
    }
    return found;
  }

  take(writes: readonly ViewWrite<Document>[]): WriteOutcome[] {
    this.#rowsOf(writes.flatMap(({ id }) => (this.#kept.has(id) || this.#lookedUp.has(id) ? [] : [id])));
    const outcomes = writes.map((write): WriteOutcome => {
      const guard = guardText(write.guard);
      const before = this.#kept.get(write.id);
      const present = before?.guard ?? this.#lookedUp.get(write.id) ?? null;
      if (present !== null && guard <= present) return 'older';
      const document = 'put' in write ? JSON.stringify(write.put) : null;
      this.#characters += (document?.length ?? 0) - (before?.document?.length ?? 0);
      this.#kept.set(write.id, { guard, document });
      return 'written';
    });
    this.#lookedUp.clear();
    return outcomes;
  }

  #rowsOf(ids: readonly string[]): readonly GuardedRow[] {
    const rows = this.generation.rows(ids);
    for (const id of ids) this.#lookedUp.set(id, null);
    for (const { id, guard } of rows) this.#lookedUp.set(id, guard);
    return rows;
  }

  flush(): void {
    this.#lookedUp.clear();
    const ids = [...this.#kept.keys()].sort();
    for (const id of ids) {
      const kept = this.#kept.get(id);
      if (kept !== undefined) this.generation.applyText(id, kept.guard, kept.document);
    }
    this.#kept.clear();
    this.#characters = 0;
    this.saveCheckpoint();
  }

  find(query: ViewQuery<Field>): Page<Document> {
    this.flush();
    this.generation.prepareToFind(query);
    return this.generation.find(query);
  }

  count(query: Pick<ViewQuery<Field>, 'where' | 'contains'>): number {
    this.flush();
    this.generation.prepareToFind(query);
    return this.generation.count(query);
  }
}

/** `inTurn`: writes of one turn of the event loop share a commit, for which others wait; what is full is written in turns of its own. */
export const collectionBeingBuilt = <Document, Field extends string>(
  building: BuildingGeneration<Document, Field>,
  database: Database,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): ViewCollection<Document, Field> => {
  const write: ViewCollection<Document, Field>['write'] = async (writes, checkpoint, mark) => {
    const outcomes = database.snapshot(() => {
      if (checkpoint !== undefined) building.reach(checkpoint, mark);
      return building.take(writes);
    });
    if (building.isFull) await inTurn(() => database.write(() => building.flush()));
    else if (building.isToBeSeen) await database.write(() => building.saveCheckpoint());
    return outcomes;
  };
  const one = async (single: ViewWrite<Document>): Promise<WriteOutcome> => (await write([single]))[0] ?? 'older';
  return {
    get: async (id) => database.snapshot(() => building.getMany([id]).get(id) ?? null),
    getMany: async (ids) => database.snapshot(() => building.getMany(ids)),
    find: (query) => database.write(() => building.find(query)),
    count: (query = {}) => database.write(() => building.count(query)),
    checkpoint: async () => database.snapshot(() => building.checkpoint()),
    mark: async () => database.snapshot(() => building.mark()),
    put: (id, put, guard) => one({ put, id, guard }),
    remove: (id, guard) => one({ remove: true, id, guard }),
    write,
  };
};
