import { START } from '../stores/events/port.ts';
import type { Stores } from '../stores/stores.ts';
import type { OpenProjection } from './open-projection.ts';

/** The log has no events although something was made from one: it is lost, or the setting names another place. */
export class EmptyLog extends Error {
  override readonly name = 'EmptyLog';
  constructor() {
    super(
      'The log has no events, but views or keys of an installation lie beside it. Put the log back (a copy of its files, ' +
        'or `make restore`), or mend DATA_DIR or EVENTSTORE_URL. If an empty log is meant, start once with ' +
        'ACCEPT_EMPTY_LOG=1: a new installation then begins, and the old views are dropped',
    );
  }
}

const hasAny = async (entries: AsyncIterable<unknown>): Promise<boolean> => {
  for await (const _entry of entries) return true;
  return false;
};

/** Whether the log is empty beside what was made from one. Throws StoreUnavailable. */
export const isLogLost = async (
  { events, keys }: Pick<Stores, 'events' | 'keys'>,
  projections: readonly Pick<OpenProjection, 'checkpoint'>[],
): Promise<boolean> => {
  if ((await events.head()) !== START) return false;
  for (const { checkpoint } of projections) if ((await checkpoint()) !== START) return true;
  return hasAny(keys.list());
};
