import { Redis } from 'ioredis';
import { StoreUnavailable } from '../../errors.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const COMMAND_TIMEOUT_MS = 5_000;
const LONGEST_RECONNECT_WAIT_MS = 1_000;

const reconnectAfter = (attempt: number): number => Math.min(attempt * 100, LONGEST_RECONNECT_WAIT_MS);

/** For requests that somebody waits for: a lost Redis is an error at once, not a silence. */
export const impatient = { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS } as const;

/** For workers, which have all the time of the world; BullMQ demands it of their blocking connections. */
export const patient = { maxRetriesPerRequest: null } as const;

export const connectRedis = (url: string, options: typeof impatient | typeof patient): Redis => {
  const redis = new Redis(url, {
    ...options,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: reconnectAfter,
    lazyConnect: true,
  });
  // Without a listener a lost connection would end the process; each command reports its own failure.
  redis.on('error', () => undefined);
  return redis;
};

/** A Redis that throws keys away when memory is short would lose jobs. */
export class UnsafeRedis extends Error {
  override readonly name = 'UnsafeRedis';
  constructor(policy: string) {
    super(`Redis must keep every key (maxmemory-policy noeviction), but it is set to ${policy}`);
  }
}

export const refuseEviction = async (redis: Redis): Promise<void> => {
  const memory = await available(() => redis.info('memory'));
  const policy = /^maxmemory_policy:(\S+)/m.exec(memory)?.[1];
  if (policy !== undefined && policy !== 'noeviction') throw new UnsafeRedis(policy);
};

/** What BullMQ and ioredis throw when the server is away, is starting, has no memory left, or we have closed. */
const AWAY =
  /Connection is closed|Connection is not available|ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|Command timed out|Stream isn't writeable|^(LOADING|READONLY|OOM|MASTERDOWN|CLUSTERDOWN|NOAUTH|MISCONF)/;

export const available = async <Result>(use: () => Promise<Result>): Promise<Result> => {
  try {
    return await use();
  } catch (error) {
    const isAway =
      error instanceof Error && (error.name === 'MaxRetriesPerRequestError' || AWAY.test(`${error.message}`));
    throw isAway ? new StoreUnavailable('jobs', error) : error;
  }
};
