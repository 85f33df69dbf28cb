import type { OpenAccount } from '../../../domain/accounts/account.ts';
import { chargeNotMade, planNotChanged, unsettled } from '../../../domain/accounts/attempts.ts';
import { accessUntil, isUnderContract } from '../../../domain/accounts/cancellation.ts';
import { chargedByNewCard, isPayable, nextCharge } from '../../../domain/accounts/charges.ts';
import { requestedErasure } from '../../../domain/accounts/erasure.ts';
import { isAutomatic, isLate } from '../../../domain/accounts/late.ts';
import { factsAfter } from '../../../domain/accounts/plan-change.ts';
import { guaranteeUntil, type Refund, refundOf, timePaidFor } from '../../../domain/accounts/refund.ts';
import { accountStanding } from '../../../domain/accounts/status.ts';
import { firstChargeOn, isTrying } from '../../../domain/accounts/trial.ts';
import type {
  LeavingToday,
  Subscription,
  SubscriptionInvoice,
  SubscriptionState,
} from '../../../domain/api/subscription.ts';
import { planOption, planOptions } from '../../../domain/plans/find.ts';
import { centsOf, reaisOf } from '../../../domain/units/money.ts';
import { failedCharge, failedPlan } from '../../../domain/words/charges.ts';
import { optionInWords, planInWords, planNameInWords } from '../../../domain/words/plans.ts';
import { presentInvoice } from '../payments/present.ts';

/** What an account has bought as it is on `now` (ISO 8601). */
export const presentSubscription = (account: OpenAccount, now: string): Subscription => {
  const { facts, cardEnding } = account;
  const confirming = confirmingOf(account);
  // What is charged next depends on what is being confirmed.
  const next = confirming === null ? nextCharge(facts, now) : null;
  const refund = refundOf(facts, now);
  const failed = chargeNotMade(facts);
  const wish = planNotChanged(facts, now);
  return {
    plan: planOf(account),
    state: stateOf(account, now),
    cause: accountStanding(facts, now).accountStatusCause,
    confirming,
    paidUntil: facts.paidUntil,
    trialUntil: isTrying(facts, now) ? firstChargeOn(facts) : null,
    next:
      next === null
        ? null
        : { date: next.dueOn, amount: next.value, cardEnding: facts.paymentType === 'PIX' ? null : cardEnding },
    invoices: invoicesOf(account, now),
    guaranteeUntil: guaranteeUntil(facts),
    refund: shown(refund),
    leaving: leavingOf(account, now),
    cancellation: cancellationOf(account),
    erasure: erasureOf(account),
    payer: { name: account.name, document: account.payer?.cpf ?? null },
    hasCard: facts.subscriptionId !== null || account.card !== null,
    newCardCharge: chargedByNewCard(account, now),
    changes: changesOf(account, now),
    failure: failed === null ? null : { at: failed.lastAt, sentence: failedCharge(failed, facts.paymentType) },
    planNotChanged: wish === null ? null : { at: wish.lastAt, sentence: failedPlan(wish) },
  };
};

const confirmingOf = ({ facts }: OpenAccount): Subscription['confirming'] => {
  const attempt = facts.cancellation === null ? unsettled(facts) : null;
  if (attempt === null) return null;
  const { purpose, reference, amount, day } = attempt;
  return purpose === 'plan'
    ? { purpose, plan: planInWords(reference), amount, date: day }
    : { purpose: 'payment', plan: null, amount, date: day };
};

/** A card that is typed with a change serves as one that is kept. */
const typed = { token: '', lastFour: '', remoteIp: '' };

const changesOf = (account: OpenAccount, now: string): Subscription['changes'] =>
  account.facts.origin !== 'registered'
    ? []
    : planOptions()
        .filter(({ id, available }) => available && id !== account.facts.planId)
        .flatMap(({ id: planId }) => {
          const facts = factsAfter({ ...account, card: account.card ?? typed }, planId, now);
          if (facts === null) return [];
          const next = nextCharge(facts, now);
          return [{ planId, next: next === null ? null : { date: next.dueOn, amount: next.value } }];
        });

const shown = ({ ground, amount }: Refund): Subscription['refund'] => (ground === null ? null : { ground, amount });

/** What a cancellation on `now` would come to; null: there is nothing to cancel. */
export const leavingOf = ({ facts }: Pick<OpenAccount, 'facts'>, now: string): LeavingToday | null => {
  if (!isUnderContract(facts)) return null;
  const refund = shown(refundOf(facts, now));
  return { accessUntil: refund === null ? accessUntil(facts, now) : now, refund };
};

const planOf = ({ facts }: OpenAccount): Subscription['plan'] => {
  const option = planOption(facts.planId ?? '');
  if (option === undefined) return null;
  const { id, type, chargeCents, plan } = option;
  return {
    id,
    name: plan.name,
    // Nobody pays for what an administrator gave.
    description: facts.origin === 'registered' ? optionInWords(option) : planNameInWords(plan),
    type,
    period: plan.period,
    value: reaisOf(chargeCents),
    installments: facts.instalments,
    users: plan.users,
  };
};

export const stateOf = ({ facts }: Pick<OpenAccount, 'facts'>, now: string): SubscriptionState => {
  const { accountStatus } = accountStanding(facts, now);
  if (accountStatus === 'INACTIVE') return 'INACTIVE';
  if (facts.cancellation !== null) return 'CANCELLED';
  if (unsettled(facts) !== null) return 'CONFIRMING';
  const hasLate = facts.invoices.some((invoice) => isLate(invoice, facts, now));
  return accountStatus === 'ACTIVE' && hasLate ? 'OVERDUE' : accountStatus;
};

const invoicesOf = ({ facts }: OpenAccount, now: string): SubscriptionInvoice[] =>
  facts.invoices.map((invoice) => {
    return {
      ...presentInvoice(invoice, now),
      ...timePaidFor(invoice, facts.invoices),
      plan: planInWords(invoice.payment?.planId ?? facts.planId),
      payment: invoice.payment === undefined ? null : { date: invoice.payment.on, by: invoice.payment.by },
      automatic: isAutomatic(invoice, facts, now),
      payableBy: isPayable(invoice, facts, now) ? (['PIX', 'CREDIT_CARD'] as const).slice() : [],
    };
  });

const erasureOf = ({ facts }: OpenAccount): Subscription['erasure'] => {
  const requested = requestedErasure(facts);
  return requested === null ? null : { withdrawUntil: requested.withdrawUntil, doneBy: requested.doneBy };
};

const cancellationOf = ({ facts }: OpenAccount): Subscription['cancellation'] => {
  if (facts.cancellation === null) return null;
  const { accessUntil, refunded } = facts.cancellation;
  const pending = facts.attempts.filter(({ purpose }) => purpose === 'refund');
  const cents = pending.reduce((sum, { amount }) => sum + centsOf(amount ?? 0), 0);
  return { accessUntil, refunded, refundPending: reaisOf(cents) };
};
