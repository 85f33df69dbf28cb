import { availableParallelism } from 'node:os';
import { attachmentsStream, calculationStream, customerStream } from '../../domain/streams.ts';
import type { RecordedEvent } from '../../stores/events/port.ts';
import type { OnlyOf } from '../../stores/log.ts';
import { allProjections } from '../read-models.ts';

/** The part of the log that one of several threads reads: number `index`, from 0, `of` so many. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

const STREAMS_OF_CASES: readonly string[] = [customerStream(''), attachmentsStream(''), calculationStream('')];

/** Whose case an event belongs to; '' for nobody's. What the account's own events call `customerId` is the payment provider's. */
const customerOf = ({ streamId, data: { customerId } }: Pick<RecordedEvent, 'streamId' | 'data'>): string =>
  typeof customerId === 'string' && STREAMS_OF_CASES.some((beginning) => streamId.startsWith(beginning))
    ? customerId
    : '';

const sumOf = (text: string): number => {
  let sum = 0;
  for (let place = 0; place < text.length; place += 1) sum = (sum * 31 + text.charCodeAt(place)) % 1_000_003;
  return sum;
};

/**
 * Every document is made from the events of one customer's case, or from what belongs to nobody's: all of one customer falls into
 * one share, and so no two threads write the same document.
 */
export const isInShare =
  ({ index, of }: Share): OnlyOf =>
  (event) =>
    sumOf(customerOf(event)) % of === index;

/** More of them would only wait for each other: whoever writes to a file of SQLite writes alone. */
const MOST_THREADS = 2;

const viewsOfCases: readonly string[] = Object.values(allProjections)
  .filter(({ streams }) => streams === undefined)
  .map(({ view }) => view.name);

/** How many threads are to build these views: one where there is one processor, or nothing is read of the cases. */
export const threadsFor = (names: readonly string[], processors = availableParallelism()): number =>
  names.some((name) => viewsOfCases.includes(name)) ? Math.min(MOST_THREADS, processors) : 1;
