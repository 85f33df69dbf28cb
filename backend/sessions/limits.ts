import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { fold } from '../../domain/words/format.ts';
import { serialised } from '../../stores/serialised.ts';
import { networkOf } from './network.ts';

const WINDOW_SECONDS = 15 * 60;
const MOST_STRANGERS = 25;

/** Limits attempts by e-mail and by network address. */
export interface AttemptLimit {
  /**
   * Counts an attempt before it is made, so that no burst exceeds the limit. Null: it may be made. Otherwise the
   * seconds to wait, and nothing is counted.
   */
  take(email: string, address: string): Promise<number | null>;
  /** Uncounts an attempt that turned out not to matter. */
  giveBack(email: string, address: string): Promise<void>;
  /** The same for the e-mail alone: for the network address it still counts. */
  giveBackEmail(email: string): Promise<void>;
  /** Runs attempts at one e-mail one after another, so that those to be uncounted lock nobody out. */
  inTurn<T>(email: string, attempt: () => Promise<T>): Promise<T>;
}

export interface Limits {
  /** Failed sign-ins; successful ones are free. */
  readonly logins: AttemptLimit;
  /** Wrong codes of a second factor. */
  readonly codes: AttemptLimit;
  /** Failures about nobody known that are recorded, so that a stranger cannot fill the log. */
  readonly strangers: () => Promise<boolean>;
  /** Password mails requested. */
  readonly resets: AttemptLimit;
  /**
   * By e-mail, sign-ups that the payment provider refused: nobody tries out stolen cards here. By network address also
   * those that made an account: nobody makes them by the thousand.
   */
  readonly signUps: AttemptLimit;
  /** Typed cards that their bank refused, by account: nobody tries out stolen cards behind a sign-up either. */
  readonly cards: AttemptLimit;
  /** Questions whether a CPF or CNPJ had its trial: nobody finds out by trying who is a customer. */
  readonly trials: AttemptLimit;
  /** Addresses looked up by CEP, by user: the service asked would shut out the whole installation. */
  readonly zipcodes: AttemptLimit;
  close(): Promise<void>;
}

/** Counts in Redis if there is one, for all processes together, and in this process while Redis is down. */
export const openLimits = async (redisUrl: string | null): Promise<Limits> => {
  const redis = redisUrl === null ? null : await connect(redisUrl);
  const strangers = limiter('strangers', MOST_STRANGERS, redis);
  return {
    logins: attemptLimit('login', { email: 10, address: 100 }, redis),
    strangers: async () => (await strangers.penalty('all', 1)).consumedPoints <= MOST_STRANGERS,
    codes: attemptLimit('code', { email: 10, address: 100 }, redis),
    resets: attemptLimit('reset', { email: 5, address: 100 }, redis),
    signUps: attemptLimit('sign-up', { email: 10, address: 100 }, redis),
    cards: attemptLimit('card', { email: 10, address: 100 }, redis),
    trials: attemptLimit('trial', { email: 20, address: 40 }, redis),
    zipcodes: attemptLimit('cep', { email: 60, address: 600 }, redis),
    close: async () => {
      redis?.disconnect();
    },
  };
};

const attemptLimit = (name: string, most: { email: number; address: number }, redis: Redis | null): AttemptLimit => {
  const emails = limiter(`${name}-email`, most.email, redis);
  const addresses = limiter(`${name}-address`, most.address, redis);
  const turns = serialised();
  /** Seconds to wait, or 0. The store increments and checks in one step. */
  const add = async (limit: RateLimiterAbstract, points: number, key: string): Promise<number> => {
    const state = await limit.penalty(key, 1);
    return state.consumedPoints > points ? Math.max(1, Math.ceil(state.msBeforeNext / 1000)) : 0;
  };
  const giveBack = async (email: string, address: string): Promise<void> => {
    await Promise.all([emails.reward(fold(email), 1), addresses.reward(networkOf(address), 1)]);
  };
  return {
    take: async (email, address) => {
      const waits = [add(emails, most.email, fold(email)), add(addresses, most.address, networkOf(address))];
      const seconds = Math.max(...(await Promise.all(waits)));
      if (seconds === 0) return null;
      await giveBack(email, address);
      return seconds;
    },
    giveBack,
    giveBackEmail: async (email) => void (await emails.reward(fold(email), 1)),
    inTurn: (email, attempt) => turns(fold(email), attempt),
  };
};

/** Nobody waits for Redis to sign in: if it does not respond at once, it counts as down. */
const connect = async (url: string): Promise<Redis> => {
  const { connectRedis, hasty } = await import('../../stores/jobs/bullmq/redis.ts');
  const redis = connectRedis(url, hasty);
  redis.connect().catch(() => undefined);
  return redis;
};

const limiter = (keyPrefix: string, points: number, redis: Redis | null): RateLimiterAbstract => {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });
  if (redis === null) return inMemory;
  const options = { storeClient: redis, keyPrefix, points, duration: WINDOW_SECONDS };
  return new RateLimiterRedis({ ...options, insuranceLimiter: inMemory });
};
