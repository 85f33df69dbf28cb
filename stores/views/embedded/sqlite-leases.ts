import type { Database } from '../../sqlite/database.ts';

/** Leases in the table that the views keep for them. */
export class SqliteLeases {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  async take(name: string, holder: string, ttlMs: number): Promise<boolean> {
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

  async isTaken(name: string): Promise<boolean> {
    const row = this.database.query('SELECT 1 FROM leases WHERE name = ? AND until > ?').one(name, this.now());
    return row !== undefined;
  }
}
