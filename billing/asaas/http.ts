import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Answered, GatewayUnavailable, type PaymentRefused } from '../port.ts';
import { refusal } from './shapes.ts';

export interface AsaasSettings {
  /** `https://api.asaas.com/v3` and the key; asked for at each call, since the simulator opens when it is needed. */
  readonly place: () => Promise<{ readonly url: string; readonly apiKey: string }>;
  /** Milliseconds until an answer is given up (15,000). */
  readonly timeoutMs?: number;
  /** Milliseconds before reading again what could not be read (500). */
  readonly againMs?: number;
}

/** A call refused: 400 with the provider's sentence, 403 and 404 without one. */
export type CallRefused = PaymentRefused | { readonly name: 'NotAllowed' } | { readonly name: 'Absent' };

export interface AsaasHttp {
  /** Reads; tried three times. */
  get<Shape extends z.ZodType>(path: string, shape: Shape): Promise<Answered<z.output<Shape>, CallRefused>>;
  /** Changes something; sent once, since nobody knows what became of one without an answer. */
  send<Shape extends z.ZodType>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    shape: Shape,
  ): Promise<Answered<z.output<Shape>, CallRefused>>;
}

const TRIES = 3;
/** Enough for a hundred payments; a longer answer is no answer of this API. */
const MOST_BYTES = 4 * 1024 * 1024;

export const asaasHttp = ({ place, timeoutMs = 15_000, againMs = 500 }: AsaasSettings): AsaasHttp => {
  const once = async <Shape extends z.ZodType>(
    method: string,
    path: string,
    body: unknown,
    shape: Shape,
  ): Promise<Answered<z.output<Shape>, CallRefused>> => {
    // Ids and references stand in the path, so it is not repeated: only which call it was.
    const call = `${method} ${path.split('?')[0]?.replace(/\/(\w+_[\w-]+)/g, '/…')}`;
    const { url, apiKey } = await place();
    const { status, text } = await exchange(call, `${url.replace(/\/+$/, '')}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { access_token: apiKey, 'Content-Type': 'application/json', 'User-Agent': 'Genial' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    switch (status) {
      case 200:
        return { ok: true, value: parsed(call, text, shape) };
      case 400: {
        const sentence = parsed(call, text, refusal).errors[0]?.description ?? '';
        return { ok: false, error: { name: 'PaymentRefused', sentence } };
      }
      case 401:
        throw new GatewayUnavailable('key refused', call);
      case 403:
        return { ok: false, error: { name: 'NotAllowed' } };
      case 404:
        return { ok: false, error: { name: 'Absent' } };
      default:
        throw new GatewayUnavailable('failing', call);
    }
  };
  return {
    get: async (path, shape) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once('GET', path, undefined, shape);
        } catch (error) {
          if (attempt === TRIES || !(error instanceof GatewayUnavailable) || error.trouble === 'key refused')
            throw error;
          await sleep(againMs * attempt);
        }
      }
    },
    send: once,
  };
};

const exchange = async (call: string, url: string, init: RequestInit): Promise<{ status: number; text: string }> => {
  try {
    const response = await fetch(url, init);
    const { status } = response;
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MOST_BYTES) throw new GatewayUnavailable('nonsense', call);
    }
    return { status, text };
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    // The cause may repeat what was sent, so it is dropped.
    throw new GatewayUnavailable(error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'away', call);
  }
};

const parsed = <Shape extends z.ZodType>(call: string, text: string, shape: Shape): z.output<Shape> => {
  const read = json.pipe(shape).safeParse(text);
  if (!read.success) throw new GatewayUnavailable('nonsense', call);
  return read.data;
};

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
