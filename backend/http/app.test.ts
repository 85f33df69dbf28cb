import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StoreUnavailable } from '../../stores/errors.ts';
import { listen } from '../processes/listen.ts';
import { type Api, startApi } from '../testing/api.ts';
import { clientOf, refusal } from '../testing/client.ts';
import { createApp } from './app.ts';
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
  options: { routes?: readonly Route[]; screensFolder?: string; notReady?: readonly string[] },
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

describe('what goes wrong', () => {
  const routes = [
    broken('/store', () => new StoreUnavailable('views', new Error('connection refused'))),
    broken('/limit', () => new Problem('TooManyRequests', { retryAfter: 60 })),
    broken('/bug', () => new TypeError('secret of the inside')),
    publicRoute(
      { method: 'get', path: '/odd', tag: 't', summary: '', input: nothing, answer: z.strictObject({ a: z.string() }) },
      async () => json({ a: 'x', b: 'y' }),
    ),
  ];

  it.each([
    ['/store', 503, 'StoreUnavailable', '5'],
    ['/limit', 429, 'TooManyRequests', '60'],
    ['/bug', 500, 'InternalError', null],
    ['/odd', 500, 'InternalError', null],
  ])('behind %s is answered as %i %s, without its inside', async (path, status, err, retryAfter) => {
    await serving({ routes }, async (origin) => {
      const answer = await clientOf(`${origin}/api`, null).get(path);
      expect([answer.status, answer.as(refusal).err, answer.headers.get('Retry-After')]).toEqual([
        status,
        err,
        retryAfter,
      ]);
      expect(answer.text).not.toMatch(/secret|refused|\.ts/);
    });
  });
});

describe('a process', () => {
  it('is up, is ready or says why not, and can be measured', async () => {
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

describe('the screens', () => {
  it('are kept by browsers for ever, but for the page that names them', async () => {
    const screensFolder = await mkdtemp(join(tmpdir(), 'genial-web-'));
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
  it('describes every route, with who may call it and its errors', async () => {
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

  it('has a page for people', async () => {
    const { text, headers } = await api.nobody.get('/docs');
    expect(headers.get('Content-Type')).toContain('text/html');
    expect(text).toContain('/api/calculations/:id/rules');
  });
});
