import { messages } from '../../domain/words/messages.ts';
import type { Session } from '../sessions/session.ts';
import { Problem } from './problem.ts';
import type { CallContext } from './route.ts';

const AGAIN_SECONDS = 15;

const tooMany = (): Problem =>
  new Problem('TooManyRequests', { retryAfter: AGAIN_SECONDS, sentence: messages.tooManyJobs });

/** Throws TooManyRequests if the caller's account has reached its limit of unfinished jobs in the queue. */
export const takeTurn = async (
  queue: string,
  maximum: number,
  { deps, session }: CallContext<Session>,
): Promise<void> => {
  if ((await deps.stores.jobs.unfinished(queue, session.user.accountId)) >= maximum) throw tooMany();
};

/** Runs work that is no job, at most so much at a time for an account in this process. */
export type InTurn = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>;

/** The limit of {@link takeTurn} for what no queue counts; beyond it the work throws TooManyRequests. */
export const inTurnOf = (maximum: number): InTurn => {
  const running = new Map<string, number>();
  return async (accountId, work) => {
    const theirs = running.get(accountId) ?? 0;
    if (theirs >= maximum) throw tooMany();
    running.set(accountId, theirs + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(accountId) ?? 1) - 1;
      if (left === 0) running.delete(accountId);
      else running.set(accountId, left);
    }
  };
};
