import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { UserDocument, UserField } from './schema.ts';

export type UsersView = View<Stamped<UserDocument>, UserField>;

/** The users of an account by name. */
export const usersOfAccount = async (view: UsersView, accountId: string): Promise<readonly Stamped<UserDocument>[]> =>
  (await view.find({ where: { accountId }, sort: [{ field: 'foldedName', order: 'asc' }] })).items;

/** An office's own users by name: whoever administers the installation is none of them, though in the same account. */
export const membersOf = async (view: UsersView, accountId: string): Promise<readonly Stamped<UserDocument>[]> =>
  (await usersOfAccount(view, accountId)).filter(({ role }) => role !== 'admin');

/** All users of the installation by name, for administrators. */
export const allUsers = async (view: UsersView): Promise<readonly Stamped<UserDocument>[]> =>
  (await view.find({ sort: [{ field: 'foldedName', order: 'asc' }] })).items;

/** The active administrators of the installation. */
export const administrators = async (view: UsersView): Promise<readonly Stamped<UserDocument>[]> =>
  (await view.find({ where: { role: 'admin' } })).items.filter(({ active }) => active);

/** The users who are told something that happened since. */
export const usersWithNews = async (view: UsersView, since: string): Promise<readonly Stamped<UserDocument>[]> =>
  (await view.find({ where: { lastNewsAt: { gte: since } } })).items;
