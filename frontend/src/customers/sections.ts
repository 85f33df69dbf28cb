import type { CustomerFieldName } from './form-values.ts';

/** Every field of a client, in the order in which an adviser asks and a reader looks. */
export const customerSections = {
  person: ['name', 'birthDate', 'cpf', 'nit', 'gender', 'maritalStatus', 'currentProfession', 'status'],
  contact: ['email', 'mainPhoneNumber', 'secondaryPhoneNumber'],
  address: ['zipcode', 'address', 'city', 'state'],
  service: ['publicServantCity', 'publicServantState'],
  disablement: ['disablement', 'inServiceDisablement', 'disablementDate'],
  notes: ['notes'],
} as const satisfies Record<string, readonly CustomerFieldName[]>;

export type CustomerSectionName = keyof typeof customerSections;
