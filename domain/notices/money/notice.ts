import type { PaymentType } from '../../accounts/account.ts';
import type { NextCharge } from '../../accounts/charges.ts';
import type { RequestedErasure } from '../../accounts/erasure.ts';
import type { AccountStatus, AccountStatusCause } from '../../api/auth.ts';

/** Why access ended, where the office is told by mail: an administrator who inactivates an account says it in person. */
export type CauseOfEnd = Exclude<AccountStatusCause, 'inactivated' | null>;

/** A purchase, of which a card may be charged in parts. BRL. */
export interface Purchase {
  readonly planId: string | null;
  readonly value: number;
  /** How it was paid; null: otherwise, or it is not known. */
  readonly by: 'PIX' | 'CREDIT_CARD' | null;
  /** One value for each part, in the order of their days. */
  readonly parts: readonly number[];
}

/** Until when a cancelled account is open (an instant), and kept (a day; null: nobody knows of an end). */
export interface Afterwards {
  readonly hasAccess: boolean;
  readonly accessUntil: string;
  readonly keptUntil: string | null;
}

/** What makes a failed charge good: to wait for the code of a PIX, to pay an invoice that is there, or a card. */
export type Mend = 'wait' | 'pay' | 'give a card' | 'change the card';

/** What an office is told about its money. Days are `YYYY-MM-DD`, values BRL; `at`, and of a cancellation `accessUntil`, instants. */
export type MoneyNotice = { readonly id: string } & (
  | {
      readonly kind: 'welcome';
      readonly planId: string | null;
      readonly paymentType: PaymentType | null;
      readonly status: AccountStatus;
      readonly trialUntil: string | null;
      readonly next: NextCharge | null;
      readonly instalments: number;
    }
  | {
      readonly kind: 'paymentReceived';
      readonly purchase: Purchase;
      readonly paidUntil: string | null;
      readonly next: NextCharge | null;
    }
  | {
      readonly kind: 'chargeAhead';
      readonly value: number;
      readonly dueOn: string;
      readonly isFirst: boolean;
      /** Of a subscription 1. */
      readonly instalments: number;
      /** An administrator closed the account, and its subscription goes on. */
      readonly isClosed: boolean;
    }
  /** A year by a card that the provider does not keep: its renewal is an invoice that somebody pays. */
  | { readonly kind: 'renewalByHand'; readonly value: number; readonly dueOn: string }
  | { readonly kind: 'paymentDue'; readonly value: number; readonly dueOn: string; readonly isFirst: boolean }
  | {
      readonly kind: 'paymentOverdue';
      readonly value: number;
      readonly dueOn: string;
      readonly byCard: boolean;
      /** Its card was refused, and its day is not past. */
      readonly declined: boolean;
      readonly status: AccountStatus;
      /** The last day of the trial; null: there is none. */
      readonly trialUntil: string | null;
      /** The day on which access ends while it stays unpaid; null: another payment covers the time. */
      readonly endsOn: string | null;
    }
  | {
      readonly kind: 'chargeFailed';
      /** Null: nothing was to be charged yet, as of a subscription that was not made. */
      readonly value: number | null;
      readonly sentence: string;
      /** Because of the seller's contract with the provider: another card changes nothing. */
      readonly ofSeller: boolean;
      readonly mend: Mend;
      /** The sentence says already what to do. */
      readonly isAdvised: boolean;
      /** The last day of access while nothing more is paid; null: there is no access. */
      readonly accessUntil: string | null;
    }
  | {
      readonly kind: 'planChanged';
      readonly planId: string | null;
      /** False: an administrator opened the account, and nobody pays for it. */
      readonly isCharged: boolean;
      readonly next: NextCharge | null;
    }
  | { readonly kind: 'planNotChanged'; readonly sentence: string }
  | {
      readonly kind: 'paymentDisputed';
      readonly value: number;
      readonly status: AccountStatus;
      /** A subscription, whose next months the provider goes on charging. */
      readonly goesOn: boolean;
    }
  | { readonly kind: 'chargeback'; readonly account: string; readonly value: number; readonly dueOn: string }
  | {
      readonly kind: 'cancelled';
      readonly at: string;
      readonly accessUntil: string;
      readonly hasAccess: boolean;
      readonly returned: number;
      readonly pending: number;
      /** What went back went in a later month than it came: a difference by price index may be owed beside it. */
      readonly mayBeCorrected: boolean;
      readonly byCard: boolean;
      readonly keptUntil: string | null;
      /** What was asked for besides; null: the data are kept until `keptUntil`. */
      readonly erasure: Pick<RequestedErasure, 'withdrawUntil' | 'doneBy'> | null;
    }
  | {
      readonly kind: 'erasureWithdrawn';
      readonly at: string;
      /** Of a contract that was cancelled, by the request or before it, and stays so; null: none was. */
      readonly afterwards: Afterwards | null;
    }
  | {
      readonly kind: 'differencePaid';
      readonly amount: number;
      /** The day on which an administrator noted that it was paid. */
      readonly notedOn: string;
      readonly paidOn: string;
      readonly refundedOn: string;
    }
  | {
      readonly kind: 'refunded';
      readonly value: number;
      readonly byCard: boolean;
      readonly mayBeCorrected: boolean;
      /** It had been charged twice, and the other payment stands. */
      readonly wasTwice: boolean;
    }
  | {
      readonly kind: 'ended';
      readonly cause: CauseOfEnd;
      readonly keptUntil: string | null;
      /** False: an administrator opened the account, and nothing can be paid for it. */
      readonly isCharged: boolean;
      /** A subscription, whose next months the provider goes on charging. */
      readonly goesOn: boolean;
    }
);
