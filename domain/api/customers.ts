import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { gender, id, ignored, instant, pageNumber, pagination, queryNumber, regimeType } from './common.ts';
import { isCpf, isNit } from './documents.ts';
import { keptShape, sentShape } from './field.ts';
import {
  choiceField,
  dateField,
  defaultField,
  digitsField,
  documentField,
  emailField,
  flagField,
  stateField,
  textField,
} from './kinds-of-field.ts';

export const maritalStatus = z.enum(['Solteiro(a)', 'Casado(a)', 'Separado(a)', 'Divorciado(a)', 'Viúvo(a)'], {
  error: messages.invalidValue,
});
export const customerStatus = z.enum(['client', 'consultation'], { error: messages.invalidValue });

/** The editable fields of a customer. `null` (or an empty text) clears a field. */
export const customerFields = {
  name: textField(120, messages.nameTooLong),
  email: emailField,
  birthDate: dateField,
  cpf: documentField(isCpf, messages.invalidCpf),
  nit: documentField(isNit, messages.invalidNit),
  gender: choiceField(gender),
  currentProfession: textField(120),
  maritalStatus: choiceField(maritalStatus),
  mainPhoneNumber: digitsField([10, 11], messages.invalidPhone),
  secondaryPhoneNumber: digitsField([10, 11], messages.invalidPhone),
  zipcode: digitsField([8], messages.invalidZipcode),
  address: textField(200),
  city: textField(120),
  state: stateField,
  publicServantCity: textField(120),
  publicServantState: stateField,
  notes: textField(10_000),
  disablement: flagField(false),
  inServiceDisablement: flagField(false),
  disablementDate: dateField,
  status: defaultField(customerStatus, 'client'),
} as const;

export const customerEdit = z.strictObject(sentShape(customerFields)).partial();
export type CustomerEdit = z.output<typeof customerEdit>;

const serverOwned = { id: ignored, accountId: ignored, createdAt: ignored, updatedAt: ignored, calculations: ignored };

/** Body of `POST /customers` and `PUT /customers/{id}`. Fields that the server owns are accepted and ignored. */
export const customerBody = z.strictObject({
  customer: z.strictObject({ ...sentShape(customerFields), ...serverOwned }).partial(),
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
  ...keptShape(customerFields),
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
  'nextRetirement',
] as const;

/** 'name' searches names; 'all' also e-mail, profession, CPF, phone and city. */
export const customerSearchIn = z.enum(['name', 'all']);

/** Who can ask for a retirement by now, whose day comes within 12 months from today, and of whom there is no calculation. */
export const retirementFilter = z.enum(['now', 'soon', 'uncalculated']);
export type RetirementFilter = z.output<typeof retirementFilter>;

/** Which customers, in which order: the same for a page of the list and for its export. */
const selection = {
  search: z.string().max(200).default(''),
  searchIn: customerSearchIn.default('name'),
  status: customerStatus.optional(),
  retirement: retirementFilter.optional(),
  sortBy: z.enum(customerSortFields).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
};

export const customerExportQuery = z.object(selection);
export type CustomerSelection = z.output<typeof customerExportQuery>;

export const customerListQuery = z.object({
  page: pageNumber,
  limit: queryNumber(1, 100).default(100),
  ...selection,
});
export type CustomerListQuery = z.output<typeof customerListQuery>;

const pageIn = (most: number) => z.int({ error: messages.invalidValue }).min(1, messages.invalidValue).max(most);

/**
 * The same query as JSON, so that the names and documents searched for appear in no address, and in no log of
 * addresses.
 */
export const customerSearchBody = z.strictObject({
  ...customerListQuery.shape,
  page: pageIn(1_000_000_000).default(1),
  limit: pageIn(100).default(100),
});

export const nextRetirement = z.strictObject({
  /** Of the right that the calculation names first, complete since or from that day on; where nothing can be asked for, of the age that retires. */
  date: z.string(),
  regimeType,
  calculationId: id,
  /** The text of its rule was read. */
  confirmed: z.boolean(),
  /** The age retires: nobody asks for it. */
  compulsory: z.boolean(),
});
export type NextRetirement = z.infer<typeof nextRetirement>;

/** Why there is no day. */
export const retirementMissing = z.enum([
  'noCalculation',
  'notComputed',
  'noRecords',
  'missingData',
  'noRight',
  'retired',
]);
export type RetirementMissing = z.infer<typeof retirementMissing>;

export const customerListItem = z.strictObject({
  id,
  name: z.string().nullable(),
  birthDate: z.string().nullable(),
  state: z.string().nullable(),
  createdAt: instant,
  lastCalculationAt: instant.nullable(),
  calculationsCount: z.int(),
  status: customerStatus,
  /** Of the calculation whose first right is the earliest; null while there is none. */
  nextRetirement: nextRetirement.nullable(),
  /** Of the newest calculation; null where there is a day. */
  retirementMissing: retirementMissing.nullable(),
});
export type CustomerListItem = z.infer<typeof customerListItem>;

/** Other customers of the account who may be the same person. */
export const twinsAnswer = z.strictObject({
  customers: z.array(
    z.strictObject({ id, name: z.string().nullable(), birthDate: z.string().nullable(), cpf: z.string().nullable() }),
  ),
});

export const customerListAnswer = z.strictObject({ customers: z.array(customerListItem), pagination });
