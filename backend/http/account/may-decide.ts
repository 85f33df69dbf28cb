import { usersOfAccount } from '../../../projections/users/query.ts';
import type { Session } from '../../sessions/session.ts';
import { Problem } from '../problem.ts';
import type { CallContext } from '../route.ts';

/**
 * Who decides about the data and the subscription of an account: its own administrator, or its only user where an administrator of the
 * installation opened it. Throws Forbidden.
 */
export const mayDecide = async ({ deps, session: { user } }: CallContext<Session>): Promise<void> => {
  if (user.role !== 'admin') {
    if (user.accountAdmin) return;
    const others = (await usersOfAccount(deps.views.users, user.accountId)).filter(({ id }) => id !== user.id);
    if (others.every(({ active }) => !active)) return;
  }
  throw new Problem('Forbidden');
};
