import type { OpenAccount } from '../domain/accounts/account.ts';
import type { DueCharge } from '../domain/accounts/charges.ts';
import { planOption } from '../domain/plans/find.ts';
import { reaisOf } from '../domain/units/money.ts';
import { chargeReference, notePayment } from './account-news.ts';
import { type Asking, type Beginning, beginningOf, type Came, type OutsideDeps, reachOutside } from './outside.ts';
import type { CardToCharge, NewCharge, ProviderPayment } from './port.ts';

export type Charged = Came<readonly ProviderPayment[]>;

/** What is bought, as the provider writes it on the invoice. */
export const descriptionOf = (planName: string): string => `Genial – Plano ${planName}`;

/** Notes what the provider holds as invoices of their account. */
export const noteAll = async (deps: OutsideDeps, payments: readonly ProviderPayment[]): Promise<void> => {
  for (const payment of payments) await notePayment(deps, payment, { at: null });
};

/**
 * Charges an account and notes the payments as its invoices. Repeated, it charges nothing more. `withCard`: the card of
 * a sign-up; absent: the one that the provider keeps. A kept card that its bank declines, or of which nothing is kept,
 * becomes a PIX that the office can pay; any other refusal of a card is a failure that an administrator sees.
 */
export const chargeAccount = async (
  deps: OutsideDeps,
  account: OpenAccount,
  due: DueCharge,
  withCard?: CardToCharge,
  asking: Asking & Beginning = {},
): Promise<Charged> => {
  const { accountId, facts, card } = account;
  const option = planOption(facts.planId ?? '');
  const { customerId } = facts;
  if (option === undefined || customerId === null) return { ok: false, error: { name: 'NotFound' } };
  const reference = chargeReference(accountId, due.number, due.covers.from);
  const value = reaisOf(option.chargeCents);
  const { dueDate } = due;
  const charge = (by: NewCharge['by'], repeatable: boolean, declined?: true) =>
    reachOutside(
      deps,
      accountId,
      { purpose: 'charge', reference, amount: value, day: dueDate, repeatable, ...beginningOf(asking) },
      (gateway) =>
        gateway.charge({ reference, customerId, value, dueDate, description: descriptionOf(option.plan.name), by }),
      async (payments) => {
        await asking.first?.();
        await noteAll(deps, declined ? payments.map((payment) => ({ ...payment, declined })) : payments);
      },
      asking,
    );
  const kept = card === null ? null : { token: card.token, remoteIp: card.remoteIp };
  const charged = due.billing === 'CREDIT_CARD' ? (withCard ?? kept) : null;
  if (charged === null) return charge({ type: 'PIX' }, true);
  const made = await charge(
    { type: 'CREDIT_CARD', instalments: facts.instalments, with: charged },
    withCard === undefined,
  );
  const isDeclined = !made.ok && made.error.name === 'PaymentRefused' && made.error.reason === 'declined';
  return isDeclined && withCard === undefined ? charge({ type: 'PIX' }, true, true) : made;
};
