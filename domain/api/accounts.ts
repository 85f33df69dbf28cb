import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { accountStatus, accountStatusCause } from './auth.ts';
import { id, ignored, isoDate } from './common.ts';
import { leavingToday, subscriptionState } from './subscription.ts';
import { password, userFields } from './users.ts';

/** What an account has bought, and what came of it, for whoever runs the shop. Days `YYYY-MM-DD`, BRL, instants. */
export const accountBilling = z.strictObject({
  /** 'Gênio anual, PIX à vista'; null: it bought nothing. */
  plan: z.string().nullable(),
  /** The provider charges it by itself until it is cancelled, also while an administrator has closed it. */
  isSubscription: z.boolean(),
  /** Why it is INACTIVE. */
  cause: accountStatusCause,
  paidUntil: z.string().nullable(),
  lastPayment: z.strictObject({ value: z.number(), until: z.string() }).nullable(),
  next: z.strictObject({ value: z.number(), dueOn: z.string() }).nullable(),
  /** The oldest invoice that should be paid by now and is not; null: none. `byCard`: a card should have paid it. */
  late: z.strictObject({ value: z.number(), dueOn: z.string(), byCard: z.boolean() }).nullable(),
  /** What was asked of the payment provider and came to nothing so far, or has had no answer for long, the newest; null: nothing. */
  failure: z.strictObject({ at: z.string(), purpose: z.string(), detail: z.string().nullable() }).nullable(),
  /** Charges that the provider held twice, of which one was removed or sent back. */
  surpluses: z.array(z.strictObject({ at: z.string(), amount: z.number(), done: z.enum(['removed', 'refunded']) })),
  /**
   * What is owed beside a refund, by the INPC, and is paid by hand: the provider gives back no more than was charged.
   * `amount` null: the table of the month of the refund is not published yet.
   */
  owed: z.array(
    z.strictObject({ paidOn: z.string(), refundedOn: z.string(), value: z.number(), amount: z.number().nullable() }),
  ),
  /** What of it was paid by hand, as an administrator noted. */
  differencesPaid: z.array(
    z.strictObject({ paidOn: z.string(), refundedOn: z.string(), amount: z.number(), at: z.string() }),
  ),
  /** Why it left, and whether somebody may call; null: it did not, or came back. */
  leaving: z.strictObject({ at: z.string(), reason: z.string(), wantsContact: z.boolean() }).nullable(),
});
export type AccountBilling = z.infer<typeof accountBilling>;

/** An account as administrators see it. `licenceExpiryDate` null: no end. */
export const account = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  licenceExpiryDate: z.string().nullable(),
  status: accountStatus,
  billing: accountBilling.optional(),
});
export type Account = z.infer<typeof account>;

const licenceExpiryDate = z
  .union([z.literal(''), isoDate], { error: messages.invalidDate })
  .transform((date) => (date === '' ? null : date))
  .nullable()
  .optional();

/** A new account and its first user, who signs in with this e-mail and password. */
export const accountCreateBody = z.strictObject({
  name: userFields.name,
  email: userFields.email,
  password,
  /** The user has to choose another password at the first sign-in. */
  passwordChangeRequired: z.boolean({ error: messages.invalidValue }).optional(),
  licenceExpiryDate,
});

/** The last day of the licence; null: no end. Absent: as it was. What `GET` answered may be sent back whole. */
export const accountEditBody = z.strictObject({
  licenceExpiryDate,
  id: ignored,
  name: ignored,
  email: ignored,
  status: ignored,
  billing: ignored,
});

/** What was owed beside a refund and was paid by hand, as `owed` of the account has it: days `YYYY-MM-DD`, BRL. */
export const differenceBody = z.strictObject({
  paidOn: isoDate,
  refundedOn: isoDate,
  amount: z.number({ error: messages.invalidValue }).positive(messages.invalidValue),
});
export type DifferenceBody = z.infer<typeof differenceBody>;

/** What an account may be given: one way of buying a plan, or, where nobody is charged, the plan itself. */
export const planChoice = z.strictObject({
  planId: id,
  /** 'Gênio anual, PIX à vista' */
  name: z.string(),
  /** BRL, of one charge; null: of an account that is not charged. */
  value: z.number().nullable(),
  /** How many users it allows. */
  users: z.int(),
  /** Why it cannot be had, in words; null: it can. */
  refusal: z.string().nullable(),
});
export type PlanChoice = z.infer<typeof planChoice>;

export const accountPlanAnswer = z.strictObject({
  /** Null: the account has none, as one that an administrator opened. */
  planId: z.string().nullable(),
  /** `CONFIRMING`: the provider has not confirmed yet what was asked of it, such as another plan. */
  state: subscriptionState,
  choices: z.array(planChoice),
  /** Active users of the account. */
  users: z.int(),
  nextCharge: z.strictObject({ value: z.number(), dueOn: z.string() }).nullable(),
  /** What a cancellation today would come to; null: there is nothing to cancel, or it is cancelled. */
  leaving: leavingToday.nullable(),
});

/** null: no plan, of an account that is not charged. */
export const accountPlanBody = z.strictObject({ planId: id.nullable() });

export const accountAnswer = z.strictObject({ account });
export const accountsAnswer = z.strictObject({ accounts: z.array(account) });
