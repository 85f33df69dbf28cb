import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';
import { unitCodes } from '../words/units.ts';

const text = z.string().nullable();
const unit = z.enum(unitCodes).nullable();

const personal = z
  .object({
    name: text,
    email: text,
    birthDate: text,
    cpf: text,
    nit: text,
    gender: z.enum(['Homem', 'Mulher']).nullable(),
    currentProfession: text,
    maritalStatus: z.enum(['Solteiro(a)', 'Casado(a)', 'Separado(a)', 'Divorciado(a)', 'Viúvo(a)']).nullable(),
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
  })
  .partial();

const status = z.enum(['client', 'consultation']);

/** `personal` holds what was given; null after the customer was forgotten. */
const customerCreated = eventType(
  'CustomerCreated',
  z.object({ customerId: z.string(), accountId: z.string(), status, personal: personal.nullable() }),
);

const edit = { customerId: z.string(), status: status.optional(), personal: personal.nullable() };

/** `personal` holds what changed; a null inside it is a cleared field. */
const customerEdited = eventType('CustomerEdited', z.object(edit)).next(
  // The revision that the edit returned to, and when it was written (ISO 8601); absent where somebody typed.
  z.object({ ...edit, restored: z.object({ revision: z.int(), at: z.string() }).optional() }),
  (older) => older,
);

const customerDeleted = eventType('CustomerDeleted', z.object({ customerId: z.string() }));

export const customerEventTypes = [customerCreated, customerEdited, customerDeleted] as const;
export const customerEvents = eventRegistry(...customerEventTypes);
export type CustomerEvent = EventOf<typeof customerEvents>;
