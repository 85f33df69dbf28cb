import type { Database } from '../../sqlite/database.ts';
import type { Place } from '../definition.ts';

export interface GenerationRow extends Place {
  readonly generation: number;
}

const ROW = 'view AS name, version, generation';

/** A generation that was just begun, or whose place was just opened, is in use until its process says so again. */
export const FIRST_USE_MS = 600_000;

/**
 * Which generations of the views there are, what for, and until when each is in use. Synchronous: the caller decides on the
 * transaction.
 */
export class GenerationTable {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  of({ name, version }: Place, state: 'building' | 'serving'): readonly GenerationRow[] {
    return this.database
      .query<GenerationRow>(`SELECT ${ROW} FROM generations WHERE view = ? AND version = ? AND state = ?`)
      .all(name, version, state);
  }

  /** What another version of the view serves: the newest that holds anything. */
  former({ name, version }: Place): GenerationRow | undefined {
    return this.database
      .query<GenerationRow>(
        `SELECT ${ROW} FROM generations
         WHERE view = ? AND version <> ? AND state = 'serving' AND checkpoint <> '' ORDER BY generation DESC LIMIT 1`,
      )
      .one(name, version);
  }

  unused(): readonly GenerationRow[] {
    return this.database
      .query<GenerationRow>(`SELECT ${ROW} FROM generations WHERE state <> 'dropped' AND used_until <= ?`)
      .all(this.now());
  }

  dropped(): readonly GenerationRow[] {
    return this.database.query<GenerationRow>(`SELECT ${ROW} FROM generations WHERE state = 'dropped'`).all();
  }

  use({ name, version }: Place, forMs: number): void {
    this.database
      .query(`UPDATE generations SET used_until = ? WHERE view = ? AND version = ? AND state <> 'dropped'`)
      .run(this.now() + forMs, name, version);
  }

  next(view: string): number {
    const newest = this.database
      .query<{ newest: number | null }>('SELECT max(generation) AS newest FROM generations WHERE view = ?')
      .one(view)?.newest;
    return (newest ?? 0) + 1;
  }

  add({ name, version, generation }: GenerationRow, state: 'building' | 'serving'): void {
    this.database
      .query(
        `INSERT INTO generations (view, generation, version, state, checkpoint, used_until) VALUES (?, ?, ?, ?, '', ?)`,
      )
      .run(name, generation, version, state, this.now() + FIRST_USE_MS);
  }

  /** False if it is not being built. */
  serve(view: string, generation: number): boolean {
    return (
      this.database
        .query(`UPDATE generations SET state = 'serving' WHERE view = ? AND generation = ? AND state = 'building'`)
        .run(view, generation) === 1
    );
  }

  /** From now on nobody reads it; its table goes later, which takes longer than others should wait. */
  drop(view: string, generation: number): void {
    this.database
      .query(`UPDATE generations SET state = 'dropped' WHERE view = ? AND generation = ?`)
      .run(view, generation);
  }
}
