import type { Direction, EventStoreDBClient, ReadPosition } from '@eventstore/db-client';
import type { RecordedEvent } from '../port.ts';
import { toRecorded } from './mapping.ts';

const LARGEST_PAGE = 1_000;
const GROWTH = 4;

/**
 * The whole log in one direction, a page at a time, each read to its end: a read broken off in the middle of its data
 * stays open in the client. Events of ours only; a page may be empty, and an event may stand in two of them.
 */
export async function* pages(
  client: EventStoreDBClient,
  direction: Direction,
  from: ReadPosition,
  firstPage: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  let [position, size] = [from, Math.min(firstPage, LARGEST_PAGE)];
  for (;;) {
    const page: RecordedEvent[] = [];
    let [read, last] = [0, position];
    for await (const resolved of client.readAll({ direction, fromPosition: position, maxCount: size })) {
      read += 1;
      last = resolved.event?.position ?? last;
      const recorded = toRecorded(resolved);
      if (recorded !== null) page.push(recorded);
    }
    yield page;
    if (read < size || last === position) return;
    [position, size] = [last, Math.min(size * GROWTH, LARGEST_PAGE)];
  }
}
