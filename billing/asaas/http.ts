import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Answered, GatewayUnavailable, type PaymentRefused } from '../port.ts';
import { refusedBy } from './refusals.ts';
import { refusal } from './shapes.ts';

export interface AsaasSettings {
  /** `https://api.asaas.com/v3` and the key; asked for at each call, since the simulator opens when it is needed. */
  readonly place: () => Promise<{ readonly url: string; readonly apiKey: string }>;
  /** Milliseconds until an answer is given up (15,000). */
  readonly timeoutMs?: number;
  /**
   * The same of a call that charges a card or may take as long (90,000): the provider asks for at least 60 s, since one that
   * is given up earlier goes on there.
   */
  readonly chargeTimeoutMs?: number;
  /** Milliseconds before reading again what could not be read (500). */
  readonly againMs?: number;
  /** The longest wait that is asked for by `RateLimit-Reset` (20,000); a longer one is not waited for here. */
  readonly mostWaitMs?: number;
}

/** A call refused: 400 with the provider's sentence, 403 with one if it says any, 404 without. */
export type CallRefused =
  | PaymentRefused
  | { readonly name: 'NotAllowed'; readonly sentence: string | null }
  | { readonly name: 'Absent' };

type Changing = 'POST' | 'PUT' | 'DELETE';

export interface AsaasHttp {
  /** Reads; tried three times. */
  get<Shape extends z.ZodType>(path: string, shape: Shape): Promise<Answered<z.output<Shape>, CallRefused>>;
  /** Changes something; sent once, since nobody knows what became of one without an answer. */
  send<Shape extends z.ZodType>(
    method: Changing,
    path: string,
    body: unknown,
    shape: Shape,
  ): Promise<Answered<z.output<Shape>, CallRefused>>;
  /** The same for what may charge a card. */
  charge<Shape extends z.ZodType>(
    method: Changing,
    path: string,
    body: unknown,
    shape: Shape,
  ): Promise<Answered<z.output<Shape>, CallRefused>>;
}

const TRIES = 3;
/** Enough for a hundred payments; a longer answer is no answer of this API. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Too many calls; `waitMs`: until the provider takes the next one. */
class Busy extends GatewayUnavailable {
  constructor(
    readonly waitMs: number,
    call: string,
  ) {
    super('busy', call);
  }
}

interface Call<Shape extends z.ZodType> {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly shape: Shape;
  readonly limitMs: number;
}

export const asaasHttp = (settings: AsaasSettings): AsaasHttp => {
  const { place, timeoutMs = 15_000, chargeTimeoutMs = 90_000, againMs = 500, mostWaitMs = 20_000 } = settings;
  const once = async <Shape extends z.ZodType>({
    method,
    path,
    body,
    shape,
    limitMs,
  }: Call<Shape>): Promise<Answered<z.output<Shape>, CallRefused>> => {
    // Ids and references stand in the path, so it is not repeated: only which call it was.
    const call = `${method} ${path.split('?')[0]?.replace(/\/(\w+_[\w-]+)/g, '/…')}`;
    const { url, apiKey } = await place();
    const { status, text, resetSeconds } = await exchange(call, `${url.replace(/\/+$/, '')}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
      headers: { access_token: apiKey, 'Content-Type': 'application/json', 'User-Agent': 'Genial' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    switch (status) {
      case 200:
        return { ok: true, value: parsed(call, text, shape) };
      case 400: {
        const [first] = parsed(call, text, refusal).errors;
        return { ok: false, error: refusedBy(first?.code ?? '', first?.description ?? '') };
      }
      case 401:
        throw new GatewayUnavailable('key refused', call);
      case 403:
        return { ok: false, error: { name: 'NotAllowed', sentence: sentenceIn(text) } };
      case 404:
        return { ok: false, error: { name: 'Absent' } };
      case 429:
        throw new Busy(resetSeconds * 1000, call);
      default:
        throw new GatewayUnavailable('failing', call);
    }
  };
  /** How long to wait before reading again; null: not here. */
  const waitAfter = (error: unknown, attempt: number): number | null => {
    if (attempt === TRIES || !(error instanceof GatewayUnavailable) || error.trouble === 'key refused') return null;
    if (!(error instanceof Busy)) return againMs * attempt;
    return error.waitMs > mostWaitMs ? null : Math.max(error.waitMs, againMs);
  };
  return {
    get: async (path, shape) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once({ method: 'GET', path, shape, limitMs: timeoutMs });
        } catch (error) {
          const wait = waitAfter(error, attempt);
          if (wait === null) throw error;
          await sleep(wait);
        }
      }
    },
    send: (method, path, body, shape) => once({ method, path, body, shape, limitMs: timeoutMs }),
    charge: (method, path, body, shape) => once({ method, path, body, shape, limitMs: chargeTimeoutMs }),
  };
};

interface Exchanged {
  readonly status: number;
  readonly text: string;
  readonly resetSeconds: number;
}

const exchange = async (call: string, url: string, init: RequestInit): Promise<Exchanged> => {
  try {
    const response = await fetch(url, init);
    const { status, headers } = response;
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MOST_BYTES) throw new GatewayUnavailable('nonsense', call);
    }
    return { status, text, resetSeconds: secondsOf(headers.get('RateLimit-Reset') ?? headers.get('Retry-After')) };
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    // The cause may repeat what was sent, so it is dropped.
    throw new GatewayUnavailable(troubleOf(error), call);
  }
};

const secondsOf = (header: string | null): number => {
  const seconds = Number(header ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 1;
};

/** No connection came about, so nothing was sent. */
const unconnected: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const troubleOf = (error: unknown): 'slow' | 'unreachable' | 'away' => {
  if (!(error instanceof Error)) return 'away';
  if (error.name === 'TimeoutError') return 'slow';
  const { cause } = error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return unconnected.has(code) ? 'unreachable' : 'away';
};

const parsed = <Shape extends z.ZodType>(call: string, text: string, shape: Shape): z.output<Shape> => {
  const read = json.pipe(shape).safeParse(text);
  if (!read.success) throw new GatewayUnavailable('nonsense', call);
  return read.data;
};

const sentenceIn = (text: string): string | null => {
  const read = json.pipe(refusal).safeParse(text);
  return read.success ? (read.data.errors[0]?.description ?? null) : null;
};

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
