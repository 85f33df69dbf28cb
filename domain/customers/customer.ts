import type { z } from 'zod';
import type { customerEdit } from '../api/customers.ts';

/** All that a person may say about a customer. null: not known. */
export type CustomerFields = Required<z.output<typeof customerEdit>>;

/** A customer as created by a single click: nothing known yet. */
export const emptyCustomer: CustomerFields = {
  name: null,
  email: null,
  birthDate: null,
  gender: null,
  currentProfession: null,
  maritalStatus: null,
  mainPhoneNumber: null,
  secondaryPhoneNumber: null,
  zipcode: null,
  address: null,
  city: null,
  state: null,
  publicServantCity: null,
  publicServantState: null,
  notes: null,
  disablement: false,
  inServiceDisablement: false,
  disablementDate: null,
  status: 'client',
};
