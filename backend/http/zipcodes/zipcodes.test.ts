import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { refusal } from '../../testing/client.ts';

/** A service that answers each CEP as its test wants it to. */
const answers = new Map<string, (response: ServerResponse) => void>();
const asked: string[] = [];
let service: Server;
let api: Api;
let adviser: SignedIn;

beforeAll(async () => {
  service = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers.get(url.split('/')[2] ?? '');
    if (answer === undefined) response.writeHead(400).end();
    else answer(response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  api = await startApi({ env: { CEP_URL: `http://127.0.0.1:${address.port}/ws/` } });
  adviser = await api.adviser();
});
afterAll(async () => {
  await api.close();
  service.closeAllConnections();
  service.close();
});

const says = (zipcode: string, body: unknown) =>
  answers.set(zipcode, (response) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body)));
const lookUp = (zipcode: string) => adviser.get(`/cep/${zipcode}`);

describe('the address of a CEP', () => {
  it('is asked for in the form of ViaCEP', async () => {
    says('80010000', {
      cep: '80010-000',
      logradouro: 'Rua Inventada',
      complemento: '',
      bairro: 'Centro',
      localidade: 'Curitiba',
      uf: 'PR',
    });
    const address = { street: 'Rua Inventada', neighborhood: 'Centro', city: 'Curitiba', state: 'PR' };
    expect((await lookUp('80010000')).body).toEqual(address);
    expect((await lookUp('80010-000')).body).toEqual(address);
    expect(asked).toEqual(['/ws/80010000/json/', '/ws/80010000/json/']);
  });

  it.each([
    ['has an error', '10000001', { erro: true }],
    ['has an error in a text', '10000002', { erro: 'true' }],
    ['is no object', '10000003', ['x']],
    ['names no city', '10000004', { logradouro: 'Rua' }],
    ['is longer than an address', '10000005', { localidade: 'x'.repeat(20_000) }],
  ])('is unknown where the answer %s', async (_what, zipcode, body) => {
    says(zipcode, body);
    const answer = await lookUp(zipcode);
    expect([answer.status, answer.as(refusal).err]).toEqual([404, 'NotFound']);
  });

  it('is taken from a hostile answer only as far as it is text that can be shown', async () => {
    says('20000001', {
      logradouro: { $ne: 1 },
      bairro: 7,
      localidade: `<b>Cidade</b>\u0000\n${'x'.repeat(500)}`,
      uf: 'ZZ',
      more: 'x',
    });
    expect((await lookUp('20000001')).body).toEqual({
      street: '',
      neighborhood: '',
      city: `<b>Cidade</b>${'x'.repeat(107)}`,
      state: '',
    });
  });

  it('is unknown where the service refuses, sends elsewhere, says no JSON or hangs up', async () => {
    answers.set('30000001', (response) => response.writeHead(500).end('{}'));
    answers.set('30000002', (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end());
    answers.set('30000003', (response) => response.end('<html>'));
    answers.set('30000004', (response) => response.destroy());
    for (const zipcode of ['30000001', '30000002', '30000003', '30000004', '39999999'])
      expect((await lookUp(zipcode)).status).toBe(404);
  });

  it('is unknown where the service takes longer than two seconds', async () => {
    answers.set('40000001', () => undefined);
    answers.set('40000002', (response) => response.write('{"localidade":"Curitiba"'));
    expect((await Promise.all([lookUp('40000001'), lookUp('40000002')])).map(({ status }) => status)).toEqual([
      404, 404,
    ]);
  });

  it('is not asked for what is no CEP', async () => {
    const before = asked.length;
    for (const wrong of ['1', '800100000', 'abcdefgh', '8001000a', '%2e%2e%2f%2e%2e', '80010--000'])
      expect((await lookUp(wrong)).status).toBe(404);
    expect(asked.length).toBe(before);
  });

  it('is asked for sixty times a quarter of an hour by a user: nobody gets the installation shut out', async () => {
    says('80020000', { localidade: 'Curitiba', uf: 'PR' });
    const eager = await api.adviser();
    const before = asked.length;
    const all = await Promise.all(Array.from({ length: 70 }, () => eager.get('/cep/80020000')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(asked.length - before).toBe(60);
    expect((await lookUp('80020000')).status).toBe(200);
  });
});
