import { Database } from '../../sqlite/database.ts';
import { WakeSignal } from '../../wake-signal.ts';
import type { Forgotten, JobHandler, JobRef, JobState, Jobs, NewJob, Schedule, WorkOptions } from '../port.ts';
import { JOB_MIGRATIONS } from './job-migrations.ts';
import { stateOf } from './job-row.ts';
import { JobTable } from './job-table.ts';
import { ScheduleTable } from './schedule-table.ts';
import { SqliteWorker } from './sqlite-worker.ts';

export const openSqliteJobs = (file: string, now?: () => number): SqliteJobs =>
  new SqliteJobs(new Database({ file, store: 'jobs', migrations: JOB_MIGRATIONS }), now);

/** The queue in a table: taking, finishing and returning a job are single guarded updates. */
export class SqliteJobs implements Jobs {
  readonly #table: JobTable;
  readonly #schedules: ScheduleTable;
  readonly #workers = new Set<SqliteWorker>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {
    this.#table = new JobTable(database);
    this.#schedules = new ScheduleTable(database, this.#table);
  }

  async enqueue(job: NewJob): Promise<'accepted' | 'known'> {
    return (await this.database.write(() => this.#table.insert(job, this.now()))) ? 'accepted' : 'known';
  }

  async get(ref: JobRef): Promise<JobState | null> {
    const row = this.#table.get(ref);
    return row === undefined ? null : stateOf(row);
  }

  async *watch(ref: JobRef, signal?: AbortSignal): AsyncIterable<JobState> {
    const wake = new WakeSignal();
    const forget = this.database.onChange(wake.notify);
    signal?.addEventListener('abort', wake.notify);
    try {
      let shown = '';
      while (signal?.aborted !== true && this.database.isOpen) {
        const state = await this.get(ref);
        if (state === null) return;
        const text = JSON.stringify(state);
        if (text !== shown) yield state;
        shown = text;
        if (state.status === 'done' || state.status === 'failed') return;
        await wake.wait();
      }
    } finally {
      signal?.removeEventListener('abort', wake.notify);
      forget();
    }
  }

  remove(ref: JobRef): Promise<boolean> {
    return this.database.write(() => this.#table.remove(ref));
  }

  async unfinished(queue: string, owner: string): Promise<number> {
    return this.#table.unfinished(queue, owner);
  }

  forget(queue: string, about: string): Promise<Forgotten> {
    return this.database.write(() => this.#table.forget(queue, about));
  }

  erase(): Promise<void> {
    return this.database.erase();
  }

  work(queue: string, handler: JobHandler, options: WorkOptions = {}): SqliteWorker {
    const worker = new SqliteWorker(this.database, this.#table, this.#schedules, queue, handler, options, this.now);
    this.#workers.add(worker);
    return worker;
  }

  async schedule(schedule: Schedule): Promise<void> {
    await this.database.write(() => this.#schedules.save(schedule, this.now()));
  }

  async unschedule(queue: string, name: string): Promise<void> {
    await this.database.write(() => this.#schedules.drop(queue, name));
  }

  async counts(queue: string) {
    return this.#table.counts(queue, this.now());
  }

  purge(queue: string, olderThanMs: number): Promise<number> {
    return this.database.write(() => this.#table.purge(queue, this.now() - olderThanMs));
  }

  async ping(): Promise<void> {
    this.database.query('SELECT 1').one();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.close()));
    this.database.close();
  }
}
