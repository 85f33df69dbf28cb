import type { z } from 'zod';
import { type customerEdit, customerFields } from '../api/customers.ts';
import { emptyOf } from '../api/field.ts';

/** All editable data of a customer. null: not known. */
export type CustomerFields = Required<z.output<typeof customerEdit>>;

/** A customer created with a single click: nothing known yet. */
export const emptyCustomer: CustomerFields = emptyOf(customerFields);
