import type { Invoice, KeptCard, OpenAccount } from '../domain/accounts/account.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import { notePayment, tellAccount } from './account-news.ts';
import { type Asking, type Came, type OutsideDeps, reachOutside } from './outside.ts';
import { type CardToCharge, GatewayUnavailable } from './port.ts';

/** Pays an open invoice by card, once. Throws GatewayUnavailable. */
export const payByCard = (
  deps: OutsideDeps,
  accountId: string,
  { invoiceId, value }: Pick<Invoice, 'invoiceId' | 'value'>,
  card: CardToCharge,
  asking: Asking,
): Promise<Came<unknown>> =>
  reachOutside(
    deps,
    accountId,
    {
      purpose: 'payment',
      reference: invoiceId,
      amount: value,
      day: dayInSaoPaulo(deps.now()),
      repeatable: 'token' in card,
    },
    async (gateway) => {
      const came = await gateway.payWithCard(invoiceId, card);
      if (came.ok) return came;
      if (came.error.name === 'PaymentRefused') return { ok: false, error: came.error };
      throw new GatewayUnavailable('unreachable', 'an invoice that the provider does not know');
    },
    (payment) => notePayment(deps, payment, { at: deps.now() }),
    asking,
  );

/** Another card for what a subscription charges from now on. Charges nothing. Throws GatewayUnavailable. */
export const changeSubscriptionCard = (
  deps: OutsideDeps,
  { accountId, facts }: OpenAccount,
  card: Extract<CardToCharge, { card: unknown }>,
  asking: Asking,
): Promise<Came<null>> => {
  const subscriptionId = facts.subscriptionId ?? '';
  return reachOutside(
    deps,
    accountId,
    {
      purpose: 'card',
      reference: subscriptionId,
      amount: null,
      day: dayInSaoPaulo(deps.now()),
      repeatable: false,
    },
    (gateway) => gateway.changeCard(subscriptionId, card),
    () => tellAccount(deps, accountId, { type: 'NameCard', lastFour: card.card.number.slice(-4) }),
    asking,
  );
};

/**
 * Checks a card and has the provider keep it, for what it is charged for from now on. Answers whether it is kept: the
 * contract with the provider may not include that. Throws GatewayUnavailable.
 */
export const keepCard = (
  deps: OutsideDeps,
  accountId: string,
  customerId: string,
  card: Extract<CardToCharge, { card: unknown }>,
  asking: Asking,
): Promise<Came<boolean>> => {
  const planned = { purpose: 'card', reference: customerId, amount: null, repeatable: false } as const;
  return reachOutside<KeptCard | null>(
    deps,
    accountId,
    { ...planned, day: dayInSaoPaulo(deps.now()) },
    async (gateway) => {
      const kept = await gateway.keepCard(customerId, card);
      if (kept.ok) return kept;
      return kept.error.name === 'CardsNotKept' ? { ok: true, value: null } : { ok: false, error: kept.error };
    },
    async (kept) => {
      if (kept !== null) await tellAccount(deps, accountId, { type: 'KeepCard', card: kept });
    },
    asking,
  ).then((came) => (came.ok ? { ok: true, value: came.value !== null } : came));
};
