import { readAccount } from '../billing/account-news.ts';
import { alone } from '../billing/alone.ts';
import { startSubscription } from '../billing/change-plan.ts';
import { chargeAccount } from '../billing/charge.ts';
import { finishLeaving } from '../billing/leave.ts';
import type { Came, NotAsked, OutsideDeps, Unanswered } from '../billing/outside.ts';
import { changeSubscriptionCard, keepCard, payByCard } from '../billing/pay.ts';
import type { CardToCharge, PaymentRefused, PixCode } from '../billing/port.ts';
import type { OpenAccount, ReturnTo } from '../domain/accounts/account.ts';
import { isEnding, unsettledCharge } from '../domain/accounts/attempts.ts';
import { chargeDue } from '../domain/accounts/charges.ts';
import { accountAggregate } from '../domain/accounts/decider.ts';
import { evolve } from '../domain/accounts/evolve.ts';
import { isAutomatic } from '../domain/accounts/late.ts';
import { planOption } from '../domain/plans/find.ts';
import type { PlanOption } from '../domain/plans/plan.ts';
import { accountStream } from '../domain/streams.ts';
import { type TooManyUsers, tooManyUsers } from './change-plan.ts';
import { type Behalf, type Refused, run } from './commands.ts';
import { moneyOf } from './money.ts';

type TypedCard = Extract<CardToCharge, { card: unknown }>;

export type SubscriptionCame =
  | { readonly ok: true; readonly pix: PixCode | null }
  | Refused
  | { readonly ok: false; readonly error: PaymentRefused | TooManyUsers | Unanswered | NotAsked };

const done: SubscriptionCame = { ok: true, pix: null };
const refused = (
  name:
    | 'NotFound'
    | 'CardRequired'
    | 'SubscriptionEnded'
    | 'CardNotKept'
    | 'ContractEnding'
    | 'ErasureAsked'
    | 'InvoicePaid'
    | 'NotCancelled',
): Refused => ({
  ok: false,
  error: { name },
});
const came = (outcome: Came<unknown>): SubscriptionCame => (outcome.ok ? done : outcome);

interface At {
  readonly behalf: Behalf;
  readonly money: OutsideDeps;
  readonly account: OpenAccount;
}

/** Work about the money of the caller's account, as its stream has it, while nobody else does any. */
const atAccount = (behalf: Behalf, work: (at: At) => Promise<SubscriptionCame>): Promise<SubscriptionCame> => {
  const { accountId, deps } = behalf;
  if (accountId === null) return Promise.resolve(refused('NotFound'));
  const money = moneyOf(deps);
  return alone(money, accountId, async () => {
    const account = await readAccount(money, accountId);
    if (account === null || account.facts.origin !== 'registered') return refused('NotFound');
    const outcome = await work({ behalf, money, account });
    await deps.views.waitFor(await deps.stores.events.head(), VIEWS_WITHIN_MS);
    return outcome;
  });
};
const VIEWS_WITHIN_MS = 12_000;

const askingOf = ({ behalf }: At) => ({
  by: behalf.by,
  expectedRevision: behalf.expectedRevision,
  patienceMs: behalf.deps.billing.patienceMs,
});

/**
 * Pays an open invoice now: by card, typed (`card`) or kept, or by PIX, whose code is answered. Of an invoice that
 * its card pays by itself on a day to come there is no code: it would be paid twice. By card it is the same charge, paid early. Throws GatewayUnavailable.
 */
export const payInvoice = (
  behalf: Behalf,
  invoiceId: string,
  by: 'PIX' | 'CREDIT_CARD',
  card: TypedCard | null,
): Promise<SubscriptionCame> =>
  atAccount(behalf, async (at) => {
    const { account, money } = at;
    const invoice = account.facts.invoices.find((one) => one.invoiceId === invoiceId);
    if (invoice?.status === 'paid' || invoice?.status === 'received') return refused('InvoicePaid');
    if (invoice?.status !== 'open') return refused('NotFound');
    if (by === 'PIX') {
      if (isAutomatic(invoice, account.facts, money.now())) return refused('NotFound');
      // The other payment may have been made: with the code in hand it would be paid twice.
      if (unsettledCharge(account.facts) !== null) return { ok: false, error: { name: 'PaymentConfirming' } };
      const code = await money.billing.reads.pixCode(invoiceId);
      if (code.ok) return { ok: true, pix: code.value };
      return code.error.name === 'PaymentRefused' ? { ok: false, error: code.error } : refused('NotFound');
    }
    const kept = account.card === null ? null : { token: account.card.token, remoteIp: account.card.remoteIp };
    const charged = card ?? kept;
    if (charged === null) return refused('CardRequired');
    return came(await payByCard(money, account.accountId, invoice, charged, askingOf(at)));
  });

/**
 * Another card for what is charged from now on. What failed for want of a card is made good by it at once: a subscription
 * that was not made is made, and a charge that is due is charged. Throws GatewayUnavailable.
 */
