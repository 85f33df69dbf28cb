import { z } from 'zod';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

const text = z.string().nullable();

/** What the law says of a calculation, as far as the list tells it. */
const outlook = z.object({
  /** The day of the right named first in the calculation's own regime. */
  retirementOn: text,
  /** The text of its rule was read. */
  confirmed: z.boolean(),
  /** The age retires: nobody asks for it. */
  compulsory: z.boolean(),
  /** Why there is no day; null where there is one. */
  missing: z.enum(['noRecords', 'missingData', 'noRight', 'retired']).nullable(),
  regimeType: z.enum(['RPPS', 'RGPS']),
});
export type Outlook = z.output<typeof outlook>;

const row = z.object({
  id: z.string(),
  accountId: z.string(),
  name: text,
  /** The name without case and accents, for search and sorting. */
  foldedName: text,
  email: text,
  cpf: text,
  birthDate: text,
  currentProfession: text,
  mainPhoneNumber: text,
  secondaryPhoneNumber: text,
  city: text,
  state: text,
  /** All of the above that a search looks into, folded, documents and phones with and without their masks. */
  searchText: z.string(),
  status: z.enum(['client', 'consultation']),
  /** Some of their events could not be decrypted when the view was made. */
  unreadable: z.boolean(),
  createdAt: z.string(),
  /** Creation date of the newest calculation that still exists. */
  lastCalculationAt: text,
  calculationsCount: z.int(),
  calculations: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      /** Noted by whoever computes the rules (see `outlooks.ts`); null until then. */
      outlook: outlook.nullable(),
      /** The calculation or its customer has changed since. */
      outdated: z.boolean(),
    }),
  ),
  /** The earliest day among the outlooks, of rights that are asked for as far as there are any. */
  nextRetirement: text,
  /** That day, where it is only the age that retires. */
  compulsoryOn: text,
  /** Whether an outlook has to be computed anew. */
  outdated: z.boolean(),
  /** How many outlooks were noted: each write of one has a guard of its own. */
  noted: z.int(),
});
export type CustomerRow = z.output<typeof row>;

export type CustomerRowField =
  | 'accountId'
  | 'foldedName'
  | 'searchText'
  | 'cpf'
  | 'birthDate'
  | 'state'
  | 'status'
  | 'createdAt'
  | 'lastCalculationAt'
  | 'calculationsCount'
  | 'nextRetirement'
  | 'compulsoryOn'
  | 'outdated';

const formerOutlook = z.looseObject({
  confirmed: z.boolean().default(false),
  compulsory: z.boolean().default(false),
});
const formerRow = z.looseObject({
  calculations: z.array(z.looseObject({ outlook: formerOutlook.nullable() })),
});
/** 0.1.0 noted neither whether the rule was read nor whether it is the age that retires. */
const asNoted = (document: unknown): unknown => formerRow.safeParse(document).data ?? document;

export const customerListView = viewDefinition<Stamped<CustomerRow>, CustomerRowField>({
  name: 'customer-list',
  meaning: 2,
  schema: z.object({ ...row.shape, ...stamp }),
  formerly: asNoted,
  fields: [
    'accountId',
    'foldedName',
    'searchText',
    'cpf',
    'birthDate',
    'state',
    'status',
    'createdAt',
    'lastCalculationAt',
    'calculationsCount',
    'nextRetirement',
    'compulsoryOn',
    'outdated',
  ],
  indexes: [
    ['accountId', 'foldedName'],
    ['accountId', 'searchText', 'foldedName'],
    ['accountId', 'cpf'],
    ['accountId', 'createdAt'],
    ['accountId', 'lastCalculationAt'],
    ['accountId', 'nextRetirement'],
    ['accountId', 'birthDate'],
    ['accountId', 'state'],
    ['accountId', 'status'],
    ['accountId', 'calculationsCount'],
    ['outdated'],
  ],
});
