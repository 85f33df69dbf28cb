import { accountAggregate } from '../domain/accounts/decider.ts';
import { accountStream, emailStream, userStream } from '../domain/streams.ts';
import { userAggregate } from '../domain/users/decider.ts';
import { emailAggregate } from '../domain/users/emails/decider.ts';
import type { Role, UserProfile } from '../domain/users/user.ts';
import { type Behalf, run } from './commands.ts';
import { emailHash } from './sessions/emails.ts';

export interface NewUser {
  readonly profile: UserProfile;
  readonly password: string;
  readonly role: Role;
  readonly active: boolean;
  /** Absent: a new account with the user's name. */
  readonly accountId?: string | undefined;
  /** Last day of a new account's licence; null: no end. */
  readonly licenceExpiryDate?: string | null | undefined;
}

export interface MadeUser {
  readonly userId: string;
  readonly accountId: string;
}

/**
 * Creates a user, and an account unless one is given. The e-mail is reserved first, with the ids that will be used, so
 * that a second attempt with the same address is refused and an interrupted one can be resumed.
 */
export const createUser = async (behalf: Behalf, user: NewUser): Promise<MadeUser> => {
  const { deps, ids } = behalf;
  const userId = ids.newId();
  const accountId = user.accountId ?? ids.newId();
  const hash = emailHash(user.profile.email);
  const passwordHash = await deps.passwords.hash(user.password);
  const own = { ...behalf, accountId, expectedRevision: undefined };
  await run(own, emailAggregate, emailStream(hash), { type: 'ReserveEmail', userId, accountId, now: deps.now() });
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
  return { userId, accountId };
};
