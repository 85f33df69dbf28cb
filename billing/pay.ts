import type { Invoice, OpenAccount } from '../domain/accounts/account.ts';
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
