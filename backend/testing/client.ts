import { z } from 'zod';
import { conflict } from '../../domain/api/common.ts';

/** An answer. `body` is the JSON, or null if there was none. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly etag: string | null;
  readonly body: unknown;
  readonly text: string;
  /** The body as it was sent. */
  readonly bytes: ArrayBuffer;
  /** The body, parsed by this schema. */
  as<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
}

export interface RequestOptions {
  readonly ifMatch?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A caller of the API, signed in or not. Paths are below `/api`. */
export interface Client {
  get(path: string, options?: RequestOptions): Promise<Answer>;
  head(path: string): Promise<Answer>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  put(path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  delete(path: string, options?: RequestOptions): Promise<Answer>;
  /** The values of a stream of server-sent events, until it ends or `signal` is aborted. */
  events(path: string, signal?: AbortSignal): AsyncGenerator<unknown>;
}

export const clientOf = (url: string, token: string | null): Client => {
  const authorization: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const call = async (method: string, path: string, body: unknown, options: RequestOptions = {}): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const isText = typeof body === 'string';
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...authorization,
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...(options.ifMatch === undefined || options.ifMatch === null ? {} : { 'If-Match': options.ifMatch }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: isForm || isText ? body : JSON.stringify(body) }),
    });
    const bytes = await response.arrayBuffer();
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
    const read: unknown = isJson && text !== '' ? JSON.parse(text) : null;
    return {
      status: response.status,
      headers: response.headers,
      etag: response.headers.get('ETag'),
      body: read,
      text,
      bytes,
      as: (schema) => schema.parse(read),
    };
  };
  return {
    get: (path, options) => call('GET', path, undefined, options),
    head: (path) => call('HEAD', path, undefined),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
    async *events(path, signal) {
      const response = await fetch(`${url}${path}`, {
        headers: authorization,
        ...(signal === undefined ? {} : { signal }),
      });
      if (response.body === null) return;
      let pending = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        pending += chunk;
        const messages = pending.split('\n\n');
        pending = messages.pop() ?? '';
        for (const message of messages) if (message.startsWith('data: ')) yield JSON.parse(message.slice(6));
      }
    },
  };
};

/** The error of a refused call. */
export const refusal = z.object({
  err: z.string(),
  errorMessage: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  conflicts: z.array(conflict).optional(),
});
