import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { ThreadStopped } from '../../results/compute/thread-runner.ts';
import { StoreUnavailable } from '../../stores/errors.ts';
import type { Deps } from '../deps.ts';
import { listen } from '../processes/listen.ts';
import { type Api, startApi } from '../testing/api.ts';
import { clientOf, refusal } from '../testing/client.ts';
import { createApp } from './app.ts';
import { bodyReaders } from './body.ts';
import { answerErrors } from './middlewares/errors.ts';
import { Problem } from './problem.ts';
import { json, nothing, publicRoute, type Route } from './route.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const broken = (path: string, error: () => unknown): Route =>
  publicRoute({ method: 'get', path, tag: 't', summary: '', input: nothing, status: 200 }, async () => {
    throw error();
  });

/** An app of these routes alone, on a port of its own. */
const serving = async <Result>(
  options: { deps?: Deps; routes?: readonly Route[]; screensFolder?: string; notReady?: readonly string[] },
  use: (origin: string) => Promise<Result>,
): Promise<Result> => {
  const { notReady = [], screensFolder = null, ...rest } = options;
  const app = createApp({
    deps: api.deps,
    readiness: async () => notReady,
    screensFolder,
    checkAnswers: true,
    ...rest,
  });
  const server = await listen(app, '127.0.0.1', 0);
  try {
    return await use(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.close(0);
  }
};

describe('an error', () => {
  const routes = [
    broken('/store', () => new StoreUnavailable('views', new Error('connection refused'))),
    broken('/busy', () => new ThreadStopped('The thread took longer than 30000 ms')),
    broken('/limit', () => new Problem('TooManyRequests', { retryAfter: 60 })),
    broken('/bug', () => new TypeError('secret of the inside')),
    publicRoute(
      { method: 'get', path: '/odd', tag: 't', summary: '', input: nothing, answer: z.strictObject({ a: z.string() }) },
      async () => json({ a: 'x', b: 'y' }),
    ),
  ];

  it.each([
    ['/store', 503, 'StoreUnavailable', '5'],
    ['/busy', 503, 'StoreUnavailable', '5'],
    ['/limit', 429, 'TooManyRequests', '60'],
    ['/bug', 500, 'InternalError', null],
    ['/odd', 500, 'InternalError', null],
  ])('behind %s is answered as %i %s, without internal details', async (path, status, err, retryAfter) => {
    await serving({ routes }, async (origin) => {
      const answer = await clientOf(`${origin}/api`, null).get(path);
      expect([answer.status, answer.as(refusal).err, answer.headers.get('Retry-After')]).toEqual([
        status,
        err,
        retryAfter,
      ]);
      expect(answer.text).not.toMatch(/secret|refused|thread|\.ts/);
    });
  });
});

describe('a process', () => {
  it('reports that it is up, whether it is ready and why not, and its metrics', async () => {
    await serving({ notReady: ['the view customers stands still'] }, async (origin) => {
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      const ready = await fetch(`${origin}/readyz`);
      expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await ready.json()).toEqual({ status: 'not ready', reasons: ['the view customers stands still'] });
      expect(await (await fetch(`${origin}/metrics`)).text()).toContain('genial_http_request_seconds_count');
    });
    await serving({}, async (origin) => expect((await fetch(`${origin}/readyz`)).status).toBe(200));
  });
});

describe('the metrics of a process', () => {
  const measured = (origin: string, headers: Record<string, string> = {}) => fetch(`${origin}/metrics`, { headers });

  it('are for calls from the machine itself, and not for forwarded ones', async () => {
    await serving({}, async (origin) => {
      expect((await measured(origin)).status).toBe(200);
      for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
        const answer = await measured(origin, { [header]: '127.0.0.1' });
        expect([answer.status, refusal.parse(await answer.json()).err]).toEqual([403, 'Forbidden']);
      }
    });
  });

  it('require the token, if one is set', async () => {
    const token = 'a-token-for-prometheus';
    const deps = { ...api.deps, config: { ...api.deps.config, metricsToken: token } };
    await serving({ deps }, async (origin) => {
      expect((await measured(origin)).status).toBe(401);
      expect((await measured(origin, { Authorization: 'Bearer another-token-than-that' })).status).toBe(401);
      const forwarded = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.7' };
      expect((await measured(origin, forwarded)).status).toBe(200);
    });
  });
});

describe('every answer', () => {
  it('is never cached, refused or not, and denies browser features', async () => {
    for (const path of ['/settings', '/customers', '/nowhere', '/docs']) {
      const { headers } = await api.nobody.get(path);
      expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store']);
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
    }
  });
});

