export type PaymentType = 'CREDIT_CARD' | 'PIX' | 'SUBSCRIPTION';

/** Signed up by its first user, or created by an administrator. */
export type AccountOrigin = 'registered' | 'created';

export interface Invoice {
  readonly invoiceId: string;
  /** BRL. */
  readonly value: number;
  /** `YYYY-MM-DD` */
  readonly originalDueDate: string;
  readonly status: 'open' | 'paid' | 'cancelled';
}

export interface Cancellation {
  /** Access lasts until this instant; a refund ends it at once. */
  readonly accessUntil: string;
  readonly refunded: boolean;
}

/** The facts from which, with the clock, an account's status follows. Instants are ISO 8601 in UTC. */
export interface AccountFacts {
  readonly origin: AccountOrigin;
  /** The administrator's own account. */
  readonly isAdministrators: boolean;
  readonly paymentType: PaymentType | null;
  /** Seven days after sign-up; null for an account created by an administrator. */
  readonly trialEndsAt: string | null;
  /** Last day of the licence as set by an administrator. */
  readonly licenceExpiryDate: string | null;
  /** Last day of the paid period; null until a payment is confirmed. */
  readonly paidUntil: string | null;
  readonly invoices: readonly Invoice[];
  readonly inactivated: boolean;
  readonly cancellation: Cancellation | null;
}

export interface OpenAccount {
  readonly phase: 'open';
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly facts: AccountFacts;
}

export type AccountState = { readonly phase: 'unknown' } | OpenAccount;
