import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';
import { dayOf, isoOf } from '../units/day.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import { day, instant } from './event-fields.ts';
import {
  differencePaid,
  invoiceAmended,
  invoiceCancelled,
  invoiceIssued,
  invoiceReopened,
  paymentConfirmed,
  paymentDeclined,
  paymentDisputed,
  paymentReceived,
  paymentRefunded,
} from './invoice-events.ts';
import { outsideAnswered, outsideAttempted, outsideLookedFor, surplusFound } from './outside-events.ts';
import { TRIAL_DAYS } from './trial.ts';

const whatIsMade = {
  accountId: z.string(),
  origin: z.enum(['registered', 'created']),
  isAdministrators: z.boolean(),
  paymentType: z.enum(['CREDIT_CARD', 'PIX', 'SUBSCRIPTION']).nullable(),
  trialEndsAt: instant.nullable(),
  licenceExpiryDate: day.nullable(),
};

const holder = { name: z.string(), email: z.string() };

const payer = z.object({
  cpf: z.string(),
  phone: z.string(),
  state: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  zipcode: z.string(),
});

const whatIsBought = {
  planId: z.string().nullable(),
  instalments: z.int(),
  terms: z.object({ version: z.string(), acceptedAt: instant }).nullable(),
  personal: z.object({ ...holder, payer: payer.nullable() }).nullable(),
};

/** The day of a sign-up from before it was kept: every one had a trial. */
const dayOfSignUp = (trialEndsAt: string | null): string | null =>
  trialEndsAt === null ? null : isoOf(dayOf(dayInSaoPaulo(trialEndsAt)) - TRIAL_DAYS);

/** Since version 2 with what was bought and who pays, since version 3 with the day of the sign-up. */
const accountCreated = eventType('AccountCreated', z.object({ ...whatIsMade, personal: z.object(holder).nullable() }))
  .next(z.object({ ...whatIsMade, ...whatIsBought }), ({ personal, ...rest }) => ({
    ...rest,
    planId: null,
    instalments: 1,
    terms: null,
    personal: personal === null ? null : { ...personal, payer: null },
  }))
  .next(z.object({ ...whatIsMade, signedUpOn: day.nullable(), ...whatIsBought }), (older) => ({
    ...older,
    signedUpOn: dayOfSignUp(older.trialEndsAt),
  }));

const signUpCompleted = eventType('SignUpCompleted', z.object({}));

const signUpAbandoned = eventType('SignUpAbandoned', z.object({}));

/** The payment provider knows the payer under this id. */
const customerLinked = eventType('CustomerLinked', z.object({ customerId: z.string() }));

/** The payment provider keeps the payer's card. */
const cardKept = eventType(
  'CardKept',
  z.object({ personal: z.object({ token: z.string(), lastFour: z.string(), remoteIp: z.string() }).nullable() }),
);

/** The card that is charged, as its holder knows it by its last digits. */
const cardNamed = eventType('CardNamed', z.object({ personal: z.object({ lastFour: z.string() }).nullable() }));

const subscriptionStarted = eventType('SubscriptionStarted', z.object({ subscriptionId: z.string() }));

/** By an administrator. The account is charged by the new plan from the next charge on. */
const planChanged = eventType(
  'PlanChanged',
  z.object({
    planId: z.string().nullable(),
    paymentType: z.enum(['CREDIT_CARD', 'PIX', 'SUBSCRIPTION']).nullable(),
    instalments: z.int(),
    at: instant,
  }),
);

const licenceDateSet = eventType('LicenceDateSet', z.object({ licenceExpiryDate: day.nullable() }));

const accountInactivated = eventType('AccountInactivated', z.object({}));

const accountActivated = eventType('AccountActivated', z.object({}));

const accountHolderForgotten = eventType('AccountHolderForgotten', z.object({}));

const subscriptionCancelled = eventType(
  'SubscriptionCancelled',
  z.object({
    accessUntil: instant,
    refunded: z.boolean(),
    wantsContact: z.boolean(),
    personal: z.object({ reason: z.string() }).nullable(),
  }),
);

/** Back after a cancellation, by a new contract. */
const subscriptionReturned = eventType(
  'SubscriptionReturned',
  z.object({
    planId: z.string(),
    paymentType: z.enum(['CREDIT_CARD', 'PIX', 'SUBSCRIPTION']),
    instalments: z.int(),
    at: instant,
  }),
);

const erasureRequested = eventType('ErasureRequested', z.object({ at: instant }));

const erasureWithdrawn = eventType('ErasureWithdrawn', z.object({}));

const accountErased = eventType('AccountErased', z.object({}));

/** The payment simulator moved the time of this account: its days and instants lie that many days further back. */
const accountAged = eventType('AccountAged', z.object({ days: z.int() }));

export const accountEventTypes = [
  accountCreated,
  signUpCompleted,
  signUpAbandoned,
  customerLinked,
  cardKept,
  cardNamed,
  subscriptionStarted,
  planChanged,
  licenceDateSet,
  accountInactivated,
  accountActivated,
  accountHolderForgotten,
  invoiceIssued,
  invoiceAmended,
  paymentConfirmed,
  paymentReceived,
  paymentDeclined,
  paymentDisputed,
  paymentRefunded,
  invoiceReopened,
  invoiceCancelled,
  subscriptionCancelled,
  subscriptionReturned,
  outsideAttempted,
  outsideLookedFor,
  outsideAnswered,
  surplusFound,
  differencePaid,
  erasureRequested,
  erasureWithdrawn,
  accountErased,
  accountAged,
] as const;

export const accountEvents = eventRegistry(...accountEventTypes);

export type AccountEvent = EventOf<typeof accountEvents>;

/**
 * Whether an event moves the revision that a person has seen of an account: what a person did does, attempts, answers and
 * news of the payment provider do not, however often they come between reading and saving.
 * @param by who caused it; null: the program or the provider
 */
export const isSeenByPersons = ({ type }: AccountEvent, by: string | null): boolean =>
  by !== null && !type.startsWith('Outside');
