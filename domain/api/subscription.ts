import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { accountStatus, accountStatusCause } from './auth.ts';
import { id } from './common.ts';
import { payment, paymentInfo } from './payments.ts';
import { paymentType } from './plans.ts';
import { creditCard, creditCardHolderInfo, emptyAsNull, installmentNumber } from './registration.ts';

const flag = z
  .enum(['true', 'false'], { error: messages.invalidValue })
  .transform((text) => text === 'true')
  .default(false);

/** Why a subscription is cancelled, and whether somebody may call to talk about staying. */
export const cancellationQuery = z.object({
  reason: z.string({ error: messages.invalidValue }).trim().max(2000, messages.invalidValue).default(''),
  support: flag,
});

/** The same for another user's account, by an administrator. */
export const otherCancellationQuery = z.object({ ...cancellationQuery.shape, userId: id });

export const cancellationAnswer = z.strictObject({
  accountStatus,
  accountStatusCause,
  /** Whether the amount paid goes back; how much, and whether all of it was sent yet, says `GET /subscription`. */
  refunded: z.boolean(),
});

/**
 * `CONFIRMING`: the provider has not said yet whether the last charge was made, and nothing else is charged before it does;
 * `ONLY_TRIAL`, `PENDING`, `ACTIVE` and `INACTIVE`: as the account's status; `OVERDUE`: active, with an invoice past its
 * day or refused by its card; `CANCELLED`: nothing more is charged, and access lasts until `accessUntil`.
 */
export const subscriptionState = z.enum([
  'CONFIRMING',
  'ONLY_TRIAL',
  'PENDING',
  'ACTIVE',
  'OVERDUE',
  'CANCELLED',
  'INACTIVE',
]);
export type SubscriptionState = z.infer<typeof subscriptionState>;

/** An invoice as its payer needs it. Days `YYYY-MM-DD`, BRL. */
export const subscriptionInvoice = z.strictObject({
  ...payment.shape,
  /** The time that it pays for: first day and the day after the last one. */
  from: z.string(),
  until: z.string(),
  /** 'Gênio anual, PIX à vista': what it was paid for, or while it is unpaid the plan of today. */
  plan: z.string(),
  /** When and how it was paid; `by` null: otherwise, or it is not known. Null: it was not paid, or that is not known. */
  payment: z.strictObject({ date: z.string(), by: z.enum(['PIX', 'CREDIT_CARD']).nullable() }).nullable(),
  /** The card is charged by itself on the day: there is nothing to be done before it. */
  automatic: z.boolean(),
  /** How it can be paid now; empty: not at all. */
  payableBy: z.array(z.enum(['PIX', 'CREDIT_CARD'])),
});
export type SubscriptionInvoice = z.infer<typeof subscriptionInvoice>;

/** What a cancellation today gives back, and why. */
const refundToday = z.strictObject({ ground: z.enum(['withdrawal', 'guarantee']), amount: z.number() });

/** What a cancellation today would come to: until when there is access (an instant), and what goes back; null: nothing. */
export const leavingToday = z.strictObject({ accessUntil: z.string(), refund: refundToday.nullable() });
export type LeavingToday = z.infer<typeof leavingToday>;

