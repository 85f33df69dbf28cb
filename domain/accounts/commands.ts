import type {
  AcceptedTerms,
  AccountOrigin,
  AttemptPurpose,
  Coverage,
  InvoiceStatus,
  KeptCard,
  Payer,
  PaymentType,
  ReturnTo,
} from './account.ts';

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
      readonly signedUpOn?: string | null;
      readonly licenceExpiryDate: string | null;
      /** The plan of a sign-up; absent for an account created by an administrator. */
      readonly planId?: string | null;
      readonly instalments?: number;
      readonly terms?: AcceptedTerms | null;
      readonly payer?: Payer | null;
    }
  /** The provider has what it needs: from now on the first user can sign in. */
  | { readonly type: 'CompleteSignUp' }
  /** The sign-up was refused or given up before it was complete. */
  | { readonly type: 'AbandonSignUp' }
  | { readonly type: 'LinkCustomer'; readonly customerId: string }
  | { readonly type: 'KeepCard'; readonly card: KeptCard }
  /** The card that is charged from now on. */
  | { readonly type: 'NameCard'; readonly lastFour: string }
  | { readonly type: 'StartSubscription'; readonly subscriptionId: string }
  /** Another plan, or another way of paying for it; null: none, of an account that is not charged. */
  | { readonly type: 'ChangePlan'; readonly planId: string | null; readonly now: string }
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
      readonly covers: Coverage;
    }
  /** The provider asks another amount for an invoice, which may pay for another time. */
  | {
      readonly type: 'AmendInvoice';
      readonly invoiceId: string;
      readonly value: number;
      readonly months: number;
      readonly reportedAt: string;
    }
  /** What the provider says of a payment: news of an earlier hour than what is known changes nothing. */
  | {
      readonly type: 'NotePayment';
      readonly invoiceId: string;
      readonly status: InvoiceStatus;
      readonly reportedAt: string | null;
      /** The day it was paid; the day it is noted if the provider does not say. */
      readonly paidOn: string;
      /** Absent: otherwise, or it is not said. */
      readonly paidBy?: 'PIX' | 'CREDIT_CARD';
      /** The bank of the card refused it. */
      readonly declined?: boolean;
      readonly now: string;
    }
  | {
      readonly type: 'CancelSubscription';
      readonly now: string;
      readonly reason: string;
      readonly wantsContact: boolean;
    }
  /** A new contract after a cancellation. */
  | {
      readonly type: 'ReturnToSubscription';
      readonly planId: string;
      readonly instalments: number;
      readonly now: string;
    }
  /** Before the payment provider is asked for something: refused while another call that charges is not settled. */
  | {
      readonly type: 'AttemptOutside';
      readonly attemptId: string;
      readonly purpose: AttemptPurpose;
      readonly reference: string;
      readonly amount: number | null;
      readonly day: string;
      readonly repeatable: boolean;
      readonly returnTo?: ReturnTo | undefined;
      readonly now: string;
    }
  /** The reference was looked for, and not found. */
  | { readonly type: 'NoteLook'; readonly attemptId: string; readonly now: string }
  | {
      readonly type: 'NoteAnswer';
      readonly attemptId: string;
      readonly outcome: 'done' | 'refused' | 'not done' | 'unanswered';
      readonly detail: string | null;
      /** Refused because of the seller's contract with the provider. */
      readonly ofSeller?: boolean;
      readonly now: string;
    }
  | {
      readonly type: 'NoteSurplus';
      readonly reference: string;
      readonly surplusId: string;
      readonly amount: number;
      readonly done: 'removed' | 'refunded';
      readonly now: string;
    }
  /** What is owed beside the refund of these invoices was paid by hand. Days `YYYY-MM-DD`. */
  | {
      readonly type: 'NoteDifferencePaid';
      readonly invoiceIds: readonly string[];
      readonly paidOn: string;
      readonly refundedOn: string;
      readonly amount: number;
      readonly now: string;
    }
  /** Everything of the account is to be erased, after a time in which that can be withdrawn. */
  | { readonly type: 'RequestErasure'; readonly now: string }
  | { readonly type: 'WithdrawErasure'; readonly now: string }
  /** Everything of the account was erased; nothing of it remains but this. */
  | { readonly type: 'EraseAccount' }
  /** With the payment simulator alone: everything of the account is taken as that many days older. */
  | { readonly type: 'AgeAccount'; readonly days: number };
