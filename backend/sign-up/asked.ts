import type { CardData, CardHolder } from '../../billing/port.ts';
import type { Payer } from '../../domain/accounts/account.ts';
import type { PlanOption } from '../../domain/plans/plan.ts';

/** A sign-up as it is carried out. Digits without masks. */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly payer: Payer;
  readonly option: PlanOption;
  readonly instalments: number;
  /** Passes through memory only. Null: paid by PIX. */
  readonly card: { readonly card: CardData; readonly holder: CardHolder } | null;
  readonly remoteIp: string;
  /** The day that was shown as that of the first charge, `YYYY-MM-DD`; null: none was. */
  readonly acceptedFirstCharge: string | null;
  /** Null: the sign-up does not say that the terms were accepted. */
  readonly termsVersion: string | null;
  /** The same when the sign-up is repeated under its `Idempotency-Key`; null without one. Says nothing of card or password. */
  readonly requestName: string | null;
}

/** How the account pays from now on. */
export interface Arranged {
  /** The provider's subscription, or the payment of a plan that is no subscription. */
  readonly subscriptionId: string | null;
  readonly paymentId: string | null;
  /** The provider has not answered yet: whether anything was charged shows later, and nothing else is. */
  readonly isConfirming: boolean;
}
