import type { OpenAccount } from '../domain/accounts/account.ts';
import { unsettledCharge } from '../domain/accounts/attempts.ts';
import { accountStream, emailStream, userStream } from '../domain/streams.ts';
import { userAggregate } from '../domain/users/decider.ts';
import { emailAggregate } from '../domain/users/emails/decider.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import type { Position } from '../stores/events/port.ts';
import type { Stores } from '../stores/stores.ts';
import { readAccount, tellAccount } from './account-news.ts';
import { endCharges, granted } from './leave.ts';
import { type OutsideDeps, reachOutside } from './outside.ts';
import { GatewayUnavailable, type PaymentGateway } from './port.ts';
import { settleCharges } from './settle.ts';

export interface UndoingDeps extends OutsideDeps {
  readonly stores: Pick<Stores, 'handle' | 'log' | 'views' | 'keys'>;
}

export interface SignUpIds {
  readonly accountId: string;
  /** Null: it was broken off before there was a user. */
  readonly userId: string | null;
  readonly emailHash: string | null;
}

/**
 * Takes a sign-up back that was never completed: what the provider charged is given up or sent back, it forgets the
 * customer, the address is free again, and the log forgets who it was. Repeated, it has no effect. Returns what the views
 * have to reach to show it. Throws GatewayUnavailable, also while nobody knows whether something was charged.
 */
export const undoSignUp = async (
  deps: UndoingDeps,
  { accountId, userId, emailHash }: SignUpIds,
): Promise<Position | null> => {
  const account = await readAccount(deps, accountId);
  if (account !== null && !account.facts.signingUp) return null;
  if (account !== null) await forgetSignUp(deps, account);
  const { stores, now, newId } = deps;
  const metadata = { at: now(), by: null, accountId, correlationId: newId(), causationId: null };
  await tellAccount(deps, accountId, { type: 'AbandonSignUp' });
  await stores.keys.destroy(accountStream(accountId));
  if (userId === null) return null;
  // A user who was never made refuses: there is nothing to be undone.
  const removed = await stores.handle(userAggregate, userStream(userId), { type: 'DeleteUser' }, { metadata });
  await stores.keys.destroy(userStream(userId));
  if (emailHash !== null)
    await stores.handle(emailAggregate, emailStream(emailHash), { type: 'ReleaseEmail', userId }, { metadata });
  return removed.ok ? removed.position : null;
};

const forgetSignUp = async (deps: OutsideDeps, account: OpenAccount): Promise<void> => {
  const settled = await settleCharges(deps, account, true);
  if (settled === null) return;
  if (unsettledCharge(settled.facts) !== null)
    throw new GatewayUnavailable('slow', 'a charge of the sign-up is not settled');
  await forgetPayer(deps, settled, 'with the money back');
};

/**
 * Ends what the provider charges, and has it delete the payer; also a customer whose creation got no answer, and whom the
 * account therefore does not know. Throws GatewayUnavailable.
 */
export const forgetPayer = async (
  deps: OutsideDeps,
  account: OpenAccount,
  money: 'with the money back' | 'as it is',
): Promise<void> => {
  await reachOutside(
    deps,
    account.accountId,
    {
      purpose: 'removal',
      reference: account.accountId,
      amount: null,
      day: dayInSaoPaulo(deps.now()),
      repeatable: true,
    },
    async (gateway) => {
      const { payments, refused } = await endCharges(gateway, account);
      granted({ ok: refused === null });
      if (money === 'with the money back')
        for (const { id, status } of payments)
          if (status === 'paid' || status === 'received') granted(await gateway.refund(id));
      await forgetCustomers(gateway, account);
      return { ok: true, value: null };
    },
    async () => undefined,
  );
};

const forgetCustomers = async (gateway: PaymentGateway, { accountId, facts }: OpenAccount): Promise<void> => {
  const customers = new Set(await gateway.customersOf(accountId));
  if (facts.customerId !== null) customers.add(facts.customerId);
  for (const id of customers) granted(await gateway.forgetCustomer(id));
};
