import { Redis } from 'ioredis';
import { StoreUnavailable } from '../../errors.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const COMMAND_TIMEOUT_MS = 5_000;
const LONGEST_RECONNECT_WAIT_MS = 1_000;

const reconnectAfter = (attempt: number): number => Math.min(attempt * 100, LONGEST_RECONNECT_WAIT_MS);

/** For requests somebody is waiting for: a lost Redis is an immediate error. */
export const impatient = { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS } as const;

/** For workers, which may wait indefinitely; BullMQ requires it for their blocking connections. */
export const patient = { maxRetriesPerRequest: null } as const;

/** For optional features: it waits neither for a connection nor long for an answer. */
export const hasty = { maxRetriesPerRequest: 1, commandTimeout: 1_000, enableOfflineQueue: false } as const;

/**
 * After a failover the address leads to another server, but an open connection still leads to the old, read-only one.
 */
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

/** A Redis that evicts keys when memory is short would lose jobs. */
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

/** What `INFO persistence` says of a Redis that may lose what it acknowledged; null: it keeps it. */
export const forgetfulness = (persistence: string): string | null =>
  /^aof_enabled:0/m.test(persistence)
    ? 'Redis runs without an append-only file: imports, reports and mails that it acknowledged are lost when it ends. ' +
      'Set `appendonly yes` and `appendfsync always`'
    : null;

/** Asks a server for it. Throws StoreUnavailable. */
export const forgetfulnessOf = async (url: string): Promise<string | null> => {
  const redis = connectRedis(url, impatient);
  try {
    return forgetfulness(await available(() => redis.info('persistence')));
  } finally {
    redis.disconnect();
  }
};

/** What BullMQ and ioredis throw when the server is down or the connection was closed. */
const NO_ANSWER =
  /Connection is closed|Connection is not available|ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|Command timed out|Stream isn't writeable/;

/**
 * Replies of a server that is starting, cannot write, is out of memory or does not accept the credentials. Before Redis
 * 7, an error inside a script comes at the end of a sentence about the script.
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
