import type {
  CustomerListItem,
  CustomerListQuery,
  CustomerSelection,
  NextRetirement,
  RetirementFilter,
  RetirementMissing,
} from '../../domain/api/customers.ts';
import { addMonths, dayOf, isoOf } from '../../domain/units/day.ts';
import { foldedName } from '../../domain/words/format.ts';
import { unreadableText } from '../../domain/words/unreadable.ts';
import type { Page, Range, View, ViewQuery } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { CustomerRow, CustomerRowField } from './schema.ts';

export type CustomerListView = View<Stamped<CustomerRow>, CustomerRowField>;

/** A page of an account's customers. `today`: in São Paulo, `YYYY-MM-DD`. */
export const listCustomers = async (
  view: CustomerListView,
  accountId: string,
  { page, limit, ...selection }: CustomerListQuery,
  today: string,
): Promise<Page<CustomerListItem>> => {
  const query = queryOf(accountId, selection, today);
  const { items, total } = await view.find({ ...query, page: { number: page, size: limit } });
  return { items: items.map(toItem), total };
};

/** What the list keeps of a customer, as it is answered. */
export type SelectedCustomer = Omit<CustomerRow, 'nextRetirement'> & CustomerListItem;

/** All of an account's customers that are selected, in order. */
export const selectCustomers = async (
  view: CustomerListView,
  accountId: string,
  selection: CustomerSelection,
  today: string,
): Promise<readonly SelectedCustomer[]> => {
  const selected: SelectedCustomer[] = [];
  for await (const rows of await view.parts(queryOf(accountId, selection, today)))
    for (const row of rows) selected.push({ ...row, ...toItem(row) });
  return selected;
};

/** Those of them whose next retirement is today or later, the first one first, as the view reads them: some at a time. */
export const upcomingCustomers = async (
  view: CustomerListView,
  accountId: string,
  selection: CustomerSelection,
  today: string,
): Promise<AsyncIterable<readonly CustomerListItem[]>> => {
  const { where, ...query } = queryOf(accountId, selection, today);
  const nextRetirement = { ...daysOf(selection.retirement, today), gte: today };
  const sort = [{ field: 'nextRetirement', order: 'asc' }] as const;
  return itemsOf(await view.parts({ ...query, sort, where: { ...where, nextRetirement } }));
};

async function* itemsOf(parts: AsyncIterable<readonly CustomerRow[]>): AsyncGenerator<readonly CustomerListItem[]> {
  for await (const rows of parts) yield rows.map(toItem);
}

/** Search ignores case and accents; empty values come last in both orders. */
const queryOf = (
  accountId: string,
  { search, searchIn, status, retirement, sortBy, sortOrder }: CustomerSelection,
  today: string,
): ViewQuery<CustomerRowField> => {
  const wanted = foldedName(search);
  return {
    where: { accountId, ...(status && { status }), ...(retirement && withRetirement(retirement, today)) },
    ...(wanted === '' ? {} : { contains: { [searchIn === 'name' ? 'foldedName' : 'searchText']: wanted } }),
    sort: [{ field: sortBy === 'name' ? 'foldedName' : sortBy, order: sortOrder }],
  };
};

const withRetirement = (retirement: RetirementFilter, today: string): ViewQuery<CustomerRowField>['where'] =>
  retirement === 'uncalculated'
    ? { calculationsCount: 0 }
    : { nextRetirement: daysOf(retirement, today), ...(retirement === 'now' && { compulsoryOn: null }) };

/** Those of a next retirement. */
const daysOf = (retirement: RetirementFilter | undefined, today: string): Range => {
  switch (retirement) {
    case 'now':
      return { lte: today };
    case 'soon':
      return { gt: today, lte: isoOf(addMonths(dayOf(today), 12)) };
    case 'uncalculated':
    case undefined:
      return {};
    default:
      return retirement satisfies never;
  }
};

const toItem = (row: CustomerRow): CustomerListItem => {
  const { id, name, birthDate, state, createdAt, lastCalculationAt, calculationsCount, status } = row;
  const shownName = row.unreadable ? unreadableText : name;
  return {
    id,
    name: shownName,
    birthDate,
    state,
    createdAt,
    lastCalculationAt,
    calculationsCount,
    status,
    nextRetirement: nextRetirementOf(row),
    retirementMissing: retirementMissingOf(row),
  };
};

/** With the calculation that it is of. */
const nextRetirementOf = ({ nextRetirement: date, compulsoryOn, calculations }: CustomerRow): NextRetirement | null => {
  const byAge = compulsoryOn !== null;
  const first = calculations.find(
    ({ outlook }) => outlook !== null && outlook.retirementOn === date && outlook.compulsory === byAge,
  );
  if (date === null || first === undefined || first.outlook === null) return null;
  const { regimeType, confirmed, compulsory } = first.outlook;
  return { date, regimeType, calculationId: first.id, confirmed, compulsory };
};

/** Of the newest calculation, where none has a day. */
const retirementMissingOf = ({ nextRetirement, calculations }: CustomerRow): RetirementMissing | null => {
  if (nextRetirement !== null) return null;
  const newest = calculations.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  if (newest === undefined) return 'noCalculation';
  return newest.outlook?.missing ?? 'notComputed';
};

/** The account's other customers who may be the same person: the same CPF, or the same name and birth date. */
export const twinsOf = async (
  view: CustomerListView,
  accountId: string,
  { id, cpf, name, birthDate }: Pick<CustomerRow, 'id' | 'cpf' | 'name' | 'birthDate'>,
): Promise<readonly CustomerRow[]> => {
  const found = new Map<string, CustomerRow>();
  const look = async (where: ViewQuery<CustomerRowField>['where']): Promise<void> => {
    const { items } = await view.find({ where: { accountId, ...where }, page: { number: 1, size: MOST_TWINS + 1 } });
    for (const row of items) found.set(row.id, row);
  };
  if (cpf !== null) await look({ cpf });
  if (name !== null && birthDate !== null) await look({ foldedName: foldedName(name), birthDate });
  const differs = (row: CustomerRow): boolean => cpf !== null && row.cpf !== null && row.cpf !== cpf;
  return [...found.values()].filter((row) => row.id !== id && !differs(row)).slice(0, MOST_TWINS);
};

const MOST_TWINS = 5;
