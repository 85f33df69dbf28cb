import type { EventStore } from '../events/port.ts';
import { type CarriedEvent, differenceOf, type LogSource, standingIn } from './carried.ts';
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
 * already in the target are compared, the rest appended, read back and compared, batch by batch. Can be run again
 * after an interruption; run again after completion it changes nothing, even if the target has grown. Throws
 * TargetDiffers, StoreUnavailable.
 */
export const carryLog = async (
  source: LogSource,
  target: LogTarget,
  onProgress: OnProgress = () => undefined,
): Promise<CarriedLog> => {
  const standing = standingIn(target);
  let events = 0;
  let written = 0;
  for await (const batch of source()) {
    const present = written === 0 ? await standing(batch.length) : [];
    refuseDifferences(batch, present, events);
    const missing = batch.slice(present.length);
    events += present.length;
    if (missing.length > 0) {
      await append(target, missing, events);
      const kept = await standing(missing.length);
      refuseDifferences(missing, kept, events);
      const lost = missing[kept.length];
      if (lost !== undefined) throw new TargetDiffers(events + kept.length + 1, `of ${lost.streamId} is missing`);
    }
    events += missing.length;
    written += missing.length;
    onProgress(events);
  }
  return { events, written };
};

/** Compares what both hold, and writes nothing. Throws TargetDiffers, StoreUnavailable. */
export const compareLog = async (source: LogSource, target: Pick<LogTarget, 'readAll'>): Promise<void> => {
  const standing = standingIn(target);
  let events = 0;
  for await (const batch of source()) {
    const present = await standing(batch.length);
    refuseDifferences(batch, present, events);
    if (present.length < batch.length) return;
    events += batch.length;
  }
};

/** Compares events that stand in the same places, as far as both go. `before`: how many events of the log precede them. */
const refuseDifferences = (
  expected: readonly CarriedEvent[],
  actual: readonly CarriedEvent[],
  before: number,
): void => {
  for (const [place, event] of actual.entries()) {
    const counterpart = expected[place];
    const difference = counterpart === undefined ? null : differenceOf(counterpart, event);
    if (difference !== null) throw new TargetDiffers(before + place + 1, difference);
  }
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
  let begin = 0;
  for (let end = 1; end <= events.length; end += 1) {
    if (events[end]?.streamId === events[begin]?.streamId) continue;
    if (end - begin === 1) yield events.slice(begin, end);
    else yield* acceptedOf(events.slice(begin, end));
    begin = end;
  }
}

/** Events of one stream in as many appends as their sizes ask for. */
function* acceptedOf(events: readonly CarriedEvent[]): Generator<readonly CarriedEvent[]> {
  let run: CarriedEvent[] = [];
  let characters = 0;
  for (const event of events) {
    const size = JSON.stringify(event.data).length;
    const full = run.length >= LARGEST_APPEND.events || characters + size > LARGEST_APPEND.characters;
    if (run.length > 0 && full) {
      yield run;
      run = [];
      characters = 0;
    }
    run.push(event);
    characters += size;
  }
  yield run;
}
