import type { DomainEvent } from '../../domain/event-types.ts';
import type { Aggregate } from '../../stores/handle.ts';
import { type Behalf, type Effect, type NamedFailure, type Refused, run as runCommand } from '../commands.ts';
import type { Session } from '../sessions/session.ts';
import { problemOf } from './problem.ts';
import type { CallContext } from './route.ts';

export const behalfOf = ({ deps, session, correlationId, expectedRevision, ids }: CallContext<Session>): Behalf => ({
  deps,
  by: session.user.id,
  accountId: session.user.accountId,
  correlationId,
  expectedRevision,
  ids,
});

/** For what is not there yet: nobody can have seen a revision of it. */
export const creatingFor = (context: CallContext<Session>): Behalf => ({
  ...behalfOf(context),
  expectedRevision: undefined,
});

/** What a command came to; its refusal is thrown as a problem. */
export const granted = <Done extends { readonly ok: true }>(came: Done | Refused): Done => {
  if (!came.ok) throw problemOf(came.error);
  return came;
};

/** Runs a command for a request, as {@link runCommand} does. Throws the problem that its refusal is. */
export const run = async <
  Command extends { readonly type: string },
  State,
  Event extends DomainEvent,
  Failure extends NamedFailure,
>(
  behalf: Behalf,
  aggregate: Aggregate<Command, State, Event, Failure>,
  streamId: string,
  command: Command,
): Promise<Effect<State, Event>> => granted(await runCommand(behalf, aggregate, streamId, command));
