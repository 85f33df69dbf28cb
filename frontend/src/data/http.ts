import type { z } from 'zod';
import type { AnswerSchemas, Answers } from './answers.ts';
import { ApiError, isRefusedToken } from './api-error.ts';
import { askToSignIn } from './refused-token.ts';
import { answeredChange, keyOfChange } from './repetition.ts';
import { isSomebodyElses, readToken } from './session-token.ts';
import { httpTexts } from './texts.ts';
import { parseTolerantly } from './tolerant.ts';

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Query;
  /** A `FormData` travels as multipart, anything else as JSON. */
  body?: unknown;
  /** The revision the person was looking at: a stale one is refused with `StaleRevision`. */
  ifMatch?: string | null;
  /** The session to speak for, where it is not the one that the browser keeps. */
  token?: string;
  /** Names a change that is sent at most once, where the body may not be remembered to find its key. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** An address whose parts are ids: whatever stands in one of them, it stays one part. */
export const at = (parts: TemplateStringsArray, ...ids: readonly string[]): string =>
  String.raw({ raw: parts }, ...ids.map(encodeURIComponent));

/** A body of fields and files. */
export const multipart = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

export interface Versioned<T> {
  data: T;
  /** The revision as the server names it, to be sent back with a change. */
  etag: string | null;
}

const addressOf = (path: string, query: Query = {}): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return `/api/${path}${text === '' ? '' : `?${text}`}`;
};

const headersOf = (
  { body, ifMatch, idempotencyKey }: RequestOptions,
  token: string | null,
  change: string | null,
): Headers => {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (ifMatch !== undefined && ifMatch !== null) headers.set('If-Match', ifMatch);
  const key = change === null ? idempotencyKey : keyOfChange(change);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  return headers;
};

/** Files are not sent again by pressing the same button, and passwords are not to be remembered. */
const isChange = (method: string, path: string, payload: unknown): boolean =>
  (method === 'DELETE' || (method !== 'GET' && typeof payload === 'string')) && !/^(auth|account)\//.test(path);

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Longer than any answer takes, a printed report included. */
const ANSWER_WITHIN_MS = 120_000;

/** Until an answer begins, so that nothing is at work for ever. A file takes as long as its line needs. */
const patienceFor = ({ body, signal }: RequestOptions) => {
  const over = new AbortController();
  const timer = body instanceof FormData ? undefined : setTimeout(() => over.abort(), ANSWER_WITHIN_MS);
  return {
    signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
    isOver: () => over.signal.aborted,
    end: () => clearTimeout(timer),
  };
};

/** What the first page does without and a call needs. A part of the program that does not come is a server out of reach. */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => {
    throw new ApiError(0, 'Unreachable', httpTexts.unreachable);
  });

const loadAnswers = async (): Promise<AnswerSchemas> => (await loaded(import('./answers.ts'))).answers;

const refusalOf = async (response: Response): Promise<ApiError> => {
  const { errorBody } = await loadAnswers();
  const body = parseTolerantly(errorBody, await response.json().catch(() => null));
  if (body.success) {
    const { err, errorMessage, fields = {}, conflicts = null } = body.data;
    return new ApiError(response.status, err, errorMessage, { fields, conflicts, etag: response.headers.get('ETag') });
  }
  return new ApiError(response.status, `Http${response.status}`, httpTexts.unreadable);
};

/** The token may have been replaced while the call was under way; else the person is asked to sign in again. */
const hasSessionAgain = async (refused: string | null, refusal: ApiError): Promise<boolean> => {
  const current = readToken();
  return (current !== null && current !== refused) || askToSignIn(refusal);
};

/** Nobody's work goes out in the name of another person. */
const refuseOther = (token: string | null): ApiError | null =>
  token !== null && isSomebodyElses(token) ? new ApiError(401, 'SomebodyElse', httpTexts.somebodyElse) : null;

/** One call under `/api`; a refused token costs a sign-in and not the call. @throws ApiError for every answer that is not 2xx, and when no answer came */
export const send = async (path: string, options: RequestOptions = {}): Promise<Response> => {
  const { method = 'GET', query, body } = options;
  const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  const address = addressOf(path, query);
  const change = isChange(method, path, payload) ? `${method} ${address} ${payload ?? ''}` : null;
  const token = options.token ?? readToken();
  const isKept = options.token === undefined && !path.startsWith('auth/');
  const other = isKept ? refuseOther(token) : null;
  if (other !== null) {
    if (await askToSignIn(other)) return send(path, options);
    throw other;
  }
  const patience = patienceFor(options);
  const response = await fetch(address, {
    method,
    headers: headersOf(options, token, change),
    body: payload,
    signal: patience.signal,
  })
    .catch((error: unknown) => {
      if (isAbort(error) && !patience.isOver()) throw error;
      throw new ApiError(0, 'Unreachable', httpTexts.unreachable);
    })
    .finally(patience.end);
  if (change !== null) answeredChange(change, response.status);
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (isRefusedToken(refusal) && isKept && (await hasSessionAgain(token, refusal))) return send(path, options);
  throw refusal;
};

/**
 * Checks an answer against the contract: a screen never works with what it does not know. Fields of a newer server are
 * left out, so that a tab that was open during a release works on.
 */
export const checked = <T>(answer: z.ZodType<T>, json: unknown): T => {
  const result = parseTolerantly(answer, json);
  if (!result.success) throw new ApiError(0, 'UnexpectedAnswer', httpTexts.unreadable);
  return result.data;
};

/** One call whose answer is checked by a schema that may still be on its way, and comes with its revision. */
export const answered = async <T>(
  answer: Promise<z.ZodType<T>>,
  path: string,
  options?: RequestOptions,
): Promise<Versioned<T>> => {
  const [response, schema] = await Promise.all([send(path, options), answer]);
  return { data: checked(schema, await response.json()), etag: response.headers.get('etag') };
};

/** One call whose answer has a name in the contract. */
export const request = <Name extends keyof Answers>(
  name: Name,
  path: string,
  options?: RequestOptions,
): Promise<Versioned<Answers[Name]>> =>
  answered(
    loadAnswers().then((answers) => answers[name]),
    path,
    options,
  );