/** What an account has bought, how it is paid, and what a cancellation would give back today. */
export const subscription = z.strictObject({
  /** Null: the account has none, as one that an administrator opened. */
  plan: z
    .strictObject({
      id,
      name: z.string(),
      /** 'Gênio anual, PIX à vista' */
      description: z.string(),
      type: paymentType,
      period: z.enum(['monthly', 'yearly']),
      /** BRL, of one charge. */
      value: z.number(),
      installments: z.int(),
      users: z.int(),
    })
    .nullable(),
  state: subscriptionState,
  cause: accountStatusCause,
  /** What the provider has not confirmed yet: a payment, of the amount for the day, or a plan that was asked for. */
  confirming: z
    .strictObject({
      purpose: z.enum(['payment', 'plan']),
      /** 'Gênio anual, PIX à vista'; null: of a payment. */
      plan: z.string().nullable(),
      amount: z.number().nullable(),
      date: z.string(),
    })
    .nullable(),
  /** Last day of the time that is paid; null: nothing is paid. */
  paidUntil: z.string().nullable(),
  /** Last day of the trial, on which a card is charged; null: there is none, or it is over. */
  trialUntil: z.string().nullable(),
  /** Null: nothing more is charged, or it depends on what is being confirmed. `cardEnding` null: it is no charge by card, or the card is not known. */
  next: z.strictObject({ date: z.string(), amount: z.number(), cardEnding: z.string().nullable() }).nullable(),
  invoices: z.array(subscriptionInvoice),
  /** Last day on which a cancellation gives back what was paid; null: there is no contract to be cancelled. */
  guaranteeUntil: z.string().nullable(),
  /** What a cancellation today gives back, and why; null: nothing. */
  refund: refundToday.nullable(),
  /** The same with the end of access; null: there is nothing to cancel, or it is cancelled. */
  leaving: leavingToday.nullable(),
  /** Null: it was not cancelled. `accessUntil` is an instant. */
  cancellation: z
    .strictObject({
      accessUntil: z.string(),
      refunded: z.boolean(),
      /** BRL that the provider has not sent back yet. */
      refundPending: z.number(),
    })
    .nullable(),
  /**
   * Instants until which a request that all be erased can be taken back, and by which it is done; null: nobody asked. It
   * is taken back before anything else can be bought.
   */
  erasure: z.strictObject({ withdrawUntil: z.string(), doneBy: z.string() }).nullable(),
  /** Who pays, as receipts name them; `document` is a CPF or CNPJ, null where none is known. */
  payer: z.strictObject({ name: z.string(), document: z.string().nullable() }),
  /** Whether there is a subscription, or a card that is kept: what is charged to a card needs none to be typed. */
  hasCard: z.boolean(),
  /** BRL that another card is charged at once, 0: nothing; null: no card can be given. */
  newCardCharge: z.number().nullable(),
  /** Every plan that can be had instead, with the charge that follows; `next` null: none while a dispute lasts. */
  changes: z.array(
    z.strictObject({ planId: id, next: z.strictObject({ date: z.string(), amount: z.number() }).nullable() }),
  ),
  /** The last charge that failed and was not made good since, in words; null: none. */
  failure: z.strictObject({ at: z.string(), sentence: z.string() }).nullable(),
  /** The change of plan that was asked for and did not come about, in words; null: none. */
  planNotChanged: z.strictObject({ at: z.string(), sentence: z.string() }).nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** For users who do not decide about the account. */
export const subscriptionStateOnly = z.strictObject({ state: subscriptionState });

export const subscriptionAnswer = z.union([subscription, subscriptionStateOnly]);

const cardShape = {
  creditCard: z.preprocess(emptyAsNull, creditCard.nullish()),
  /** What is absent is taken from the account. */
  creditCardHolderInfo: creditCardHolderInfo.nullish(),
};

/** Another card, for what is charged from now on. */
export const cardBody = z.strictObject({ creditCard, creditCardHolderInfo: creditCardHolderInfo.nullish() });

/** Another plan, or the one of a new contract after a cancellation. The card is needed where one is charged and none kept. */
export const planBody = z.strictObject({ planId: id, installmentNumber, ...cardShape });

/** How an open invoice is paid now. The card is needed with `CREDIT_CARD`. */
export const payBody = z.strictObject({
  billingType: z.enum(['PIX', 'CREDIT_CARD'], { error: messages.invalidValue }),
  ...cardShape,
});

/** What came of a change. `pix`: how to pay now; null: there is nothing to be paid by PIX. */
export const subscriptionChanged = z.strictObject({ subscription, pix: paymentInfo.nullable() });
export type SubscriptionChanged = z.infer<typeof subscriptionChanged>;
