import type { EventStore } from '../stores/events/port.ts';
import { foreignViews, type OpenProjection } from './open-projection.ts';

const AGAIN_MS = 1_000;
/** No stream begins so: the subscription is there for its connection. */
const NOTHING = ['nothing-'];

/**
 * Notices in every process, whatever it does, that the connection to the log was interrupted: the log may have been put
 * back meanwhile. The views then compare it again, until that is answered; `onPutBack` hears of those that were made
 * from another state of it. Ends with the returned function.
 */
export const watchLog = async (
  events: Pick<EventStore, 'head' | 'subscribe'>,
  projections: readonly OpenProjection[],
  { onInterruption, onPutBack }: { onInterruption(): void; onPutBack(views: readonly string[]): void },
): Promise<() => void> => {
  let timer: NodeJS.Timeout | undefined;
  const compare = async (): Promise<void> => {
    try {
      const foreign = await foreignViews(projections);
      if (foreign.length > 0) onPutBack(foreign);
    } catch {
      timer = setTimeout(compare, AGAIN_MS);
    }
  };
  const interrupted = (): void => {
    onInterruption();
    for (const projection of projections) projection.doubt();
    clearTimeout(timer);
    timer = setTimeout(compare, AGAIN_MS);
  };
  const after = await events.head();
  const subscription = events.subscribe({ after, prefixes: NOTHING, onInterruption: interrupted });
  const follow = async (): Promise<void> => {
    for await (const _nothing of subscription);
  };
  follow().catch(() => undefined);
  return () => {
    clearTimeout(timer);
    subscription.stop();
  };
};
