/** What a command came to: the facts that follow from it, or the named reason why it is refused. */
export type Decision<Event, Failure> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly error: Failure };

/** The whole of an aggregate in three pure things. Clock and ids arrive inside the command. */
export interface Decider<Command, State, Event, Failure> {
  readonly initialState: State;
  decide(command: Command, state: State): Decision<Event, Failure>;
  evolve(state: State, event: Event): State;
}

export const accept = <Event>(...events: readonly Event[]): { ok: true; events: readonly Event[] } => ({
  ok: true,
  events,
});

export const refuse = <Failure>(error: Failure): { ok: false; error: Failure } => ({ ok: false, error });
