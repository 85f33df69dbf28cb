import { finishLeaving, stopCharging } from '../../billing/leave.ts';
import type { Provider } from '../../billing/outside.ts';
import { forgetPayer } from '../../billing/undo-sign-up.ts';
import type { OpenAccount } from '../../domain/accounts/account.ts';
import { isUnderContract } from '../../domain/accounts/cancellation.ts';
import { accountAggregate } from '../../domain/accounts/decider.ts';
import { isErasureDue } from '../../domain/accounts/erasure.ts';
import { customerAggregate } from '../../domain/customers/decider.ts';
import { accountStream, customerStream, emailStream, userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { emailAggregate } from '../../domain/users/emails/decider.ts';
import { erasedMail } from '../../domain/words/notices.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { Results } from '../../results/results.ts';
import type { EventMetadata, Position } from '../../stores/events/port.ts';
import { START } from '../../stores/events/port.ts';
import type { JobHandler, RunningJob } from '../../stores/jobs/port.ts';
import type { Stores } from '../../stores/stores.ts';
import { compose } from '../mail/compose.ts';
import type { Mailer } from '../mail/mailer.ts';
import { customersEverOf, type UserEver, usersEverOf } from './belongings.ts';
import { destroyPerson, eraseTraces } from './forget-person.ts';
import { erasureJob } from './queue.ts';

const VIEWS_WITHIN_MS = 60_000;
/** After that many tries the account is erased without the last mail: it was announced before. */
const TRIES_FOR_THE_MAIL = 2;
const TRIES_FOR_THE_PAYER = 6;

export interface ErasureDeps {
  readonly stores: Stores;
  readonly views: ReadModels;
  readonly results: Pick<Results, 'forgetCustomer'>;
  readonly mailer: Mailer;
  /** The payment provider; null: there is none here. */
  readonly billing: { readonly provider: Provider; readonly newId: () => string } | null;
  readonly publicUrl: string;
  readonly now: () => string;
  readonly onErased: (accountId: string) => void;
  readonly onError: (error: unknown) => void;
}

/** A view is behind, or a job about a client still runs: the erasure goes on at its next try. */
class NotYet extends Error {
  override readonly name = 'ErasureNotYet';
}

/** The account, if it is to be erased by now. */
const dueAccount = async (accountId: string, { stores, now }: ErasureDeps): Promise<OpenAccount | null> => {
  const { decider, events } = accountAggregate;
  const history = await stores.log.readStream(events, accountStream(accountId));
  const state = history.reduce((before, { event }) => decider.evolve(before, event), decider.initialState);
  if (state.phase !== 'open') return null;
  return isErasureDue(state.facts, now()) ? state : null;
};

/** The provider keeps a payer whom it was asked to delete; the operator sees to it there. */
class PayerKept extends Error {
  override readonly name = 'PayerKept';
  constructor(customerId: string) {
    super(`The payment provider did not delete its customer ${customerId}`);
  }
}

/** A contract ends with the request. One that was confirmed after it, or before requests did so, ends now, with its money back. */
const withoutContract = async (account: OpenAccount, deps: ErasureDeps): Promise<OpenAccount> => {
  const { billing, stores, now } = deps;
  const { accountId, facts } = account;
  if (billing === null || !isUnderContract(facts)) return account;
  const at = facts.erasureRequestedAt ?? now();
  const metadata = { at: now(), by: null, accountId, correlationId: null, causationId: null };
  const command = { type: 'CancelSubscription', now: at, reason: '', wantsContact: false } as const;
  await stores.handle(accountAggregate, accountStream(accountId), command, { metadata });
  await finishLeaving({ ...deps, billing: billing.provider, newId: billing.newId }, accountId, true);
  const left = await dueAccount(accountId, deps);
  if (left === null) throw new NotYet();
  return left;
};

/**
 * Ends what is still charged, which has to succeed: nobody would know any more whose card it is. Then the provider
 * deletes the payer, as far as its own duties allow; that is tried, and does not hold up the rest for ever.
 */
const leaveProvider = async (account: OpenAccount, attempt: number, deps: ErasureDeps) => {
  const { billing, onError } = deps;
  const { customerId } = account.facts;
  if (billing === null || customerId === null) return;
  const money = { ...deps, billing: billing.provider, newId: billing.newId };
  await stopCharging(money, account);
  try {
    await forgetPayer(money, account, 'as it is');
  } catch (error) {
    if (attempt <= TRIES_FOR_THE_PAYER) throw error;
    onError(new PayerKept(customerId));
  }
};

/**
 * Erases everything of an account that is due, here and at the payment provider: clients with their calculations and files, users with their addresses
 * and logos, derived data, kept mails, and the keys, which makes the log unreadable for good. What was removed before is
 * erased too. Broken off anywhere, the next try goes on; the last step is the event that says so.
 */
export const eraseDueAccount =
  (deps: ErasureDeps): JobHandler =>
  async (job) => {
    const { accountId } = erasureJob.parse(job.data);
    const account = await dueAccount(accountId, deps);
    if (account === null) return { ok: true, result: 'not due' };
    await leaveProvider(await withoutContract(account, deps), job.attempt, deps);
    const { stores, mailer, now } = deps;
    const metadata = { at: now(), by: null, accountId, correlationId: null, causationId: null };
    const users = await usersEverOf(stores.log, accountId);
    await tellOnce(users, account.facts.origin === 'registered', job, deps);
    await eraseUsers(users, metadata, deps);
    await eraseCustomers(await customersEverOf(stores.log, accountId), metadata, deps);
    for (const { emails } of users.values()) for (const email of emails) await mailer.forget(email);
    await shown(
      await stores.handle(accountAggregate, accountStream(accountId), { type: 'EraseAccount' }, { metadata }),
      deps,
    );
    await stores.keys.destroy(accountStream(accountId));
    await eraseTraces(deps);
    deps.onErased(accountId);
    return { ok: true, result: 'erased' };
  };

const shown = async (handled: { readonly ok: boolean; readonly position?: Position }, { views }: ErasureDeps) => {
  if (!(await views.waitFor(handled.position ?? START, VIEWS_WITHIN_MS))) throw new NotYet();
};

const tellOnce = async (
  users: ReadonlyMap<string, UserEver>,
  hasBought: boolean,
  { id, attempt }: Pick<RunningJob, 'id' | 'attempt'>,
  { mailer, publicUrl, onError }: ErasureDeps,
): Promise<void> => {
  for (const [userId, { name, emails, removed }] of users) {
    const [email] = emails;
    if (removed || email === undefined) continue;
    try {
      await mailer.send(`${id}-${userId}`, compose(email, erasedMail(name, `${publicUrl}/#/`, hasBought)));
    } catch (error) {
      if (attempt <= TRIES_FOR_THE_MAIL) throw error;
      onError(error);
    }
  }
};

const eraseUsers = async (
  users: ReadonlyMap<string, UserEver>,
  metadata: EventMetadata,
  deps: ErasureDeps,
): Promise<void> => {
  const { stores } = deps;
  for (const [userId, { removed, emailHashes, logos }] of users) {
    if (!removed) await stores.handle(userAggregate, userStream(userId), { type: 'DeleteUser' }, { metadata });
    for (const hash of emailHashes)
      await stores.handle(emailAggregate, emailStream(hash), { type: 'ReleaseEmail', userId }, { metadata });
    for (const logo of logos) await stores.files.delete(logo);
    await stores.keys.destroy(userStream(userId));
  }
};

const eraseCustomers = async (ids: readonly string[], metadata: EventMetadata, deps: ErasureDeps): Promise<void> => {
  const { stores } = deps;
  for (const id of ids)
    await stores.handle(customerAggregate, customerStream(id), { type: 'DeleteCustomer' }, { metadata });
  const position = await stores.events.head({ prefixes: ['customer-', 'user-'] });
  await shown({ ok: true, position }, deps);
  for (const id of ids) if ((await destroyPerson(deps, id)) === 'at work') throw new NotYet();
};
