import type { UserEvent } from './events.ts';
import { nobody, type OpenSession, type OpenUser, type SecondFactor, type UserState } from './user.ts';

/** The user after one more event. */
export const evolve = (state: UserState, event: UserEvent): UserState => {
  if (event.type === 'UserCreated') {
    const { personal, adminPassword = false, accountAdmin = event.data.trialExpiration !== null, ...rest } = event.data;
    const { passwordHash, ...profile } = personal ?? { ...nobody, passwordHash: null };
    return {
      phase: 'open',
      ...rest,
      accountAdmin,
      profile,
      passwordHash,
      adminPassword,
      passwordChangeRequired: false,
      logo: null,
      reportLook: null,
      lastActionAt: null,
      sessionGeneration: 0,
      endedSessions: [],
      passwordReset: null,
      sessions: [],
      devices: [],
      secondFactor: null,
      proposedSecondFactor: null,
    };
  }
  if (event.type === 'UserDeleted') return { phase: 'deleted' };
  return state.phase === 'open' ? evolveOpen(state, event) : state;
};

type SessionBegan = Extract<UserEvent, { type: 'SessionBegan' }>['data'];
type WhileOpen = Exclude<UserEvent, { type: 'UserCreated' | 'UserDeleted' }>;

const evolveOpen = (state: OpenUser, event: WhileOpen): OpenUser => {
  switch (event.type) {
    case 'UserEdited': {
      const { role = state.role, accountId = state.accountId, emailHash = state.emailHash, personal } = event.data;
      // A link mailed to the former address belongs to whoever reads that mailbox now.
      const passwordReset = emailHash === state.emailHash ? state.passwordReset : null;
      const accountAdmin = state.accountAdmin && accountId === state.accountId;
      const profile = { ...state.profile, ...personal };
      return { ...state, role, accountId, accountAdmin, emailHash, passwordReset, profile };
    }
    case 'UserActivated':
      return { ...state, active: true };
    case 'UserDeactivated':
      return withoutSessions({ ...state, active: false, passwordReset: null });
    case 'UserLogoChanged':
      return { ...state, logo: event.data.logo };
    case 'ReportLookChosen':
      return { ...state, reportLook: event.data };
    case 'PasswordChanged':
      return withoutSessions({
        ...state,
        passwordHash: hashIn(event.data),
        adminPassword: event.data.adminPassword ?? false,
        passwordChangeRequired: false,
        passwordReset: null,
      });
    case 'PasswordChangeRequired':
      return { ...state, passwordChangeRequired: true };
    case 'PasswordRehashed':
      return { ...state, passwordHash: hashIn(event.data) };
    case 'PasswordResetRequested':
      return { ...state, passwordReset: event.data };
    case 'UserActed':
      return { ...state, lastActionAt: event.data.at, sessions: usedAt(state.sessions, event.data) };
    case 'SessionBegan':
      return withSession(state, event.data);
    case 'SessionEnded': {
      const { sessionId, expiresAt, at } = event.data;
      const stillValid = state.endedSessions.filter((ended) => ended.expiresAt > at);
      const sessions = state.sessions.filter((session) => session.sessionId !== sessionId);
      return { ...state, endedSessions: [...stillValid, { sessionId, expiresAt }], sessions };
    }
    case 'AllSessionsEnded':
      return withoutSessions(state);
    case 'SecondFactorProposed': {
      const { expiresAt, personal } = event.data;
      return { ...state, proposedSecondFactor: { secret: personal?.secret ?? null, expiresAt } };
    }
    case 'SecondFactorEnabled': {
      const { step, recoveryHashes } = event.data;
      const secret = state.proposedSecondFactor?.secret ?? null;
      return { ...state, secondFactor: { secret, lastStep: step, recoveryHashes }, proposedSecondFactor: null };
    }
    case 'SecondFactorUsed':
      if (state.secondFactor === null) return state;
      return { ...state, secondFactor: { ...state.secondFactor, lastStep: event.data.step } };
    case 'RecoveryCodeUsed':
      if (state.secondFactor === null) return state;
      return { ...state, secondFactor: withoutCode(state.secondFactor, event.data.hash) };
    case 'SecondFactorDisabled':
      return { ...state, secondFactor: null, proposedSecondFactor: null };
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
  sessions: [],
});

/** More are not listed: a program that signs in for every call would have thousands. */
const MOST_SESSIONS = 50;
const MOST_DEVICES = 20;

const withSession = (state: OpenUser, { personal, newDevice: _, deviceHash, at, ...began }: SessionBegan): OpenUser => {
  const { device = '', address = '' } = personal ?? {};
  const stillOpen = state.sessions.filter(({ expiresAt }) => expiresAt > at);
  const others = state.devices.filter((known) => known !== deviceHash);
  return {
    ...state,
    lastActionAt: at,
    sessions: [...stillOpen, { ...began, startedAt: at, lastUsedAt: at, device, address }].slice(-MOST_SESSIONS),
    devices: [...others, deviceHash].slice(-MOST_DEVICES),
  };
};

const usedAt = (
  sessions: readonly OpenSession[],
  { sessionId, at }: { sessionId: string | null; at: string },
): readonly OpenSession[] =>
  sessions.map((session) => (session.sessionId === sessionId ? { ...session, lastUsedAt: at } : session));

const withoutCode = (factor: SecondFactor, used: string): SecondFactor => ({
  ...factor,
  recoveryHashes: factor.recoveryHashes.filter((hash) => hash !== used),
});
