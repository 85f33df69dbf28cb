import type { InvoiceStatus, KeptCard, Payer } from '../domain/accounts/account.ts';

/** A card as it was typed. It passes through memory only: never put it into an event, a job, a log line or an error. */
export interface CardData {
  readonly holderName: string;
  /** Digits. */
  readonly number: string;
  /** '01' to '12'. */
  readonly expiryMonth: string;
  /** Four digits. */
  readonly expiryYear: string;
  readonly ccv: string;
}

/** Who holds the card, as the provider checks it against the bank. */
export interface CardHolder {
  readonly name: string;
  readonly email: string;
  readonly cpfCnpj: string;
  readonly postalCode: string;
  readonly addressNumber: string;
  readonly addressComplement: string | null;
  readonly phone: string;
  readonly mobilePhone: string | null;
}

/** What a card is charged with: the card itself, or the token under which the provider keeps it. */
export type CardToCharge = { readonly remoteIp: string } & (
  | { readonly card: CardData; readonly holder: CardHolder }
  | { readonly token: string }
);

/** Whoever pays, under our own reference. */
export interface NewCustomer {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly payer: Payer;
}

/** A charge under our own reference: with the same reference nothing is charged twice. Days `YYYY-MM-DD`, BRL. */
export interface NewCharge {
  readonly reference: string;
  readonly customerId: string;
  readonly value: number;
  readonly dueDate: string;
  readonly description: string;
  readonly by:
    | { readonly type: 'PIX' }
    | { readonly type: 'CREDIT_CARD'; readonly instalments: number; readonly with: CardToCharge };
}

export interface NewSubscription {
  readonly reference: string;
  readonly customerId: string;
  readonly value: number;
  /** The day of the first charge. */
  readonly nextDueDate: string;
  readonly months: 1 | 12;
  readonly description: string;
  readonly with: CardToCharge;
}

/** From now on. Its unpaid payments get the new value, too: those that should not are given up before. */
export interface SubscriptionChange {
  readonly value: number;
  /** The day of the first charge that is not made yet, after every one that is. */
  readonly nextDueDate: string;
  readonly months: 1 | 12;
  readonly description: string;
}

/** A payment as the provider tells of it. */
export interface ProviderPayment {
  readonly id: string;
  /** BRL. */
  readonly value: number;
  /** `YYYY-MM-DD` */
  readonly dueDate: string;
  readonly status: InvoiceStatus;
  /** It tells that the bank of the card refused the charge. */
  readonly declined?: true;
  /** The day it was paid, if it is. */
  readonly paidOn: string | null;
  readonly billing: string;
  /** The day it was made, `YYYY-MM-DD`; null: it is not said. */
  readonly madeOn: string | null;
  /** Of a payment in instalments: the same for all of them. */
  readonly instalmentPlanId: string | null;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly reference: string | null;
}

export interface PixCode {
  readonly copyAndPaste: string;
  /** A PNG in base64. */
  readonly qrCode: string;
}

/**
 * Why the provider refused: the bank of the card said no; its account lacks the money for a refund; its contract does not
 * let us do this at all; or something in what it was sent.
 */
export type RefusalReason = 'declined' | 'balance' | 'not enabled' | 'data';

/**
 * The provider refused what it was asked, and nothing was charged or stored. `sentence` is its own, in Portuguese, and
 * says nothing about a card but that it was refused.
 */
export interface PaymentRefused {
  readonly name: 'PaymentRefused';
  readonly reason: RefusalReason;
  readonly sentence: string;
}
/** The provider's contract does not let us keep cards. */
export interface CardsNotKept {
  readonly name: 'CardsNotKept';
}
export interface PaymentUnknown {
  readonly name: 'PaymentUnknown';
}

export type Answered<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** Why the provider gave no answer that could be used. */
export type GatewayTrouble = 'unreachable' | 'away' | 'slow' | 'failing' | 'nonsense' | 'key refused' | 'busy';

