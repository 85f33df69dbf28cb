import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '../../sqlite/database.ts';
import type { Forgotten, JobError, JobOutcome, JobRef, JobState, NewJob, QueueCounts, Schedule } from '../port.ts';
import { JOB_STALLED } from '../stalled.ts';

export const JOB_MIGRATIONS = [
  `CREATE TABLE jobs (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     queue TEXT NOT NULL,
     id TEXT NOT NULL,
     data TEXT NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
     run_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL,
     attempt INTEGER NOT NULL DEFAULT 0,
     backoff_ms INTEGER NOT NULL,
     progress REAL NOT NULL DEFAULT 0,
     result TEXT,
     error TEXT,
     holder TEXT,
     lease TEXT,
     leased_until INTEGER,
     ended_at INTEGER,
     UNIQUE (queue, id)
   ) STRICT;
   CREATE INDEX jobs_next ON jobs (queue, status, run_at, number);
   CREATE INDEX jobs_held ON jobs (lease) WHERE lease IS NOT NULL;
   CREATE TABLE schedules (
     queue TEXT NOT NULL,
     name TEXT NOT NULL,
     every_ms INTEGER NOT NULL,
     data TEXT NOT NULL,
     next_at INTEGER NOT NULL,
     PRIMARY KEY (queue, name)
   ) STRICT;`,
  'ALTER TABLE jobs ADD COLUMN confidential INTEGER NOT NULL DEFAULT 0',
  `ALTER TABLE jobs ADD COLUMN owner TEXT;
   ALTER TABLE jobs ADD COLUMN about TEXT;
   ALTER TABLE jobs ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX jobs_turns ON jobs (queue, status, turn, run_at, number);
   CREATE INDEX jobs_owners ON jobs (queue, owner, turn) WHERE owner IS NOT NULL;
   CREATE INDEX jobs_about ON jobs (queue, about) WHERE about IS NOT NULL;`,
];

export interface JobRow {
  readonly queue: string;
  readonly id: string;
  readonly data: string;
  readonly status: JobState['status'];
  readonly attempts: number;
  readonly attempt: number;
  readonly backoff_ms: number;
  readonly progress: number;
  readonly result: string | null;
  readonly error: string | null;
  readonly holder: string | null;
  readonly confidential: 0 | 1;
}

const DEFAULT_ATTEMPTS = 3;
const DEFAULT_BACKOFF_MS = 1_000;

/** Identifies this process to others on the same machine. */
export const THIS_HOLDER = `${hostname()}/${process.pid}/${randomUUID()}`;

/** True only if the holder was a process of this machine that has ended; about other machines nothing can be said. */
export const isGone = (holder: string): boolean => {
  const [host, pid] = holder.split('/');
  if (host !== hostname()) return false;
  // In a container, a process and its successor may well have the same pid.
  if (Number(pid) === process.pid) return holder !== THIS_HOLDER;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
};

export const stateOf = (row: JobRow): JobState => ({
  queue: row.queue,
  id: row.id,
  status: row.status,
  data: JSON.parse(row.data),
  progress: row.progress,
  attempt: row.attempt,
  result: row.result === null ? null : JSON.parse(row.result),
  error: row.error === null ? null : JSON.parse(row.error),
});

/** The SQL statements over jobs. Synchronous: the caller decides on the transaction. */
export class JobTable {
  constructor(private readonly database: Database) {}

  insert(job: NewJob, now: number): boolean {
    const { queue, id, data, delayMs = 0, confidential = false, owner = null, about = null } = job;
    const { attempts = DEFAULT_ATTEMPTS, backoffMs = DEFAULT_BACKOFF_MS } = job;
    return (
      this.database
        .query(
          `INSERT INTO jobs (queue, id, data, status, run_at, attempts, backoff_ms, confidential, owner, about, turn)
           VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (queue, id) DO NOTHING`,
        )
        .run(
          queue,
          id,
          JSON.stringify(data),
          now + delayMs,
          attempts,
          backoffMs,
          confidential ? 1 : 0,
          owner,
          about,
          this.#turn(queue, owner),
        ) === 1
    );
  }

