import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { UserDocument, UserField } from './schema.ts';

export type UsersView = View<Stamped<UserDocument>, UserField>;

/** All users of the installation by name, for administrators. */
export const allUsers = async (view: UsersView): Promise<readonly Stamped<UserDocument>[]> =>
  (await view.find({ sort: [{ field: 'foldedName', order: 'asc' }] })).items;
