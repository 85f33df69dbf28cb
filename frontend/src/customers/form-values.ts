import { type Customer, type CustomerEdit, customerEdit, customerFields } from '../../../domain/api/customers.ts';
import { emptyOf, type FormValues, fieldNames, formValues } from '../../../domain/api/field.ts';

/** What the form holds: texts as typed, dates as `YYYY-MM-DD` or '', nothing as ''. */
export type CustomerForm = FormValues<typeof customerFields>;
export type CustomerFieldName = keyof CustomerForm;

export const customerFieldNames = fieldNames(customerFields);

/** A client of whom nothing is known yet. */
export const emptyForm: CustomerForm = formValues(customerFields, emptyOf(customerFields));

export const formOf = (customer: Customer): CustomerForm => formValues(customerFields, customer);

/** What is saved: an empty field clears, and without disablement its details are nothing. @throws for a field the form has refused */
export const editOf = (form: CustomerForm): CustomerEdit =>
  customerEdit.parse({
    ...form,
    inServiceDisablement: form.disablement && form.inServiceDisablement,
    disablementDate: form.disablement ? form.disablementDate : '',
  });
