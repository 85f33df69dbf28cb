import type { Conflict } from '../../../domain/api/common.ts';

/** Every failure of a call, with the contract's name. `status` 0: no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The contract's name of the error, such as `StaleRevision`. */
  readonly err: string;
  /** Refused fields by dotted path, such as `customer.name`, each with its Portuguese sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of a stale save, what others changed since; null where the server does not tell. */
  readonly conflicts: readonly Conflict[] | null;
  /** The revision that stands now, of a stale save. */
  readonly etag: string | null;

  constructor(
    status: number,
    err: string,
    errorMessage: string,
    { fields = {}, conflicts = null, etag = null }: Partial<Pick<ApiError, 'fields' | 'conflicts' | 'etag'>> = {},
  ) {
    super(errorMessage);
    this.status = status;
    this.err = err;
    this.fields = fields;
    this.conflicts = conflicts;
    this.etag = etag;
  }

  get errorMessage(): string {
    return this.message;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** Somebody changed the thing since it was read. */
export const isStale = (error: unknown): boolean => isApiError(error) && error.err === 'StaleRevision';

const missing = 404;

/** There is no such thing, or no longer. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === missing;

const unauthenticated = 401;

/** The server does not know the token, or no longer. Who is only asked for the password once more is still signed in. */
export const isRefusedToken = (error: unknown): boolean =>
  isApiError(error) && error.status === unauthenticated && error.err !== 'ReauthenticationRequired';

/** The server refused the request itself: asking again will not help. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
