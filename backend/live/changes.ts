import { INDEXES_STREAM } from '../../domain/streams.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import { START, type Subscription } from '../../stores/events/port.ts';
import type { Stores } from '../../stores/stores.ts';

const VIEWS_WITHIN_MS = 10_000;
const PREFIXES = ['calculation-', 'customer-', 'user-', 'account-', INDEXES_STREAM];

/** Notifies listeners which streams have changed, once the views show it. */
export interface Changes {
  /** Yields a value without content each time one of the streams has changed. Ends with the signal. */
  listen(streams: readonly string[], signal: AbortSignal): AsyncIterable<void>;
  close(): void;
}

/**
 * One subscription per process for all listeners, started by the first: every process sees every change, whichever made
 * it.
 */
export const followStreams = (
  { events }: Pick<Stores, 'events'>,
  views: ReadModels,
  onError: (error: unknown) => void,
): Changes => {
  const listeners = new Set<(streams: ReadonlySet<string>) => void>();
  let subscription: Promise<Subscription> | null = null;

  const start = async (): Promise<Subscription> => {
    const after = await events.head({ prefixes: PREFIXES });
    const changes = events.subscribe({ after, prefixes: PREFIXES, onInterruption: onError });
    const follow = async (): Promise<void> => {
      for await (const batch of changes) {
        await views.waitFor(batch.at(-1)?.position ?? START, VIEWS_WITHIN_MS).catch(onError);
        const streams = new Set(batch.map(({ streamId }) => streamId));
        for (const tell of listeners) tell(streams);
      }
    };
    follow().catch(onError);
    return changes;
  };

  return {
    async *listen(streams, signal) {
      let changed = false;
      let wake = (): void => undefined;
      const tell = (which: ReadonlySet<string>): void => {
        if (!streams.some((stream) => which.has(stream))) return;
        changed = true;
        wake();
      };
      const stop = (): void => wake();
      listeners.add(tell);
      signal.addEventListener('abort', stop);
      subscription ??= start().catch((error: unknown) => {
        subscription = null;
        throw error;
      });
      try {
        await subscription;
        while (!signal.aborted) {
          if (changed) {
            changed = false;
            yield;
          } else {
            await new Promise<void>((resolve) => {
              wake = resolve;
              if (changed || signal.aborted) resolve();
            });
          }
        }
      } finally {
        listeners.delete(tell);
        signal.removeEventListener('abort', stop);
      }
    },
    close: () => {
      subscription?.then(
        (changes) => changes.stop(),
        () => undefined,
      );
    },
  };
};
