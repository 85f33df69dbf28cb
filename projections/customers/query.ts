import { foldedName } from '../../domain/words/format.ts';
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

/** What an extract says of the person it is about; null where it says nothing. */
export interface PersonSought {
  readonly cpf: string | null;
  readonly nit: string | null;
  readonly name: string | null;
  readonly birthDate: string | null;
}

/** By what a customer was recognised. */
export type RecognisedBy = 'cpf' | 'nit' | 'nameAndBirthDate';

/**
 * The customers of an account whom an extract is about, each with what tells it: those of its CPF, else those of its
 * NIT, else those of its name and birth date.
 */
export const customersLike = async (
  view: CustomersView,
  accountId: string,
  { cpf, nit, name, birthDate }: PersonSought,
): Promise<readonly { readonly by: RecognisedBy; readonly customer: Stamped<CustomerDocument> }[]> => {
  const told = async (by: RecognisedBy, where: Record<string, string>) => {
    const { items } = await view.find({ where: { accountId, ...where } });
    return items.map((customer) => ({ by, customer }));
  };
  const byCpf = cpf === null ? [] : await told('cpf', { cpf });
  if (byCpf.length > 0) return byCpf;
  const byNit = nit === null ? [] : await told('nit', { nit });
  if (byNit.length > 0) return byNit;
  if (name === null || birthDate === null) return [];
  const named = await told('nameAndBirthDate', { namedAs: foldedName(name) });
  return named.filter(({ customer }) => customer.fields.birthDate === birthDate && !contradicts(customer, cpf, nit));
};

/** Two people may share name and birth date: their numbers then tell them apart. */
const contradicts = ({ fields }: CustomerDocument, cpf: string | null, nit: string | null): boolean =>
  (cpf !== null && fields.cpf !== null && fields.cpf !== cpf) ||
  (cpf === null && nit !== null && fields.nit !== null && fields.nit !== nit);
