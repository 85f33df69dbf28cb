import { notePayment, readAccount } from '../billing/account-news.ts';
import { alone } from '../billing/alone.ts';
import { changeToPlan } from '../billing/change-plan.ts';
import { chargeAccount } from '../billing/charge.ts';
import type { NotAsked, OutsideDeps, Unanswered } from '../billing/outside.ts';
import { type CardToCharge, GatewayUnavailable, type PaymentRefused } from '../billing/port.ts';
import { unsettledCharge } from '../domain/accounts/attempts.ts';
import { chargeDue } from '../domain/accounts/charges.ts';
import { accountAggregate } from '../domain/accounts/decider.ts';
import { planChange } from '../domain/accounts/plan-change.ts';
import { planOption } from '../domain/plans/find.ts';
import { accountStream } from '../domain/streams.ts';
import { membersOf } from '../projections/users/query.ts';
import { type Behalf, type Refused, run } from './commands.ts';
import { moneyOf } from './money.ts';

/** More users are active than the plan has places. */
export interface TooManyUsers {
  readonly name: 'TooManyUsers';
  readonly users: readonly string[];
  readonly places: number;
}

export type PlanCame =
  | { readonly ok: true }
  | Refused
  | { readonly ok: false; readonly error: PaymentRefused | TooManyUsers | Unanswered | NotAsked };

/**
 * Gives an account another plan, or another way of paying for it, one change at a time. Everything is checked before the
 * provider is asked: the revision that the caller has seen, the plan, and whether its users have a place in it. `card`: a
 * card typed for it. Throws GatewayUnavailable.
 */
export const changePlan = (
  behalf: Behalf,
  accountId: string,
  planId: string | null,
  card: CardToCharge | null = null,
): Promise<PlanCame> => {
  const money = moneyOf(behalf.deps);
  return alone(money, accountId, () => changed(behalf, money, accountId, planId, card));
};

const changed = async (
  behalf: Behalf,
  money: OutsideDeps,
  accountId: string,
  planId: string | null,
  card: CardToCharge | null,
): Promise<PlanCame> => {
  const account = await readAccount(money, accountId);
  if (account === null) return { ok: false, error: { name: 'NotFound' } };
  const record = (expectedRevision = behalf.expectedRevision) =>
    run({ ...behalf, expectedRevision }, accountAggregate, accountStream(accountId), {
      type: 'ChangePlan',
      planId,
      now: money.now(),
    });
  const change = planChange({ ...account, card: account.card ?? typed(card) }, planId);
  if (!change.ok) return change;
  const tooMany = await tooManyUsers(behalf, accountId, planId);
  if (tooMany !== null) return { ok: false, error: tooMany };
  // Also of the plan that it has: whoever read another revision is told so.
  if (change.step === 'nothing' || planId === null || planId === account.facts.planId) return record();
  // A subscription that is being confirmed may be part of this very change, asked for once more.
  const charge = unsettledCharge(account.facts);
  if (charge !== null && charge.purpose !== 'subscription') return { ok: false, error: { name: 'PaymentConfirming' } };
  const came = await changeToPlan(money, accountId, planId, {
    by: behalf.by,
    expectedRevision: behalf.expectedRevision,
    patienceMs: behalf.deps.billing.patienceMs,
    card,
    record: (command) =>
      run({ ...behalf, expectedRevision: undefined }, accountAggregate, accountStream(accountId), command),
  });
  if (!came.ok) return came;
  await noteNextCharges(behalf, money, accountId);
  return { ok: true };
};

const typed = (card: CardToCharge | null) =>
  card === null ? null : { token: 'token' in card ? card.token : '', lastFour: '', remoteIp: card.remoteIp };

/** Whether the active users of an account have a place in a plan; null: they have. */
export const tooManyUsers = async (
  { deps }: Behalf,
  accountId: string,
  planId: string | null,
): Promise<TooManyUsers | null> => {
  const option = planOption(planId ?? '');
  if (option === undefined) return null;
  const active = (await membersOf(deps.views.users, accountId)).filter((user) => user.active);
  const { users: places } = option.plan;
  return active.length > places
    ? { name: 'TooManyUsers', users: active.map(({ profile }) => profile.name), places }
    : null;
};

const VIEWS_WITHIN_MS = 12_000;

/** Charges what is due by the new plan, and notes what the provider asks by now. What fails the hourly work makes good. */
const noteNextCharges = async ({ deps }: Behalf, money: OutsideDeps, accountId: string): Promise<void> => {
  try {
    const account = await readAccount(money, accountId);
    if (account === null || account.facts.customerId === null) return;
    const due = chargeDue(account.facts, money.now());
    if (due !== null) await chargeAccount(money, account, due, undefined, { patienceMs: deps.billing.patienceMs });
    else {
      // What is reported while they are read is later than what is read.
      const at = money.now();
      for (const payment of await money.billing.reads.paymentsOf(account.facts.customerId))
        await notePayment(money, payment, { at });
    }
    await deps.views.waitFor(await deps.stores.events.head(), VIEWS_WITHIN_MS);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    deps.logger.warn({ err: error }, 'the charges of a changed plan are noted later');
  }
};
