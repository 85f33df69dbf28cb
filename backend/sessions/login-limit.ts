import { RateLimiterMemory } from 'rate-limiter-flexible';
import { fold } from '../../domain/words/format.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_OF_AN_EMAIL = 10;
const FAILURES_OF_AN_ADDRESS = 100;

/** Remembers failed sign-ins. Successes cost nothing. */
export interface LoginLimit {
  /** Seconds to wait when the e-mail or the network address has failed too often; null when it may try. */
  waitingTime(email: string, address: string): Promise<number | null>;
  failed(email: string, address: string): Promise<void>;
  /** Attempts at one e-mail run one after another, so that a burst cannot slip past the count. */
  inTurn<T>(email: string, attempt: () => Promise<T>): Promise<T>;
}

export const loginLimit = (): LoginLimit => {
  const emails = new RateLimiterMemory({ points: FAILURES_OF_AN_EMAIL, duration: WINDOW_SECONDS });
  const addresses = new RateLimiterMemory({ points: FAILURES_OF_AN_ADDRESS, duration: WINDOW_SECONDS });
  const turns = new Map<string, Promise<unknown>>();
  const wait = async (limiter: RateLimiterMemory, points: number, key: string): Promise<number> => {
    const state = await limiter.get(key);
    return state !== null && state.consumedPoints >= points ? Math.max(1, Math.ceil(state.msBeforeNext / 1000)) : 0;
  };
  return {
    waitingTime: async (email, address) => {
      const seconds = Math.max(
        await wait(emails, FAILURES_OF_AN_EMAIL, fold(email)),
        await wait(addresses, FAILURES_OF_AN_ADDRESS, address),
      );
      return seconds === 0 ? null : seconds;
    },
    failed: async (email, address) => {
      await Promise.all([emails.penalty(fold(email), 1), addresses.penalty(address, 1)]);
    },
    inTurn: async (email, attempt) => {
      const key = fold(email);
      const before = turns.get(key) ?? Promise.resolve();
      const turn = before.then(attempt, attempt);
      const settled = turn.then(
        () => undefined,
        () => undefined,
      );
      turns.set(key, settled);
      try {
        return await turn;
      } finally {
        if (turns.get(key) === settled) turns.delete(key);
      }
    },
  };
};
