import { administratorNotices } from '../../domain/notices/money.ts';
import { accountNotices, type Notice, userNotices } from '../../domain/notices/notices.ts';
import type { AccountDocument } from '../../projections/accounts/schema.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import { administrators, usersOfAccount } from '../../projections/users/query.ts';
import type { UserDocument } from '../../projections/users/schema.ts';

type Views = Pick<ReadModels, 'users' | 'accounts'>;

/** A notice and whom it is for. */
export interface DueNotice {
  readonly notice: Notice;
  readonly user: UserDocument;
  /** The account that it is about. */
  readonly accountId: string;
}

/** Who is told of an account: its own administrators, or all its users where it has none. */
export const toldOf = async (accountId: string, { users }: Pick<Views, 'users'>): Promise<readonly UserDocument[]> => {
  const active = (await usersOfAccount(users, accountId)).filter((user) => user.active);
  const own = active.filter(({ accountAdmin }) => accountAdmin);
  return own.length > 0 ? own : active;
};

export const dueOfAccount = async (
  account: AccountDocument,
  views: Views,
  now: string,
): Promise<readonly DueNotice[]> => {
  const { id: accountId } = account;
  const due = async (
    notices: readonly Notice[],
    told: () => Promise<readonly UserDocument[]>,
  ): Promise<readonly DueNotice[]> => {
    if (notices.length === 0) return [];
    const users = await told();
    return notices.flatMap((notice) => users.map((user) => ({ notice, user, accountId })));
  };
  return [
    ...(await due(accountNotices(account, now), () => toldOf(accountId, views))),
    ...(await due(administratorNotices(account, now), () => administrators(views.users))),
  ];
};

/** Also for somebody who may not sign in: it is their address. */
export const dueOfUser = (user: UserDocument, now: string): readonly DueNotice[] =>
  userNotices(user, now).map((notice) => ({ notice, user, accountId: user.accountId }));
