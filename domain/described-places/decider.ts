import type { DescribedFields } from '../api/described-places.ts';
import { sameValue } from '../changes.ts';
import { accept, type Decider, type Decision } from '../decider.ts';
import { invalid, isEmpty, type NotFound, notFound, under, type ValidationError } from '../failures.ts';
import { refusalsOf } from './checks.ts';
import { type DescribedPlaceEvent, describedPlaceEvents } from './events.ts';

export type DescribedPlaceCommand =
  | {
      readonly type: 'DescribePlace';
      readonly accountId: string;
      readonly regimeId: number;
      readonly fields: DescribedFields;
      /** `YYYY-MM-DD`. */
      readonly today: string;
    }
  | { readonly type: 'WithdrawPlace'; readonly accountId: string };

/** Null before it was ever described. */
export type DescribedPlaceState = {
  readonly accountId: string;
  readonly regimeId: number;
  readonly fields: DescribedFields;
  readonly withdrawn: boolean;
} | null;

/** It cannot be so; it is another account's, or is withdrawn already. */
export type DescribedPlaceFailure = ValidationError | NotFound;
type Decided = Decision<DescribedPlaceEvent, DescribedPlaceFailure>;

const describe = (
  { accountId, regimeId, fields, today }: Extract<DescribedPlaceCommand, { type: 'DescribePlace' }>,
  state: DescribedPlaceState,
): Decided => {
  const refusals = refusalsOf(fields, today);
  if (!isEmpty(refusals)) return invalid(under('place', refusals));
  if (state !== null && !state.withdrawn && sameValue(state.fields, fields)) return accept();
  return accept({ type: 'PlaceDescribed', data: { accountId, regimeId, fields } });
};

const decide = (command: DescribedPlaceCommand, state: DescribedPlaceState): Decided => {
  if (state !== null && state.accountId !== command.accountId) return notFound;
  switch (command.type) {
    case 'DescribePlace':
      return describe(command, state);
    case 'WithdrawPlace':
      if (state === null || state.withdrawn) return notFound;
      return accept({ type: 'PlaceWithdrawn', data: { accountId: state.accountId, regimeId: state.regimeId } });
    default:
      return command satisfies never;
  }
};

const evolve = (state: DescribedPlaceState, event: DescribedPlaceEvent): DescribedPlaceState => {
  switch (event.type) {
    case 'PlaceDescribed':
      return { ...event.data, withdrawn: false };
    case 'PlaceWithdrawn':
      return state === null ? state : { ...state, withdrawn: true };
    default:
      return event satisfies never;
  }
};

const decider: Decider<DescribedPlaceCommand, DescribedPlaceState, DescribedPlaceEvent, DescribedPlaceFailure> = {
  initialState: null,
  decide,
  evolve,
};

/** One place of one account. Stream `described-place-{regimeId}`. */
export const describedPlaceAggregate = { decider, events: describedPlaceEvents };
