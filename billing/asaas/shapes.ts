import { DateTime } from 'luxon';
import { z } from 'zod';
import type { InvoiceStatus } from '../../domain/accounts/account.ts';
import { isDayOfCalendar } from '../../domain/units/day.ts';
import { TIME_ZONE } from '../../domain/words/today.ts';
import type { ProviderPayment } from '../port.ts';

/**
 * What Asaas API v3 answers, as far as it is used (docs.asaas.com, read in November 2026). Whatever does not fit is
 * nonsense and changes nothing.
 */
const providerId = z.string().regex(/^[\w-]{1,100}$/);
const day = z.string().refine(isDayOfCalendar);
const amount = z.number().min(0).max(1e9);

/** What a status of Asaas means for an invoice. One that is not known is left to a later report. */
const statuses: ReadonlyMap<string, InvoiceStatus> = new Map(
  Object.entries({
    PENDING: 'open',
    OVERDUE: 'open',
    AWAITING_RISK_ANALYSIS: 'open',
    AUTHORIZED: 'open',
    CONFIRMED: 'paid',
    RECEIVED: 'received',
    RECEIVED_IN_CASH: 'received',
    DUNNING_RECEIVED: 'received',
    REFUNDED: 'refunded',
    REFUND_REQUESTED: 'refunded',
    REFUND_IN_PROGRESS: 'refunded',
    CHARGEBACK_REQUESTED: 'disputed',
    CHARGEBACK_DISPUTE: 'disputed',
    AWAITING_CHARGEBACK_REVERSAL: 'disputed',
  }),
);

/** What an event of the webhook means where the payment itself does not say its status. */
const events: ReadonlyMap<string, InvoiceStatus | null> = new Map(
  Object.entries({
    // Says nothing by itself: value or day may have changed.
    PAYMENT_UPDATED: null,
    PAYMENT_CREATED: 'open',
    PAYMENT_AUTHORIZED: 'open',
    PAYMENT_AWAITING_RISK_ANALYSIS: 'open',
    PAYMENT_APPROVED_BY_RISK_ANALYSIS: 'open',
    PAYMENT_REPROVED_BY_RISK_ANALYSIS: 'open',
    PAYMENT_CREDIT_CARD_CAPTURE_REFUSED: 'open',
    PAYMENT_OVERDUE: 'open',
    PAYMENT_RESTORED: 'open',
    PAYMENT_RECEIVED_IN_CASH_UNDONE: 'open',
    PAYMENT_CONFIRMED: 'paid',
    PAYMENT_RECEIVED: 'received',
    PAYMENT_DUNNING_RECEIVED: 'received',
    PAYMENT_DELETED: 'cancelled',
    PAYMENT_REFUNDED: 'refunded',
    PAYMENT_REFUND_IN_PROGRESS: 'refunded',
    PAYMENT_CHARGEBACK_REQUESTED: 'disputed',
    PAYMENT_CHARGEBACK_DISPUTE: 'disputed',
    PAYMENT_AWAITING_CHARGEBACK_REVERSAL: 'disputed',
  }),
);

/** What tells that the card did not pay: the payment itself says only that it is open. */
const refusals: readonly string[] = ['PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', 'PAYMENT_REPROVED_BY_RISK_ANALYSIS'];

const paymentBody = z.object({
  id: providerId,
  value: amount,
  dueDate: day,
  originalDueDate: day.nullish(),
  status: z.string().nullish(),
  deleted: z.boolean().nullish(),
  billingType: z.string().nullish(),
  customer: providerId.nullish(),
  subscription: providerId.nullish(),
  installment: providerId.nullish(),
  dateCreated: day.nullish().catch(null),
  externalReference: z.string().max(500).nullish(),
  clientPaymentDate: day.nullish(),
  paymentDate: day.nullish(),
  confirmedDate: day.nullish(),
});

/** `event`: of the webhook that told of it. Null: its status has no meaning here. */
const paymentOf = (body: z.output<typeof paymentBody>, event = ''): ProviderPayment | null => {
  const told = body.deleted === true ? 'cancelled' : (statuses.get(body.status ?? '') ?? events.get(event));
  if (told === undefined || told === null) return null;
  return {
    id: body.id,
    value: body.value,
    dueDate: body.originalDueDate ?? body.dueDate,
    status: told,
    ...(refusals.includes(event) ? { declined: true as const } : {}),
    paidOn: body.clientPaymentDate ?? body.paymentDate ?? body.confirmedDate ?? null,
    billing: body.billingType ?? 'UNDEFINED',
    madeOn: body.dateCreated ?? null,
    instalmentPlanId: body.installment ?? null,
    customerId: body.customer ?? null,
    subscriptionId: body.subscription ?? null,
    reference: body.externalReference ?? null,
  };
};

export const payment = paymentBody.transform((body, context) => {
  const read = paymentOf(body);
  if (read === null) context.addIssue('unknown status');
  return read ?? z.NEVER;
});

export const made = z.object({ id: providerId });

const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), hasMore: z.boolean().default(false) });
export const madeOnes = page(
  z.object({
    id: providerId,
    externalReference: z.string().nullish(),
    deleted: z.boolean().nullish(),
    status: z.string().nullish(),
  }),
);
/** Payments in a status that means nothing here are left out. */
export const payments = page(paymentBody).transform(({ data, hasMore }) => ({
  hasMore,
  items: data.flatMap((body) => paymentOf(body) ?? []),
}));

/** Of a payment what a change of it has to repeat. */
export const terms = z.object({ value: amount, dueDate: day, billingType: z.string().nullish() });
export type Terms = z.output<typeof terms>;

export const token = z.object({ creditCardToken: z.string().min(1).max(200) });
export const pix = z.object({ encodedImage: z.base64().min(1), payload: z.string().min(1).max(1000) });
export const refusal = z.object({
  errors: z
    .array(
      z.object({
        code: z.string().max(100).catch(''),
        description: z
          .string()
          .min(1)
          .transform((text) => text.slice(0, 500)),
      }),
    )
    .min(1),
});

/** An instant as Asaas writes it: '2026-11-20 12:00:00', the wall clock in São Paulo. */
const wallClock = z.string().transform((text, context) => {
  const read = DateTime.fromSQL(text, { zone: TIME_ZONE });
  if (!read.isValid) context.addIssue('no instant');
  return read.toJSDate();
});

/** A report of the webhook. What is not about a payment, or in another form, is not read. */
const webhookBody = z.object({
  id: z.string().min(1).max(200),
  event: z.string().max(100),
  dateCreated: z.unknown().optional(),
  payment: paymentBody,
});

export interface PaymentReport {
  /** The same when the report is repeated. */
  readonly id: string;
  readonly event: string;
  /** ISO 8601; null: not said. */
  readonly at: string | null;
  readonly payment: ProviderPayment;
}

/** The payment that a webhook tells of; null: nothing that matters here. */
export const reportOf = (body: unknown): PaymentReport | null => {
  const read = webhookBody.safeParse(body);
  if (!read.success) return null;
  const { id, event, dateCreated } = read.data;
  const payment = events.has(event) ? paymentOf(read.data.payment, event) : null;
  const at = wallClock.safeParse(dateCreated);
  return payment === null ? null : { id, event, payment, at: at.success ? at.data.toISOString() : null };
};
