import { vi } from 'vitest';

export interface Answer {
  status?: number;
  body?: unknown;
  etag?: string;
}
/**
 * What the server under test says, by 'METHOD path'; a function sees the request and the form that was sent, if one was. Not
 * every Node takes a form with a file of jsdom out of a request again.
 */
export type Answers = Record<string, Answer | ((request: Request, form: FormData) => Answer | Promise<Answer>)>;

const plain = 200;
const noContent = 204;

/** Replaces the network. @returns the calls made so far, as 'METHOD path?query' */
export const serve = (answers: Answers): string[] => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request = new Request(new URL(address, 'http://genial.test'), { ...init, signal: null });
    const { pathname, search } = new URL(request.url);
    const key = `${request.method} ${pathname.replace('/api/', '')}`;
    calls.push(`${key}${search}`);
    const found = answers[key];
    if (found === undefined) throw new Error(`No answer for ${key}`);
    const form = init.body instanceof FormData ? init.body : new FormData();
    const { status = plain, body, etag } = typeof found === 'function' ? await found(request, form) : found;
    const headers: HeadersInit = etag === undefined ? {} : { etag };
    return status === noContent
      ? new Response(null, { status, headers })
      : Response.json(body ?? null, { status, headers });
  });
  return calls;
};
