import { usualLook } from '../api/report-look.ts';
import { changesIn, nothingIn, sameValue } from '../changes.ts';
import { accept, type Decider, type Decision, refuse } from '../decider.ts';
import { type AlreadyExists, alreadyExists, type NotFound, notFound } from '../failures.ts';
import { minutesBetween } from '../units/instant.ts';
import type { UserCommand } from './commands.ts';
import { type UserEvent, userEvents } from './events.ts';
import { evolve } from './evolve.ts';
import type { OpenUser, UserState } from './user.ts';

export type UserFailure =
  | NotFound
  | AlreadyExists
  | { readonly name: 'InvalidResetToken' | 'SecondFactorRequired' | 'SecondFactorExpired' };

type Decided = Decision<UserEvent, UserFailure>;
type Command<Type extends UserCommand['type']> = Extract<UserCommand, { type: Type }>;

const MINUTES_BETWEEN_NOTED_ACTIONS = 5;

const decide = (command: UserCommand, state: UserState): Decided => {
  if (command.type === 'CreateUser') return state.phase === 'unknown' ? create(command) : alreadyExists;
  if (state.phase !== 'open') return notFound;
  switch (command.type) {
    case 'EditUser':
      return accept(...edit(command, state));
    case 'ChangeLogo': {
      const { logo } = command;
      return logo === state.logo ? accept() : accept({ type: 'UserLogoChanged', data: { logo } });
    }
    case 'ChooseReportLook': {
      const { look } = command;
      return sameValue(look, state.reportLook ?? usualLook)
        ? accept()
        : accept({ type: 'ReportLookChosen', data: look });
    }
    case 'ChangePassword':
      return changePassword(command);
    case 'RehashPassword':
      return accept({ type: 'PasswordRehashed', data: { personal: { passwordHash: command.passwordHash } } });
    case 'RequestPasswordReset': {
      const { tokenHash, expiresAt } = command;
      return accept({ type: 'PasswordResetRequested', data: { tokenHash, expiresAt } });
    }
    case 'ResetPassword': {
      const { tokenHash, passwordHash, adminPassword, now } = command;
      return mayReset(state, tokenHash, now)
        ? changePassword({ passwordHash, adminPassword })
        : refuse({ name: 'InvalidResetToken' });
    }
    case 'NoteAction':
      return noteAction(command, state);
    case 'BeginSession': {
      const { type: _, now, device, address, ...began } = command;
      const newDevice = state.devices.length > 0 && !state.devices.includes(command.deviceHash);
      return accept({ type: 'SessionBegan', data: { ...began, at: now, newDevice, personal: { device, address } } });
    }
    case 'EndSession': {
      const { sessionId, now, expiresAt } = command;
      if (state.endedSessions.some((ended) => ended.sessionId === sessionId)) return accept();
      return accept({ type: 'SessionEnded', data: { sessionId, at: now, expiresAt } });
    }
    case 'EndAllSessions':
      return accept({ type: 'AllSessionsEnded', data: {} });
    case 'ProposeSecondFactor': {
      const { secret, expiresAt } = command;
      if (state.secondFactor !== null) return alreadyExists;
      return accept({ type: 'SecondFactorProposed', data: { expiresAt, personal: { secret } } });
    }
    case 'EnableSecondFactor': {
      const { step, recoveryHashes, now } = command;
      if (!isProposed(state, now)) return refuse({ name: 'SecondFactorExpired' });
      return accept({ type: 'SecondFactorEnabled', data: { step, recoveryHashes: [...recoveryHashes] } });
    }
    case 'UseSecondFactor': {
      const { step } = command;
      if (state.secondFactor === null || step <= state.secondFactor.lastStep) return secondFactorRequired;
      return accept({ type: 'SecondFactorUsed', data: { step } });
    }
    case 'UseRecoveryCode': {
      const { hash } = command;
      if (state.secondFactor?.recoveryHashes.includes(hash) !== true) return secondFactorRequired;
      return accept({ type: 'RecoveryCodeUsed', data: { hash } });
    }
    case 'DisableSecondFactor':
      return state.secondFactor === null ? accept() : accept({ type: 'SecondFactorDisabled', data: {} });
    case 'DeleteUser':
      return accept({ type: 'UserDeleted', data: {} });
    default:
      return command satisfies never;
  }
};

const secondFactorRequired = refuse({ name: 'SecondFactorRequired' } as const);

/** Whether a secret was shown that may still be confirmed. */
export const isProposed = ({ proposedSecondFactor: proposed }: OpenUser, now: string): boolean =>
  proposed !== null && now < proposed.expiresAt;

/** Whether the link with that token is the last one requested, and still valid. */
export const mayReset = ({ passwordReset: asked }: OpenUser, tokenHash: string, now: string): boolean =>
  asked !== null && asked.tokenHash === tokenHash && now < asked.expiresAt;

/** What set a password, and that its user has to choose another one if an administrator did. */
const withPassword = (set: UserEvent, passwordChangeRequired: boolean): Decided =>
  passwordChangeRequired ? accept(set, { type: 'PasswordChangeRequired', data: {} }) : accept(set);

const create = ({
  type,
  profile,
  passwordHash,
  passwordChangeRequired = false,
  ...rest
}: Command<'CreateUser'>): Decided =>
  withPassword(
    { type: 'UserCreated', data: { ...rest, personal: { ...profile, passwordHash } } },
    passwordChangeRequired,
  );

const edit = (command: Command<'EditUser'>, state: OpenUser): readonly UserEvent[] => {
  const { role, accountId, emailHash } = command;
  const personal = changesIn(state.profile, command.profile);
  const changes = changesIn(
    { role: state.role, accountId: state.accountId, emailHash: state.emailHash },
    { role, accountId, emailHash },
  );
  const facts: UserEvent[] = [];
  if (!nothingIn(changes) || !nothingIn(personal)) facts.push({ type: 'UserEdited', data: { ...changes, personal } });
  if (command.active !== undefined && command.active !== state.active)
    facts.push({ type: command.active ? 'UserActivated' : 'UserDeactivated', data: {} });
  return facts;
};

const changePassword = ({ passwordHash, adminPassword, passwordChangeRequired = false }: PasswordSet): Decided =>
  withPassword(
    {
      type: 'PasswordChanged',
      data: { ...(adminPassword === undefined ? {} : { adminPassword }), personal: { passwordHash } },
    },
    passwordChangeRequired,
  );

interface PasswordSet {
  readonly passwordHash: string;
  readonly adminPassword?: boolean | undefined;
  readonly passwordChangeRequired?: boolean;
}

const noteAction = ({ sessionId, now }: Command<'NoteAction'>, state: OpenUser): Decided => {
  const session = state.sessions.find((open) => open.sessionId === sessionId);
  if (isRecent(session?.lastUsedAt ?? state.lastActionAt, now)) return accept();
  return accept({ type: 'UserActed', data: { at: now, sessionId } });
};

const isRecent = (lastActionAt: string | null, now: string): boolean =>
  lastActionAt !== null && minutesBetween(lastActionAt, now) < MINUTES_BETWEEN_NOTED_ACTIONS;

const decider: Decider<UserCommand, UserState, UserEvent, UserFailure> = {
  initialState: { phase: 'unknown' },
  decide,
  evolve,
};

/** Stream `user-{id}`. */
export const userAggregate = { decider, events: userEvents };
