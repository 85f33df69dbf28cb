import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';

/** gRPC's own codes, for what the client does not wrap: cancelled, deadline exceeded, unavailable, and who may not enter. */
const AWAY_CODES = new Set([1, 4, 7, 14, 16]);

/** How a server answers a batch while it has no leader or too much to do; the client has no error of its own for it. */
const NOT_SERVING = /Server Is Not Ready|Server Is Busy|No leader info/i;

/** What gRPC says, as an internal error, when a node ends a call in the middle of its data. */
const CUT = /RST_STREAM/;

/** What the client says, by an error without a name, of a cluster none of whose members answers. */
const NOT_FOUND = /^Failed to discover after/;

/** What gRPC says of a call made on a connection that was closed for another call's sake, before anything was sent. */
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

/** The server knows the caller and does not permit it, or does not know them. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof AccessDeniedError ||
  (error instanceof Error && 'code' in error && (error.code === 7 || error.code === UNAUTHENTICATED));

/** gRPC's code of a user or a password that the server does not know. */
export const UNAUTHENTICATED = 16;

/** Refused before anything was read or written, because the leader is another node or is being elected. */
export const isNotTaken = (error: unknown): boolean => {
  if (error instanceof NotLeaderError) return true;
  if (error instanceof UnknownError) return /No leader info/i.test(error.message);
  return error instanceof Error && NOT_SENT.test(error.message);
};
