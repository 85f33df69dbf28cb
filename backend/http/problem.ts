import type { Conflict } from '../../domain/api/common.ts';
import { type ErrorName, errorSentence } from '../../domain/words/errors.ts';
import type { NamedFailure } from '../commands.ts';

/** Every named error with its status; null where only jobs raise it, and no request is answered with it. */
const statuses = {
  MalformedRequest: 400,
  NotAuthenticated: 401,
  InvalidCredentials: 401,
  UserInactive: 401,
  SecondFactorRequired: 401,
  ReauthenticationRequired: 401,
  Forbidden: 403,
  PasswordChangeRequired: 403,
  AccountNotActive: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  StaleRevision: 409,
  DataUnreadable: 409,
  EmailAlreadyExistsError: 409,
  SecondFactorExpired: 409,
  SubscriptionEnded: 409,
  CardRequired: 409,
  ErasureBegun: 409,
  ErasureAsked: 409,
  PaymentConfirming: 409,
  ContractEnding: 409,
  NotCancelled: 409,
  InvoicePaid: 409,
  CardNotKept: 409,
  ImportNotReady: 409,
  ImportAlreadyUsed: 409,
  ImportFailed: 409,
  TooLarge: 413,
  UnsupportedType: 415,
  ValidationError: 422,
  InvalidEmailError: 422,
  InvalidResetToken: 422,
  PaymentRefused: 422,
  TooManyUsers: 422,
  TooManyRequests: 429,
  ReportFailed: 500,
  InternalError: 500,
  StoreUnavailable: 503,
  ReportUnavailable: 503,
  PaymentUnavailable: 503,
  SalesClosed: 503,
} as const satisfies Record<ErrorName, number | null>;

/** The names that a request may be answered with. */
export type HttpErrorName = { [Name in ErrorName]: (typeof statuses)[Name] extends number ? Name : never }[ErrorName];

export interface ProblemDetails {
  /** What changed since the revision that a stale save had seen. */
  readonly conflicts?: readonly Conflict[] | undefined;
  /** The revision that stands now, answered as `ETag`. */
  readonly revision?: number | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** The payment provider's own sentence, answered in place of the name: the sign-up shows it. */
  readonly providers?: string | undefined;
  /** A more specific message than the name's sentence. */
  readonly sentence?: string | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number | undefined;
}

/** A named error thrown by a handler; one middleware maps it to an HTTP answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  constructor(
    readonly err: HttpErrorName,
    readonly details: ProblemDetails = {},
  ) {
    super(err);
    this.status = statuses[err];
  }
  get body() {
    const { fields, conflicts, providers = this.err, sentence = errorSentence(this.err) } = this.details;
    return {
      err: providers,
      errorMessage: sentence,
      ...(fields === undefined ? {} : { fields }),
      ...(conflicts === undefined ? {} : { conflicts }),
    };
  }
}

/** How long to wait before retrying when the views did not catch up in time. */
const AGAIN_SECONDS = 5;

/** Maps a refused command to HTTP; a name that no request may be answered with does not compile here. */
export const problemOf = ({ name, fields }: NamedFailure): Problem => {
  if (name === 'ViewsBehind') return new Problem('StoreUnavailable', { retryAfter: AGAIN_SECONDS });
  const details = fields === undefined ? {} : { fields };
  // Ids are made by the program: what exists already was sent twice, and there is no field to point to.
  return new Problem(name === 'AlreadyExists' ? 'ValidationError' : name, details);
};

/** For an object that does not exist or belongs to somebody else: the caller cannot tell which. */
export const found = <T>(object: T | null | undefined): T => {
  if (object === null || object === undefined) throw new Problem('NotFound');
  return object;
};
