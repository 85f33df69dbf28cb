import type { Database } from '../../sqlite/database.ts';
import type { Forgotten, JobError, JobOutcome, JobRef, NewJob, QueueCounts } from '../port.ts';
import { JOB_STALLED } from '../stalled.ts';
import { isGone, THIS_HOLDER } from './holder.ts';
import type { JobRow, TakenRow } from './job-row.ts';

const DEFAULT_ATTEMPTS = 3;

const DEFAULT_BACKOFF_MS = 1_000;

const TAKEN = 'number, lease, queue, id, data, attempts, attempt, backoff_ms, confidential';

/** A job as its worker holds it. */
type Held = Pick<TakenRow, 'number' | 'lease'>;
/** Of the job by its number, as long as the lease is held. */
const HELD = `number = ? AND lease = ? AND status = 'running'`;

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
  take(queue: string, lease: string, now: number, leaseMs: number): TakenRow | undefined {
    return this.database
      .query<TakenRow>(
        `UPDATE jobs SET status = 'running', attempt = attempt + 1, progress = 0,
           holder = ?, lease = ?, leased_until = ?
         WHERE number = (
           SELECT number FROM jobs WHERE queue = ? AND status = 'queued' AND run_at <= ? 
           ORDER BY turn, run_at, number LIMIT 1)
         RETURNING ${TAKEN}`,
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
  renew({ number, lease }: Held, until: number): boolean {
    return this.database.query(`UPDATE jobs SET leased_until = ? WHERE ${HELD}`).run(until, number, lease) === 1;
  }

  progress({ number, lease }: Held, fraction: number): void {
    this.database.query(`UPDATE jobs SET progress = ? WHERE ${HELD}`).run(fraction, number, lease);
  }

  /** Does nothing if the lease is no longer held. */
  finish({ number, lease, confidential }: TakenRow, outcome: JobOutcome, now: number): void {
    if (outcome.ok && confidential === 1) {
      this.database.query(`DELETE FROM jobs WHERE ${HELD}`).run(number, lease);
      return;
    }
    const [status, result, error] = outcome.ok
      ? ['done', JSON.stringify(outcome.result), null]
      : ['failed', null, JSON.stringify(outcome.error)];
    this.database
      .query(
        `UPDATE jobs SET status = ?, result = ?, error = ?, progress = CASE ? WHEN 'done' THEN 1 ELSE progress END,
           data = CASE confidential WHEN 1 THEN 'null' ELSE data END, holder = NULL, lease = NULL, ended_at = ?
         WHERE ${HELD}`,
      )
      .run(status ?? null, result ?? null, error ?? null, status ?? null, now, number, lease);
  }

  /** After a failed try: retried after a delay that doubles each time, or failed for good after the last. */
  failTry(row: TakenRow, error: JobError, now: number): void {
    if (row.attempt >= row.attempts) {
      this.finish(row, { ok: false, error }, now);
      return;
    }
    const wait = row.backoff_ms * 2 ** (row.attempt - 1);
    this.database
      .query(
        `UPDATE jobs SET status = 'queued', run_at = ?, error = ?, holder = NULL, lease = NULL
         WHERE ${HELD}`,
      )
      .run(now + wait, JSON.stringify(error), row.number, row.lease);
  }

  /** Returns the job to the queue as if it had not started. */
  giveBack({ number, lease }: Held): void {
    this.database
      .query(
        `UPDATE jobs SET status = 'queued', attempt = attempt - 1, holder = NULL, lease = NULL
         WHERE ${HELD}`,
      )
      .run(number, lease);
  }

  /**
   * Jobs whose worker died or stopped responding are retried; returns those that have failed for good because of it.
   */
  recoverStalled(queue: string, now: number): readonly JobRef[] {
    const running = this.database
      .query<TakenRow & { readonly holder: string | null; readonly leased_until: number }>(
        `SELECT ${TAKEN}, holder, leased_until FROM jobs WHERE queue = ? AND status = 'running'`,
      )
      .all(queue);
    const stalled = running.filter(
      ({ leased_until, holder }) => leased_until <= now || (holder !== null && isGone(holder)),
    );
    for (const row of stalled) this.failTry({ ...row, backoff_ms: 0 }, JOB_STALLED, now);
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
}
