import type { Attempt, OpenAccount } from '../domain/accounts/account.ts';
import { isCharging, mayTryAgain, nextStep, unsettledCharge } from '../domain/accounts/attempts.ts';
import { chargeDue } from '../domain/accounts/charges.ts';
import { errorSentence } from '../domain/words/errors.ts';
import { beginAgain, readAccount, tellAccount } from './account-news.ts';
import { changeToPlan } from './change-plan.ts';
import { chargeAccount, noteAll } from './charge.ts';
import { finishLeaving, refundInvoice, stopCharging } from './leave.ts';
import type { OutsideDeps } from './outside.ts';
import type { ProviderPayment } from './port.ts';
import { onePurchase } from './purchases.ts';
import { giveUpSurplus } from './surplus.ts';

/** What an unanswered call has made, once it is listed; null: nothing is. Throws GatewayUnavailable. */
const look = async (
  deps: OutsideDeps,
  accountId: string,
  attempt: Attempt,
): Promise<readonly ProviderPayment[] | null> => {
  const { reads } = deps.billing;
  const { purpose, reference } = attempt;
  if (purpose === 'charge') {
    const found = onePurchase(await reads.chargesUnder(reference));
    return found.length === 0 ? null : found;
  }
  if (purpose === 'subscription') {
    const [subscriptionId] = await reads.subscriptionsOf(accountId);
    if (subscriptionId === undefined) return null;
    await beginAgain(deps, accountId, attempt);
    await tellAccount(deps, accountId, { type: 'StartSubscription', subscriptionId });
    return reads.paymentsOfSubscription(subscriptionId);
  }
  const found = await reads.payment(reference);
  return found.ok && found.value.status !== 'open' ? [found.value] : null;
};

/**
 * Settles the unanswered charge of an account as far as it can be by now: what is found is recorded, and what was looked
 * for long enough counts as not made. `atOnce`: looks also before it is time to. Returns the account as it is then. Throws
 * GatewayUnavailable.
 */
export const settleCharges = async (
  deps: OutsideDeps,
  account: OpenAccount,
  atOnce = false,
): Promise<OpenAccount | null> => {
  const { accountId } = account;
  for (const attempt of account.facts.attempts.filter((one) => one.outcome === 'open' && isCharging(one))) {
    const now = deps.now();
    const step = nextStep(attempt, now);
    if (step === 'wait' && !atOnce) continue;
    const { attemptId } = attempt;
    const found = await look(deps, accountId, attempt);
    if (found !== null) {
      await beginAgain(deps, accountId, attempt);
      await noteAll(deps, found);
      await tellAccount(deps, accountId, { type: 'NoteAnswer', attemptId, outcome: 'done', detail: null, now });
      if (attempt.purpose === 'charge')
        await giveUpSurplus(deps, accountId, await deps.billing.reads.chargesUnder(attempt.reference));
      await giveUpIfCancelled(deps, accountId, found);
    } else if (step === 'last look')
      await tellAccount(deps, accountId, { type: 'NoteAnswer', attemptId, outcome: 'not done', detail: null, now });
    else if (step === 'look') await tellAccount(deps, accountId, { type: 'NoteLook', attemptId, now });
  }
  return readAccount(deps, accountId);
};

/** A charge that came about although the account was cancelled is given up, and sent back if it was paid. */
const giveUpIfCancelled = async (
  deps: OutsideDeps,
  accountId: string,
  found: readonly ProviderPayment[],
): Promise<void> => {
  const account = await readAccount(deps, accountId);
  if (account === null || account.facts.cancellation === null) return;
  await stopCharging(deps, account);
  for (const { id: invoiceId, value, status } of found)
    if (status === 'paid' || status === 'received') await refundInvoice(deps, accountId, { invoiceId, value });
};

/** What somebody decided and was broken off is brought to its end: a change of plan, the end of a contract, a refund. */
const finishDecided = async (deps: OutsideDeps, account: OpenAccount): Promise<void> => {
  const { accountId, facts } = account;
  await finishLeaving(deps, accountId, false);
  const now = deps.now();
  for (const attempt of facts.attempts) {
    const { purpose, reference, outcome, attemptId } = attempt;
    const isOver = outcome === 'open' && nextStep({ ...attempt, looks: 0 }, now) !== 'wait';
    if (purpose === 'card' && isOver)
      await tellAccount(deps, accountId, { type: 'NoteAnswer', attemptId, outcome: 'not done', detail: null, now });
    // With a card that was typed and is gone: its person asks again.
    if (outcome === 'not done' && !attempt.repeatable) continue;
    // One that waits for a subscription of which nothing is known yet waits on.
    if (purpose !== 'plan' || facts.cancellation !== null || unsettledCharge(facts) !== null) continue;
    if (outcome !== 'refused' && mayTryAgain(attempt, now)) await finishPlan(deps, accountId, reference);
  }
};

/**
 * A change of plan that had no answer. What fails of it again is a failure that is kept and tried at growing distances: it
 * does not hold up another plan. Throws GatewayUnavailable.
 */
const finishPlan = async (deps: OutsideDeps, accountId: string, planId: string): Promise<void> => {
  const came = await changeToPlan(deps, accountId, planId, {});
  if (came.ok) return;
  const account = await readAccount(deps, accountId);
  // One that waits for the subscription that it made waits on.
  if (account === null || unsettledCharge(account.facts) !== null) return;
  const isOver = came.error.name !== 'Unanswered' && came.error.name !== 'PaymentConfirming';
  for (const { attemptId, purpose, reference, outcome, detail, repeatable } of account.facts.attempts) {
    if (purpose !== 'plan' || reference !== planId || outcome === 'refused') continue;
    // The card was typed and is not kept: no other plan is meant, but the card again.
    const why = came.error.name === 'CardRequired' && !repeatable ? null : errorSentence(came.error.name);
    await tellAccount(deps, accountId, {
      type: 'NoteAnswer',
      attemptId,
      outcome: isOver ? 'refused' : 'not done',
      detail: isOver ? why : detail,
      now: deps.now(),
    });
  }
};

/**
 * Everything of an account that waits for its outcome: settled, finished, and made again where it was not made and can be
 * without its payer. Throws GatewayUnavailable.
 */
export const settleAccount = async (deps: OutsideDeps, accountId: string): Promise<void> => {
  const account = await readAccount(deps, accountId);
  if (account === null) return;
  const settled = await settleCharges(deps, account);
  if (settled === null || settled.facts.signingUp) return;
  await finishDecided(deps, settled);
  const after = await readAccount(deps, accountId);
  if (after === null) return;
  const due = chargeDue(after.facts, deps.now());
  const wasNotMade = after.facts.attempts.some(
    ({ purpose, outcome }) => purpose === 'charge' && outcome === 'not done',
  );
  if (due !== null && wasNotMade) await chargeAccount(deps, after, due);
};
