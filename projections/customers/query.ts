import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { CustomerDocument, CustomerField } from './schema.ts';

export type CustomersView = View<Stamped<CustomerDocument>, CustomerField>;

const IDS_AT_ONCE = 200;

/** All customers of an account; as ids, because they may be many. */
export const customerIdsOfAccount = async (view: CustomersView, accountId: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let number = 1; ; number += 1) {
    const { items } = await view.find({ where: { accountId }, page: { number, size: IDS_AT_ONCE } });
    ids.push(...items.map(({ id }) => id));
    if (items.length < IDS_AT_ONCE) return ids;
  }
};

/** The customer, or null if there is none in this account. */
export const findCustomer = async (
  view: CustomersView,
  accountId: string,
  customerId: string,
): Promise<Stamped<CustomerDocument> | null> => {
  const customer = await view.get(customerId);
  return customer?.accountId === accountId ? customer : null;
};
