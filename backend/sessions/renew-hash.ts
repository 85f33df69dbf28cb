import { userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import type { Deps } from '../deps.ts';
import type { LoadedUser } from './load-user.ts';

/**
 * Keeps a password that was just given under a hash at the present cost, where it is kept under a lesser one. Nobody's
 * sign-in depends on it.
 */
export const renewHash = async (
  { user, document: { passwordHash } }: LoadedUser,
  password: string,
  correlationId: string,
  { passwords, stores, logger, now }: Deps,
): Promise<void> => {
  if (passwordHash === null || !passwords.isOutdated(passwordHash)) return;
  try {
    const command = { type: 'RehashPassword', passwordHash: await passwords.hash(password) } as const;
    const metadata = { at: now(), by: user.id, accountId: user.accountId, correlationId, causationId: null };
    await stores.handle(userAggregate, userStream(user.id), command, { metadata });
  } catch (error) {
    logger.warn({ err: error, correlationId }, 'a password keeps its old hash');
  }
};
