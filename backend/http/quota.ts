import { messages } from '../../domain/words/messages.ts';
import type { Session } from '../sessions/session.ts';
import { Problem } from './problem.ts';
import type { CallContext } from './route.ts';

const AGAIN_SECONDS = 15;

/** Throws TooManyRequests when the caller's account has as many unfinished jobs in the queue as it may. */
export const takeTurn = async (
  queue: string,
  maximum: number,
  { deps, session }: CallContext<Session>,
): Promise<void> => {
  if ((await deps.stores.jobs.unfinished(queue, session.user.accountId)) < maximum) return;
  throw new Problem('TooManyRequests', { retryAfter: AGAIN_SECONDS, sentence: messages.tooManyJobs });
};
