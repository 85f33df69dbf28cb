import { emailStream } from '../../domain/streams.ts';
import { emailAggregate } from '../../domain/users/emails/decider.ts';
import type { Deps } from '../deps.ts';
import { loadStream } from '../streams.ts';
import { emailHash } from './emails.ts';
import { type LoadedUser, loadUser } from './load-user.ts';

/** The user who signs in with an address. Only a confirmed address leads to its user; a reservation does not. */
export const findUser = async (email: string, deps: Deps): Promise<LoadedUser | null> => {
  const loaded = await loadStream(deps.stores.log, emailAggregate, emailStream(emailHash(email)));
  return loaded?.state.phase === 'taken' ? loadUser(loaded.state.userId, deps) : null;
};
