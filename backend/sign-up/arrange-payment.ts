import { notePayment, readAccount, tellAccount } from '../../billing/account-news.ts';
import { chargeAccount, descriptionOf } from '../../billing/charge.ts';
import type { CardData, CardHolder, PaymentRefused } from '../../billing/port.ts';
import type { OpenAccount } from '../../domain/accounts/account.ts';
import { chargeDue } from '../../domain/accounts/charges.ts';
import { firstChargeOn } from '../../domain/accounts/trial.ts';
import { reaisOf } from '../../domain/units/money.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import type { Deps } from '../deps.ts';
import type { Arranged, SignUp } from './asked.ts';

type Arrangement = ({ readonly ok: true } & Arranged) | { readonly ok: false; readonly error: PaymentRefused };

/**
 * Arranges the payment of a sign-up with the provider: a subscription whose first charge falls after the trial; a card
 * that the provider keeps and that is charged after the trial; a PIX to be paid now. Every step may be repeated. Throws
 * GatewayUnavailable.
 */
export const arrangePayment = async (asked: SignUp, accountId: string, deps: Deps): Promise<Arrangement> => {
  const { gateway } = deps.billing;
  const { name, email, payer } = asked;
  const customer = await gateway.customer({ reference: accountId, name, email, payer });
  if (!customer.ok) return customer;
  await tellAccount(deps, accountId, { type: 'LinkCustomer', customerId: customer.value });
  const account = await readAccount(deps, accountId);
  if (account === null) return { ok: false, error: { name: 'PaymentRefused', sentence: 'Cadastro interrompido.' } };
  if (asked.card === null) return charged(account, deps);
  const card = { ...asked.card, remoteIp: asked.remoteIp };
  return asked.option.type === 'SUBSCRIPTION'
    ? subscribed(account, asked, card, deps)
    : withKeptCard(account, customer.value, card, deps);
};

interface CardOnce {
  readonly card: CardData;
  readonly holder: CardHolder;
  readonly remoteIp: string;
}

const subscribed = async (
  { accountId, facts }: OpenAccount,
  { option }: SignUp,
  card: CardOnce,
  deps: Deps,
): Promise<Arrangement> => {
  const subscription = await deps.billing.gateway.subscribe({
    reference: accountId,
    customerId: facts.customerId ?? '',
    value: reaisOf(option.chargeCents),
    nextDueDate: firstChargeOn(facts) ?? dayInSaoPaulo(deps.now()),
    months: option.plan.period === 'monthly' ? 1 : 12,
    description: descriptionOf(option.plan.name),
    with: card,
  });
  if (!subscription.ok) return subscription;
  const { id, payments } = subscription.value;
  await tellAccount(deps, accountId, { type: 'StartSubscription', subscriptionId: id });
  for (const payment of payments) await notePayment(deps, payment, { at: null });
  return { ok: true, subscriptionId: id, paymentId: payments[0]?.id ?? null };
};

const withKeptCard = async (
  account: OpenAccount,
  customerId: string,
  card: CardOnce,
  deps: Deps,
): Promise<Arrangement> => {
  const kept = await deps.billing.gateway.keepCard(customerId, card);
  if (kept.ok) {
    await tellAccount(deps, account.accountId, { type: 'KeepCard', card: kept.value });
    // Who had a trial before pays today, by the card that is here: one that is refused refuses the sign-up.
    if (account.facts.trialEndsAt === null) return charged(account, deps, card);
    return { ok: true, subscriptionId: null, paymentId: null };
  }
  // The contract with the provider does not include keeping cards: the card can only be charged while it is here.
  return kept.error.name === 'CardsNotKept' ? charged(account, deps, card) : { ok: false, error: kept.error };
};

const charged = async (account: OpenAccount, deps: Deps, card?: CardOnce): Promise<Arrangement> => {
  const now = deps.now();
  const { facts } = account;
  const first = chargeDue({ ...facts, paymentType: 'PIX' }, now);
  const paymentId = facts.invoices[0]?.invoiceId ?? null;
  if (first === null) return { ok: true, subscriptionId: null, paymentId };
  const due = card === undefined ? first : { ...first, billing: 'CREDIT_CARD' as const };
  const made = await chargeAccount(deps, deps.billing.gateway, account, due, card);
  return made.ok ? { ok: true, subscriptionId: null, paymentId: made.payments[0]?.id ?? null } : made;
};
