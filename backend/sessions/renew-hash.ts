import { userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import type { Deps } from '../deps.ts';
import type { LoadedUser } from './load-user.ts';

/** Rehashes a password that was just given, if its hash is cheaper than the current cost. No sign-in depends on it. */
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
