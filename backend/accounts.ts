import { accountAggregate } from '../domain/accounts/decider.ts';
import { accountStream, emailStream, userStream } from '../domain/streams.ts';
import { userAggregate } from '../domain/users/decider.ts';
import { emailAggregate } from '../domain/users/emails/decider.ts';
import type { Role, UserProfile } from '../domain/users/user.ts';
import { type Behalf, type Refused, run } from './commands.ts';
import { emailHash } from './sessions/emails.ts';

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
  readonly ok: true;
  readonly userId: string;
  readonly accountId: string;
}

/**
 * Makes a user, and an account for them where none is named. The e-mail is reserved first under the ids that will be
 * used, so that a second attempt with the same address is refused, and an interrupted one can be taken over.
 */
export const createUser = async (behalf: Behalf, user: NewUser): Promise<MadeUser | Refused> => {
  const { deps, ids } = behalf;
  const userId = ids.newId();
  const accountId = user.accountId ?? ids.newId();
  const hash = emailHash(user.profile.email);
  const passwordHash = await deps.passwords.hash(user.password);
  const own = { ...behalf, accountId, expectedRevision: undefined };
  const address = emailStream(hash);
  const reserved = await run(own, emailAggregate, address, {
    type: 'ReserveEmail',
    userId,
    accountId,
    now: deps.now(),
  });
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
  const created = await run(own, userAggregate, userStream(userId), {
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
  if (!created.ok) return created;
  const confirmed = await run(own, emailAggregate, address, { type: 'ConfirmEmail', userId });
  return confirmed.ok ? { ok: true, userId, accountId } : confirmed;
};
