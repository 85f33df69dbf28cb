import { accountAggregate } from '../domain/accounts/decider.ts';
import { accountStream, emailStream, userStream } from '../domain/streams.ts';
import { userAggregate } from '../domain/users/decider.ts';
import { emailAggregate } from '../domain/users/emails/decider.ts';
import type { Role, UserProfile } from '../domain/users/user.ts';
import { type Behalf, programsBehalf, run } from './commands.ts';
import type { Deps } from './deps.ts';
import { requestIds } from './http/repetition.ts';
import { emailHash } from './sessions/emails.ts';
import { loadStream } from './streams.ts';

export interface NewUser {
  readonly profile: UserProfile;
  readonly password: string;
  readonly role: Role;
  readonly active: boolean;
  /** Absent: an account of its own, with the user's name. */
  readonly accountId?: string | undefined;
  /** Last day of the licence of an account of its own; null: without end. */
  readonly licenceExpiryDate?: string | null | undefined;
}

export interface MadeUser {
  readonly userId: string;
  readonly accountId: string;
}

/**
 * Makes a user, and an account for them where none is named. The e-mail is reserved first under the ids that will be
 * used, so that a second attempt with the same address is refused, and an interrupted one can be taken over.
 */
export const createUser = (behalf: Behalf, user: NewUser): Promise<MadeUser> => {
  const { ids } = behalf;
  return make(behalf, user, { userId: ids.newId(), accountId: user.accountId ?? ids.newId() });
};

/**
 * Holds an address for a user. That of somebody removed, whose removal was broken off before it let go of it, is free.
 * Throws EmailAlreadyExistsError.
 */
export const reserveEmail = async (behalf: Behalf, hash: string, { userId, accountId }: MadeUser): Promise<void> => {
  const { log } = behalf.deps.stores;
  const stream = emailStream(hash);
  const holder = (await loadStream(log, emailAggregate, stream))?.state;
  if (holder?.phase === 'taken' && holder.userId !== userId) {
    const user = await loadStream(log, userAggregate, userStream(holder.userId));
    if (user?.state.phase === 'deleted')
      await run(behalf, emailAggregate, stream, { type: 'ReleaseEmail', userId: holder.userId });
  }
  await run(behalf, emailAggregate, stream, { type: 'ReserveEmail', userId, accountId, now: behalf.deps.now() });
};

/** What an account is to hold before its first user can sign in. */
export type Furnish = (behalf: Behalf, made: MadeUser) => Promise<void>;

/**
 * A user whom the program makes by itself, in one process at a time. Broken off anywhere, the next call finishes what
 * was begun, under the ids with which the address was reserved, so that nothing stands there twice or by halves.
 */
export const createFirstUser = async (deps: Deps, user: NewUser, furnish?: Furnish): Promise<MadeUser> => {
  const reserved = await loadStream(deps.stores.log, emailAggregate, emailStream(emailHash(user.profile.email)));
  const { userId, accountId } =
    reserved?.state.phase === 'reserved' ? reserved.state : { userId: deps.newId(), accountId: deps.newId() };
  const ids = requestIds({ key: userId, userId, method: '', path: '', body: null, file: null }, deps.newId);
  return make({ ...programsBehalf(deps), ids }, user, { userId, accountId }, furnish);
};

const make = async (behalf: Behalf, user: NewUser, made: MadeUser, furnish?: Furnish): Promise<MadeUser> => {
  const { deps } = behalf;
  const { userId, accountId } = made;
  const hash = emailHash(user.profile.email);
  const passwordHash = await deps.passwords.hash(user.password);
  const own = { ...behalf, accountId, expectedRevision: undefined };
  await reserveEmail(own, hash, made);
  if (user.accountId === undefined) {
    await run(own, accountAggregate, accountStream(accountId), {
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
  }
  await furnish?.({ ...own, by: userId }, made);
  await run(own, userAggregate, userStream(userId), {
    type: 'CreateUser',
    userId,
    accountId,
    role: user.role,
    profile: user.profile,
    emailHash: hash,
    passwordHash,
    active: user.active,
    trialExpiration: null,
  });
  await run(own, emailAggregate, emailStream(hash), { type: 'ConfirmEmail', userId });
  return made;
};
