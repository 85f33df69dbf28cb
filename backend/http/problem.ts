import { type ErrorName, errorSentence, isErrorName } from '../../domain/words/errors.ts';

/** Every error that HTTP answers, with its status. Names that only jobs fail with have none. */
const statuses: Partial<Record<ErrorName, number>> = {
  MalformedRequest: 400,
  NotAuthenticated: 401,
  InvalidCredentials: 401,
  UserInactive: 401,
  ReauthenticationRequired: 401,
  Forbidden: 403,
  AccountNotActive: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  StaleRevision: 409,
  DataUnreadable: 409,
  EmailAlreadyExistsError: 409,
  TooLarge: 413,
  UnsupportedType: 415,
  ValidationError: 422,
  InvalidEmailError: 422,
  InvalidResetToken: 422,
  TooManyRequests: 429,
  TooManyJobs: 429,
  ReportFailed: 500,
  InternalError: 500,
  StoreUnavailable: 503,
  ReportUnavailable: 503,
};

export interface ProblemDetails {
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number | undefined;
}

/** A named error thrown by a handler; one middleware maps it to an HTTP answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  constructor(
    readonly err: ErrorName,
    readonly details: ProblemDetails = {},
  ) {
    super(err);
    this.status = statuses[err] ?? 500;
  }
  get body() {
    const { fields } = this.details;
    return { err: this.err, errorMessage: errorSentence(this.err), ...(fields === undefined ? {} : { fields }) };
  }
}

/** A named failure of a decider. `fields` names the refused fields. */
export interface NamedFailure {
  readonly name: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Maps a decider's failure to HTTP; a failure about fields is a validation error. */
export const problemOf = ({ name, fields }: NamedFailure): Problem => {
  if (isErrorName(name)) return new Problem(name, fields === undefined ? {} : { fields });
  return new Problem('ValidationError', fields === undefined ? {} : { fields });
};

/** For an object that does not exist or belongs to somebody else: the caller cannot tell which. */
export const found = <T>(object: T | null | undefined): T => {
  if (object === null || object === undefined) throw new Problem('NotFound');
  return object;
};
