import type { AllStreamResolvedEvent, Direction, ReadAllOptions, ReadPosition } from '@eventstore/db-client';
import type { RecordedEvent } from '../port.ts';
import { toRecorded } from './mapping.ts';

const LARGEST_PAGE = 1_000;
const GROWTH = 4;

type ReadAll = (options: ReadAllOptions) => Promise<readonly AllStreamResolvedEvent[]>;

/**
 * The whole log in one direction, page by page, our events only. A page may be empty, and an event may appear in two.
 */
export async function* pages(
  readAll: ReadAll,
  direction: Direction,
  from: ReadPosition,
  firstPage: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  let [position, size] = [from, Math.min(firstPage, LARGEST_PAGE)];
  for (;;) {
    const read = await readAll({ direction, fromPosition: position, maxCount: size });
    yield read.map(toRecorded).filter((recorded) => recorded !== null);
    const last = read.findLast(({ event }) => event?.position !== undefined)?.event?.position ?? position;
    if (read.length < size || last === position) return;
    [position, size] = [last, Math.min(size * GROWTH, LARGEST_PAGE)];
  }
}
