import type { OpenAccount } from '../domain/accounts/account.ts';
import { mayTryAgain } from '../domain/accounts/attempts.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import { notePayment, readAccount, tellAccount } from './account-news.ts';
import { type OutsideDeps, reachOutside } from './outside.ts';
import { GatewayUnavailable, type PaymentGateway, type PaymentRefused, type ProviderPayment } from './port.ts';

/** What can only be done or already be done was refused: it is to be tried again. */
export const granted = (answer: { readonly ok: boolean }): void => {
  if (!answer.ok) throw new GatewayUnavailable('failing', 'what should end was refused');
};

interface Ended {
  /** What was open is given up, the rest stands as the provider says. */
  readonly payments: readonly ProviderPayment[];
  /** What the provider would not end; null: everything ended. */
  readonly refused: PaymentRefused | null;
}

/**
 * Ends everything that the provider charges an account: the subscriptions under its reference and every open payment.
 * What it refuses to end holds up no other. Repeated, it has no effect. Throws GatewayUnavailable.
 */
export const endCharges = async (
  gateway: PaymentGateway,
  { accountId, facts }: Pick<OpenAccount, 'accountId' | 'facts'>,
): Promise<Ended> => {
  const { customerId, subscriptionId } = facts;
  const subscriptions = new Set(await gateway.subscriptionsOf(accountId));
  if (subscriptionId !== null) subscriptions.add(subscriptionId);
  let refused: PaymentRefused | null = null;
  for (const id of subscriptions) {
    const ended = await gateway.cancelSubscription(id);
    if (!ended.ok) refused ??= ended.error;
  }
  const payments: ProviderPayment[] = [];
  for (const payment of customerId === null ? [] : await gateway.paymentsOf(customerId)) {
    const ended = payment.status === 'open' ? await endPayment(gateway, payment) : { payment, refused: null };
    payments.push(ended.payment);
    refused ??= ended.refused;
  }
  return { payments, refused };
};

/** Paid a moment ago, it is refused and needs no end. */
const endPayment = async (gateway: PaymentGateway, payment: ProviderPayment) => {
  const ended = await gateway.cancelPayment(payment.id);
  if (ended.ok) return { payment: { ...payment, status: 'cancelled' as const }, refused: null };
  const now = await gateway.payment(payment.id);
  return now.ok && now.value.status !== 'open'
    ? { payment: now.value, refused: null }
    : { payment, refused: ended.error };
};

/** Ends what is charged to an account, and notes what came of each payment. Throws GatewayUnavailable. */
export const stopCharging = async (deps: OutsideDeps, account: OpenAccount): Promise<void> => {
  const { accountId } = account;
  await reachOutside(
    deps,
    accountId,
    {
      purpose: 'removal',
      reference: accountId,
      amount: null,
      day: dayInSaoPaulo(deps.now()),
      repeatable: true,
    },
    async (gateway) => {
      const { payments, refused } = await endCharges(gateway, account);
      await noteEnded(deps, account, payments);
      return refused === null ? { ok: true, value: null } : { ok: false, error: refused };
    },
    async () => undefined,
  );
};

/** Each payment as the provider has it now. Open invoices that it no longer lists are given up, too. */
const noteEnded = async (
  deps: OutsideDeps,
  { accountId, facts }: OpenAccount,
  payments: readonly ProviderPayment[],
): Promise<void> => {
  for (const payment of payments) await notePayment(deps, payment, { at: null });
  const seen = new Set(payments.map(({ id }) => id));
  for (const { invoiceId, status } of facts.invoices)
    if (status === 'open' && !seen.has(invoiceId)) await noteGivenUp(deps, accountId, invoiceId);
};

/** Notes an unpaid invoice as given up, once the provider has done so. */
export const noteGivenUp = (deps: OutsideDeps, accountId: string, invoiceId: string): Promise<boolean> =>
  tellAccount(deps, accountId, {
    type: 'NotePayment',
    invoiceId,
    status: 'cancelled',
    reportedAt: null,
    paidOn: dayInSaoPaulo(deps.now()),
    now: deps.now(),
  });

/** Sends one payment back. Refused or unanswered it stays wished for, and is tried again. */
export const refundInvoice = async (
  deps: OutsideDeps,
  accountId: string,
  { invoiceId, value }: { readonly invoiceId: string; readonly value: number },
): Promise<void> => {
  const now = deps.now();
  await reachOutside(
    deps,
    accountId,
    { purpose: 'refund', reference: invoiceId, amount: value, day: dayInSaoPaulo(now), repeatable: true },
    async (gateway) => {
      const came = await gateway.refund(invoiceId);
      if (came.ok) return came;
      if (came.error.name === 'PaymentRefused') return { ok: false, error: came.error };
      throw new GatewayUnavailable('failing', 'refund of a payment that the provider does not know');
    },
    () =>
      tellAccount(deps, accountId, {
        type: 'NotePayment',
        invoiceId,
        status: 'refunded',
        reportedAt: null,
        paidOn: dayInSaoPaulo(now),
        now,
      }),
  );
};

/**
 * Does what a cancellation wished for and is not done yet: the end of all charges, and each refund by itself, so that one
 * that fails holds up no other. `atOnce`: also what failed lately. `hasTime`: whether another call may still be begun; the
 * rest is the job's. Nothing is thrown: what fails stays wished for.
 */
export const finishLeaving = async (
  deps: OutsideDeps,
  accountId: string,
  atOnce: boolean,
  hasTime: () => boolean = () => true,
): Promise<void> => {
  const account = await readAccount(deps, accountId);
  if (account === null) return;
  const wished = account.facts.attempts.filter(
    (one) => (one.purpose === 'removal' || one.purpose === 'refund') && (atOnce || mayTryAgain(one, deps.now())),
  );
  for (const { purpose, reference, amount } of wished) {
    if (!hasTime()) return;
    try {
      if (purpose === 'removal' && reference === accountId) await stopCharging(deps, account);
      if (purpose === 'refund') await refundInvoice(deps, accountId, { invoiceId: reference, value: amount ?? 0 });
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      deps.onError(error);
    }
  }
};
