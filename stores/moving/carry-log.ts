import type { EventStore } from '../events/port.ts';
import { type CarriedEvent, differenceOf, eventsOf, type LogSource } from './carried.ts';
import { TargetDiffers } from './errors.ts';

/** What is needed of a log to copy another one into it. */
export type LogTarget = Pick<EventStore, 'keepsOrder' | 'append' | 'readAll'>;

/** Receives how many events have been processed. */
export type OnProgress = (events: number) => void;

export interface CarriedLog {
  /** How many events the source holds; all of them are now in the target. */
  readonly events: number;
  /** How many had to be written. */
  readonly written: number;
}

/** Limits for one append: events of one stream, and characters of their content, well below what a server accepts. */
const LARGEST_APPEND = { events: 200, characters: 500_000 };

/**
 * Fills a log from its beginning with every event of the source, in order, keeping ids, revisions and metadata. Events
 * already in the target are compared, the rest appended, then everything is read back and compared. Can be run again
 * after an interruption; run again after completion it changes nothing, even if the target has grown. Throws
 * TargetDiffers, StoreUnavailable.
 */
export const carryLog = async (
  source: LogSource,
  target: LogTarget,
  onProgress: OnProgress = () => undefined,
): Promise<CarriedLog> => {
  const present = oneByOne(eventsOf(target)());
  let targetEnded = false;
  let events = 0;
  let written = 0;
  for await (const batch of source()) {
    const missing: CarriedEvent[] = [];
    for (const event of batch) {
      events += 1;
      if (!targetEnded) {
        const next = await present.next();
        targetEnded = next.done === true;
        if (next.done !== true) refuseDifference(events, event, next.value);
      }
      if (targetEnded) missing.push(event);
    }
    await append(target, missing, events - missing.length);
    written += missing.length;
    onProgress(events);
  }
  await present.return(undefined);
  if (written > 0) await verifyLog(source, target);
  return { events, written };
};

/** Compares what both hold, and writes nothing. Throws TargetDiffers, StoreUnavailable. */
export const compareLog = async (source: LogSource, target: Pick<LogTarget, 'readAll'>): Promise<void> => {
  const present = oneByOne(eventsOf(target)());
  let number = 0;
  for await (const batch of source())
    for (const event of batch) {
      number += 1;
      const next = await present.next();
      if (next.done === true) return;
      refuseDifference(number, event, next.value);
    }
  await present.return(undefined);
};

/**
 * Compares every source event with its counterpart in the target. Throws TargetDiffers for the first that is missing or
 * different.
 */
export const verifyLog = async (source: LogSource, target: LogTarget): Promise<void> => {
  const present = oneByOne(eventsOf(target)());
  let number = 0;
  for await (const batch of source())
    for (const event of batch) {
      number += 1;
      const next = await present.next();
      if (next.done === true) throw new TargetDiffers(number, `of ${event.streamId} is missing`);
      refuseDifference(number, event, next.value);
    }
  await present.return(undefined);
};

const refuseDifference = (number: number, expected: CarriedEvent, actual: CarriedEvent): void => {
  const difference = differenceOf(expected, actual);
  if (difference !== null) throw new TargetDiffers(number, difference);
};

/** `before`: how many events of the log precede these. */
const append = async (target: LogTarget, events: readonly CarriedEvent[], before: number): Promise<void> => {
  let number = before;
  const begun: Promise<void>[] = [];
  for (const run of runsOf(events)) {
    number += run.length;
    const appending = appendRun(target, run, number);
    if (target.keepsOrder) begun.push(appending);
    else await appending;
  }
  await Promise.all(begun);
};

const appendRun = async (target: LogTarget, run: readonly CarriedEvent[], number: number): Promise<void> => {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return;
  const expected = first.revision === 0 ? 'no-stream' : first.revision - 1;
  const drafts = run.map(({ id, type, version, data, metadata }) => ({ id, type, version, data, metadata }));
  const result = await target.append(first.streamId, drafts, expected);
  if (!result.ok) throw new TargetDiffers(number, `cannot follow: ${first.streamId} stands at ${result.error.actual}`);
  if (result.revision !== last.revision)
    throw new TargetDiffers(number, `of ${first.streamId} became number ${result.revision}`);
};

/** Consecutive events of one stream are appended together; otherwise the order of the whole log would be lost. */
function* runsOf(events: readonly CarriedEvent[]): Generator<readonly CarriedEvent[]> {
  let run: CarriedEvent[] = [];
  let characters = 0;
  for (const event of events) {
    const size = JSON.stringify(event.data).length;
    const full = run.length >= LARGEST_APPEND.events || characters + size > LARGEST_APPEND.characters;
    if (run.length > 0 && (full || run[0]?.streamId !== event.streamId)) {
      yield run;
      run = [];
      characters = 0;
    }
    run.push(event);
    characters += size;
  }
  if (run.length > 0) yield run;
}

async function* oneByOne(batches: AsyncIterable<readonly CarriedEvent[]>): AsyncGenerator<CarriedEvent, undefined> {
  for await (const batch of batches) yield* batch;
}
