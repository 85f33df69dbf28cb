import { accept, type Decider, type Decision, refuse } from '../../decider.ts';
import { minutesBetween } from '../../units/instant.ts';
import type { EmailCommand } from './commands.ts';
import { type EmailEvent, emailEvents } from './events.ts';

/**
 * Who has an address. A reservation that was never confirmed counts as abandoned after a while and can be taken over.
 */
export type EmailState =
  | { readonly phase: 'free' }
  | { readonly phase: 'reserved'; readonly userId: string; readonly accountId: string; readonly reservedAt: string }
  | { readonly phase: 'taken'; readonly userId: string };

export type EmailFailure = { readonly name: 'EmailAlreadyExistsError' };

/** Longer than any sign-up still in progress. */
const MINUTES_UNTIL_ABANDONED = 10;

const taken = refuse<EmailFailure>({ name: 'EmailAlreadyExistsError' });

const decide = (command: EmailCommand, state: EmailState): Decision<EmailEvent, EmailFailure> => {
  const { userId } = command;
  const isTheirs = state.phase !== 'free' && state.userId === userId;
  switch (command.type) {
    case 'ReserveEmail': {
      if (isTheirs) return accept();
      const { accountId, now } = command;
      return state.phase === 'free' || isAbandoned(state, now)
        ? accept({ type: 'EmailReserved', data: { userId, accountId, at: now } })
        : taken;
    }
    case 'ConfirmEmail':
      if (!isTheirs) return taken;
      return state.phase === 'taken' ? accept() : accept({ type: 'EmailConfirmed', data: { userId } });
    case 'ReleaseEmail':
      return isTheirs ? accept({ type: 'EmailReleased', data: { userId } }) : accept();
    default:
      return command satisfies never;
  }
};

export const isAbandoned = (state: EmailState, now: string): boolean =>
  state.phase === 'reserved' && minutesBetween(state.reservedAt, now) >= MINUTES_UNTIL_ABANDONED;

const evolve = (_state: EmailState, event: EmailEvent): EmailState => {
  switch (event.type) {
    case 'EmailReserved': {
      const { userId, accountId, at } = event.data;
      return { phase: 'reserved', userId, accountId, reservedAt: at };
    }
    case 'EmailConfirmed':
      return { phase: 'taken', userId: event.data.userId };
    case 'EmailReleased':
      return { phase: 'free' };
    default:
      return event satisfies never;
  }
};

const decider: Decider<EmailCommand, EmailState, EmailEvent, EmailFailure> = {
  initialState: { phase: 'free' },
  decide,
  evolve,
};

/** Stream `email-{hash}`. Sign-in reads it first: only the confirmed user may sign in with the address. */
export const emailAggregate = { decider, events: emailEvents };
