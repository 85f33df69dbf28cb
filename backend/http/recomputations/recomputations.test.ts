import { afterAll, beforeAll, expect, it } from 'vitest';
import { calculationChangesAnswer, recomputation } from '../../../domain/api/recomputations.ts';
import { completeTable } from '../../../domain/law/testing/complete-table.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { demoServant } from '../../testing/case-file.ts';

let api: Api;
let adviser: SignedIn;
let admin: SignedIn;
let customerId: string;
let calculationId: string;

beforeAll(async () => {
  api = await startApi({ workers: true });
  adviser = await api.adviser();
  admin = await api.adviser({ role: 'admin' });
  ({ customerId, calculationId } = await demoServant(adviser));
});
afterAll(() => api.close());

const current = async () => (await admin.get('/recomputations/current')).as(recomputation);
const changes = async (of: SignedIn = adviser, query = '') =>
  (await of.get(`/calculation-changes${query}`)).as(calculationChangesAnswer);
const publish = async (date: string, minSalary: number | null) => {
  const indexes = completeTable(date).indexes.map((index) => ({ ...index, date }));
  const [month, year] = [date.slice(0, 2), Number(date.slice(3))];
  const body = { indexes, min_salary: minSalary, max_salary: null, month, year };
  expect((await admin.post('/updateIndex', body)).status).toBe(201);
};

it('indexes that are published recompute every calculation, and each adviser sees what moved and why', async () => {
  const basis = async () => (await api.deps.results.headlines.basisOf(calculationId))?.calculation;
  await expect.poll(basis).toBe(1);
  await publish('11/2026', null);
  await expect.poll(async () => (await changes()).changes.length).toBeGreaterThan(0);
  await expect.poll(current).toMatchObject({ status: 'done', done: 1, total: 1, failed: 0 });
  const [change] = (await changes()).changes;
  expect(change).toMatchObject({ calculationId, customerId, cause: 'índices de 11/2026', ruleId: expect.any(String) });
  expect(change?.after.value).not.toBe(change?.before.value);
  expect(change?.after.date).toBe(change?.before.date);
  expect((await changes(await api.adviser())).changes).toEqual([]);
  expect((await changes(adviser, '?since=2026-11-21')).changes).toEqual([]);
  expect((await changes(adviser, '?since=2026-11-20')).pagination.totalCount).toBeGreaterThan(0);
  expect((await adviser.get('/calculation-changes?since=ontem')).status).toBe(422);
});

it('an administrator follows it, stops it and resumes it', async () => {
  await expect.poll(current).toMatchObject({ status: 'done' });
  const stop = new AbortController();
  const seen: unknown[] = [];
  const listening = (async () => {
    for await (const value of admin.events('/recomputations/current/events', stop.signal)) seen.push(value);
  })().catch(() => undefined);
  await expect.poll(() => seen.at(-1)).toMatchObject({ status: 'done' });
  await api.deps.recomputation.change((run) =>
    run === null ? null : { ...run, status: 'running', done: 0, open: [''], round: run.round + 1 },
  );
  expect((await admin.post('/recomputations/current/stop', {})).as(recomputation)).toMatchObject({ status: 'stopped' });
  await expect.poll(() => seen.at(-1)).toMatchObject({ status: 'stopped' });
  await admin.post('/recomputations/current/resume', {});
  await expect.poll(() => seen.at(-1)).toMatchObject({ status: 'done', done: 1 });
  stop.abort();
  await listening;
  expect((await adviser.post('/recomputations/current/stop', {})).status).toBe(403);
});

it('the changes go with the client', async () => {
  expect((await changes()).changes.length).toBeGreaterThan(0);
  await adviser.delete(`/customers/${customerId}`);
  await expect.poll(async () => (await changes()).pagination.totalCount).toBe(0);
});
