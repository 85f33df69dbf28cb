import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';

/**
 * gRPC status codes that the client does not wrap: cancelled, deadline exceeded, unavailable, unauthenticated,
 * permission denied.
 */
const AWAY_CODES = new Set([1, 4, 7, 14, 16]);

/** A server's answer to a batch while it has no leader or is overloaded; the client has no error class for it. */
const NOT_SERVING = /Server Is Not Ready|Server Is Busy|No leader info/i;

/** gRPC's internal error when a node ends a call in the middle of its data. */
const CUT = /RST_STREAM/;

/** The client's unnamed error when no member of a cluster answers. */
const NOT_FOUND = /^Failed to discover after/;

/** gRPC's error for a call on a connection that was closed because of another call, before anything was sent. */
const NOT_SENT = /Channel has been shut down|Channel closed before call started/;

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
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'number' && AWAY_CODES.has(error.code)) return true;
  if (error instanceof UnknownError) return NOT_SERVING.test(error.message) || CUT.test(error.message);
  return NOT_FOUND.test(error.message) || NOT_SENT.test(error.message);
};

/** The server does not recognise the caller, or does not permit the call. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AccessDeniedError ||
  (error instanceof Error && 'code' in error && (error.code === 7 || error.code === UNAUTHENTICATED));

/** gRPC's code for a user or password that the server does not recognise. */
export const UNAUTHENTICATED = 16;

/** Refused before anything was read or written, because another node leads or an election is under way. */
export const isNotTaken = (error: unknown): boolean => {
  if (error instanceof NotLeaderError) return true;
  if (error instanceof UnknownError) return /No leader info/i.test(error.message);
  return error instanceof Error && NOT_SENT.test(error.message);
};
