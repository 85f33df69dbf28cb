/** What somebody else changed since the revision that a refused save had seen. */
import type { Conflict } from '../../domain/api/common.ts';
import { sameValue } from '../../domain/changes.ts';
import type { StreamEvent } from '../../stores/log.ts';
import type { Past, ReadPast } from '../../stores/past.ts';
import { authorOf } from './author.ts';
import { Problem } from './problem.ts';
import type { CallContext } from './route.ts';

/** What can be edited of a thing in one state, as it is answered; empty where there is none. */
type FieldsOf<State> = (state: State) => Readonly<Record<string, unknown>>;

export interface Edited<State, Event> {
  readonly past: ReadPast<State, Event>;
  readonly streamId: string;
  readonly fieldsOf: FieldsOf<State>;
}

interface Changed<Event> {
  readonly field: string;
  readonly theirs: unknown;
  readonly told: StreamEvent<Event>;
}

/** Every field that says something else now than it did then, with the last event that changed it. */
const changedSince = <State, Event>(
  { events, stateAt }: Past<State, Event>,
  seen: number,
  fieldsOf: FieldsOf<State>,
): Changed<Event>[] => {
  const fieldsAt = (revision: number): Readonly<Record<string, unknown>> => {
    const state = stateAt(revision);
    return state === null ? {} : fieldsOf(state);
  };
  const then = fieldsAt(seen);
  const last = new Map<string, StreamEvent<Event>>();
  let before = then;
  for (const told of events.slice(seen + 1)) {
    const after = fieldsAt(told.revision);
    for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (!sameValue(before[field], after[field])) last.set(field, told);
    }
    before = after;
  }
  return [...last]
    .filter(([field]) => !sameValue(then[field], before[field]))
    .map(([field, told]) => ({ field, theirs: before[field] ?? null, told }));
};

/**
 * Runs a save; one whose revision is stale is refused with all that changed since that revision, field by field, and
 * with the revision that stands now. Throws what `save` throws.
 */
export const namingConflicts = async <Saved, State, Event>(
  { deps, expectedRevision: seen }: Pick<CallContext<unknown>, 'deps' | 'expectedRevision'>,
  { past, streamId, fieldsOf }: Edited<State, Event>,
  save: () => Promise<Saved>,
): Promise<Saved> => {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Problem) || error.err !== 'StaleRevision' || seen === undefined) throw error;
    const read = await past(streamId);
    // A revision that never was says nothing of what its sender has seen.
    const changed = seen < read.events.length ? changedSince(read, seen, fieldsOf) : [];
    const users = await deps.views.users.getMany(changed.flatMap(({ told }) => told.metadata.by ?? []));
    throw new Problem('StaleRevision', {
      revision: read.events.length - 1,
      conflicts: changed.map(
        ({ field, theirs, told }): Conflict => ({
          field,
          by: authorOf(told.metadata.by, users),
          at: told.metadata.at,
          theirs,
        }),
      ),
    });
  }
};
