import type { CustomerListItem, CustomerListQuery } from '../../domain/api/customers.ts';
import { fold } from '../../domain/words/format.ts';
import { unreadableText } from '../../domain/words/unreadable.ts';
import type { Page, View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { CustomerRow, CustomerRowField } from './schema.ts';

export type CustomerListView = View<Stamped<CustomerRow>, CustomerRowField>;

/** A page of an account's customers. Search ignores case and accents; empty values come last in both orders. */
export const listCustomers = async (
  view: CustomerListView,
  accountId: string,
  { page, limit, search, sortBy, sortOrder }: CustomerListQuery,
): Promise<Page<CustomerListItem>> => {
  const wanted = fold(search);
  const { items, total } = await view.find({
    where: { accountId },
    ...(wanted === '' ? {} : { contains: { foldedName: wanted } }),
    sort: [{ field: sortBy === 'name' ? 'foldedName' : sortBy, order: sortOrder }],
    page: { number: page, size: limit },
  });
  return { items: items.map(toItem), total };
};

const toItem = (row: CustomerRow): CustomerListItem => {
  const { id, name, birthDate, state, createdAt, lastCalculationAt, calculationsCount, status } = row;
  const shownName = row.unreadable ? unreadableText : name;
  return { id, name: shownName, birthDate, state, createdAt, lastCalculationAt, calculationsCount, status };
};
