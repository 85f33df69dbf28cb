import type { OpenAccount } from '../domain/accounts/account.ts';
import type { DueCharge } from '../domain/accounts/charges.ts';
import { planOption } from '../domain/plans/find.ts';
import { reaisOf } from '../domain/units/money.ts';
import { type BillingDeps, chargeReference, notePayment } from './account-news.ts';
import type { CardToCharge, NewCharge, PaymentGateway, PaymentRefused, ProviderPayment } from './port.ts';

export type Charged =
  | { readonly ok: true; readonly payments: readonly ProviderPayment[] }
  | { readonly ok: false; readonly error: PaymentRefused };

/** What is bought, as the provider writes it on the invoice. */
export const descriptionOf = (planName: string): string => `Genial – Plano ${planName}`;

/**
 * Charges an account and notes the payments as its invoices. Repeated, it charges nothing more. `withCard`: the card of
 * a sign-up; absent: the one that the provider keeps. A kept card that is refused, or of which nothing is kept, becomes a
 * PIX that the office can pay.
 */
export const chargeAccount = async (
  deps: BillingDeps,
  gateway: PaymentGateway,
  account: OpenAccount,
  due: DueCharge,
  withCard?: CardToCharge,
): Promise<Charged> => {
  const { accountId, facts, card } = account;
  const option = planOption(facts.planId ?? '');
  const { customerId } = facts;
  if (option === undefined || customerId === null)
    return { ok: false, error: { name: 'PaymentRefused', sentence: 'Plano desconhecido.' } };
  const charge = (by: NewCharge['by']) =>
    gateway.charge({
      reference: chargeReference(accountId, due.number, due.covers.from),
      customerId,
      value: reaisOf(option.chargeCents),
      dueDate: due.dueDate,
      description: descriptionOf(option.plan.name),
      by,
    });
  const kept = card === null ? null : { token: card.token, remoteIp: card.remoteIp };
  const charged = due.billing === 'CREDIT_CARD' ? (withCard ?? kept) : null;
  let made =
    charged === null
      ? await charge({ type: 'PIX' })
      : await charge({ type: 'CREDIT_CARD', instalments: facts.instalments, with: charged });
  if (!made.ok && charged !== null && withCard === undefined) made = await charge({ type: 'PIX' });
  if (!made.ok) return made;
  for (const payment of made.value) await notePayment(deps, payment, { at: null });
  return { ok: true, payments: made.value };
};
