import type { AccountFacts, OpenAccount } from '../domain/accounts/account.ts';
import { firstUnpaidDay } from '../domain/accounts/charges.ts';
import type { AccountCommand } from '../domain/accounts/commands.ts';
import { type PlanChangeRefused, type ProviderStep, planChange } from '../domain/accounts/plan-change.ts';
import { planOption } from '../domain/plans/find.ts';
import type { PlanOption } from '../domain/plans/plan.ts';
import { addMonths, dayOf, isoOf } from '../domain/units/day.ts';
import { reaisOf } from '../domain/units/money.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import { notePayment, readAccount, tellAccount } from './account-news.ts';
import { descriptionOf, noteAll } from './charge.ts';
import { granted, noteGivenUp } from './leave.ts';
import { type Asking, type Beginning, beginningOf, type Came, type OutsideDeps, reachOutside } from './outside.ts';
import {
  type Answered,
  type CardToCharge,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentRefused,
  type ProviderPayment,
} from './port.ts';

export type PlanChanged = Came<null> | PlanChangeRefused;

/** Records the change in the account; on a person's behalf it is theirs. */
export type RecordPlan = (command: Extract<AccountCommand, { type: 'ChangePlan' }>) => Promise<unknown>;

interface Changing extends Asking {
  /** A card for what is charged from now on; absent: the one that the provider keeps. */
  readonly card?: CardToCharge | null;
  readonly record?: RecordPlan;
}

/**
 * Gives an account another plan, or another way of paying for it. What is paid stays paid; the next charge is by the new
 * plan. The wish is noted first, at the revision that its caller has seen; broken off anywhere, it is finished by repeating
 * it, also by the job. Throws GatewayUnavailable.
 */
export const changeToPlan = async (
  deps: OutsideDeps,
  accountId: string,
  planId: string,
  changing: Changing,
): Promise<PlanChanged> => {
  const account = await readAccount(deps, accountId);
  if (account === null) return { ok: false, error: { name: 'NotFound' } };
  const { card = null, record = (command: AccountCommand) => tellAccount(deps, accountId, command) } = changing;
  const change = planChange({ ...account, card: account.card ?? asKept(card) }, planId);
  const option = planOption(planId);
  if (!change.ok) return change;
  if (option === undefined) return { ok: false, error: { name: 'NotFound' } };
  const now = deps.now();
  return reachOutside(
    deps,
    accountId,
    {
      purpose: 'plan',
      reference: planId,
      amount: reaisOf(option.chargeCents),
      day: dayInSaoPaulo(now),
      // A card that was typed is here now and never again.
      repeatable: card === null || 'token' in card,
    },
    (gateway) => arrange(deps, gateway, account, change.step, option, card),
    () => record({ type: 'ChangePlan', planId, now }),
    changing,
  );
};

/** A card that was typed serves as one that is kept. */
const asKept = (card: CardToCharge | null): OpenAccount['card'] =>
  card === null ? null : { token: 'token' in card ? card.token : '', lastFour: '', remoteIp: card.remoteIp };

/** What the provider has to know before the account can change. */
const arrange = async (
  deps: OutsideDeps,
  gateway: PaymentGateway,
  account: OpenAccount,
  step: ProviderStep,
  option: PlanOption,
  card: CardToCharge | null,
): Promise<Answered<null, PaymentRefused>> => {
  switch (step) {
    case 'nothing':
      return { ok: true, value: null };
    case 'change subscription':
      return changeTerms(deps, gateway, account, option);
    case 'end subscription': {
      const ended = await gateway.cancelSubscription(account.facts.subscriptionId ?? '');
      if (!ended.ok) return ended;
      await giveUpOpen(deps, gateway, account);
      return { ok: true, value: null };
    }
    case 'replace charges':
      await giveUpOpen(deps, gateway, account);
      return { ok: true, value: null };
    case 'start subscription':
      await giveUpOpen(deps, gateway, account);
      return begun(await startSubscription(deps, account, option, card));
    default:
      return step satisfies never;
  }
};

const begun = (came: Came<string>): Answered<null, PaymentRefused> => {
  if (came.ok) return { ok: true, value: null };
  const { error } = came;
  if (error.name === 'PaymentRefused') return { ok: false, error };
  // Unsettled: whether the change can be recorded shows once it is.
  throw new GatewayUnavailable('slow', 'a subscription is being confirmed');
};

