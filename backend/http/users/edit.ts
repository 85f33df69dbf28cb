import type { z } from 'zod';
import type { userEditBody } from '../../../domain/api/users.ts';
import { emailStream, userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import { emailAggregate } from '../../../domain/users/emails/decider.ts';
import { userEvents } from '../../../domain/users/events.ts';
import { isCommonPassword } from '../../../domain/words/common-passwords.ts';
import { messages } from '../../../domain/words/messages.ts';
import { reserveEmail } from '../../accounts.ts';
import type { Behalf } from '../../commands.ts';
import type { Deps } from '../../deps.ts';
import { emailHash } from '../../sessions/emails.ts';
import type { LoadedUser } from '../../sessions/load-user.ts';
import { granted, run } from '../command.ts';
import { found, Problem } from '../problem.ts';

export type Edit = z.output<typeof userEditBody>['user'];

/**
 * Changes a profile. The revision that the caller has seen guards the first command that writes: a password, which is
 * always new. A new address is reserved before the user gets it and the old one released afterwards, so that two users
 * never share one.
 */
export const editUser = async (behalf: Behalf, { document }: LoadedUser, edit: Edit): Promise<void> => {
  const { deps } = behalf;
  checkPasswords(edit);
  if ((edit.role ?? document.role) === 'admin') refuseCommon('user.password', edit.password);
  if (edit.accountId !== undefined && edit.accountId !== document.accountId) await knownAccount(behalf, edit.accountId);
  const userId = document.id;
  const hash = edit.email === undefined ? document.emailHash : emailHash(edit.email);
  const moves = hash !== document.emailHash;
  const free = { ...behalf, expectedRevision: undefined };
  if (moves) granted(await reserveEmail(free, hash, { userId, accountId: document.accountId }));
  if (edit.password !== undefined) {
    const passwordHash = await deps.passwords.hash(edit.password);
    await run(behalf, userAggregate, userStream(userId), {
      type: 'ChangePassword',
      passwordHash,
      adminPassword: !isCommonPassword(edit.password),
      passwordChangeRequired: edit.passwordChangeRequired ?? false,
    });
  }
  const { name, email, phone, office, oab, city } = edit;
  const profile = {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(office === undefined ? {} : { office }),
    ...(oab === undefined ? {} : { oab }),
    ...(city === undefined ? {} : { city }),
  };
  await run(edit.password === undefined ? behalf : free, userAggregate, userStream(userId), {
    type: 'EditUser',
    profile,
    ...(moves ? { emailHash: hash } : {}),
    ...(edit.active === undefined ? {} : { active: edit.active }),
    ...(edit.role === undefined ? {} : { role: edit.role }),
    ...(edit.accountId === undefined ? {} : { accountId: edit.accountId }),
  });
  if (email !== undefined) {
    // Also where nothing moves: an earlier request may have been broken off here.
    await run(free, emailAggregate, emailStream(hash), { type: 'ConfirmEmail', userId });
    for (const former of await formerAddresses(userId, hash, deps))
      await run(free, emailAggregate, emailStream(former), { type: 'ReleaseEmail', userId });
  }
};

/** Hashes of every address that the user ever had but the present one. */
const formerAddresses = async (userId: string, present: string, { stores }: Behalf['deps']): Promise<Set<string>> => {
  const history = await stores.log.readStream(userEvents, userStream(userId));
  const hashes = history.flatMap(({ event }) =>
    event.type === 'UserCreated' || event.type === 'UserEdited' ? (event.data.emailHash ?? []) : [],
  );
  return new Set(hashes.filter((hash) => hash !== present));
};

export const checkPasswords = ({ password, confirmPassword }: Pick<Edit, 'password' | 'confirmPassword'>): void => {
  if (confirmPassword !== undefined && confirmPassword !== (password ?? '')) {
    throw new Problem('ValidationError', { fields: { 'user.confirmPassword': messages.passwordsDiffer } });
  }
};

/** Everything depends on the administrator: the most common passwords are refused. */
export const refuseCommon = (field: string, password: string | undefined): void => {
  if (password !== undefined && isCommonPassword(password)) {
    throw new Problem('ValidationError', { fields: { [field]: messages.commonPassword } });
  }
};

/** Who becomes an administrator has a password that passed their rule when it was set, or gets one now. */
export const refusePromotion = ({ document }: LoadedUser, { role, password }: Edit): void => {
  if (role !== 'admin' || document.role === 'admin' || password !== undefined || document.adminPassword) return;
  throw new Problem('ValidationError', { fields: { 'user.password': messages.adminPasswordMissing } });
};

/** A password that an administrator set is not kept. */
export const refuseSame = async (
  { document }: LoadedUser,
  password: string | undefined,
  { passwords }: Deps,
): Promise<void> => {
  if (password !== undefined && (await passwords.verify(password, document.passwordHash))) {
    throw new Problem('ValidationError', { fields: { 'user.password': messages.samePassword } });
  }
};

export const knownAccount = async ({ deps }: Behalf, accountId: string): Promise<void> => {
  if ((await deps.views.accounts.get(accountId)) === null) {
    throw new Problem('ValidationError', { fields: { 'user.accountId': messages.invalidValue } });
  }
};

/** The user is removed and their address free again; what the account owns stays. */
export const deleteUser = async (behalf: Behalf, loaded: LoadedUser | null): Promise<void> => {
  const { document } = found(loaded);
  await run(behalf, userAggregate, userStream(document.id), { type: 'DeleteUser' });
  const free = { ...behalf, expectedRevision: undefined };
  await run(free, emailAggregate, emailStream(document.emailHash), { type: 'ReleaseEmail', userId: document.id });
  if (document.logo !== null) await behalf.deps.stores.files.delete(document.logo);
};
