import type { Database } from '../../sqlite/database.ts';
import type { Schedule } from '../port.ts';
import type { JobTable } from './job-table.ts';

/** The SQL statements over schedules. Synchronous: the caller decides on the transaction. */
export class ScheduleTable {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobTable,
  ) {}

  save({ queue, name, everyMs, data }: Schedule, now: number): void {
    this.database
      .query(
        `INSERT INTO schedules (queue, name, every_ms, data, next_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (queue, name) DO UPDATE SET every_ms = excluded.every_ms, data = excluded.data,
           next_at = CASE WHEN every_ms = excluded.every_ms THEN next_at ELSE excluded.next_at END`,
      )
      .run(queue, name, everyMs, JSON.stringify(data), now);
  }

  drop(queue: string, name: string): void {
    this.database.query('DELETE FROM schedules WHERE queue = ? AND name = ?').run(queue, name);
  }

  /** Creates a job for each due schedule. Several runs missed while no worker ran are made up for by one. */
  run(queue: string, now: number): void {
    const due = this.database
      .query<{ name: string; every_ms: number; data: string; next_at: number }>(
        'SELECT name, every_ms, data, next_at FROM schedules WHERE queue = ? AND next_at <= ?',
      )
      .all(queue, now);
    for (const { name, every_ms, data, next_at } of due) {
      this.jobs.insert({ queue, id: `${name}-${next_at}`, data: JSON.parse(data) }, now);
      const missed = Math.floor((now - next_at) / every_ms) + 1;
      this.database
        .query('UPDATE schedules SET next_at = ? WHERE queue = ? AND name = ?')
        .run(next_at + missed * every_ms, queue, name);
    }
  }
}
