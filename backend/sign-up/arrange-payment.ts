import { readAccount, tellAccount } from '../../billing/account-news.ts';
import { startSubscription } from '../../billing/change-plan.ts';
import { chargeAccount } from '../../billing/charge.ts';
import type { Came, OutsideDeps } from '../../billing/outside.ts';
import { keepCard } from '../../billing/pay.ts';
import { type CardData, type CardHolder, GatewayUnavailable, type PaymentRefused } from '../../billing/port.ts';
import { settleCharges } from '../../billing/settle.ts';
import type { OpenAccount } from '../../domain/accounts/account.ts';
import { unsettledCharge } from '../../domain/accounts/attempts.ts';
import { chargeDue } from '../../domain/accounts/charges.ts';
import { firstChargeOn } from '../../domain/accounts/trial.ts';
import { chargedEarlier } from '../../domain/words/registration.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import type { Deps } from '../deps.ts';
import { moneyOf } from '../money.ts';
import type { Arranged, SignUp } from './asked.ts';

type Arrangement = ({ readonly ok: true } & Arranged) | { readonly ok: false; readonly error: PaymentRefused };

interface Arranging {
  readonly deps: OutsideDeps;
  readonly patienceMs: number;
}

/**
 * Arranges the payment of a sign-up with the provider: a subscription whose first charge falls after the trial; a card
 * that the provider keeps and that is charged after the trial; a PIX to be paid now. Every step may be repeated: what an
 * earlier try asked for is looked for, and while nobody knows what became of it nothing is asked again. Throws
 * GatewayUnavailable.
 */
export const arrangePayment = async (asked: SignUp, accountId: string, deps: Deps): Promise<Arrangement> => {
  const arranging: Arranging = { deps: moneyOf(deps), patienceMs: deps.billing.patienceMs };
  const { reads } = deps.billing;
  const { name, email, payer } = asked;
  const customer = await reads.customer({ reference: accountId, name, email, payer });
  if (!customer.ok) return customer;
  await tellAccount(deps, accountId, { type: 'LinkCustomer', customerId: customer.value });
  const before = await accountNow(deps, accountId);
  const account = (await settleCharges(arranging.deps, before, true)) ?? before;
  if (unsettledCharge(account.facts) !== null) return confirming;
  if (isArranged(account)) return arrangedOf(account);
  if (asked.card === null) return charged(account, arranging);
  if (isEarlierThanShown(firstChargeOn(account.facts), asked)) return notAsShown;
  const card = { ...asked.card, remoteIp: asked.remoteIp };
  return asked.option.type === 'SUBSCRIPTION'
    ? subscribed(account, asked, card, arranging)
    : withKeptCard(account, customer.value, { ...card, asked }, arranging);
};

/** Nobody is charged earlier than the page said, whatever became known since it was read. */
const isEarlierThanShown = (day: string | null, { acceptedFirstCharge: shown }: SignUp): boolean =>
  day !== null && shown !== null && day < shown;
const notAsShown: Arrangement = {
  ok: false,
  error: { name: 'PaymentRefused', reason: 'data', sentence: chargedEarlier },
};

const accountNow = async (deps: Deps, accountId: string): Promise<OpenAccount> => {
  const account = await readAccount(deps, accountId);
  if (account === null) throw new GatewayUnavailable('busy', 'a sign-up that was just undone');
  return account;
};

const confirming: Arrangement = { ok: true, subscriptionId: null, paymentId: null, isConfirming: true };
const arrangedOf = ({ facts }: OpenAccount): Arrangement => ({
  ok: true,
  subscriptionId: facts.subscriptionId,
  paymentId: facts.invoices[0]?.invoiceId ?? null,
  isConfirming: false,
});
const isArranged = ({ facts }: OpenAccount): boolean =>
  facts.subscriptionId !== null || facts.invoices.some(({ status }) => status !== 'cancelled');

/** What became of the call that charges, once it is recorded. */
const cameTo = async (came: Came<unknown>, accountId: string, { deps }: Arranging): Promise<Arrangement> => {
  if (came.ok) {
    const account = await readAccount(deps, accountId);
    return account === null ? confirming : arrangedOf(account);
  }
  const { error } = came;
  if (error.name === 'PaymentRefused') return { ok: false, error };
  if (error.name === 'Unanswered' || error.name === 'PaymentConfirming') return confirming;
  throw new GatewayUnavailable('busy', 'a sign-up that was just undone');
};

interface CardOnce {
  readonly card: CardData;
  readonly holder: CardHolder;
  readonly remoteIp: string;
}

const subscribed = async (account: OpenAccount, { option }: SignUp, card: CardOnce, arranging: Arranging) =>
  cameTo(await startSubscription(arranging.deps, account, option, card, arranging), account.accountId, arranging);

const withKeptCard = async (
  account: OpenAccount,
  customerId: string,
  { asked, ...card }: CardOnce & { readonly asked: SignUp },
  arranging: Arranging,
): Promise<Arrangement> => {
  const kept = await keepCard(arranging.deps, account.accountId, customerId, card, {});
  if (!kept.ok) return cameTo(kept, account.accountId, arranging);
  if (kept.value) {
    // Who had a trial before pays today, by the card that is here: one that is refused refuses the sign-up.
    if (account.facts.trialEndsAt === null) return charged(account, arranging, card);
    return { ok: true, subscriptionId: null, paymentId: null, isConfirming: false };
  }
  // The contract with the provider does not include keeping cards: the card can only be charged while it is here.
  if (isEarlierThanShown(dayInSaoPaulo(arranging.deps.now()), asked)) return notAsShown;
  return charged(account, arranging, card);
};

const charged = async (account: OpenAccount, arranging: Arranging, card?: CardOnce): Promise<Arrangement> => {
  const { deps } = arranging;
  const first = chargeDue({ ...account.facts, paymentType: 'PIX' }, deps.now());
  if (first === null) return arrangedOf(account);
  const due = card === undefined ? first : { ...first, billing: 'CREDIT_CARD' as const };
  return cameTo(await chargeAccount(deps, account, due, card, arranging), account.accountId, arranging);
};
