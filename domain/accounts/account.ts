export type PaymentType = 'CREDIT_CARD' | 'PIX' | 'SUBSCRIPTION';

/** Signed up by its first user, or created by an administrator. */
export type AccountOrigin = 'registered' | 'created';

/** Who pays, as the payment provider asks for them. Digits without masks. */
export interface Payer {
  readonly cpf: string;
  readonly phone: string;
  /** Two letters. */
  readonly state: string;
  readonly city: string;
  readonly neighborhood: string;
  readonly street: string;
  readonly streetNumber: string;
  /** Empty when it is not known. */
  readonly zipcode: string;
}

/** A card that the payment provider keeps. The card itself never comes here. */
export interface KeptCard {
  readonly token: string;
  readonly lastFour: string;
  /** The network address of the payer when they entered the card, which the provider wants with each charge. */
  readonly remoteIp: string;
}

/**
 * `open`: not paid; `paid`: confirmed; `received`: the money is there; `disputed`: the holder of the card had the bank
 * take it back (a chargeback), until the dispute is decided.
 */
export type InvoiceStatus = 'open' | 'paid' | 'received' | 'disputed' | 'refunded' | 'cancelled';

/** Whether the money was there and went back. */
export const isTakenBack = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'refunded' || status === 'disputed';

/** The time that an invoice pays for. */
export interface Coverage {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly months: number;
}

/** How an invoice was paid, and for which plan. */
export interface InvoicePayment {
  /** The day on which its payer paid, `YYYY-MM-DD`. */
  readonly on: string;
  /** Null: otherwise, or it was not said. */
  readonly by: 'PIX' | 'CREDIT_CARD' | null;
  /** The plan that the account had then. */
  readonly planId: string | null;
}

export interface Invoice {
  readonly invoiceId: string;
  /** BRL. */
  readonly value: number;
  /** `YYYY-MM-DD` */
  readonly originalDueDate: string;
  readonly covers: Coverage;
  readonly status: InvoiceStatus;
  /** Last day of the time paid for, while it is paid. */
  readonly paidUntil: string | null;
  /** When the provider reported the status, by its clock (ISO 8601); null: it did not say. */
  readonly reportedAt: string | null;
  /** The same of a value that is not the first one; null: the first one stands. */
  readonly valuedAt: string | null;
  /** The bank of the card refused its charge, and nobody has paid it since. */
  readonly declined?: true | undefined;
  /** Also of one that went back; absent: it was never paid, or before this was noted. */
  readonly payment?: InvoicePayment | undefined;
}

export interface Cancellation {
  /** Access lasts until this instant; a refund ends it at once. */
  readonly accessUntil: string;
  readonly refunded: boolean;
}

/** What a call outside is for. The first three bring money in; of those one is under way at a time. */
export type AttemptPurpose =
  | 'charge'
  | 'subscription'
  | 'payment'
  | 'plan'
  | 'card'
  | 'cancellation'
  | 'refund'
  | 'removal';

/**
 * A call to the payment provider that was noted before it was made. `open`: nothing is known of it yet, or its answer did
 * not come: what it asked may have been done. `refused` and `not done`: it was not, and may be tried again.
 */
export interface Attempt {
  readonly attemptId: string;
  readonly purpose: AttemptPurpose;
  /** Under which it is found at the provider: our own reference, or the id of an invoice. */
  readonly reference: string;
  /** BRL; null: it is about no amount. */
  readonly amount: number | null;
  /** The day it is for, `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether it can be made again without its payer: a PIX, or a card that the provider keeps. */
  readonly repeatable: boolean;
  readonly outcome: 'open' | 'refused' | 'not done';
  /** How many of its kind came to nothing since one succeeded, this one included. */
  readonly tries: number;
  /** When it was made; when it was last looked for or answered. ISO 8601 in UTC. */
  readonly at: string;
  readonly lastAt: string;
  /** How often the reference was looked for without being found. */
  readonly looks: number;
  /** What the provider said, or which trouble it was; null: nothing was said. */
  readonly detail: string | null;
  /** It was refused because of the seller's contract with the provider: its sentence is for the seller. */
  readonly ofSeller?: boolean | undefined;
  /** The contract that begins with it, of an account that was cancelled. */
  readonly returnTo?: ReturnTo | undefined;
}

