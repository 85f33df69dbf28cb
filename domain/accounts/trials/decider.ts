import { accept, type Decider } from '../../decider.ts';
import { type TrialEvent, trialEvents } from './events.ts';

/** The account that had the trial of a CPF or CNPJ; null: none had. */
export interface TrialState {
  readonly accountId: string | null;
}

/** `instead`: the account that claimed it, whose sign-up was never finished; null: nobody is known to have. */
export interface TrialCommand {
  readonly type: 'ClaimTrial';
  readonly accountId: string;
  readonly instead: string | null;
}

/** One trial a CPF or CNPJ: it is the first one's, and a later claim changes nothing. */
const decider: Decider<TrialCommand, TrialState, TrialEvent, never> = {
  initialState: { accountId: null },
  decide: ({ accountId, instead }, state) =>
    state.accountId === instead && accountId !== instead
      ? accept({ type: 'TrialClaimed', data: { accountId } })
      : accept(),
  evolve: (_state, event) => ({ accountId: event.data.accountId }),
};

/** Stream `trial-{hash}`, the hash being keyed: who has the log alone cannot try numbers. It outlives an erasure. */
export const trialAggregate = { decider, events: trialEvents };