/**
 * The provider makes charges 40 days ahead, so that a monthly subscription has two open ones. The first one gets the new
 * price and pays for the new period; the others are given up, and the next one comes after that period: else a day is
 * charged twice, or two charges get the price of a year.
 */
const changeTerms = async (
  deps: OutsideDeps,
  gateway: PaymentGateway,
  { accountId, facts }: OpenAccount,
  option: PlanOption,
): Promise<Answered<null, PaymentRefused>> => {
  const subscriptionId = facts.subscriptionId ?? '';
  const [first, ...later] = (await gateway.paymentsOfSubscription(subscriptionId))
    .filter(({ status }) => status === 'open')
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate));
  const giveUp = async ({ id }: ProviderPayment): Promise<void> => {
    granted(await gateway.cancelPayment(id));
    await noteGivenUp(deps, accountId, id);
  };
  for (const payment of later) await giveUp(payment);
  const now = deps.now();
  const terms = termsOf(option, facts, now);
  const nextDueDate = first === undefined ? terms.nextDueDate : dayAfter(first, terms.months, now);
  const changed = await gateway.changeSubscription(subscriptionId, { ...terms, nextDueDate });
  if (!changed.ok) return changed;
  // What was made in between got the new price, too.
  for (const payment of changed.value)
    if (payment.status === 'open' && payment.id !== first?.id && payment.dueDate < nextDueDate) await giveUp(payment);
  return { ok: true, value: null };
};

/** The day after the time that a charge pays for; of one that is overdue for longer than that today, since nothing is due before. */
const dayAfter = ({ dueDate }: ProviderPayment, months: number, now: string): string => {
  const [next, today] = [isoOf(addMonths(dayOf(dueDate), months)), dayInSaoPaulo(now)];
  return next > today ? next : today;
};

/** What a subscription charges: its first charge on the first day that is neither paid for nor tried. */
export const termsOf = (option: PlanOption, facts: AccountFacts, now: string) => {
  const today = dayInSaoPaulo(now);
  const from = firstUnpaidDay(facts) ?? today;
  return {
    value: reaisOf(option.chargeCents),
    nextDueDate: from > today ? from : today,
    months: option.plan.period === 'monthly' ? (1 as const) : (12 as const),
    description: descriptionOf(option.plan.name),
  };
};

/** Open charges of the former plan are given up; one that was paid in the meantime stays. */
const giveUpOpen = async (
  deps: OutsideDeps,
  gateway: PaymentGateway,
  { accountId, facts }: OpenAccount,
): Promise<void> => {
  for (const { invoiceId, status } of facts.invoices) {
    if (status !== 'open') continue;
    const givenUp = await gateway.cancelPayment(invoiceId);
    if (givenUp.ok) {
      await noteGivenUp(deps, accountId, invoiceId);
      continue;
    }
    const at = deps.now();
    const payment = await gateway.payment(invoiceId);
    if (!payment.ok) continue;
    // Beside the new plan it could be paid, too.
    if (payment.value.status === 'open') granted(givenUp);
    await notePayment(deps, payment.value, { at });
  }
};

/** Subscribes with a card that was just typed, or with the one that the provider keeps. */
export const startSubscription = async (
  deps: OutsideDeps,
  { accountId, facts, card: kept }: OpenAccount,
  option: PlanOption,
  typed: CardToCharge | null,
  asking: Asking & Beginning = {},
): Promise<Came<string>> => {
  const { customerId } = facts;
  const card = typed ?? (kept === null ? null : { token: kept.token, remoteIp: kept.remoteIp });
  if (card === null || customerId === null) return { ok: false, error: { name: 'NotFound' } };
  const terms = termsOf(option, facts, deps.now());
  const lastFour = 'card' in card ? card.card.number.slice(-4) : (kept?.lastFour ?? null);
  const came = await reachOutside(
    deps,
    accountId,
    {
      purpose: 'subscription',
      reference: accountId,
      amount: terms.value,
      day: terms.nextDueDate,
      repeatable: 'token' in card,
      ...beginningOf(asking),
    },
    (gateway) => gateway.subscribe({ reference: accountId, customerId, ...terms, with: card }),
    async ({ id: subscriptionId, payments }) => {
      await asking.first?.();
      await tellAccount(deps, accountId, { type: 'StartSubscription', subscriptionId });
      if (lastFour !== null) await tellAccount(deps, accountId, { type: 'NameCard', lastFour });
      await noteAll(deps, payments);
    },
    asking,
  );
  return came.ok ? { ok: true, value: came.value.id } : came;
};
