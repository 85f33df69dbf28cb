import type { AccountOrigin, PaymentType } from './account.ts';

/** Instants are ISO 8601 in UTC, days `YYYY-MM-DD`, values BRL. */
export type AccountCommand =
  | {
      readonly type: 'CreateAccount';
      readonly accountId: string;
      readonly name: string;
      readonly email: string;
      readonly origin: AccountOrigin;
      readonly isAdministrators: boolean;
      readonly paymentType: PaymentType | null;
      readonly trialEndsAt: string | null;
      readonly licenceExpiryDate: string | null;
    }
  | { readonly type: 'SetLicenceDate'; readonly licenceExpiryDate: string | null }
  | { readonly type: 'InactivateAccount' }
  | { readonly type: 'ActivateAccount' }
  /** The user it is named after was forgotten. */
  | { readonly type: 'ForgetHolder' }
  | {
      readonly type: 'IssueInvoice';
      readonly invoiceId: string;
      readonly value: number;
      readonly originalDueDate: string;
    }
  /** `paidUntil`: last day of the period that the payment covers. */
  | { readonly type: 'ConfirmPayment'; readonly invoiceId: string; readonly paidUntil: string }
  | { readonly type: 'CancelInvoice'; readonly invoiceId: string }
  | {
      readonly type: 'CancelSubscription';
      readonly accessUntil: string;
      readonly refunded: boolean;
      readonly reason: string;
      readonly wantsContact: boolean;
    };
