import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { AccountDocument, AccountField } from './schema.ts';

export type AccountsView = View<Stamped<AccountDocument>, AccountField>;

/** All accounts by name, for administrators. */
export const allAccounts = async (view: AccountsView): Promise<readonly Stamped<AccountDocument>[]> =>
  (await view.find({ sort: [{ field: 'foldedName', order: 'asc' }] })).items;
