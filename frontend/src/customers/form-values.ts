import { type Customer, type CustomerEdit, customerEdit, customerFields } from '../../../domain/api/customers.ts';

/** What the form holds: texts as typed, dates as `YYYY-MM-DD` or '', nothing as ''. */
export interface CustomerForm {
  name: string;
  birthDate: string;
  gender: string;
  maritalStatus: string;
  currentProfession: string;
  status: string;
  email: string;
  mainPhoneNumber: string;
  secondaryPhoneNumber: string;
  zipcode: string;
  address: string;
  city: string;
  state: string;
  publicServantCity: string;
  publicServantState: string;
  notes: string;
  disablement: boolean;
  inServiceDisablement: boolean;
  disablementDate: string;
}

export type CustomerFieldName = keyof CustomerForm;

const isFieldName = (name: string): name is CustomerFieldName => name in customerFields;
export const customerFieldNames: readonly CustomerFieldName[] = Object.keys(customerFields).filter(isFieldName);

/** A client of whom nothing is known yet. */
export const emptyForm: CustomerForm = {
  name: '',
  birthDate: '',
  gender: '',
  maritalStatus: '',
  currentProfession: '',
  status: 'client',
  email: '',
  mainPhoneNumber: '',
  secondaryPhoneNumber: '',
  zipcode: '',
  address: '',
  city: '',
  state: '',
  publicServantCity: '',
  publicServantState: '',
  notes: '',
  disablement: false,
  inServiceDisablement: false,
  disablementDate: '',
};

export const formOf = (customer: Customer): CustomerForm => ({
  name: customer.name ?? '',
  birthDate: customer.birthDate ?? '',
  gender: customer.gender ?? '',
  maritalStatus: customer.maritalStatus ?? '',
  currentProfession: customer.currentProfession ?? '',
  status: customer.status,
  email: customer.email ?? '',
  mainPhoneNumber: customer.mainPhoneNumber ?? '',
  secondaryPhoneNumber: customer.secondaryPhoneNumber ?? '',
  zipcode: customer.zipcode ?? '',
  address: customer.address ?? '',
  city: customer.city ?? '',
  state: customer.state ?? '',
  publicServantCity: customer.publicServantCity ?? '',
  publicServantState: customer.publicServantState ?? '',
  notes: customer.notes ?? '',
  disablement: customer.disablement,
  inServiceDisablement: customer.inServiceDisablement,
  disablementDate: customer.disablementDate ?? '',
});

/** What is saved: an empty field clears, and without disablement its details are nothing. @throws for a field the form has refused */
export const editOf = (form: CustomerForm): CustomerEdit =>
  customerEdit.parse({
    ...form,
    inServiceDisablement: form.disablement && form.inServiceDisablement,
    disablementDate: form.disablement ? form.disablementDate : '',
  });
