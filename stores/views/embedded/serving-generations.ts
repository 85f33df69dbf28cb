import { StoreUnavailable } from '../../errors.ts';
import type { Position } from '../../events/port.ts';
import type { Database } from '../../sqlite/database.ts';
import { type Place, placeName } from '../definition.ts';

interface ServingRow extends Place {
  readonly generation: number;
  readonly checkpoint: Position;
}

interface Wait {
  readonly place: string;
  readonly position: Position;
  readonly reached: () => void;
  readonly failed: (error: unknown) => void;
}

const dropped = (place: string): StoreUnavailable =>
  new StoreUnavailable('views', `${place} was dropped by a newer program: restart this one`);

/** Which generation of each view serves, looked up so often that a look is shared where it may be. */
export class ServingGenerations {
  /** Other processes swap too: what was found is for this turn of the event loop alone. */
  readonly #ofThisTurn = new Map<string, number>();
  readonly #waits = new Set<Wait>();
  #lookAhead = false;
  #stopListening: (() => void) | null = null;

  constructor(private readonly database: Database) {}

  /** The one that serves now; undefined if none does. */
  find({ name, version }: Place): number | undefined {
    const row = this.database
      .query<{ generation: number }>(
        `SELECT generation FROM generations WHERE view = ? AND version = ? AND state = 'serving'`,
      )
      .one(name, version);
    if (row !== undefined) this.#note({ name, version }, row.generation);
    return row?.generation;
  }

  /** The one that serves now. Throws StoreUnavailable if none does. */
  now(place: Place): number {
    const generation = this.find(place);
    if (generation === undefined) throw dropped(placeName(place));
    return generation;
  }

  /** The one that served when it was last looked up, within this turn: for reads, none of which is older than what a wait has seen. */
  lately(place: Place): number {
    return this.#ofThisTurn.get(placeName(place)) ?? this.now(place);
  }

  /** It was replaced, or may have been. */
  forget(): void {
    this.#ofThisTurn.clear();
  }

  /** Waits until its checkpoint has reached the position. False if it has not in time. */
  caughtUp(place: Place, position: Position, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const over = (settle: () => void) => (): void => {
        clearTimeout(timer);
        this.#waits.delete(wait);
        if (this.#waits.size === 0) this.#stop();
        settle();
      };
      const timer = setTimeout(
        over(() => resolve(false)),
        Math.max(0, timeoutMs),
      );
      const wait: Wait = {
        place: placeName(place),
        position,
        reached: over(() => resolve(true)),
        failed: (error) => over(() => reject(error))(),
      };
      this.#waits.add(wait);
      this.#stopListening ??= this.database.onChange(() => this.#look());
      this.#lookSoon();
    });
  }

  /** Once for all who begin to wait together: a change is awaited in every view. */
  #lookSoon(): void {
    if (this.#lookAhead) return;
    this.#lookAhead = true;
    queueMicrotask(() => {
      this.#lookAhead = false;
      if (this.#waits.size > 0) this.#look();
    });
  }

  #look(): void {
    try {
      const checkpoints = this.#checkpoints();
      for (const wait of [...this.#waits]) {
        const checkpoint = checkpoints.get(wait.place);
        if (checkpoint === undefined) wait.failed(dropped(wait.place));
        else if (checkpoint >= wait.position) wait.reached();
      }
    } catch (error) {
      for (const wait of [...this.#waits]) wait.failed(error);
    }
  }

  #checkpoints(): ReadonlyMap<string, Position> {
    const rows = this.database
      .query<ServingRow>(
        `SELECT view AS name, version, generation, checkpoint FROM generations WHERE state = 'serving'`,
      )
      .all();
    for (const row of rows) this.#note(row, row.generation);
    return new Map(rows.map((row) => [placeName(row), row.checkpoint]));
  }

  #stop(): void {
    this.#stopListening?.();
    this.#stopListening = null;
  }

  #note(place: Place, generation: number): void {
    if (this.#ofThisTurn.size === 0) setImmediate(() => this.forget());
    this.#ofThisTurn.set(placeName(place), generation);
  }
}
