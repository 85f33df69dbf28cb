import type { UserEvent } from './events.ts';
import { nobody, type OpenUser, type UserState } from './user.ts';

/** The user after one more fact. */
export const evolve = (state: UserState, event: UserEvent): UserState => {
  if (event.type === 'UserCreated') {
    const { personal, ...rest } = event.data;
    return {
      phase: 'open',
      ...rest,
      profile: personal ?? nobody,
      logo: null,
      lastActionAt: null,
      tokensRevokedBefore: null,
      revokedTokens: [],
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
      return { ...state, role, accountId, emailHash, profile: { ...state.profile, ...personal } };
    }
    case 'UserActivated':
      return { ...state, active: true };
    case 'UserDeactivated':
      return { ...state, active: false };
    case 'UserLogoChanged':
      return { ...state, logo: event.data.logo };
    case 'PasswordChanged':
      return { ...state, ...event.data, revokedTokens: [], passwordReset: null };
    case 'PasswordResetRequested':
      return { ...state, passwordReset: event.data };
    case 'UserActed':
      return { ...state, lastActionAt: event.data.at };
    case 'TokenRevoked': {
      const { tokenId, expiresAt, at } = event.data;
      const stillValid = state.revokedTokens.filter((revoked) => revoked.expiresAt > at);
      return { ...state, revokedTokens: [...stillValid, { tokenId, expiresAt }] };
    }
    default:
      return event satisfies never;
  }
};