/** With these the provider did nothing: no connection came about, or it said so. */
const certain: ReadonlySet<GatewayTrouble> = new Set(['unreachable', 'key refused', 'busy']);

/**
 * The provider cannot be asked now, or answers nonsense. Whether it has done what it was asked is open: repeat with the
 * same reference. The message holds nothing that was sent.
 */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
  /** @param nothingDone whether it is certain that what was asked was not done */
  constructor(
    readonly trouble: GatewayTrouble,
    call: string,
    readonly nothingDone: boolean = certain.has(trouble),
  ) {
    super(`The payment provider is ${trouble}: ${call}`);
  }
}

/**
 * A payment provider. Whatever creates something takes our own reference, looks for it first, and so may be repeated.
 * Every method throws {@link GatewayUnavailable}.
 */
export interface PaymentGateway {
  /** The provider's id of the customer with this reference, created if there is none. */
  customer(customer: NewCustomer): Promise<Answered<string, PaymentRefused>>;
  /** Checks a card and has the provider keep it. */
  keepCard(
    customerId: string,
    data: { readonly card: CardData; readonly holder: CardHolder; readonly remoteIp: string },
  ): Promise<Answered<KeptCard, PaymentRefused | CardsNotKept>>;
  /** The payments of the charge, one for each instalment. */
  charge(charge: NewCharge): Promise<Answered<readonly ProviderPayment[], PaymentRefused>>;
  /** The subscription's id and the payments that it has so far. */
  subscribe(
    subscription: NewSubscription,
  ): Promise<Answered<{ readonly id: string; readonly payments: readonly ProviderPayment[] }, PaymentRefused>>;
  /** The payments that it has by then. Repeated, it has no effect. */
  changeSubscription(
    subscriptionId: string,
    change: SubscriptionChange,
  ): Promise<Answered<readonly ProviderPayment[], PaymentRefused>>;
  /** Another card for what a subscription charges from now on. Charges nothing. */
  changeCard(subscriptionId: string, card: CardToCharge): Promise<Answered<null, PaymentRefused>>;
  /** Pays an open payment by card. One that is paid already is not paid again. */
  payWithCard(
    paymentId: string,
    card: CardToCharge,
  ): Promise<Answered<ProviderPayment, PaymentRefused | PaymentUnknown>>;
  /** What a charge with this reference has made so far: one charge made twice is found twice. Given-up ones are left out. */
  chargesUnder(reference: string): Promise<readonly ProviderPayment[]>;
  paymentsOfSubscription(subscriptionId: string): Promise<readonly ProviderPayment[]>;
  /** How an unpaid payment is paid by PIX, also one that was to be paid by card. */
  pixCode(paymentId: string): Promise<Answered<PixCode, PaymentRefused | PaymentUnknown>>;
  payment(paymentId: string): Promise<Answered<ProviderPayment, PaymentUnknown>>;
  paymentsOf(customerId: string): Promise<readonly ProviderPayment[]>;
  /** Every payment there is, for the daily comparison. */
  allPayments(): AsyncIterable<ProviderPayment>;
  /** The money goes back. Repeated, it has no effect. */
  refund(paymentId: string): Promise<Answered<null, PaymentRefused | PaymentUnknown>>;
  /** An unpaid payment is given up. Repeated, it has no effect. */
  cancelPayment(paymentId: string): Promise<Answered<null, PaymentRefused>>;
  /** Nothing more is charged; its open payments are given up. Repeated, it has no effect. */
  cancelSubscription(subscriptionId: string): Promise<Answered<null, PaymentRefused>>;
  /** The customer is deleted, with what the provider keeps of the card. Repeated, it has no effect. */
  forgetCustomer(customerId: string): Promise<Answered<null, PaymentRefused>>;
  /** The ids of the customers under this reference that were not forgotten. */
  customersOf(reference: string): Promise<readonly string[]>;
  /** The ids of the subscriptions under this reference that still charge. */
  subscriptionsOf(reference: string): Promise<readonly string[]>;
}
