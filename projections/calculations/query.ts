import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { CalculationDocument, CalculationField } from './schema.ts';

export type CalculationsView = View<Stamped<CalculationDocument>, CalculationField>;

/** The calculations of a customer, oldest first; none for a customer of another account. */
export const calculationsOfCustomer = async (
  view: CalculationsView,
  accountId: string,
  customerId: string,
): Promise<readonly Stamped<CalculationDocument>[]> => {
  const { items } = await view.find({ where: { accountId, customerId }, sort: [{ field: 'createdAt', order: 'asc' }] });
  return items;
};
