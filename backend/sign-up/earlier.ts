import { readAccount } from '../../billing/account-news.ts';
import type { OpenAccount } from '../../domain/accounts/account.ts';
import { unsettledCharge } from '../../domain/accounts/attempts.ts';
import { accountEvents } from '../../domain/accounts/events.ts';
import { accountStream, emailStream, userStream } from '../../domain/streams.ts';
import { minutesBetween } from '../../domain/units/instant.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { emailAggregate, isAbandoned } from '../../domain/users/emails/decider.ts';
import type { OpenUser } from '../../domain/users/user.ts';
import { idWithin } from '../../stores/id-within.ts';
import { requestIds } from '../command-ids.ts';
import type { Deps } from '../deps.ts';
import { loadStream } from '../streams.ts';
import type { Arranged, SignUp } from './asked.ts';

interface Ids {
  readonly userId: string;
  readonly accountId: string;
}

/**
 * What an earlier sign-up with the address left: nothing; the same one half-done, to be finished; another one to be
 * undone first; the same one, complete; or one that is in the way.
 */
export type EarlierSignUp =
  | { readonly outcome: 'none' }
  | { readonly outcome: 'same' | 'other'; readonly ids: Ids }
  /** This very request, whose answer was lost. */
  | { readonly outcome: 'done'; readonly ids: Ids; readonly arranged: Arranged }
  | { readonly outcome: 'taken' };

/** Only who knows its password may finish or replace a sign-up of the last minutes: something may be paid already. */
export const earlierSignUp = async (asked: SignUp, hash: string, deps: Deps): Promise<EarlierSignUp> => {
  const { log } = deps.stores;
  const address = (await loadStream(log, emailAggregate, emailStream(hash)))?.state;
  if (address === undefined || address.phase === 'free') return { outcome: 'none' };
  const user = (await loadStream(log, userAggregate, userStream(address.userId)))?.state;
  if (address.phase === 'taken') {
    // Of a removed user, whose address was not released: the reservation sees to it.
    if (user?.phase === 'deleted') return { outcome: 'none' };
    return user?.phase === 'open' ? repeated(asked, user, deps) : { outcome: 'taken' };
  }
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
  return { outcome: isOf(account, asked) ? 'same' : 'other', ids };
};

const isOf = ({ name, facts, payer }: OpenAccount, asked: SignUp): boolean =>
  name === asked.name &&
  facts.planId === asked.option.id &&
  facts.instalments === asked.instalments &&
  JSON.stringify(payer) === JSON.stringify(asked.payer);

/** Later than that, whoever has the address signs in. */
const MINUTES_TO_REPEAT = 60;

/**
 * A complete sign-up is answered again only to somebody who knows the key of the request that made it, the same content and the
 * password, and only while it is new: it must not become a way to sign in past a second factor.
 */
const repeated = async (asked: SignUp, user: OpenUser, deps: Deps): Promise<EarlierSignUp> => {
  const { userId, accountId } = user;
  const [created] = await deps.stores.log.readStream(accountEvents, accountStream(accountId));
  const command = requestIds(asked.requestName, deps.newId).commandId(accountStream(accountId), 'CreateAccount');
  if (created === undefined || command === undefined || created.id !== idWithin(command, 0))
    return { outcome: 'taken' };
  const age = minutesBetween(created.metadata.at, deps.now());
  const account = await readAccount(deps, accountId);
  const isNew = age < MINUTES_TO_REPEAT && user.active && user.secondFactor === null;
  if (account === null || !isNew || !isOf(account, asked)) return { outcome: 'taken' };
  if (!(await deps.passwords.verify(asked.password, user.passwordHash))) return { outcome: 'taken' };
  const { subscriptionId, invoices } = account.facts;
  const isConfirming = unsettledCharge(account.facts) !== null;
  const arranged = { subscriptionId, paymentId: invoices[0]?.invoiceId ?? null, isConfirming };
  return { outcome: 'done', ids: { userId, accountId }, arranged };
};
