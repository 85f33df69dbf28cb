import type { UserEvent } from './events.ts';
import { nobody, type OpenUser, type UserState } from './user.ts';

/** The user after one more event. */
export const evolve = (state: UserState, event: UserEvent): UserState => {
  if (event.type === 'UserCreated') {
    const { personal, ...rest } = event.data;
    const { passwordHash, ...profile } = personal ?? { ...nobody, passwordHash: null };
    return {
      phase: 'open',
      ...rest,
      profile,
      passwordHash,
      logo: null,
      lastActionAt: null,
      sessionGeneration: 0,
      endedSessions: [],
      passwordReset: null,
    };
  }
  if (event.type === 'UserDeleted') return { phase: 'deleted' };
  return state.phase === 'open' ? evolveOpen(state, event) : state;
};

type WhileOpen = Exclude<UserEvent, { type: 'UserCreated' | 'UserDeleted' }>;

const evolveOpen = (state: OpenUser, event: WhileOpen): OpenUser => {
  switch (event.type) {
    case 'UserEdited': {
      const { role = state.role, accountId = state.accountId, emailHash = state.emailHash, personal } = event.data;
      // A link mailed to the former address belongs to whoever reads that mailbox now.
      const passwordReset = emailHash === state.emailHash ? state.passwordReset : null;
      return { ...state, role, accountId, emailHash, passwordReset, profile: { ...state.profile, ...personal } };
    }
    case 'UserActivated':
      return { ...state, active: true };
    case 'UserDeactivated':
      return withoutSessions({ ...state, active: false, passwordReset: null });
    case 'UserLogoChanged':
      return { ...state, logo: event.data.logo };
    case 'PasswordChanged':
      return withoutSessions({ ...state, passwordHash: hashIn(event.data), passwordReset: null });
    case 'PasswordRehashed':
      return { ...state, passwordHash: hashIn(event.data) };
    case 'PasswordResetRequested':
      return { ...state, passwordReset: event.data };
    case 'UserActed':
      return { ...state, lastActionAt: event.data.at };
    case 'SessionEnded': {
      const { sessionId, expiresAt, at } = event.data;
      const stillValid = state.endedSessions.filter((ended) => ended.expiresAt > at);
      return { ...state, endedSessions: [...stillValid, { sessionId, expiresAt }] };
    }
    case 'AllSessionsEnded':
      return withoutSessions(state);
    case 'TokenRevoked':
      return state;
    default:
      return event satisfies never;
  }
};

/** The hash of a forgotten user can no longer be read. */
const hashIn = ({ personal }: { personal: { passwordHash: string } | null }): string | null =>
  personal?.passwordHash ?? null;

const withoutSessions = (state: OpenUser): OpenUser => ({
  ...state,
  sessionGeneration: state.sessionGeneration + 1,
  endedSessions: [],
});