export const changeCard = (behalf: Behalf, card: TypedCard): Promise<SubscriptionCame> =>
  atAccount(behalf, async (at) => {
    const { account, money } = at;
    const { facts, accountId } = account;
    const option = planOption(facts.planId ?? '');
    if (facts.cancellation !== null) return refused('SubscriptionEnded');
    if (option === undefined || facts.customerId === null || facts.paymentType === 'PIX') return refused('NotFound');
    if (facts.paymentType === 'SUBSCRIPTION')
      return came(
        facts.subscriptionId === null
          ? await startSubscription(money, account, option, card, askingOf(at))
          : await changeSubscriptionCard(money, account, card, askingOf(at)),
      );
    const kept = await keepTyped(at, card);
    // What is not kept can be charged while it is here.
    if (!kept.ok && kept.error.name !== 'CardNotKept') return kept;
    const now = await readAccount(money, accountId);
    const due = now === null ? null : chargeDue(now.facts, money.now());
    return now === null || due === null ? kept : came(await chargeAccount(money, now, due, card, askingOf(at)));
  });

const keepTyped = async (at: At, card: TypedCard): Promise<SubscriptionCame> => {
  const { accountId, facts } = at.account;
  const kept = await keepCard(at.money, accountId, facts.customerId ?? '', card, askingOf(at));
  if (!kept.ok) return kept;
  return kept.value ? done : refused('CardNotKept');
};

/** Keeps a card that was typed for a plan that is charged to a kept one. */
export const keepTypedCard = (behalf: Behalf, card: TypedCard): Promise<SubscriptionCame> =>
  atAccount(behalf, (at) => keepTyped(at, card));

/**
 * A new contract after a cancellation, for any plan that is sold: charged from today on, or after the time that is still
 * paid or tried. Throws GatewayUnavailable.
 */
export const comeBack = (
  behalf: Behalf,
  planId: string,
  instalments: number,
  card: TypedCard | null,
): Promise<SubscriptionCame> =>
  atAccount(behalf, async (at) => {
    const { account, money } = at;
    const option = planOption(planId);
    if (option?.available !== true || account.facts.customerId === null) return refused('NotFound');
    if (account.facts.cancellation === null) return refused('NotCancelled');
    if (option.type !== 'PIX' && card === null && account.card === null) return refused('CardRequired');
    if (account.facts.erasureRequestedAt !== null) return refused('ErasureAsked');
    const tooMany = await tooManyUsers(behalf, account.accountId, planId);
    if (tooMany !== null) return { ok: false, error: tooMany };
    if (await isNotEnded(at)) return refused('ContractEnding');
    const returnTo = { planId, instalments: instalmentsOf(option, instalments) };
    const beginning = { ...returnTo, now: money.now() };
    const returned = asReturned(account, option, beginning);
    if (returned === null) return refused('NotFound');
    const begin = (expectedRevision?: number) =>
      run({ ...behalf, expectedRevision }, accountAggregate, accountStream(account.accountId), {
        type: 'ReturnToSubscription',
        ...beginning,
      });
    if (option.type === 'SUBSCRIPTION') {
      const first = () => begin();
      return begunBy(
        await startSubscription(money, returned, option, card, { ...askingOf(at), first, returnTo }),
        first,
      );
    }
    if (card !== null && option.type === 'CREDIT_CARD') {
      const kept = await keepTyped(at, card);
      if (!kept.ok && kept.error.name !== 'CardNotKept') return kept;
    }
    return chargedAtReturn(at, returned, card, { returnTo, begin });
  });

type Begin = (expectedRevision?: number) => Promise<{ readonly ok: true } | Refused>;
type Beginning = ReturnTo & { readonly now: string };

/** The account as it is once the new contract has begun. */
const asReturned = (account: OpenAccount, { type }: PlanOption, { now, ...plan }: Beginning): OpenAccount | null => {
  const returned = evolve(account, { type: 'SubscriptionReturned', data: { ...plan, paymentType: type, at: now } });
  return returned.phase === 'open' ? returned : null;
};

/** A contract begins once the provider has taken the payment, or while nobody knows whether it did; refused, none begins. */
const begunBy = async (outcome: Came<unknown>, first: () => Promise<unknown>): Promise<SubscriptionCame> => {
  if (!outcome.ok && outcome.error.name === 'Unanswered') await first();
  return came(outcome);
};

/** The former contract ends at the provider before a new one begins there, or what ends the one would end the other. */
const isNotEnded = async ({ money, account: { accountId } }: At): Promise<boolean> => {
  await finishLeaving(money, accountId, true);
  const left = await readAccount(money, accountId);
  return left === null || isEnding(left);
};

const instalmentsOf = ({ type }: PlanOption, asked: number): number => (type === 'CREDIT_CARD' ? asked : 1);

/** Charges what is due by the new contract now; where nothing is, it begins with what is paid or tried already. */
const chargedAtReturn = async (
  at: At,
  returned: OpenAccount,
  typed: TypedCard | null,
  { returnTo, begin }: { readonly returnTo: ReturnTo; readonly begin: Begin },
): Promise<SubscriptionCame> => {
  const { money } = at;
  const due = chargeDue(returned.facts, money.now());
  if (due === null) {
    const begun = await begin(at.behalf.expectedRevision);
    return begun.ok ? done : begun;
  }
  const first = () => begin();
  const card = (await readAccount(money, returned.accountId))?.card ?? returned.card;
  const withCard = due.billing === 'CREDIT_CARD' && typed !== null ? typed : undefined;
  const outcome = await chargeAccount(money, { ...returned, card }, due, withCard, {
    ...askingOf(at),
    first,
    returnTo,
  });
  const [payment] = outcome.ok ? outcome.value : [];
  if (payment === undefined || due.billing !== 'PIX') return begunBy(outcome, first);
  const code = await money.billing.reads.pixCode(payment.id);
  return { ok: true, pix: code.ok ? code.value : null };
};