/** What somebody who comes back has bought. */
export interface ReturnTo {
  readonly planId: string;
  readonly instalments: number;
}

/** What the provider held twice, of which one was given up. BRL; ISO 8601. */
export interface Surplus {
  readonly reference: string;
  readonly surplusId: string;
  readonly amount: number;
  readonly done: 'removed' | 'refunded';
  readonly at: string;
}

/** The difference by price index that was paid by hand beside a refund. Days `YYYY-MM-DD` in São Paulo, BRL, ISO 8601. */
export interface DifferencePaid {
  /** What it settles. */
  readonly invoiceIds: readonly string[];
  readonly paidOn: string;
  readonly refundedOn: string;
  readonly amount: number;
  /** When an administrator noted it. */
  readonly at: string;
}

/** What was agreed at the sign-up, or at a return after a cancellation. */
export interface Contract {
  /** From 1. */
  readonly number: number;
  /** The day in São Paulo, `YYYY-MM-DD`; null: of an account that an administrator opened. */
  readonly on: string | null;
  /** How many invoices are those of earlier contracts. */
  readonly invoicesBefore: number;
}

/** Which terms of use were accepted, and when (ISO 8601). */
export interface AcceptedTerms {
  readonly version: string;
  readonly acceptedAt: string;
}

/** The facts from which, with the clock, an account's status follows. Instants are ISO 8601 in UTC. */
export interface AccountFacts {
  readonly origin: AccountOrigin;
  /** The administrator's own account. */
  readonly isAdministrators: boolean;
  readonly paymentType: PaymentType | null;
  /** The id under which the plan was bought: its own, or that of its card or PIX variant. */
  readonly planId: string | null;
  /** When an administrator last changed the plan (ISO 8601); null: it is that of the sign-up. */
  readonly planChangedAt: string | null;
  /** In how many instalments a charge by card is paid. */
  readonly instalments: number;
  readonly terms: AcceptedTerms | null;
  /** The sign-up has begun and did not end: nobody can sign in yet. */
  readonly signingUp: boolean;
  /** Ids of the payment provider. */
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  /** Whether the provider keeps a card that is charged from here: without one a year is not renewed by itself. */
  readonly keepsCard: boolean;
  /** Seven days after sign-up; null without a trial: of an account created by an administrator, or of a second sign-up. */
  readonly trialEndsAt: string | null;
  /** The day of the sign-up in São Paulo, `YYYY-MM-DD`; null for an account created by an administrator. */
  readonly signedUpOn: string | null;
  /** Last day of the licence as set by an administrator. */
  readonly licenceExpiryDate: string | null;
  /** Last day of the paid period; null while nothing is paid. */
  readonly paidUntil: string | null;
  readonly invoices: readonly Invoice[];
  readonly inactivated: boolean;
  readonly cancellation: Cancellation | null;
  readonly contract: Contract;
  /** Calls outside of which nothing is known yet, and the last of each kind that failed. */
  readonly attempts: readonly Attempt[];
  readonly surpluses: readonly Surplus[];
  readonly differencesPaid: readonly DifferencePaid[];
  /** When the office asked that everything of it be erased; null: it did not. */
  readonly erasureRequestedAt: string | null;
}

export interface OpenAccount {
  readonly phase: 'open';
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly payer: Payer | null;
  readonly card: KeptCard | null;
  /** The last four digits of the card that is charged; null: none is, or it is not known. */
  readonly cardEnding: string | null;
  readonly facts: AccountFacts;
}

export type AccountState =
  | { readonly phase: 'unknown' }
  | OpenAccount
  /** A sign-up that was never finished. */
  | { readonly phase: 'abandoned' }
  /** Everything of it was erased. */
  | { readonly phase: 'erased' };
