import type { z } from 'zod';
import type { userEditBody } from '../../../domain/api/users.ts';
import { emailStream, userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import { emailAggregate } from '../../../domain/users/emails/decider.ts';
import { isCommonPassword } from '../../../domain/words/common-passwords.ts';
import { messages } from '../../../domain/words/messages.ts';
import { type Behalf, run } from '../../commands.ts';
import { emailHash } from '../../sessions/emails.ts';
import type { LoadedUser } from '../../sessions/load-user.ts';
import { found, Problem } from '../problem.ts';

export type Edit = z.output<typeof userEditBody>['user'];

/**
 * Changes a profile. A new address is reserved before the user gets it and the old one released afterwards, so that two
 * users never share one.
 */
export const editUser = async (behalf: Behalf, { document }: LoadedUser, edit: Edit): Promise<void> => {
  const { deps } = behalf;
  checkPasswords(edit);
  if (document.role === 'admin') refuseCommon('user.password', edit.password);
  if (edit.accountId !== undefined && edit.accountId !== document.accountId) await knownAccount(behalf, edit.accountId);
  const userId = document.id;
  const hash = edit.email === undefined ? document.emailHash : emailHash(edit.email);
  const moves = hash !== document.emailHash;
  const free = { ...behalf, expectedRevision: undefined };
  if (moves) {
    const { accountId } = document;
    await run(free, emailAggregate, emailStream(hash), { type: 'ReserveEmail', userId, accountId, now: deps.now() });
  }
  const { name, email, phone, office } = edit;
  const profile = {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(office === undefined ? {} : { office }),
  };
  await run(behalf, userAggregate, userStream(userId), {
    type: 'EditUser',
    profile,
    ...(moves ? { emailHash: hash } : {}),
    ...(edit.active === undefined ? {} : { active: edit.active }),
    ...(edit.accountId === undefined ? {} : { accountId: edit.accountId }),
  });
  if (moves) {
    await run(free, emailAggregate, emailStream(hash), { type: 'ConfirmEmail', userId });
    await run(free, emailAggregate, emailStream(document.emailHash), { type: 'ReleaseEmail', userId });
  }
  if (edit.password !== undefined) {
    const passwordHash = await deps.passwords.hash(edit.password);
    await run(free, userAggregate, userStream(userId), { type: 'ChangePassword', passwordHash });
  }
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
