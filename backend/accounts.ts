import { accountAggregate } from '../domain/accounts/decider.ts';
import { accountStream, emailStream, userStream } from '../domain/streams.ts';
import { userAggregate } from '../domain/users/decider.ts';
import { emailAggregate } from '../domain/users/emails/decider.ts';
import type { Role, UserProfile } from '../domain/users/user.ts';
import { isCommonPassword } from '../domain/words/common-passwords.ts';
import { idsNamed } from './command-ids.ts';
import { type Behalf, programsBehalf, type Refused, run } from './commands.ts';
import type { Deps } from './deps.ts';
import { emailHash } from './sessions/emails.ts';
import { loadStream } from './streams.ts';

export interface NewUser {
  readonly profile: UserProfile;
  readonly password: string;
  readonly role: Role;
  readonly active: boolean;
  /** The user has to choose another password at the first sign-in. */
  readonly passwordChangeRequired?: boolean;
  /** Absent: a new account with the user's name. */
  readonly accountId?: string | undefined;
  /** Last day of a new account's licence; null: no end. */
  readonly licenceExpiryDate?: string | null | undefined;
}

interface UserIds {
  readonly userId: string;
  readonly accountId: string;
}

export interface MadeUser extends UserIds {
  readonly ok: true;
}

/**
 * Creates a user, and an account unless one is given. The e-mail is reserved first, with the ids that will be used, so
 * that a second attempt with the same address is refused and an interrupted one can be resumed.
 */
export const createUser = (behalf: Behalf, user: NewUser): Promise<MadeUser | Refused> => {
  const { ids } = behalf;
  return make(behalf, user, { userId: ids.newId(), accountId: user.accountId ?? ids.newId() });
};

/**
 * Holds an address for a user. That of somebody removed, whose removal was broken off before it let go of it, is free.
 * Refused with EmailAlreadyExistsError.
 */
export const reserveEmail = async (
  behalf: Behalf,
  hash: string,
  { userId, accountId }: UserIds,
): Promise<{ readonly ok: true } | Refused> => {
  const { log } = behalf.deps.stores;
  const stream = emailStream(hash);
  const holder = (await loadStream(log, emailAggregate, stream))?.state;
  if (holder?.phase === 'taken' && holder.userId !== userId) {
    const user = await loadStream(log, userAggregate, userStream(holder.userId));
    if (user?.state.phase === 'deleted') {
      const released = await run(behalf, emailAggregate, stream, { type: 'ReleaseEmail', userId: holder.userId });
      if (!released.ok) return released;
    }
  }
  return run(behalf, emailAggregate, stream, { type: 'ReserveEmail', userId, accountId, now: behalf.deps.now() });
};

/** What an account is to hold before its first user can sign in. */
export type Furnish = (behalf: Behalf, made: UserIds) => Promise<void>;

/**
 * A user whom the program makes by itself, in one process at a time. Broken off anywhere, the next call finishes what
 * was begun, under the ids with which the address was reserved, so that nothing stands there twice or by halves.
 */
export const createFirstUser = async (deps: Deps, user: NewUser, furnish?: Furnish): Promise<MadeUser | Refused> => {
  const reserved = await loadStream(deps.stores.log, emailAggregate, emailStream(emailHash(user.profile.email)));
  const { userId, accountId } =
    reserved?.state.phase === 'reserved' ? reserved.state : { userId: deps.newId(), accountId: deps.newId() };
  const ids = idsNamed(`first-user/${userId}`);
  return make({ ...programsBehalf(deps), ids }, user, { userId, accountId }, furnish);
};

const make = async (behalf: Behalf, user: NewUser, made: UserIds, furnish?: Furnish): Promise<MadeUser | Refused> => {
  const { deps } = behalf;
  const { userId, accountId } = made;
  const hash = emailHash(user.profile.email);
  const passwordHash = await deps.passwords.hash(user.password);
  const own = { ...behalf, accountId, expectedRevision: undefined };
  const reserved = await reserveEmail(own, hash, made);
  if (!reserved.ok) return reserved;
  if (user.accountId === undefined) {
    const opened = await run(own, accountAggregate, accountStream(accountId), {
      type: 'CreateAccount',
      accountId,
      name: user.profile.name,
      email: user.profile.email,
      origin: 'created',
      isAdministrators: user.role === 'admin',
      paymentType: null,
      trialEndsAt: null,
      licenceExpiryDate: user.licenceExpiryDate ?? null,
    });
    if (!opened.ok) return opened;
  }
  await furnish?.({ ...own, by: userId }, made);
  const created = await run(own, userAggregate, userStream(userId), {
    type: 'CreateUser',
    userId,
    accountId,
    role: user.role,
    profile: user.profile,
    emailHash: hash,
    passwordHash,
    adminPassword: !isCommonPassword(user.password),
    active: user.active,
    trialExpiration: null,
    ...(user.passwordChangeRequired === undefined ? {} : { passwordChangeRequired: user.passwordChangeRequired }),
  });
  if (!created.ok) return created;
  const confirmed = await run(own, emailAggregate, emailStream(hash), { type: 'ConfirmEmail', userId });
  return confirmed.ok ? { ok: true, userId, accountId } : confirmed;
};
