import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCalculation, sampleCustomer } from '../../../domain/api/sample.ts';
import { crud } from './crud.ts';
import { serve } from './testing/serve.ts';

const page = (customers: unknown[]) => ({
  body: { customers, pagination: { page: 2, limit: 25, totalCount: 26 } },
});
const item = {
  id: 'c1',
  name: 'Joana',
  birthDate: null,
  state: null,
  createdAt: '2026-01-02T12:00:00.000Z',
  lastCalculationAt: null,
  calculationsCount: 0,
  status: 'client',
  nextRetirement: null,
  retirementMissing: 'noCalculation',
};

afterEach(() => vi.unstubAllGlobals());

describe("react-admin's verbs in the words of the contract", () => {
  it('asks for a page of the list, sorted and searched', async () => {
    const calls = serve({ 'GET customers': page([item]) });
    const answer = await crud.getList('customers', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'birthDate', order: 'DESC' },
      filter: { search: 'joão' },
    });
    expect(calls).toEqual(['GET customers?search=jo%C3%A3o&page=2&limit=25&sortBy=birthDate&sortOrder=desc']);
    expect(answer).toMatchObject({ data: [{ id: 'c1' }], total: 26 });
  });

  it('asks for the calculations of a client by the name of its field', async () => {
    const calls = serve({ 'GET calculations': { body: { calculations: [sampleCalculation] } } });
    const { total } = await crud.getManyReference('calculations', {
      target: 'customerId',
      id: 'c1',
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    });
    expect(calls[0]).toContain('GET calculations?customerId=c1');
    expect(total).toBe(1);
  });

  it('reads one record with its revision, wrapped or bare', async () => {
    serve({
      'GET customers/c1': { body: { customer: sampleCustomer }, etag: '"3"' },
      'GET calculations/k1': { body: sampleCalculation, etag: '"7"' },
    });
    expect((await crud.getOne('customers', { id: 'c1' })).data).toMatchObject({ id: 'c1', etag: '"3"' });
    expect((await crud.getOne('calculations', { id: 'k1' })).data).toMatchObject({ id: 'k1', etag: '"7"' });
  });

  it('reads several records one by one', async () => {
    const calls = serve({ 'GET customers/c1': { body: { customer: sampleCustomer }, etag: '"3"' } });
    expect((await crud.getMany('customers', { ids: ['c1'] })).data).toMatchObject([{ id: 'c1', etag: '"3"' }]);
    expect(calls).toEqual(['GET customers/c1']);
  });

  it('sends a change with the revision that the person was looking at, never in the body', async () => {
    const seen: { body: unknown; ifMatch: string | null }[] = [];
    serve({
      'PUT customers/c1': async (request) => {
        seen.push({ body: await request.json(), ifMatch: request.headers.get('If-Match') });
        return { body: { customer: sampleCustomer }, etag: '"4"' };
      },
    });
    const previousData = { ...sampleCustomer, etag: '"3"' };
    const { data } = await crud.update('customers', { id: 'c1', data: { name: 'Joana' }, previousData });
    expect(seen).toEqual([{ body: { customer: { name: 'Joana' } }, ifMatch: '"3"' }]);
    expect(data.etag).toBe('"4"');
  });

  it('deletes with the revision and the query of the record', async () => {
    const calls = serve({ 'DELETE calculations/k1': { status: 204 } });
    const previousData = { ...sampleCalculation, etag: '"7"' };
    await crud.delete('calculations', { id: 'k1', previousData, meta: { query: { customerId: 'c1' } } });
    expect(calls).toEqual(['DELETE calculations/k1?customerId=c1']);
  });

  it('deletes under one key when it is asked to twice at once, so that the server takes both for one', async () => {
    const keys: (string | null)[] = [];
    serve({
      'DELETE customers/c1': (request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return { status: 204 };
      },
    });
    const remove = () => crud.delete('customers', { id: 'c1', previousData: sampleCustomer });
    await Promise.all([remove(), remove()]);
    await remove();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('answers what was parsed: a field of a newer server is left out', async () => {
    serve({
      'GET customers/c1': { body: { customer: { ...sampleCustomer, nickname: 'Jô' } }, etag: '"3"' },
      'GET customers': page([{ ...item, nickname: 'Jô' }]),
    });
    expect((await crud.getOne('customers', { id: 'c1' })).data).toEqual({ ...sampleCustomer, etag: '"3"' });
    expect((await crud.getList('customers', {})).data).toEqual([item]);
  });
});
