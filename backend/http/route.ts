import { z } from 'zod';
import { fieldsOf } from '../../domain/api/common.ts';
import type { RequestIds } from '../command-ids.ts';
import type { Deps } from '../deps.ts';
import type { SecurityEventName } from '../security-log.ts';
import type { Session } from '../sessions/session.ts';
import type { KeptText } from './compressed.ts';
import { Problem } from './problem.ts';

/**
 * Who may call a route. `public`: anybody; `user`: anybody signed in and active; `adviser`: a user whose account may
 * use the calculator; `account-admin`: the own administrator of an office, or the administrator of the installation;
 * `admin`: the latter alone.
 */
export type Caller = 'public' | 'user' | 'adviser' | 'account-admin' | 'admin';

export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The context of a call, apart from its input. */
export interface CallContext<WhoCalls> {
  readonly deps: Deps;
  readonly session: WhoCalls;
  /** The file of a multipart request. */
  readonly file: UploadedFile | null;
  /** From `If-Match`; absent if the caller did not send a revision. */
  readonly expectedRevision: number | undefined;
  /** Ids for created objects and for commands, the same when the request is repeated under its `Idempotency-Key`. */
  readonly ids: RequestIds;
  readonly correlationId: string;
  /** The caller's network address. */
  readonly address: string;
  /** A header of the request; empty if it was not sent. */
  readonly header: (name: string) => string;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
}

export type Reply<Answer> =
  | { readonly kind: 'json'; readonly body: Answer; readonly revision?: number | undefined }
  /** The findings of a dry run: 200, nothing saved. */
  | { readonly kind: 'preview'; readonly body: unknown }
  | { readonly kind: 'empty'; readonly revision?: number | undefined }
  /** With a name it is downloaded, never shown in the browser. */
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly contentType: string; readonly name?: string }
  /** A file of unknown length, sent as it is made. */
  | {
      readonly kind: 'download';
      readonly name: string;
      readonly contentType: string;
      readonly chunks: AsyncIterable<string>;
    }
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'text'; readonly text: string; readonly contentType: string }
  | { readonly kind: 'kept'; readonly kept: KeptText }
  | { readonly kind: 'events'; readonly events: AsyncIterable<unknown> };

/** A JSON answer; `revision` is sent as its `ETag`. */
export const json = <Answer>(body: Answer, revision?: number): Reply<Answer> => ({ kind: 'json', body, revision });
export const preview = (body: unknown): Reply<never> => ({ kind: 'preview', body });
/** 204; `revision` is that of the object changed by the removal. */
export const empty = (revision?: number): Reply<never> => ({ kind: 'empty', revision });
/** JSON sent many times unchanged: it is compressed once. */
export const kept = (answer: KeptText): Reply<never> => ({ kind: 'kept', kept: answer });
/** An answer that is already text. */
export const text = (body: string, contentType: string): Reply<never> => ({ kind: 'text', text: body, contentType });
export const page = (html: string): Reply<never> => ({ kind: 'page', html });
export const fileOf = (bytes: Uint8Array, contentType: string): Reply<never> => ({ kind: 'file', bytes, contentType });
/** A file to be downloaded under this name. */
export const download = (bytes: Uint8Array, contentType: string, name: string): Reply<never> => ({
  kind: 'file',
  bytes,
  contentType,
  name,
});
/** A file to be downloaded under this name, sent as it is made. */
export const streamed = (name: string, contentType: string, chunks: AsyncIterable<string>): Reply<never> => ({
  kind: 'download',
  name,
  contentType,
  chunks,
});
export const serverSent = (events: AsyncIterable<unknown>): Reply<never> => ({ kind: 'events', events });

export type Method = 'get' | 'post' | 'put' | 'delete';

/** What a route reads from the request. */
export type RouteInput = z.ZodObject<{ params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType }>;

/** A multipart body: its file fields, the maximum size of the file, and the JSON body that its fields represent. */
export interface UploadRule {
  readonly fields: readonly string[];
  readonly maximum: number;
  /** Whether the route also accepts a JSON body. */
  readonly jsonToo: boolean;
  readonly bodyOf: (fields: Readonly<Record<string, string>>) => unknown;
}

/** A request before anybody has checked it. */
const unchecked = z.object({
  params: z.looseObject({ id: z.string().default('') }),
  body: z.looseObject({}).catch({}),
});
export type Unchecked = z.output<typeof unchecked>;

interface Description<Input extends RouteInput, Answer extends z.ZodType> {
  readonly method: Method;
  /** Under `/api`, as `/customers/:id`. */
  readonly path: string;
  /** Open also to a user who has yet to choose a password of their own; the handler sees it in the session. */
  readonly provisional?: true;
  readonly tag: string;
  readonly summary: string;
  readonly input: Input;
  readonly upload?: UploadRule;
  /**
   * Throws the {@link Problem} of a caller who may not do this, before what was sent is checked: to whom it is refused,
   * it is refused however it is spelled.
   */
  readonly permit?: (context: CallContext<Session>, sent: Unchecked) => Promise<void>;
  /** The security log's entry for a success that is not a dry run, with the `:id` of the path. */
  readonly noted?: SecurityEventName;
  /** Status of a success: 200, or 204 if there is no answer. */
  readonly status?: number;
  /** Absent: nothing, a file or a stream. */
  readonly answer?: Answer;
  /** Answer of a dry run, sent with 200. */
  readonly preview?: z.ZodType;
}

/** Why what was sent could not be read: said only to who may make the call. */
export interface Misread {
  readonly error: unknown;
}

/** One entry of the table of routes. */
export interface Route extends Omit<Description<RouteInput, z.ZodType>, 'status'> {
  readonly caller: Caller;
  readonly status: number;
  /** Validates the input and runs the handler. Throws a {@link Problem}. */
  run(raw: unknown, context: CallContext<Session | null>, misread?: Misread | null): Promise<Reply<unknown>>;
}

type Handler<Input extends RouteInput, Answer extends z.ZodType, WhoCalls> = (
  input: z.output<Input>,
  context: CallContext<WhoCalls>,
) => Promise<Reply<z.input<Answer>>>;

/** An id in an address. A malformed one is an address that does not exist. */
export const pathId = z.string().regex(/^[\w-]{1,100}$/);
export const byId = z.object({ id: pathId });

/** The input of a route that reads nothing. */
export const nothing = z.object({});

/** A route for signed-in callers. */
export const route = <Input extends RouteInput, Answer extends z.ZodType = z.ZodUnknown>(
  description: Description<Input, Answer> & { readonly caller: Exclude<Caller, 'public'> },
  handle: Handler<Input, Answer, Session>,
): Route => ({
  ...withStatus(description),
  caller: description.caller,
  run: async (raw, context, misread = null) => {
    const { session } = context;
    if (session === null) throw new Problem('NotAuthenticated');
    const called = { ...context, session };
    await description.permit?.(called, unchecked.parse(raw));
    if (misread !== null) throw misread.error;
    return handle(inputOf(description.input, raw), called);
  },
});

/** A route for anybody. */
export const publicRoute = <Input extends RouteInput, Answer extends z.ZodType = z.ZodUnknown>(
  description: Description<Input, Answer>,
  handle: Handler<Input, Answer, null>,
): Route => ({
  ...withStatus(description),
  caller: 'public',
  run: async (raw, context, misread = null) => {
    if (misread !== null) throw misread.error;
    return handle(inputOf(description.input, raw), { ...context, session: null });
  },
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
