import { z } from 'zod';
import { fieldsOf } from '../../domain/api/common.ts';
import type { RequestIds } from '../command-ids.ts';
import type { Deps } from '../deps.ts';
import type { SecurityEventName } from '../security-log.ts';
import type { Session } from '../sessions/session.ts';
import type { KeptText } from './compressed.ts';
import { Problem } from './problem.ts';

/**
 * Who may call a route. `public`: whoever comes; `user`: somebody signed in and active; `adviser`: a user whose account
 * may use the calculator; `admin`: the administrator of the installation.
 */
export type Caller = 'public' | 'user' | 'adviser' | 'admin';

export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** What surrounds the input of a call. */
export interface CallContext<WhoCalls> {
  readonly deps: Deps;
  readonly session: WhoCalls;
  /** The file of a multipart request. */
  readonly file: UploadedFile | null;
  /** From `If-Match`; absent when the caller did not say what it has seen. */
  readonly expectedRevision: number | undefined;
  /** Ids for what is made and for its commands, the same when the request is repeated under its `Idempotency-Key`. */
  readonly ids: RequestIds;
  readonly correlationId: string;
  readonly address: string;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
}

export type Reply<Answer> =
  | { readonly kind: 'json'; readonly body: Answer; readonly revision?: number | undefined }
  /** What a dry run found: 200, nothing saved. */
  | { readonly kind: 'preview'; readonly body: unknown }
  | { readonly kind: 'empty'; readonly revision?: number | undefined }
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly contentType: string }
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'text'; readonly text: string; readonly contentType: string }
  | { readonly kind: 'kept'; readonly kept: KeptText }
  | { readonly kind: 'events'; readonly events: AsyncIterable<unknown> };

/** A JSON answer; `revision` goes out as its `ETag`. */
export const json = <Answer>(body: Answer, revision?: number): Reply<Answer> => ({ kind: 'json', body, revision });
export const preview = (body: unknown): Reply<never> => ({ kind: 'preview', body });
/** 204; `revision` is that of what was changed by the removal. */
export const empty = (revision?: number): Reply<never> => ({ kind: 'empty', revision });
/** JSON that goes out as it is, again and again: it is compressed once. */
export const kept = (answer: KeptText): Reply<never> => ({ kind: 'kept', kept: answer });
/** An answer that is text already. */
export const text = (body: string, contentType: string): Reply<never> => ({ kind: 'text', text: body, contentType });
export const page = (html: string): Reply<never> => ({ kind: 'page', html });
export const fileOf = (bytes: Uint8Array, contentType: string): Reply<never> => ({ kind: 'file', bytes, contentType });
export const serverSent = (events: AsyncIterable<unknown>): Reply<never> => ({ kind: 'events', events });

export type Method = 'get' | 'post' | 'put' | 'delete';

/** What a route reads from the request. */
export type RouteInput = z.ZodObject<{ params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType }>;

/** A multipart body: its file fields, the most bytes of the file, and the JSON body that its fields amount to. */
export interface UploadRule {
  readonly fields: readonly string[];
  readonly maximum: number;
  /** Whether the route takes a JSON body as well. */
  readonly jsonToo: boolean;
  readonly bodyOf: (fields: Readonly<Record<string, string>>) => unknown;
}

interface Description<Input extends RouteInput, Answer extends z.ZodType> {
  readonly method: Method;
  /** Under `/api`, as `/customers/:id`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly input: Input;
  readonly upload?: UploadRule;
  /** What the log of security is told of a success that is no preview, with the `:id` of the path. */
  readonly noted?: SecurityEventName;
  /** Of a success: 200, or 204 without an answer. */
  readonly status?: number;
  /** Absent: nothing, a file or a stream. */
  readonly answer?: Answer;
  /** Of a dry run, which is answered with 200. */
  readonly preview?: z.ZodType;
}

/** A line of the table of routes. */
export interface Route extends Omit<Description<RouteInput, z.ZodType>, 'status'> {
  readonly caller: Caller;
  readonly status: number;
  /** Validates the input and runs the handler. Throws a {@link Problem}. */
  run(raw: unknown, context: CallContext<Session | null>): Promise<Reply<unknown>>;
}

type Handler<Input extends RouteInput, Answer extends z.ZodType, WhoCalls> = (
  input: z.output<Input>,
  context: CallContext<WhoCalls>,
) => Promise<Reply<z.input<Answer>>>;

/** An id in an address. What cannot be one names an address that does not exist. */
export const pathId = z.string().regex(/^[\w-]{1,100}$/);
export const byId = z.object({ id: pathId });

/** The input of a route that reads nothing. */
export const nothing = z.object({});

/** A route that somebody signed in calls. */
export const route = <Input extends RouteInput, Answer extends z.ZodType = z.ZodUnknown>(
  description: Description<Input, Answer> & { readonly caller: Exclude<Caller, 'public'> },
  handle: Handler<Input, Answer, Session>,
): Route => ({
  ...withStatus(description),
  caller: description.caller,
  run: async (raw, context) => {
    const { session } = context;
    if (session === null) throw new Problem('NotAuthenticated');
    return handle(inputOf(description.input, raw), { ...context, session });
  },
});

/** A route that anybody may call. */
export const publicRoute = <Input extends RouteInput, Answer extends z.ZodType = z.ZodUnknown>(
  description: Description<Input, Answer>,
  handle: Handler<Input, Answer, null>,
): Route => ({
  ...withStatus(description),
  caller: 'public',
  run: async (raw, context) => handle(inputOf(description.input, raw), { ...context, session: null }),
});

const withStatus = <Input extends RouteInput, Answer extends z.ZodType>(description: Description<Input, Answer>) => ({
  ...description,
  status: description.status ?? (description.answer === undefined ? 204 : 200),
});

const inputOf = <Input extends RouteInput>(input: Input, raw: unknown): z.output<Input> => {
  const read = input.safeParse(raw, { reportInput: true });
  if (read.success) return read.data;
  if (read.error.issues.some(({ path }) => path[0] === 'params')) throw new Problem('NotFound');
  throw new Problem('ValidationError', { fields: fieldsWithin(read.error) });
};

/** `body.customer.name` is `customer.name` to the caller. */
const fieldsWithin = (error: z.ZodError): Record<string, string> =>
  fieldsOf(new z.ZodError(error.issues.map((issue) => ({ ...issue, path: issue.path.slice(1) }))));
