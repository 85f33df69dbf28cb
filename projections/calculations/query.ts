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

/** Those of an account that name a regime. */
export const calculationsOfRegime = async (
  view: CalculationsView,
  accountId: string,
  regimeId: number,
): Promise<readonly CalculationPlace[]> =>
  (await view.find({ where: { accountId } })).items.filter(({ fields }) => fields.regimeId === regimeId);

/** Which calculation of which account. */
export type CalculationPlace = Pick<CalculationDocument, 'id' | 'accountId'>;

/** Of all accounts, in the order of their ids, from the one after `after` ('': from the first), at most `most`. */
export const calculationsAfter = async (
  view: CalculationsView,
  after: string,
  most: number,
): Promise<readonly CalculationPlace[]> => {
  const page = { number: 1, size: most };
  const { items } = await view.find({ where: { id: { gt: after } }, sort: [{ field: 'id', order: 'asc' }], page });
  return items;
};
