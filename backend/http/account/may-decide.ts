import { messages } from '../../../domain/words/messages.ts';
import { usersOfAccount } from '../../../projections/users/query.ts';
import type { Session } from '../../sessions/session.ts';
import { Problem } from '../problem.ts';
import type { CallContext } from '../route.ts';

/**
 * Whether somebody decides about the data and the subscription of an account: its own administrator, or its only user where
 * an administrator of the installation opened it.
 */
export const decides = async ({ deps, session: { user } }: CallContext<Session>): Promise<boolean> => {
  if (user.role === 'admin') return false;
  if (user.accountAdmin) return true;
  const others = (await usersOfAccount(deps.views.users, user.accountId)).filter(({ id }) => id !== user.id);
  return others.every(({ active }) => !active);
};

/** Throws Forbidden. */
export const mayDecide = async (context: CallContext<Session>): Promise<void> => {
  if (await decides(context)) return;
  throw context.session.user.role === 'admin'
    ? new Problem('Forbidden')
    : new Problem('Forbidden', { sentence: messages.decidedByOffice });
};
