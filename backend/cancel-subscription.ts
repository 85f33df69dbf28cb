import { setTimeout as sleep } from 'node:timers/promises';
import { notePayment, readAccount } from '../billing/account-news.ts';
import { alone } from '../billing/alone.ts';
import { finishLeaving } from '../billing/leave.ts';
import type { OutsideDeps } from '../billing/outside.ts';
import { GatewayUnavailable } from '../billing/port.ts';
import { settleCharges } from '../billing/settle.ts';
import type { OpenAccount } from '../domain/accounts/account.ts';
import type { AccountCommand } from '../domain/accounts/commands.ts';
import { accountAggregate } from '../domain/accounts/decider.ts';
import { accountStream } from '../domain/streams.ts';
import { type Behalf, type Refused, run } from './commands.ts';
import { moneyOf } from './money.ts';

export interface Leaving {
  readonly reason: string;
  readonly wantsContact: boolean;
}

type Left = { readonly ok: true; readonly refunded: boolean } | Refused;

/**
 * Cancels what an account has subscribed to. The decision comes first, at the revision that its caller has seen, with what
 * it asks of the provider; then the provider is asked. What it does not do now stays wished for and is tried again, by
 * repeating the cancellation and by the job: nobody stays in a contract because a provider was away.
 */
export const cancelSubscription = (behalf: Behalf, accountId: string, leaving: Leaving): Promise<Left> =>
  leave(behalf, accountId, (now) => ({ type: 'CancelSubscription', now, ...leaving }));

/** Asks that everything of an account be erased, which ends its contract in the same way. */
export const requestErasure = (behalf: Behalf, accountId: string): Promise<Left> =>
  leave(behalf, accountId, (now) => ({ type: 'RequestErasure', now }));

type LeavingCommand = Extract<AccountCommand, { type: 'CancelSubscription' | 'RequestErasure' }>;

const leave = (behalf: Behalf, accountId: string, commandAt: (now: string) => LeavingCommand): Promise<Left> => {
  const money = moneyOf(behalf.deps);
  return alone(money, accountId, () => left(behalf, money, accountId, commandAt));
};

const left = async (
  behalf: Behalf,
  money: OutsideDeps,
  accountId: string,
  commandAt: (now: string) => LeavingCommand,
): Promise<Left> => {
  const begun = performance.now();
  const hasTime = (): boolean => performance.now() - begun < behalf.deps.billing.patienceMs * BEFORE_LAST_CALL;
  const before = await readAccount(money, accountId);
  if (before === null) return { ok: false, error: { name: 'NotFound' } };
  if (before.facts.isAdministrators) return { ok: false, error: { name: 'Forbidden' } };
  if (before.facts.cancellation === null)
    await within(asTheProviderKnows(money, before), behalf.deps.billing.patienceMs / 3);
  const command = commandAt(money.now());
  // Repeated, a cancellation goes on with what is left of it, at whatever revision.
  if (before.facts.cancellation === null || command.type === 'RequestErasure') {
    const decided = await run(behalf, accountAggregate, accountStream(accountId), command);
    if (!decided.ok) return decided;
  }
  await finishLeaving(money, accountId, true, hasTime);
  const after = await readAccount(money, accountId);
  await behalf.deps.views.waitFor(await behalf.deps.stores.events.head(), VIEWS_WITHIN_MS);
  return { ok: true, refunded: after?.facts.cancellation?.refunded === true };
};

const VIEWS_WITHIN_MS = 12_000;
/** Of the time a request may take: the last call that is begun in it takes the rest. What is left is done by the job. */
const BEFORE_LAST_CALL = 0.6;

/** What only looks, or that time: it may go on. */
const within = async (looking: Promise<void>, ms: number): Promise<void> => {
  const stop = new AbortController();
  await Promise.race([looking, sleep(ms, undefined, { signal: stop.signal }).catch(() => undefined)]);
  stop.abort();
};

/** What was paid a moment ago goes back too, although no report of it arrived yet. A provider that is away is not waited for. */
const asTheProviderKnows = async (money: OutsideDeps, account: OpenAccount): Promise<void> => {
  const { customerId } = account.facts;
  if (customerId === null) return;
  try {
    await settleCharges(money, account, true);
    for (const payment of await money.billing.reads.paymentsOf(customerId))
      await notePayment(money, payment, { at: null });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    money.onError(error);
  }
};
