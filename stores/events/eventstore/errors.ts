import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';

/** gRPC's own codes, for what the client does not wrap: cancelled, deadline exceeded, unavailable. */
const AWAY_CODES = new Set([1, 4, 14]);

/** How a server answers a batch while it has no leader or too much to do; the client has no error of its own for it. */
const NOT_SERVING = /Server Is Not Ready|Server Is Busy|No leader info/i;

/** What the client says, by an error without a name, of a cluster none of whose members answers. */
const NOT_FOUND = /^Failed to discover after/;

export const isUnavailable = (error: unknown): boolean => {
  if (
    error instanceof UnavailableError ||
    error instanceof DeadlineExceededError ||
    error instanceof TimeoutError ||
    error instanceof NotLeaderError ||
    error instanceof CancelledError ||
    error instanceof AccessDeniedError
  )
    return true;
  if (error instanceof UnknownError) return NOT_SERVING.test(error.message);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'number' && AWAY_CODES.has(error.code)) return true;
  return NOT_FOUND.test(error.message);
};
