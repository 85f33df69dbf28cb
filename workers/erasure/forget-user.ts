import { accountAggregate } from '../../domain/accounts/decider.ts';
import { accountStream, userStream } from '../../domain/streams.ts';
import { userEvents } from '../../domain/users/events.ts';
import type { ReadModels } from '../../projections/read-models.ts';
import type { Stores } from '../../stores/stores.ts';

export interface ForgettingUserDeps {
  readonly stores: Pick<Stores, 'log' | 'keys' | 'handle'>;
  readonly views: Pick<ReadModels, 'users'>;
  readonly now: () => string;
  readonly newId: () => string;
}

/** `still a user`: remove the user first, so that nobody is locked out by mistake. */
export type UserForgetting = 'forgotten' | 'unknown' | 'still a user';

/**
 * Makes the log forget a removed user: the key of their name, addresses and password hashes is destroyed, permanently
 * and for every later copy. The account named after them loses its name with its last user. Its customers stay: they
 * are persons in their own right.
 */
export const forgetUser = async (userId: string, deps: ForgettingUserDeps): Promise<UserForgetting> => {
  const { stores, views } = deps;
  const stream = userStream(userId);
  if ((await views.users.get(userId)) !== null) return 'still a user';
  const history = await stores.log.readStream(userEvents, stream);
  if (history.length === 0) return 'unknown';
  const accountId = history.reduce<string | undefined>((before, { event }) => {
    if (event.type === 'UserCreated') return event.data.accountId;
    return event.type === 'UserEdited' ? (event.data.accountId ?? before) : before;
  }, undefined);
  await stores.keys.destroy(stream);
  if (accountId !== undefined && (await views.users.count({ where: { accountId } })) === 0) {
    const account = accountStream(accountId);
    const metadata = { at: deps.now(), by: null, accountId, correlationId: deps.newId(), causationId: null };
    // Possibly nothing is projecting now: the view follows once a projector runs.
    await stores.handle(accountAggregate, account, { type: 'ForgetHolder' }, { metadata });
    await stores.keys.destroy(account);
  }
  return 'forgotten';
};