describe('a body', () => {
  const sent = (url: string, body: Uint8Array) =>
    fetch(`${url}/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

  it('in invalid UTF-8 is refused instead of read as something else', async () => {
    const parts = (email: number[]) =>
      Buffer.concat([Buffer.from('{"email":"ana@x.test'), Buffer.from(email), Buffer.from('","password":"x"}')]);
    for (const invalid of [[0xff], [0xc3], [0xe2, 0x28, 0xa1], [0xf0, 0x9f, 0x98], [0xed, 0xa0, 0x80]])
      expect([invalid, (await sent(api.url, parts(invalid))).status]).toEqual([invalid, 400]);
    for (const valid of [[], [0xc3, 0xa9], [0xef, 0xbf, 0xbd], [0xf0, 0x9f, 0x98, 0x80]])
      expect([valid, (await sent(api.url, parts(valid))).status]).toEqual([valid, 401]);
    const cut = Buffer.from(JSON.stringify({ email: 'é'.repeat(250), password: 'é'.repeat(900) }));
    expect((await sent(api.url, cut)).status).toBe(401);
  });

  it('of a form whose fields are longer than any that it has is refused as too large', async () => {
    const ana = await api.adviser();
    const form = new FormData();
    form.set('name', 'Ana');
    form.set('office', 'x'.repeat(100_000));
    const refused = await ana.put(`/users/${ana.userId}`, form);
    expect([refused.status, refused.as(refusal).err]).toEqual([413, 'TooLarge']);
  });

  it('that does not end gets its connection closed', async () => {
    const app = new Koa();
    app.use(answerErrors(api.deps.logger));
    for (const reader of bodyReaders(undefined, 50)) app.use(reader);
    app.use((ctx) => {
      ctx.body = 'read';
    });
    const server = await listen(app, '127.0.0.1', 0);
    const socket = connect(server.port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":');
    socket.resume().on('error', () => undefined);
    await once(socket, 'close');
    await server.close(0);
  });
});

describe('the screens', () => {
  it('are cached forever, except for the page that names them', async () => {
    const screensFolder = await mkdtemp(join(tmpdir(), 'genial-web-'));
    onTestFinished(() => rm(screensFolder, { recursive: true }));
    await mkdir(join(screensFolder, 'assets'));
    await writeFile(join(screensFolder, 'index.html'), '<!doctype html><title>Genial</title>');
    await writeFile(join(screensFolder, 'assets', 'index-BxYz1234.js'), 'export {}');
    await serving({ screensFolder }, async (origin) => {
      const page = await fetch(origin);
      expect([await page.text(), page.headers.get('Cache-Control')]).toEqual([
        '<!doctype html><title>Genial</title>',
        'no-cache',
      ]);
      const script = await fetch(`${origin}/assets/index-BxYz1234.js`);
      expect(script.headers.get('Cache-Control')).toContain('immutable');
      expect((await fetch(`${origin}/assets/gone-BxYz1234.js`)).status).toBe(404);
      expect((await fetch(`${origin}/../package.json`)).status).toBe(404);
      expect((await fetch(`${origin}/%2e%2e/%2e%2e/etc/passwd`)).status).toBeGreaterThanOrEqual(400);
    });
  });
});

describe('the OpenAPI document', () => {
  it('describes every route, its permitted callers and its errors', async () => {
    const document = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.looseObject({})) });
    const { openapi, paths } = (await api.nobody.get('/docs/openapi.json')).as(document);
    expect(openapi).toBe('3.1.0');
    const login = JSON.stringify(paths['/auth/login']);
    expect(login).not.toContain('"security"');
    expect(login).toContain('"429"');
    const customer = JSON.stringify(paths['/customers/{id}']);
    for (const part of ['"security"', '"404"', '"409"', 'publicServantState', '"delete"'])
      expect(customer).toContain(part);
    expect(JSON.stringify(paths['/cnis-imports'])).toContain('multipart/form-data');
  });

  it('is built once', async () => {
    const [first, second] = await Promise.all([
      api.nobody.get('/docs/openapi.json'),
      api.nobody.get('/docs/openapi.json'),
    ]);
    expect(first.text).toBe(second.text);
    const generating = vi.spyOn(OpenApiGeneratorV31.prototype, 'generateDocument');
    expect((await api.nobody.get('/docs/openapi.json')).text).toBe(first.text);
    expect(generating).not.toHaveBeenCalled();
  });

  it('has a readable page', async () => {
    const { text, headers } = await api.nobody.get('/docs');
    expect(headers.get('Content-Type')).toContain('text/html');
    expect(text).toContain('/api/calculations/:id/rules');
  });
});

it('answers the next request of a connection whose body it refused before its end', async () => {
  const { token } = await api.adviser();
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  const size = 20 * 1024 * 1024;
  const headers = `Host: x\r\nAuthorization: Bearer ${token}\r\n`;
  socket.write(
    `POST /api/customers HTTP/1.1\r\n${headers}Content-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
  );
  socket.write('x'.repeat(size));
  socket.write(`GET /api/users/self HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(socket, 'close');
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

it.each([
  ['is no HTTP', 'Transfer-Encoding: chunked\r\n\r\nZZ\r\n'],
  ['ends in the middle', 'Content-Length: 90000\r\n\r\n{"a":'],
])('reports no failure of its own where what was sent %s', async (_what, sent) => {
  const failed = vi.spyOn(api.deps.logger, 'error');
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.resume().on('error', () => undefined);
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${sent}`);
  setTimeout(() => socket.end(), 100);
  await once(socket, 'close');
  expect((await api.nobody.get('/plans')).status).toBe(200);
  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
});
