import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { isSame } from '../same.ts';
import { callsOf } from './calls/all.ts';
import type { Life } from './life.ts';
import { Missing, NotAllowed, Refusal } from './refusal.ts';
import type { SimulatorStore } from './store.ts';

export interface SimulatorServer {
  /** As `ASAAS_URL` would be. */
  readonly url: string;
  /** Resolves once no slow work is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const MOST_BYTES = 1024 * 1024;

/** The provider's API over HTTP, for this machine alone. */
export const serveSimulator = async (
  store: SimulatorStore,
  life: Life,
  now: () => string,
): Promise<SimulatorServer> => {
  const calls = callsOf(store, life, now);
  const slowWork = new Set<Promise<unknown>>();
  const server = createServer((request, response) => {
    answerTo(request)
      .catch(failed)
      .then(({ status, body, headers = {} }) => {
        if (response.destroyed) return;
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      });
  });
  const answerTo = async (request: IncomingMessage): Promise<Reply> => {
    if (!isSame(String(request.headers.access_token ?? ''), store.settings().apiKey)) return { status: 401, body: {} };
    const busy = await store.write(() => takeOneTooMany(store));
    if (busy) return { status: 429, body: {}, headers: { 'RateLimit-Reset': '1' } };
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(/^\/v3/, '');
    const id = /^\/(?:sandbox\/)?(?:payments?|subscriptions|customers)\/([^/]+)/.exec(path)?.[1] ?? '';
    const name = `${request.method} ${id === '' ? path : path.replace(id, ':id')}`;
    const call = calls[name];
    if (call === undefined) return { status: 404, body: {} };
    const text = await bodyOf(request);
    const body: unknown = text === '' ? {} : JSON.parse(text);
    const { slowMs } = store.settings().manners;
    const isSlow = slowMs > 0 && chargesCard(name, text);
    const work = async (): Promise<unknown> => {
      // What takes long is done at its end, also if nobody waits for it any more; until then it is not listed.
      if (isSlow) await sleep(slowMs);
      // What is refused halfway leaves nothing behind.
      return store.write(() => {
        life.pass();
        return call({ id: decodeURIComponent(id), query: searchParams, body });
      });
    };
    const working = work();
    if (isSlow) {
      slowWork.add(working);
      const over = (): void => void slowWork.delete(working);
      working.then(over, over);
    }
    const answer = await working;
    if (request.method === 'DELETE') await store.erase();
    return { status: 200, body: answer };
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('the simulator has no port');
      resolve({
        url: `http://127.0.0.1:${address.port}/v3`,
        idle: async () => {
          await Promise.allSettled(slowWork);
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
    server.unref();
  });
};

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const chargesCard = (name: string, text: string): boolean =>
  /^(POST \/payments|POST \/subscriptions|POST \/payments\/:id\/payWithCreditCard)$/.test(name) &&
  /"creditCard(Token)?"/.test(text);

const takeOneTooMany = (store: SimulatorStore): boolean => {
  const { manners } = store.settings();
  if (manners.tooManyCalls === 0) return false;
  store.changeSettings({ manners: { ...manners, tooManyCalls: manners.tooManyCalls - 1 } });
  return true;
};

/** What is wrong with the request; null: nothing, it failed here. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof Refusal) return error.message;
  return error instanceof z.ZodError || error instanceof SyntaxError ? 'Os dados enviados são inválidos.' : null;
};

const failed = (error: unknown): Reply => {
  if (error instanceof Missing) return { status: 404, body: {} };
  if (error instanceof NotAllowed) return { status: 403, body: {} };
  const description = refusalOf(error);
  if (description === null) return { status: 500, body: {} };
  return {
    status: 400,
    body: { errors: [{ code: error instanceof Refusal ? error.code : 'invalid_action', description }] },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MOST_BYTES) throw new Refusal('Os dados enviados são grandes demais.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
};
