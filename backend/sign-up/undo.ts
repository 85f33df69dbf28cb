import { readAccount } from '../../billing/account-news.ts';
import { giveUpCharges } from '../../billing/give-up.ts';
import { accountAggregate } from '../../domain/accounts/decider.ts';
import { accountStream, emailStream, userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { emailAggregate } from '../../domain/users/emails/decider.ts';
import { type Behalf, done, run } from '../commands.ts';

/**
 * Takes a sign-up back that was never completed: what the provider charged is given up or sent back, the address is free
 * again, and the log forgets who it was. Repeated, it has no effect. Throws GatewayUnavailable.
 */
export const undoSignUp = async (
  behalf: Behalf,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  emailHash: string,
  where: 'here alone' | 'also at the provider',
): Promise<void> => {
  const { deps } = behalf;
  const account = await readAccount(deps, accountId);
  if (account !== null && where === 'also at the provider') await giveUpCharges(deps.billing.gateway, account);
  // Streams that were never begun refuse: there is nothing to be undone in them.
  if (account !== null) await run(behalf, accountAggregate, accountStream(accountId), { type: 'AbandonSignUp' });
  await run(behalf, userAggregate, userStream(userId), { type: 'DeleteUser' });
  done(await run(behalf, emailAggregate, emailStream(emailHash), { type: 'ReleaseEmail', userId }));
  await deps.stores.keys.destroy(userStream(userId));
  await deps.stores.keys.destroy(accountStream(accountId));
};
