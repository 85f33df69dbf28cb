import { z } from 'zod';
import { gender } from '../../domain/api/common.ts';
import { customerStatus, maritalStatus } from '../../domain/api/customers.ts';
import { unitCodes } from '../../domain/words/units.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const text = z.string().nullable();
const unit = z.enum(unitCodes).nullable();

const customer = z.object({
  id: z.string(),
  accountId: z.string(),
  fields: z.object({
    name: text,
    email: text,
    birthDate: text,
    gender: gender.nullable(),
    currentProfession: text,
    maritalStatus: maritalStatus.nullable(),
    mainPhoneNumber: text,
    secondaryPhoneNumber: text,
    zipcode: text,
    address: text,
    city: text,
    state: unit,
    publicServantCity: text,
    publicServantState: unit,
    notes: text,
    disablement: z.boolean(),
    inServiceDisablement: z.boolean(),
    disablementDate: text,
    status: customerStatus,
  }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CustomerDocument = z.output<typeof customer>;

export type CustomerField = 'accountId';

export const customersView = viewDefinition<Stamped<CustomerDocument>, CustomerField>({
  name: 'customers',
  meaning: 1,
  schema: z.object({ ...customer.shape, ...stamp }),
  fields: ['accountId'],
  indexes: [['accountId']],
});
