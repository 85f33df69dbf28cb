import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCustomer } from '../testing/case-file.ts';
import { refusal } from '../testing/client.ts';

let api: Api;
let adviser: SignedIn;

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

const errOf = (answer: { as: (schema: typeof refusal) => { err: string } }) => answer.as(refusal).err;

describe('bad input', () => {
  it.each([
    ['text that is no JSON', '{"customer":'],
    ['a JSON that is no object', '"customer"'],
    ['a list', '[]'],
    ['nothing that makes sense', '\u0000'],
  ])('of %s is malformed', async (_name, body) => {
    const answer = await adviser.post('/customers', body);
    expect([answer.status, errOf(answer)]).toEqual([400, 'MalformedRequest']);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['plain text', 'text/plain'],
    ['XML', 'application/xml'],
  ])('as %s has no accepted type', async (_name, type) => {
    const answer = await adviser.post('/customers', 'customer=1', { headers: { 'Content-Type': type } });
    expect([answer.status, errOf(answer)]).toEqual([415, 'UnsupportedType']);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'name=Ana'],
    [
      'that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="calculationId"',
    ],
    ['that is none at all', 'multipart/form-data; boundary=x', 'name=Ana'],
  ])('of a form %s is malformed', async (_name, type, body) => {
    const answer = await adviser.post('/cnis-imports', body, { headers: { 'Content-Type': type } });
    expect([answer.status, errOf(answer)]).toEqual([400, 'MalformedRequest']);
  });

  it('that is compressed has no accepted type', async () => {
    const answer = await adviser.post('/customers', 'not what gzip makes', { headers: { 'Content-Encoding': 'gzip' } });
    expect([answer.status, errOf(answer)]).toEqual([415, 'UnsupportedType']);
  });

  it('of more than 5 MB is too large', async () => {
    const answer = await adviser.post('/customers', { customer: { notes: 'x'.repeat(5 * 1024 * 1024) } });
    expect([answer.status, errOf(answer)]).toEqual([413, 'TooLarge']);
  });

  it('names an unknown field, at any depth', async () => {
    const answer = await adviser.post('/customers', { customer: { nickname: 'Jô' }, extra: 1 });
    expect(answer.status).toBe(422);
    expect(answer.as(refusal).fields).toEqual({
      extra: 'Campo desconhecido',
      'customer.nickname': 'Campo desconhecido',
    });
  });

  it('names a missing body', async () => {
    const answer = await adviser.post('/customers');
    expect(answer.as(refusal)).toEqual({
      err: 'ValidationError',
      errorMessage: 'Verifique os campos indicados.',
      fields: { customer: 'Campo obrigatório' },
    });
  });

  it.each([
    ['/customers?page=0', 'page'],
    ['/customers?limit=101', 'limit'],
    ['/customers?limit=0x10', 'limit'],
    ['/customers?page=', 'page'],
    ['/customers?page=1&page=2', 'page'],
    ['/customers?sortBy=accountId', 'sortBy'],
    ['/customers?sortOrder=up', 'sortOrder'],
    ['/calculations', 'customerId'],
    ['/updateIndex?date=13/2020', 'date'],
    ['/updateIndex?date=06/1994', 'date'],
  ])('in the query of %s is named', async (path, field) => {
    const answer = await adviser.get(path);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.as(refusal).fields ?? {})).toEqual([field]);
  });

  it('ignores query parameters that it does not know', async () => {
    expect((await adviser.get('/customers?colour=blue')).status).toBe(200);
  });

  it.each(['/customers/%00', '/customers/..%2f..%2fetc', '/customers/%E0%A4%A', '/nowhere', '/calculations/1/nothing'])(
    'in the address %s finds nothing',
    async (path) => {
      const answer = await adviser.get(path);
      expect([answer.status, errOf(answer)]).toEqual([404, 'NotFound']);
    },
  );

  it('of a method that an address does not have is refused, with those that it has', async () => {
    const answer = await adviser.delete('/customers');
    expect([answer.status, errOf(answer)]).toEqual([405, 'MethodNotAllowed']);
    expect(answer.headers.get('Allow')).toContain('GET');
  });
});

describe('an answer', () => {
  it('carries the caller’s correlation id, or a new one', async () => {
    const given = await adviser.get('/users/self', { headers: { 'X-Correlation-Id': 'caller-0001' } });
    expect(given.headers.get('X-Correlation-Id')).toBe('caller-0001');
    const odd = await adviser.get('/users/self', { headers: { 'X-Correlation-Id': 'not acceptable!' } });
    expect(odd.headers.get('X-Correlation-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not cached and allows no scripts', async () => {
    const { headers } = await adviser.get('/users/self');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('carries its revision, and a stale one is refused without a change', async () => {
    const { id } = await newCustomer(adviser);
    const before = await adviser.get(`/customers/${id}`);
    expect(before.etag).toBe('"0"');
    const customer = { notes: 'primeira' };
    const first = await adviser.put(`/customers/${id}`, { customer }, { ifMatch: before.etag });
    expect([first.status, first.etag]).toEqual([200, '"1"']);
    const second = await adviser.put(`/customers/${id}`, { customer: { notes: 'segunda' } }, { ifMatch: before.etag });
    expect([second.status, errOf(second)]).toEqual([409, 'StaleRevision']);
    expect((await adviser.delete(`/customers/${id}`, { ifMatch: before.etag })).status).toBe(409);
    expect((await adviser.put(`/customers/${id}`, { customer }, { ifMatch: '"not ours"' })).status).toBe(409);
    expect((await adviser.put(`/customers/${id}`, { customer }, { ifMatch: '*' })).status).toBe(200);
    expect((await adviser.put(`/customers/${id}`, { customer }, { ifMatch: 'W/"1"' })).status).toBe(200);
    expect((await adviser.get(`/customers/${id}`)).text).toContain('primeira');
  });

  it('to two tabs that save the same revision at once is one success and one conflict', async () => {
    const { id } = await newCustomer(adviser);
    const save = (notes: string) => adviser.put(`/customers/${id}`, { customer: { notes } }, { ifMatch: '"0"' });
    const answers = await Promise.all([save('uma'), save('outra')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
