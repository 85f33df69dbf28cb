import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { UserDocument, UserField } from './schema.ts';

export type UsersView = View<Stamped<UserDocument>, UserField>;

/** All users of the installation by name, for administrators. */
export const allUsers = async (view: UsersView): Promise<readonly Stamped<UserDocument>[]> =>
  (await view.find({ sort: [{ field: 'foldedName', order: 'asc' }] })).items;

export const usersOfAccount = async (view: UsersView, accountId: string): Promise<readonly Stamped<UserDocument>[]> =>
  (await view.find({ where: { accountId }, sort: [{ field: 'foldedName', order: 'asc' }] })).items;

export const countAdministrators = (view: UsersView): Promise<number> => view.count({ where: { role: 'admin' } });

/**
 * Everybody who was made with this address. Who may sign in with it is in the `email-{hash}` stream: a sign-up that
 * was left halfway stands here too.
 */
export const usersWithEmail = async (view: UsersView, emailHash: string): Promise<readonly Stamped<UserDocument>[]> =>
  (await view.find({ where: { emailHash } })).items;
