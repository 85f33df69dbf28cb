import { lastTrouble } from '../../../domain/accounts/attempts.ts';
import { nextCharge } from '../../../domain/accounts/charges.ts';
import { lateInvoice } from '../../../domain/accounts/late.ts';
import { type Owed, owedBeside } from '../../../domain/accounts/owed.ts';
import { accountStanding } from '../../../domain/accounts/status.ts';
import type { AccountBilling } from '../../../domain/api/accounts.ts';
import type { IndexOverlay } from '../../../domain/law/tables/index.ts';
import { planInWords } from '../../../domain/words/plans.ts';
import type { AccountDocument } from '../../../projections/accounts/schema.ts';

/** What is owed to an account beside its refunds and was not paid yet. `overlay`: the indexes published here. */
export const owedTo = (
  { facts, payments, refunds }: Pick<AccountDocument, 'facts' | 'payments' | 'refunds'>,
  overlay: IndexOverlay,
): readonly Owed[] => {
  const { invoices, differencesPaid } = facts;
  return owedBeside({ invoices, differencesPaid, payments, refunds }, overlay);
};

/** What the seller wants to know of an account, on `now` (ISO 8601). `overlay`: the indexes published here. */
export const billingOf = (
  { facts, leaving, payments, refunds }: Pick<AccountDocument, 'facts' | 'leaving' | 'payments' | 'refunds'>,
  overlay: IndexOverlay,
  now: string,
): AccountBilling => {
  const paid = facts.invoices.filter(({ paidUntil }) => paidUntil !== null).at(-1);
  const failed = lastTrouble(facts, now);
  return {
    plan: facts.planId === null ? null : planInWords(facts.planId),
    isSubscription: facts.subscriptionId !== null && facts.cancellation === null,
    cause: accountStanding(facts, now).accountStatusCause,
    paidUntil: facts.paidUntil,
    lastPayment: paid === undefined ? null : { value: paid.value, until: paid.paidUntil ?? '' },
    next: nextCharge(facts, now),
    late: lateInvoice(facts, now),
    failure: failed === null ? null : { at: failed.lastAt, purpose: failed.purpose, detail: failed.detail },
    surpluses: facts.surpluses.map(({ at, amount, done }) => ({ at, amount, done })),
    owed: owedTo({ facts, payments, refunds }, overlay).map(({ invoiceIds, ...owed }) => owed),
    differencesPaid: facts.differencesPaid.map(({ invoiceIds, ...paid }) => paid),
    leaving,
  };
};
