import type { OpenAccount } from '../domain/accounts/account.ts';
import { accountStream, emailStream, userStream } from '../domain/streams.ts';
import { userAggregate } from '../domain/users/decider.ts';
import { emailAggregate } from '../domain/users/emails/decider.ts';
import type { Position } from '../stores/events/port.ts';
import type { Stores } from '../stores/stores.ts';
import { readAccount, tellAccount } from './account-news.ts';
import { giveUpCharges, granted } from './give-up.ts';
import type { PaymentGateway } from './port.ts';

export interface UndoingDeps {
  readonly stores: Pick<Stores, 'handle' | 'log' | 'keys'>;
  readonly gateway: PaymentGateway;
  readonly now: () => string;
  readonly newId: () => string;
}

export interface SignUpIds {
  readonly accountId: string;
  /** Null: it was broken off before there was a user. */
  readonly userId: string | null;
  readonly emailHash: string | null;
}

/**
 * Takes a sign-up back that was never completed: what the provider charged is given up or sent back, it forgets the
 * customer, the address is free again, and the log forgets who it was. Repeated, it has no effect. Returns what the views have to reach to show it.
 * Throws GatewayUnavailable.
 */
export const undoSignUp = async (
  deps: UndoingDeps,
  { accountId, userId, emailHash }: SignUpIds,
): Promise<Position | null> => {
  const account = await readAccount(deps, accountId);
  if (account !== null && !account.facts.signingUp) return null;
  if (account !== null) await forgetPayer(deps.gateway, account);
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

/** Also a customer whose creation got no answer, and whom the account therefore does not know. */
const forgetPayer = async (gateway: PaymentGateway, account: OpenAccount): Promise<void> => {
  await giveUpCharges(gateway, account);
  const customers = new Set(await gateway.customersOf(account.accountId));
  if (account.facts.customerId !== null) customers.add(account.facts.customerId);
  for (const id of customers) granted(await gateway.forgetCustomer(id));
};
