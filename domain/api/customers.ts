import { z } from 'zod';
import { messages } from '../words/messages.ts';
import {
  gender,
  id,
  ignored,
  instant,
  optionalDate,
  optionalDigits,
  optionalEmail,
  optionalState,
  optionalText,
  pageNumber,
  pagination,
  queryNumber,
  regimeType,
  withDefault,
} from './common.ts';

export const maritalStatus = z.enum(['Solteiro(a)', 'Casado(a)', 'Separado(a)', 'Divorciado(a)', 'Viúvo(a)'], {
  error: messages.invalidValue,
});
export const customerStatus = z.enum(['client', 'consultation'], { error: messages.invalidValue });

const optionalChoice = <T extends z.ZodType<string, string>>(choice: T) =>
  z
    .union([z.literal(''), choice], { error: messages.invalidValue })
    .transform((value): z.output<T> | null => (value === '' ? null : value))
    .nullable();

/** What a person may change about a customer. `null` (or an empty text) clears a field. */
export const customerFields = {
  name: optionalText(120, messages.nameTooLong),
  email: optionalEmail,
  birthDate: optionalDate,
  gender: optionalChoice(gender),
  currentProfession: optionalText(120),
  maritalStatus: optionalChoice(maritalStatus),
  mainPhoneNumber: optionalDigits([10, 11], messages.invalidPhone),
  secondaryPhoneNumber: optionalDigits([10, 11], messages.invalidPhone),
  zipcode: optionalDigits([8], messages.invalidZipcode),
  address: optionalText(200),
  city: optionalText(120),
  state: optionalState,
  publicServantCity: optionalText(120),
  publicServantState: optionalState,
  notes: optionalText(10_000),
  disablement: withDefault(z.boolean({ error: messages.invalidValue }), false),
  inServiceDisablement: withDefault(z.boolean({ error: messages.invalidValue }), false),
  disablementDate: optionalDate,
  status: withDefault(customerStatus, 'client'),
} as const;

export const customerEdit = z.strictObject(customerFields).partial();
export type CustomerEdit = z.output<typeof customerEdit>;

const serverOwned = { id: ignored, accountId: ignored, createdAt: ignored, updatedAt: ignored, calculations: ignored };

/** Body of `POST /customers` and `PUT /customers/{id}`. What the server owns is accepted and ignored. */
export const customerBody = z.strictObject({
  customer: z.strictObject({ ...customerFields, ...serverOwned }).partial(),
});

export const calculationOfCustomer = z.strictObject({
  id,
  name: z.string(),
  regimeType,
  regime: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const customer = z.strictObject({
  id,
  accountId: id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  birthDate: z.string().nullable(),
  gender: gender.nullable(),
  currentProfession: z.string().nullable(),
  maritalStatus: maritalStatus.nullable(),
  mainPhoneNumber: z.string().nullable(),
  secondaryPhoneNumber: z.string().nullable(),
  zipcode: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  publicServantCity: z.string().nullable(),
  publicServantState: z.string().nullable(),
  notes: z.string().nullable(),
  disablement: z.boolean(),
  inServiceDisablement: z.boolean(),
  disablementDate: z.string().nullable(),
  status: customerStatus,
  createdAt: instant,
  updatedAt: instant,
  calculations: z.array(calculationOfCustomer),
});
export type Customer = z.infer<typeof customer>;

export const customerAnswer = z.strictObject({ customer });

export const customerSortFields = [
  'name',
  'birthDate',
  'state',
  'createdAt',
  'lastCalculationAt',
  'calculationsCount',
  'status',
] as const;

export const customerListQuery = z.object({
  page: pageNumber,
  limit: queryNumber(1, 100).default(100),
  search: z.string().max(200).default(''),
  sortBy: z.enum(customerSortFields).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});
export type CustomerListQuery = z.output<typeof customerListQuery>;

export const customerListItem = z.strictObject({
  id,
  name: z.string().nullable(),
  birthDate: z.string().nullable(),
  state: z.string().nullable(),
  createdAt: instant,
  lastCalculationAt: instant.nullable(),
  calculationsCount: z.int(),
  status: customerStatus,
});
export type CustomerListItem = z.infer<typeof customerListItem>;

export const customerListAnswer = z.strictObject({ customers: z.array(customerListItem), pagination });
