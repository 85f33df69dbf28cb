import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { CustomerDocument, CustomerField } from './schema.ts';

export type CustomersView = View<Stamped<CustomerDocument>, CustomerField>;

/** The customer, or null if there is none in this account. */
export const findCustomer = async (
  view: CustomersView,
  accountId: string,
  customerId: string,
): Promise<Stamped<CustomerDocument> | null> => {
  const customer = await view.get(customerId);
  return customer?.accountId === accountId ? customer : null;
};
