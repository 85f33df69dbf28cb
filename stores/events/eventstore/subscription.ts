import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  type Position as LogPosition,
  streamNameFilter,
} from '@eventstore/db-client';
import { WakeSignal } from '../../wake-signal.ts';
import type { AllFilter, Position, RecordedEvent, SubscribeOptions, Subscription } from '../port.ts';
import { START } from '../port.ts';
import { fromPosition, toPosition, toRecorded } from './mapping.ts';

const DEFAULT_BATCH = 500;
/** Events buffered before the server is asked to wait. */
const MOST_READY_BATCHES = 4;
const RECONNECT_AFTER_MS = 200;
const LONGEST_RECONNECT_MS = 5_000;
/** A subscription silent for this long while the log has grown is replaced. */
const WATCHDOG_MS = 10_000;

const NO_SYSTEM_STREAMS = '^[^$]';

/**
 * Everything after a position, then live events. A connection that drops, or silently stalls, is replaced from the last
 * event delivered; duplicates are skipped.
 */
export const subscribeToLog = (
  client: EventStoreDBClient,
  head: (filter: AllFilter) => Promise<Position>,
  { prefixes, after = START, batchSize = DEFAULT_BATCH, onInterruption }: SubscribeOptions,
  closing: AbortSignal,
): Subscription => {
  const wake = new WakeSignal();
  let stopped = false;
  const stop = () => {
    stopped = true;
    wake.notify();
  };
  const filterByPrefix = prefixes === undefined ? {} : { prefixes };

  return {
    stop,
    async *[Symbol.asyncIterator]() {
      let reached = after;
      let failures = 0;
      closing.addEventListener('abort', stop);
      try {
        while (!stopped && !closing.aborted) {
          const feed = new Feed(client, reached, prefixes, batchSize * MOST_READY_BATCHES, wake.notify);
          const watchdog = watch(feed, async () => (await head(filterByPrefix)) > reached);
          try {
            while (!stopped && feed.failure === null) {
              const batch = feed.take(batchSize);
              reached = feed.reached;
              const news = batch.filter(({ position }) => position > after);
              if (news.length === 0) await wake.wait();
              else {
                failures = 0;
                yield news;
              }
            }
          } finally {
            clearInterval(watchdog);
            await feed.end();
          }
          if (stopped) return;
          onInterruption?.(feed.failure);
          await wake.wait(Math.min(RECONNECT_AFTER_MS * 2 ** failures, LONGEST_RECONNECT_MS));
          failures += 1;
        }
      } finally {
        closing.removeEventListener('abort', stop);
      }
    },
  };
};

const watch = (feed: Feed, lags: () => Promise<boolean>): NodeJS.Timeout => {
  const timer = setInterval(async () => {
    if (feed.isQuiet()) {
      try {
        if (await lags()) feed.fail(new Error('The subscription stands still while the log goes on'));
      } catch (error) {
        feed.fail(error);
      }
    }
  }, WATCHDOG_MS);
  timer.unref();
  return timer;
};

/** Events of one connection, not yet delivered. */
class Feed {
  failure: unknown = null;
  /** Position of the last event delivered, or of the last checkpoint if nothing is buffered. */
  reached: Position;
  readonly #subscription: AllStreamSubscription;
  readonly #ready: RecordedEvent[] = [];
  #checkpoint: Position;
  #heard = false;

  constructor(
    client: EventStoreDBClient,
    from: Position,
    prefixes: readonly string[] | undefined,
    private readonly most: number,
    private readonly notify: () => void,
  ) {
    this.reached = from;
    this.#checkpoint = from;
    const checkpointReached = async (_subscription: AllStreamSubscription, position: LogPosition) => {
      this.#checkpoint = toPosition(position);
      this.#heard = true;
    };
    this.#subscription = client.subscribeToAll({
      requiresLeader: true,
      filter:
        prefixes === undefined
          ? streamNameFilter({ regex: NO_SYSTEM_STREAMS, checkpointReached })
          : streamNameFilter({ prefixes: [...prefixes], checkpointReached }),
      ...(from === START ? {} : { fromPosition: fromPosition(from) }),
    });
    this.#subscription
      .on('data', (resolved) => {
        this.#heard = true;
        const recorded = toRecorded(resolved);
        if (recorded === null || recorded.position <= from) return;
        this.#ready.push(recorded);
        if (this.#ready.length >= this.most) this.#subscription.pause();
        this.notify();
      })
      .on('error', (error) => this.fail(error))
      .on('end', () => this.fail(new Error('The subscription was ended by the server')));
  }

  take(most: number): readonly RecordedEvent[] {
    const taken = this.#ready.splice(0, most);
    const last = taken.at(-1);
    if (last !== undefined) this.reached = last.position;
    else if (this.#checkpoint > this.reached) this.reached = this.#checkpoint;
    if (this.#subscription.isPaused()) this.#subscription.resume();
    return taken;
  }

  /** Whether nothing has arrived since the last call, and nothing is buffered. */
  isQuiet(): boolean {
    const quiet = !this.#heard && this.#ready.length === 0;
    this.#heard = false;
    return quiet;
  }

  fail(error: unknown): void {
    this.failure ??= error;
    this.notify();
  }

  async end(): Promise<void> {
    this.#subscription.removeAllListeners();
    this.#subscription.on('error', () => undefined);
    try {
      await this.#subscription.unsubscribe();
    } catch {
      // The connection is already gone: nothing left to end.
    }
  }
}