  /**
   * The round in which a job of this owner is taken: after the jobs they already have waiting, and not before the round
   * being served now. An owner with nothing waiting therefore comes before everybody's second job.
   */
  #turn(queue: string, owner: string | null): number {
    const row = this.database
      .query<{ served: number | null; own: number | null }>(
        `SELECT
           (SELECT max(turn) FROM (
              SELECT max(turn) AS turn FROM jobs WHERE queue = ?1 AND status = 'running'
              UNION ALL SELECT max(turn) FROM jobs WHERE queue = ?1 AND status = 'done'
              UNION ALL SELECT max(turn) FROM jobs WHERE queue = ?1 AND status = 'failed')) AS served,
           (SELECT max(turn) FROM jobs WHERE queue = ?1 AND owner = ?2 AND status IN ('queued', 'running')) AS own`,
      )
      .one(queue, owner);
    return Math.max(row?.served ?? 0, (row?.own ?? -1) + 1);
  }

  unfinished(queue: string, owner: string): number {
    return (
      this.database
        .query<{ total: number }>(
          `SELECT count(*) AS total FROM jobs WHERE queue = ? AND owner = ? AND status IN ('queued', 'running')`,
        )
        .one(queue, owner)?.total ?? 0
    );
  }

  forget(queue: string, about: string): Forgotten {
    const forgotten = this.database
      .query<JobRef>(`DELETE FROM jobs WHERE queue = ? AND about = ? AND status <> 'running' RETURNING queue, id`)
      .all(queue, about);
    const left = this.database
      .query<{ total: number }>('SELECT count(*) AS total FROM jobs WHERE queue = ? AND about = ?')
      .one(queue, about);
    return { forgotten, running: left?.total ?? 0 };
  }

  get({ queue, id }: JobRef): JobRow | undefined {
    return this.database.query<JobRow>('SELECT * FROM jobs WHERE queue = ? AND id = ?').one(queue, id);
  }

  remove({ queue, id }: JobRef): boolean {
    return (
      this.database.query(`DELETE FROM jobs WHERE queue = ? AND id = ? AND status <> 'running'`).run(queue, id) === 1
    );
  }

  /** The next due job, now running under the lease. */
  take(queue: string, lease: string, now: number, leaseMs: number): JobRow | undefined {
    return this.database
      .query<JobRow>(
        `UPDATE jobs SET status = 'running', attempt = attempt + 1, progress = 0,
           holder = ?, lease = ?, leased_until = ?
         WHERE number = (
           SELECT number FROM jobs WHERE queue = ? AND status = 'queued' AND run_at <= ? 
           ORDER BY turn, run_at, number LIMIT 1)
         RETURNING *`,
      )
      .one(THIS_HOLDER, lease, now + leaseMs, queue, now);
  }

  /** When the queue's next job or schedule is due; null if there is none. */
  nextDue(queue: string): number | null {
    const row = this.database
      .query<{ due: number | null }>(
        `SELECT min(due) AS due FROM (
           SELECT min(run_at) AS due FROM jobs WHERE queue = ? AND status = 'queued'
           UNION ALL SELECT min(next_at) FROM schedules WHERE queue = ?)`,
      )
      .one(queue, queue);
    return row?.due ?? null;
  }

  /** False if the lease is no longer held. */
  renew(lease: string, until: number): boolean {
    return (
      this.database
        .query(`UPDATE jobs SET leased_until = ? WHERE lease = ? AND status = 'running'`)
        .run(until, lease) === 1
    );
  }

  progress(lease: string, fraction: number): void {
    this.database.query(`UPDATE jobs SET progress = ? WHERE lease = ? AND status = 'running'`).run(fraction, lease);
  }

  /** Does nothing if the lease is no longer held. */
  finish({ confidential }: JobRow, lease: string, outcome: JobOutcome, now: number): void {
    if (outcome.ok && confidential === 1) {
      this.database.query(`DELETE FROM jobs WHERE lease = ? AND status = 'running'`).run(lease);
      return;
    }
    const [status, result, error] = outcome.ok
      ? ['done', JSON.stringify(outcome.result), null]
      : ['failed', null, JSON.stringify(outcome.error)];
    this.database
      .query(
        `UPDATE jobs SET status = ?, result = ?, error = ?, progress = CASE ? WHEN 'done' THEN 1 ELSE progress END,
           data = CASE confidential WHEN 1 THEN 'null' ELSE data END, holder = NULL, lease = NULL, ended_at = ?
         WHERE lease = ? AND status = 'running'`,
      )
      .run(status ?? null, result ?? null, error ?? null, status ?? null, now, lease);
  }

  /** After a failed try: retried after a delay that doubles each time, or failed for good after the last. */
  failTry(row: JobRow, lease: string, error: JobError, now: number): void {
    if (row.attempt >= row.attempts) {
      this.finish(row, lease, { ok: false, error }, now);
      return;
    }
    const wait = row.backoff_ms * 2 ** (row.attempt - 1);
    this.database
      .query(
        `UPDATE jobs SET status = 'queued', run_at = ?, error = ?, holder = NULL, lease = NULL
         WHERE lease = ? AND status = 'running'`,
      )
      .run(now + wait, JSON.stringify(error), lease);
  }

  /** Returns the job to the queue as if it had not started. */
  giveBack(lease: string): void {
    this.database
      .query(
        `UPDATE jobs SET status = 'queued', attempt = attempt - 1, holder = NULL, lease = NULL
         WHERE lease = ? AND status = 'running'`,
      )
      .run(lease);
  }

  /**
   * Jobs whose worker died or stopped responding are retried; returns those that have failed for good because of it.
   */
  recoverStalled(queue: string, now: number): readonly JobRef[] {
    const running = this.database
      .query<JobRow & { lease: string; leased_until: number }>(
        `SELECT * FROM jobs WHERE queue = ? AND status = 'running'`,
      )
      .all(queue);
    const stalled = running.filter(
      ({ leased_until, holder }) => leased_until <= now || (holder !== null && isGone(holder)),
    );
    for (const row of stalled) this.failTry({ ...row, backoff_ms: 0 }, row.lease, JOB_STALLED, now);
    return stalled.filter(({ attempt, attempts }) => attempt >= attempts);
  }

  counts(queue: string, now: number): QueueCounts {
    const row = this.database
      .query<QueueCounts>(
        `SELECT count(*) FILTER (WHERE status = 'queued' AND run_at <= ?) AS queued,
           count(*) FILTER (WHERE status = 'queued' AND run_at > ?) AS delayed,
           count(*) FILTER (WHERE status = 'running') AS running,
           count(*) FILTER (WHERE status = 'failed') AS failed
         FROM jobs WHERE queue = ?`,
      )
      .one(now, now, queue);
    return {
      queued: row?.queued ?? 0,
      delayed: row?.delayed ?? 0,
      running: row?.running ?? 0,
      failed: row?.failed ?? 0,
    };
  }

  purge(queue: string, endedBefore: number): number {
    return this.database
      .query(`DELETE FROM jobs WHERE queue = ? AND status IN ('done', 'failed') AND ended_at < ?`)
      .run(queue, endedBefore);
  }

  saveSchedule({ queue, name, everyMs, data }: Schedule, now: number): void {
    this.database
      .query(
        `INSERT INTO schedules (queue, name, every_ms, data, next_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (queue, name) DO UPDATE SET every_ms = excluded.every_ms, data = excluded.data,
           next_at = CASE WHEN every_ms = excluded.every_ms THEN next_at ELSE excluded.next_at END`,
      )
      .run(queue, name, everyMs, JSON.stringify(data), now);
  }

  dropSchedule(queue: string, name: string): void {
    this.database.query('DELETE FROM schedules WHERE queue = ? AND name = ?').run(queue, name);
  }

  /** Creates a job for each due schedule. Several runs missed while no worker ran are made up for by one. */
  runSchedules(queue: string, now: number): void {
    const due = this.database
      .query<{ name: string; every_ms: number; data: string; next_at: number }>(
        'SELECT name, every_ms, data, next_at FROM schedules WHERE queue = ? AND next_at <= ?',
      )
      .all(queue, now);
    for (const { name, every_ms, data, next_at } of due) {
      this.insert({ queue, id: `${name}-${next_at}`, data: JSON.parse(data) }, now);
      const missed = Math.floor((now - next_at) / every_ms) + 1;
      this.database
        .query('UPDATE schedules SET next_at = ? WHERE queue = ? AND name = ?')
        .run(next_at + missed * every_ms, queue, name);
    }
  }
}
