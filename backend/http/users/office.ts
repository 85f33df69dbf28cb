import { alone } from '../../../billing/alone.ts';
import { GatewayUnavailable } from '../../../billing/port.ts';
import type { User } from '../../../domain/api/auth.ts';
import { usersWithoutPlan } from '../../../domain/api/plans.ts';
import { planOption } from '../../../domain/plans/find.ts';
import type { Role } from '../../../domain/users/user.ts';
import { membersOf } from '../../../projections/users/query.ts';
import type { Deps } from '../../deps.ts';
import { moneyOf } from '../../money.ts';
import { withAccount } from '../../sessions/load-user.ts';
import type { Session } from '../../sessions/session.ts';
import { Problem } from '../problem.ts';
import type { CallContext } from '../route.ts';

/** The users of one account, for its own administrator. */
export const usersOfOffice = async (accountId: string, { views, now }: Deps): Promise<User[]> => {
  const account = await views.accounts.get(accountId);
  const users = await membersOf(views.users, accountId);
  return users.map((user) => withAccount(user, account, now()).user);
};

/** Role and account of a new user: an office's own administrator makes users of its account, and no administrator. */
export const mayCreate = (
  { user }: Session,
  asked: { readonly role?: Role | undefined; readonly accountId?: string | undefined },
): { readonly role: Role; readonly accountId: string | undefined } => {
  const { role = 'user', accountId } = asked;
  if (user.role === 'admin') return { role, accountId };
  if (role === 'admin' || (accountId !== undefined && accountId !== user.accountId)) throw new Problem('Forbidden');
  return { role, accountId: user.accountId };
};

const AGAIN_SECONDS = 5;

/**
 * Does what makes one more user active (`adds`), if an office's own administrator may have one more: as many as the plan
 * says. The administrator of the installation may add more. One at a time in all processes, and no plan is changed
 * meanwhile. Throws TooManyUsers.
 */
export const withinPlan = async <Done>(
  { deps, session: { user } }: CallContext<Session>,
  accountId: string | undefined,
  adds: boolean,
  act: () => Promise<Done>,
): Promise<Done> => {
  if (!adds || accountId === undefined || user.role === 'admin') return act();
  return alone(moneyOf(deps), accountId, async () => {
    const account = await deps.views.accounts.get(accountId);
    const most = planOption(account?.facts.planId ?? '')?.plan.users ?? usersWithoutPlan;
    const active = (await usersOfOffice(accountId, deps)).filter((one) => one.active).length;
    if (active >= most) throw new Problem('TooManyUsers');
    return act();
  }).catch((error: unknown) => {
    throw error instanceof GatewayUnavailable ? new Problem('StoreUnavailable', { retryAfter: AGAIN_SECONDS }) : error;
  });
};
