import type { DomainEvent } from '../domain/event-types.ts';
import type { ErrorName } from '../domain/words/errors.ts';
import type { Aggregate } from '../stores/handle.ts';
import { onceOnly, type RequestIds } from './command-ids.ts';
import type { Deps } from './deps.ts';
import { untilShowable } from './showable.ts';

/**
 * How long a request waits for the views to show its command's effect: longer than another projector needs to take
 * over.
 */
const VIEWS_WITHIN_MS = 12_000;

/** Who runs a command, in which request, and which revision they have seen. */
export interface Behalf {
  readonly deps: Deps;
  readonly by: string | null;
  readonly accountId: string | null;
  readonly correlationId: string;
  readonly expectedRevision?: number | undefined;
  /** Ids for created objects and for commands, the same when a request is repeated. */
  readonly ids: RequestIds;
}

/** For commands of the program itself. */
export const programsBehalf = (deps: Deps): Behalf => ({
  deps,
  by: null,
  accountId: null,
  correlationId: deps.newId(),
  ids: onceOnly(deps.newId),
});

/** A command's effect: the state after it, and the revision to be answered as `ETag`. */
export interface Effect<State, Event> {
  readonly ok: true;
  /** The events; of a repetition, those of the first time. */
  readonly events: readonly Event[];
  readonly state: State;
  readonly revision: number;
}

/** What a command is refused with: the named errors, and two that HTTP answers under another name (`problemOf`). */
export type FailureName = ErrorName | 'AlreadyExists' | 'ViewsBehind';

/** A named reason why a command was refused. `fields` names the refused fields. */
export interface NamedFailure {
  readonly name: FailureName;
  readonly fields?: Readonly<Record<string, string>>;
}

export interface Refused {
  readonly ok: false;
  readonly error: NamedFailure;
}

/** The command took effect, but the views did not show it in time. */
const viewsBehind: Refused = { ok: false, error: { name: 'ViewsBehind' } };
const notFound: Refused = { ok: false, error: { name: 'NotFound' } };

/**
 * Runs a command and waits for the views to show it, so that the next read does. Refused with StaleRevision, NotFound,
 * ViewsBehind or the decider's failure. Throws StoreUnavailable, having saved nothing, while the views are being built.
 */
export const run = async <
  Command extends { readonly type: string },
  State,
  Event extends DomainEvent,
  Failure extends NamedFailure,
>(
  { deps, by, accountId, correlationId, expectedRevision, ids }: Behalf,
  aggregate: Aggregate<Command, State, Event, Failure>,
  streamId: string,
  command: Command,
): Promise<Effect<State, Event> | Refused> => {
  await untilShowable(deps.views, streamId);
  const commandId = ids.commandId(streamId, command.type);
  const handled = await deps.stores.handle(aggregate, streamId, command, {
    ...(commandId === undefined ? {} : { commandId }),
    ...(expectedRevision === undefined ? {} : { expectedRevision }),
    metadata: { at: deps.now(), by, accountId, correlationId, causationId: null },
  });
  if (!handled.ok) {
    deps.metrics.command(command.type, handled.error.name === 'StaleRevision' ? 'conflict' : 'refused');
    return handled;
  }
  deps.metrics.command(command.type, 'done');
  const { events, state, revision, position } = handled;
  if (revision === 'no-stream') return notFound;
  if (!(await deps.views.waitFor(position, VIEWS_WITHIN_MS))) return viewsBehind;
  return { ok: true, events, state, revision };
};

/** A command of the program itself was refused. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  constructor(readonly failure: NamedFailure) {
    super(`A command was refused: ${failure.name} ${JSON.stringify(failure.fields ?? {})}`);
  }
}

/** For the program's own commands, where nobody could correct a refusal: throws {@link CommandRefused}. */
export const done = <Done extends { readonly ok: true }>(came: Done | Refused): Done => {
  if (!came.ok) throw new CommandRefused(came.error);
  return came;
};
