import type { DomainEvent } from '../domain/event-types.ts';
import type { Aggregate } from '../stores/handle.ts';
import type { Deps } from './deps.ts';
import { type NamedFailure, Problem, problemOf } from './http/problem.ts';
import { onceOnly, type RequestIds } from './http/repetition.ts';
import type { CallContext } from './http/route.ts';
import type { Session } from './sessions/session.ts';

/** How long an answer waits for the views that show what its command did: longer than another projector takes to take over. */
const VIEWS_WITHIN_MS = 12_000;

/** On whose behalf a command runs, and what the caller has seen. */
export interface Behalf {
  readonly deps: Deps;
  readonly by: string | null;
  readonly accountId: string | null;
  readonly correlationId: string;
  readonly expectedRevision?: number | undefined;
  /** For what the commands make, and for each of them: the same when a request is repeated. */
  readonly ids: RequestIds;
}

export const behalfOf = ({ deps, session, correlationId, expectedRevision, ids }: CallContext<Session>): Behalf => ({
  deps,
  by: session.user.id,
  accountId: session.user.accountId,
  correlationId,
  expectedRevision,
  ids,
});

/** What the program does by itself. */
export const programsBehalf = (deps: Deps): Behalf => ({
  deps,
  by: null,
  accountId: null,
  correlationId: deps.newId(),
  ids: onceOnly(deps.newId),
});

/** For what is not there yet: nobody can have seen a revision of it. */
export const creatingFor = (context: CallContext<Session>): Behalf => ({
  ...behalfOf(context),
  expectedRevision: undefined,
});

/** What a command came to: the state after it, and the revision to be answered as `ETag`. */
export interface Effect<State, Event> {
  /** What happened; of a repetition, what happened the first time. */
  readonly events: readonly Event[];
  readonly state: State;
  readonly revision: number;
}

/**
 * Runs a command and waits for the views to show it, so that whoever reads next sees it. Refusals are thrown as
 * problems: StaleRevision, NotFound, ValidationError with its fields.
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
): Promise<Effect<State, Event>> => {
  const commandId = ids.commandId(streamId, command.type);
  const handled = await deps.stores.handle(aggregate, streamId, command, {
    ...(commandId === undefined ? {} : { commandId }),
    ...(expectedRevision === undefined ? {} : { expectedRevision }),
    metadata: { at: deps.now(), by, accountId, correlationId, causationId: null },
  });
  if (!handled.ok) {
    deps.metrics.command(command.type, handled.error.name === 'StaleRevision' ? 'conflict' : 'refused');
    throw problemOf(handled.error);
  }
  deps.metrics.command(command.type, 'done');
  if (handled.revision === 'no-stream') throw new Problem('NotFound');
  if (!(await deps.views.waitFor(handled.position, VIEWS_WITHIN_MS))) {
    throw new Problem('StoreUnavailable', { retryAfter: 5 });
  }
  return { events: handled.events, state: handled.state, revision: handled.revision };
};
