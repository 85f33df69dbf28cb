import { randomUUID } from 'node:crypto';
import type { Database } from '../../sqlite/database.ts';
import { WakeSignal } from '../../wake-signal.ts';
import type { JobHandler, JobOutcome, JobRef, JobWorker, WorkOptions } from '../port.ts';
import { JobStalled } from '../stalled.ts';
import { errorOfThrown } from '../thrown.ts';
import type { TakenRow } from './job-row.ts';
import type { JobTable } from './job-table.ts';
import type { ScheduleTable } from './schedule-table.ts';

const DEFAULT_STALLED_AFTER_MS = 30_000;
/** How often a worker looks for jobs of dead workers. */
const LOOK_EVERY_MS = 1_000;

interface Held {
  readonly row: TakenRow;
  readonly abort: AbortController;
}

/** Takes jobs of one queue, up to its concurrency, and renews their leases. */
export class SqliteWorker implements JobWorker {
  readonly #wake = new WakeSignal();
  readonly #held = new Map<string, Held>();
  readonly #concurrency: number;
  readonly #leaseMs: number;
  readonly #onError: (error: unknown) => void;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #loop: Promise<void>;
  #closing = false;
  #lastLook = 0;

  constructor(
    private readonly database: Database,
    private readonly table: JobTable,
    private readonly schedules: ScheduleTable,
    private readonly queue: string,
    private readonly handler: JobHandler,
    { concurrency = 1, stalledAfterMs = DEFAULT_STALLED_AFTER_MS, onError = () => undefined }: WorkOptions,
    private readonly now: () => number,
  ) {
    this.#concurrency = concurrency;
    this.#leaseMs = stalledAfterMs;
    this.#onError = onError;
    this.#heartbeat = setInterval(() => void this.#renewLeases(), stalledAfterMs / 3);
    this.#heartbeat.unref();
    this.#loop = this.#run();
  }

  async close(graceMs = 0): Promise<void> {
    this.#closing = true;
    this.#wake.notify();
    await this.#loop;
    const until = performance.now() + graceMs;
    while (this.#held.size > 0 && performance.now() < until) await this.#wake.wait(until - performance.now());
    clearInterval(this.#heartbeat);
    const unfinished = [...this.#held.values()];
    if (unfinished.length === 0 || !this.database.isOpen) return;
    for (const { abort } of unfinished) abort.abort();
    await this.database.write(() => {
      for (const { row } of unfinished) this.table.giveBack(row);
    });
  }

  async #run(): Promise<void> {
    const forget = this.database.onChange(this.#wake.notify);
    while (!this.#closing && this.database.isOpen) {
      try {
        const taken = this.#workToTake() ? await this.#take() : [];
        for (const held of taken) void this.#handle(held);
        if (taken.length === 0) await this.#wake.wait(this.#untilNextDue());
      } catch (error) {
        this.#onError(error);
        await this.#rest();
      }
    }
    forget();
  }

  /**
   * After a failure, until the next look or the end. A failed write wakes every worker of the file: on a full disk they
   * would wake each other, and write thousands of lines a second into the log.
   */
  async #rest(): Promise<void> {
    const until = performance.now() + LOOK_EVERY_MS;
    for (let left = LOOK_EVERY_MS; left > 0 && !this.#closing; left = until - performance.now())
      await this.#wake.wait(left);
  }

  /** Reads before it writes: an idle queue costs no commit. */
  #workToTake(): boolean {
    if (this.#held.size >= this.#concurrency) return false;
    const now = this.now();
    if (now - this.#lastLook >= LOOK_EVERY_MS) return true;
    const due = this.table.nextDue(this.queue);
    return due !== null && due <= now;
  }

  #untilNextDue(): number {
    if (this.#held.size >= this.#concurrency) return LOOK_EVERY_MS;
    const due = this.table.nextDue(this.queue);
    return due === null ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, Math.max(1, due - this.now()));
  }

  async #take(): Promise<readonly Held[]> {
    const { taken, stalled } = await this.database.write(() => {
      const stalled = this.#lookAround();
      this.schedules.run(this.queue, this.now());
      const taken: Held[] = [];
      while (this.#held.size + taken.length < this.#concurrency) {
        const next = this.#takeOne();
        if (next === null) break;
        taken.push(next);
      }
      return { taken, stalled };
    });
    this.#tellOf(stalled);
    return taken;
  }

  /** One slot of the worker: runs job after job until none is left. */
  async #handle(first: Held): Promise<void> {
    let held: Held | null = first;
    while (held !== null) {
      this.#held.set(held.row.lease, held);
      const done: Held = held;
      try {
        held = await this.#finish(done, await this.#attempt(done));
      } catch (error) {
        this.#onError(error);
        held = null;
      }
      this.#held.delete(done.row.lease);
    }
    this.#wake.notify();
  }

  /** Ends a job and takes the next in the same commit: one flush to disk instead of two. */
  async #finish({ row, abort }: Held, outcome: JobOutcome | { threw: unknown }): Promise<Held | null> {
    if (abort.signal.aborted || !this.database.isOpen) return null;
    const { next, stalled } = await this.database.write(() => {
      if ('threw' in outcome) this.table.failTry(row, errorOfThrown(outcome.threw), this.now());
      else this.table.finish(row, outcome, this.now());
      const stalled = this.#lookAround();
      return { next: this.#closing ? null : this.#takeOne(), stalled };
    });
    this.#tellOf(stalled);
    return next;
  }

  /**
   * Every second, however busy: recovers jobs of dead workers and what is due by the clock. Returns the jobs that
   * failed for good.
   */
  #lookAround(): readonly JobRef[] {
    const now = this.now();
    if (now - this.#lastLook < LOOK_EVERY_MS) return [];
    this.#lastLook = now;
    const stalled = this.table.recoverStalled(this.queue, now);
    this.schedules.run(this.queue, now);
    return stalled;
  }

  #tellOf(stalled: readonly JobRef[]): void {
    for (const ref of stalled) this.#onError(new JobStalled(ref));
  }

  #takeOne(): Held | null {
    const row = this.table.take(this.queue, randomUUID(), this.now(), this.#leaseMs);
    return row === undefined ? null : { row, abort: new AbortController() };
  }

  async #attempt({ row, abort }: Held): Promise<JobOutcome | { threw: unknown }> {
    try {
      return await this.handler({
        queue: row.queue,
        id: row.id,
        data: JSON.parse(row.data),
        attempt: row.attempt,
        progress: (fraction) => this.database.write(() => this.table.progress(row, fraction)),
        signal: abort.signal,
      });
    } catch (threw) {
      return { threw };
    }
  }

  async #renewLeases(): Promise<void> {
    const held = [...this.#held.values()];
    if (held.length === 0 || !this.database.isOpen) return;
    try {
      const lost = await this.database.write(() => {
        const until = this.now() + this.#leaseMs;
        return held.filter(({ row }) => !this.table.renew(row, until));
      });
      for (const { row, abort } of lost) if (this.#held.has(row.lease)) abort.abort();
    } catch (error) {
      this.#onError(error);
    }
  }
}
