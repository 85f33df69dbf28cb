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

/** For what can do without: it neither waits for a connection nor long for an answer. */
export const hasty = { maxRetriesPerRequest: 1, commandTimeout: 1_000, enableOfflineQueue: false } as const;

/** After a failover the address leads to another server; a connection may outlive that, and leads to one that only reads. */
const isOfDemoted = ({ message }: Error): boolean => message.includes('READONLY');

export const connectRedis = (url: string, options: typeof impatient | typeof patient | typeof hasty): Redis => {
  const redis = new Redis(url, {
    ...options,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: reconnectAfter,
    reconnectOnError: isOfDemoted,
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

/** What BullMQ and ioredis throw when the server is away or we have closed. */
const NO_ANSWER =
  /Connection is closed|Connection is not available|ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|Command timed out|Stream isn't writeable/;

/**
 * What a server says that is starting, cannot write, has no memory left or does not know us. Before Redis 7, what a
 * script met stands at the end of a sentence about the script.
 */
const REFUSAL =
  /^(?:ERR Error running script .*-)?(?:LOADING|READONLY|NOREPLICAS|OOM|MISCONF|MASTERDOWN|CLUSTERDOWN|NOAUTH|WRONGPASS) /;

const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'MaxRetriesPerRequestError' || NO_ANSWER.test(error.message) || REFUSAL.test(error.message));

export const available = async <Result>(use: () => Promise<Result>): Promise<Result> => {
  try {
    return await use();
  } catch (error) {
    throw isAway(error) ? new StoreUnavailable('jobs', error) : error;
  }
};
