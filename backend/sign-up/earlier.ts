import { readAccount } from '../../billing/account-news.ts';
import { emailStream, userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { emailAggregate, isAbandoned } from '../../domain/users/emails/decider.ts';
import type { Deps } from '../deps.ts';
import { loadStream } from '../streams.ts';
import type { SignUp } from './sign-up.ts';

interface Ids {
  readonly userId: string;
  readonly accountId: string;
}

/**
 * What an earlier sign-up with the address left: nothing; the same one half-done, to be finished; another one to be
 * undone first; or one that is in the way.
 */
export type EarlierSignUp =
  | { readonly outcome: 'none' }
  | { readonly outcome: 'same' | 'other'; readonly ids: Ids }
  | { readonly outcome: 'taken' };

/** Only who knows its password may finish or replace a sign-up of the last minutes: something may be paid already. */
export const earlierSignUp = async (asked: SignUp, hash: string, deps: Deps): Promise<EarlierSignUp> => {
  const { log } = deps.stores;
  const address = (await loadStream(log, emailAggregate, emailStream(hash)))?.state;
  if (address === undefined || address.phase === 'free') return { outcome: 'none' };
  const user = (await loadStream(log, userAggregate, userStream(address.userId)))?.state;
  // Of a removed user, whose address was not released: the reservation sees to it.
  if (address.phase === 'taken') return { outcome: user?.phase === 'deleted' ? 'none' : 'taken' };
  const { userId, accountId } = address;
  const ids = { userId, accountId };
  const account = await readAccount(deps, accountId);
  // No sign-up: an administrator is just making a user with the address, or changing one's.
  if (account !== null && !account.facts.signingUp) return { outcome: 'taken' };
  if (isAbandoned(address, deps.now())) return { outcome: 'other', ids };
  if (account === null) return { outcome: 'taken' };
  // Broken off before there was a user, and so before the provider was asked for anything.
  if (user?.phase !== 'open') return { outcome: 'other', ids };
  if (!(await deps.passwords.verify(asked.password, user.passwordHash))) return { outcome: 'taken' };
  const isSame =
    account.name === asked.name &&
    account.facts.planId === asked.option.id &&
    account.facts.instalments === asked.instalments &&
    JSON.stringify(account.payer) === JSON.stringify(asked.payer);
  return { outcome: isSame ? 'same' : 'other', ids };
};
