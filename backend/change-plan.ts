import { notePayment, readAccount } from '../billing/account-news.ts';
import { chargeAccount, descriptionOf } from '../billing/charge.ts';
import { GatewayUnavailable, type PaymentRefused } from '../billing/port.ts';
import type { AccountFacts, OpenAccount } from '../domain/accounts/account.ts';
import { chargeDue } from '../domain/accounts/charges.ts';
import { accountAggregate } from '../domain/accounts/decider.ts';
import { planChange } from '../domain/accounts/plan-change.ts';
import { firstChargeOn } from '../domain/accounts/trial.ts';
import { planOption } from '../domain/plans/find.ts';
import type { PlanOption } from '../domain/plans/plan.ts';
import { accountStream } from '../domain/streams.ts';
import { addMonths, dayOf, isoOf } from '../domain/units/day.ts';
import { reaisOf } from '../domain/units/money.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import { type Behalf, type Refused, run } from './commands.ts';
import { noteGivenUp } from './give-up-open.ts';

type Arranged = { readonly ok: true } | { readonly ok: false; readonly error: PaymentRefused };

/**
 * Gives an account another plan, or another way of paying for it. The provider comes first: broken off, the change is
 * repeated, and what it has done already stays so. What is paid stays paid; the next charge is by the new plan. Throws
 * GatewayUnavailable.
 */
export const changePlan = async (
  behalf: Behalf,
  accountId: string,
  planId: string | null,
): Promise<{ readonly ok: true } | Refused | Extract<Arranged, { ok: false }>> => {
  const { deps } = behalf;
  const account = await readAccount(deps, accountId);
  if (account === null) return { ok: false, error: { name: 'NotFound' } };
  const change = planChange(account, planId);
  if (!change.ok) return change;
  if (planId === account.facts.planId) return { ok: true };
  const option = planOption(planId ?? '');
  const record = () =>
    run(behalf, accountAggregate, accountStream(accountId), { type: 'ChangePlan', planId, now: deps.now() });
  if (change.step === 'nothing' || option === undefined) return record();

  const arranged = await arrange(behalf, account, change.step, option);
  if (!arranged.ok) return arranged;
  const recorded = await record();
  if (!recorded.ok) return recorded;
  await noteNextCharges(behalf, accountId);
  return { ok: true };
};

/** What the provider has to know before the account can change. */
const arrange = async (
  behalf: Behalf,
  account: OpenAccount,
  step: 'replace charges' | 'change subscription' | 'end subscription' | 'start subscription',
  option: PlanOption,
): Promise<Arranged> => {
  const { gateway } = behalf.deps.billing;
  const { facts } = account;
  if (step === 'change subscription')
    return gateway.changeSubscription(facts.subscriptionId ?? '', termsOf(option, facts, behalf.deps.now()));
  if (step === 'end subscription') {
    const ended = await gateway.cancelSubscription(facts.subscriptionId ?? '');
    if (!ended.ok) return ended;
  }
  await giveUpOpen(behalf, account);
  return step === 'start subscription' ? startSubscription(behalf, account, option) : { ok: true };
};

/** The charge after the one that is open, or after the time that is paid for. */
const termsOf = (option: PlanOption, facts: AccountFacts, now: string) => {
  const months = option.plan.period === 'monthly' ? (1 as const) : (12 as const);
  const open = facts.invoices.find(({ status }) => status === 'open');
  const nextDueDate = open === undefined ? startOf(facts, now) : isoOf(addMonths(dayOf(open.originalDueDate), months));
  return { value: reaisOf(option.chargeCents), nextDueDate, months, description: descriptionOf(option.plan.name) };
};

/** The first day that is neither paid for nor tried. */
const startOf = (facts: AccountFacts, now: string): string => {
  const today = dayInSaoPaulo(now);
  const from = facts.paidUntil ?? firstChargeOn(facts) ?? today;
  return from > today ? from : today;
};

/** Open charges of the former plan are given up; one that was paid in the meantime stays. */
const giveUpOpen = async (behalf: Behalf, { accountId, facts }: OpenAccount): Promise<void> => {
  const { deps } = behalf;
  const { gateway } = deps.billing;
  for (const { invoiceId, status } of facts.invoices) {
    if (status !== 'open') continue;
    if ((await gateway.cancelPayment(invoiceId)).ok) {
      await noteGivenUp(behalf, accountId, invoiceId);
      continue;
    }
    const payment = await gateway.payment(invoiceId);
    if (payment.ok) await notePayment(deps, payment.value, { at: deps.now() });
  }
};

const startSubscription = async (
  behalf: Behalf,
  { accountId, facts, card }: OpenAccount,
  option: PlanOption,
): Promise<Arranged> => {
  const { customerId } = facts;
  if (card === null || customerId === null) throw new GatewayUnavailable('failing', 'no card to subscribe with');
  const subscription = await behalf.deps.billing.gateway.subscribe({
    reference: accountId,
    customerId,
    ...termsOf(option, { ...facts, invoices: [] }, behalf.deps.now()),
    with: { token: card.token, remoteIp: card.remoteIp },
  });
  if (!subscription.ok) return subscription;
  const { id: subscriptionId } = subscription.value;
  const start = { type: 'StartSubscription', subscriptionId } as const;
  await run({ ...behalf, expectedRevision: undefined }, accountAggregate, accountStream(accountId), start);
  return { ok: true };
};

const VIEWS_WITHIN_MS = 12_000;

/** Charges what is due by the new plan, and notes what the provider asks by now. What fails the hourly work makes good. */
const noteNextCharges = async ({ deps }: Behalf, accountId: string): Promise<void> => {
  const { gateway } = deps.billing;
  try {
    const account = await readAccount(deps, accountId);
    if (account === null || account.facts.customerId === null) return;
    const due = chargeDue(account.facts, deps.now());
    if (due !== null) await chargeAccount(deps, gateway, account, due);
    else
      for (const payment of await gateway.paymentsOf(account.facts.customerId))
        await notePayment(deps, payment, { at: deps.now() });
    await deps.views.waitFor(await deps.stores.events.head(), VIEWS_WITHIN_MS);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    deps.logger.warn({ err: error }, 'the charges of a changed plan are noted later');
  }
};
