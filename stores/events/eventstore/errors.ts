import {
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client';

/** gRPC's own codes, for what the client does not wrap: cancelled, deadline exceeded, unavailable. */
const AWAY_CODES = new Set([1, 4, 14]);

export const isUnavailable = (error: unknown): boolean => {
  if (
    error instanceof UnavailableError ||
    error instanceof DeadlineExceededError ||
    error instanceof TimeoutError ||
    error instanceof NotLeaderError ||
    error instanceof CancelledError
  )
    return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'number' && AWAY_CODES.has(error.code);
};
