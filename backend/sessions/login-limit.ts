import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { fold } from '../../domain/words/format.ts';
import { taking } from './turns.ts';

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
  close(): Promise<void>;
}

/** Counts in Redis where there is one, for all processes together, and in this process while Redis is away. */
export const loginLimit = async (redisUrl: string | null = null): Promise<LoginLimit> => {
  const redis = redisUrl === null ? null : await connect(redisUrl);
  const emails = limiter('login-email', FAILURES_OF_AN_EMAIL, redis);
  const addresses = limiter('login-address', FAILURES_OF_AN_ADDRESS, redis);
  const turns = taking();
  const wait = async (limit: RateLimiterAbstract, points: number, key: string): Promise<number> => {
    const state = await limit.get(key);
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
    inTurn: (email, attempt) => turns(fold(email), attempt),
    close: async () => {
      redis?.disconnect();
    },
  };
};

const connect = async (url: string): Promise<Redis> => {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  return redis;
};

const limiter = (keyPrefix: string, points: number, redis: Redis | null): RateLimiterAbstract => {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });
  if (redis === null) return inMemory;
  const options = { storeClient: redis, keyPrefix, points, duration: WINDOW_SECONDS };
  return new RateLimiterRedis({ ...options, insuranceLimiter: inMemory });
};
