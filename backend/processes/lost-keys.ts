import { setTimeout as sleep } from 'node:timers/promises';
import { allEvents } from '../../domain/events.ts';
import { START } from '../../stores/events/port.ts';
import type { Deps } from '../deps.ts';

const EVENTS_AT_A_TIME = 500;
/** Some minutes of reading in the background; anything beyond is reported when it is read. */
const MOST_EVENTS = 250_000;
const PAUSE_MS = 5;

/** What the log holds that no key decrypts, although nobody was forgotten. */
export interface Unreadable {
  readonly events: number;
  readonly streams: number;
}

/**
 * Reads the log once in the background and checks that the present keys decrypt it; if not, it logs one line. A lost,
 * outdated or foreign `keys.db` and an altered byte are found at start-up instead of at the first edit. Returns what it
 * found.
 */
export const checkKeys = async ({ stores, config, logger }: Deps, signal: AbortSignal): Promise<Unreadable> => {
  const streams = new Set<string>();
  let [events, read, after] = [0, 0, START];
  while (read < MOST_EVENTS && !signal.aborted) {
    const batch = await stores.log.readAll(allEvents, { after, limit: EVENTS_AT_A_TIME });
    if (batch === null) break;
    for (const { unreadable, streamId } of batch.events) {
      if (!unreadable) continue;
      events += 1;
      streams.add(streamId);
    }
    [read, after] = [read + batch.events.length, batch.position];
    await sleep(PAUSE_MS);
  }
  if (events > 0) {
    const keys = config.mongoUrl === null ? 'keys.db in DATA_DIR' : 'the collection `keys` of MONGO_URL';
    const some = [...streams].slice(0, NAMED).join(', ');
    logger.error(
      { events, streams: streams.size },
      `${events} events of ${streams.size} streams (${some}${streams.size > NAMED ? ', …' : ''}) cannot be opened: ` +
        `${keys} is lost, older than the log or another installation's, or the log was damaged. Their people are shown ` +
        'as "Dados ilegíveis" and cannot be edited. Stop, put the keys back (`make restore FILE=… KEYS=…`), start, then ' +
        '`make rebuild`; where single events stay closed, restore the log from its last good export.',
    );
  }
  return { events, streams: streams.size };
};

const NAMED = 5;
