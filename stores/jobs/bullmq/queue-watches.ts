import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobRef } from '../port.ts';
import { toBullId, toScheduledId } from './mapping.ts';

/** A watcher starts by rereading events this old, so that none is lost in between. */
const REPLAY_MS = 5_000;

interface Watch {
  readonly events: QueueEvents;
  readonly connection: Redis;
  readonly listeners: Map<string, Set<() => void>>;
}

/** Who waits for news of a job: one event stream a queue, opened when it is first asked for. */
export class QueueWatches {
  readonly #watches = new Map<string, Watch>();

  constructor(private readonly connectPatiently: () => Redis) {}

  /** Calls back on every event of the job until the returned function is called. */
  listen({ queue, id }: JobRef, listener: () => void): () => void {
    const { listeners } = this.#watches.get(queue) ?? this.#begin(queue);
    const bullIds = [toBullId(id), toScheduledId(id)];
    for (const bullId of bullIds) {
      const all = listeners.get(bullId) ?? new Set();
      listeners.set(bullId, all.add(listener));
    }
    return () => {
      for (const bullId of bullIds) {
        const all = listeners.get(bullId);
        all?.delete(listener);
        if (all?.size === 0) listeners.delete(bullId);
      }
    };
  }

  #begin(queue: string): Watch {
    const connection = this.connectPatiently();
    const events = new QueueEvents(queue, { connection, lastEventId: `${Date.now() - REPLAY_MS}-0` });
    const watch: Watch = { events, connection, listeners: new Map() };
    const notify = ({ jobId }: { jobId: string }) => {
      for (const listener of watch.listeners.get(jobId) ?? []) listener();
    };
    events.on('error', () => undefined);
    for (const event of ['active', 'progress', 'completed', 'failed', 'delayed', 'waiting', 'removed'] as const)
      events.on(event, notify);
    this.#watches.set(queue, watch);
    return watch;
  }

  async close(): Promise<void> {
    for (const { events, connection } of this.#watches.values()) {
      await events.close();
      connection.disconnect();
    }
  }
}
