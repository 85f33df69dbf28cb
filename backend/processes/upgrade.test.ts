import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { customerAnswer, customerListAnswer } from '../../domain/api/customers.ts';
import { customerListProjection } from '../../projections/customer-list/project.ts';
import { customersProjection } from '../../projections/customers/project.ts';
import { allProjections, openReadModels } from '../../projections/read-models.ts';
import { startProjector } from '../../projections/run.ts';
import { usersProjection } from '../../projections/users/project.ts';
import { openStores } from '../../stores/open.ts';
import { createApp } from '../http/app.ts';
import { createMetrics } from '../metrics.ts';
import { type Api, startApi } from '../testing/api.ts';
import { newCustomer, someone } from '../testing/case-file.ts';
import { clientOf } from '../testing/client.ts';
import { listen } from './listen.ts';
import { readinessOf } from './readiness.ts';
import { storesConfig } from './stores-config.ts';

/** What a newer program says of clients, which an older one's documents do not fit. */
const MARK = ' (novo)';
const newerCustomers: typeof customersProjection = {
  ...customersProjection,
  view: {
    ...customersProjection.view,
    version: 1,
    schema: customersProjection.view.schema.refine(({ fields }) => fields.name?.endsWith(MARK) === true),
  },
  evolve: (customer, fact, id) => {
    const plain = customer && { ...customer, fields: { ...customer.fields, name: unmarked(customer.fields.name) } };
    const after = customersProjection.evolve(plain, fact, id);
    return after && { ...after, fields: { ...after.fields, name: `${after.fields.name}${MARK}` } };
  },
};
const unmarked = (name: string | null): string | null => name?.replace(MARK, '') ?? null;
const LONG_ENOUGH_FOR_A_REFUSAL_MS = 300;

const newerUsers = { ...usersProjection, view: { ...usersProjection.view, version: 1 } };

const newerList = { ...customerListProjection, view: { ...customerListProjection.view, version: 1 } };
const plainCustomers = { ...customersProjection, view: { ...customersProjection.view, version: 2 } };

/** The newer program beside an older one, on the same folder; it projects once it is told to. */
const newerBeside = async (
  api: Api,
  changed: Partial<typeof allProjections> = { customers: newerCustomers, users: newerUsers },
) => {
  const stores = await openStores(storesConfig(api.deps.config));
  const views = await openReadModels(stores, { ...allProjections, ...changed });
  const deps = { ...api.deps, stores, views, metrics: createMetrics() };
  const readiness = readinessOf(deps);
  const app = createApp({ deps, readiness, screensFolder: null, checkAnswers: true });
  const server = await listen(app, '127.0.0.1', 0);
  let stop = async (): Promise<void> => undefined;
  onTestFinished(async () => {
    await server.close(0);
    await stop();
    await stores.close();
  });
  return {
    views,
    readiness,
    clientOf: (token: string | null) => clientOf(`http://127.0.0.1:${server.port}/api`, token),
    project: () => {
      const projector = startProjector(stores, views.projections, { holder: 'newer' });
      stop = () => projector.stop();
    },
    standStill: () => stop(),
  };
};

const started = async (): Promise<Api> => {
  const api = await startApi();
  onTestFinished(() => api.close());
  return api;
};

describe('an API beside views that a newer program changed', () => {
  it('answers every write that it saves, and so does the newer one, both at once', async () => {
    const api = await started();
    const adviser = await api.adviser();
    const { id } = await newCustomer(adviser, { ...someone, name: 'Ana' });
    const newer = await newerBeside(api);
    newer.project();
    const there = newer.clientOf(adviser.token);
    const created: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      for (const client of [adviser, there]) {
        const answer = await client.post('/customers', { customer: { ...someone, name: `Cliente ${round}` } });
        expect(answer.status).toBe(201);
        created.push(answer.as(customerAnswer).customer.id);
      }
      const edited = await adviser.put(`/customers/${id}`, { customer: { name: `Ana ${round}` } });
      expect(edited.as(customerAnswer).customer.name).toBe(`Ana ${round}`);
      await expect
        .poll(async () => (await there.get(`/customers/${id}`)).as(customerAnswer).customer.name)
        .toBe(`Ana ${round}${MARK}`);
    }
    for (const client of [adviser, there])
      await expect
        .poll(async () => (await client.get('/customers')).as(customerListAnswer).pagination.totalCount)
        .toBe(created.length + 1);
    expect(await newer.readiness()).toEqual([]);
  });

  it('saves nothing while its own are not built, says so to whoever asks whether it is ready, and reads what fits', async () => {
    const api = await started();
    const adviser = await api.adviser();
    const { id } = await newCustomer(adviser, { ...someone, name: 'Ana' });
    const before = await api.deps.stores.events.head();
    const newer = await newerBeside(api);
    const there = newer.clientOf(adviser.token);
    expect((await there.post('/customers', { customer: { ...someone, name: 'Bia' } })).status).toBe(503);
    expect(await api.deps.stores.events.head()).toBe(before);
    expect((await there.get(`/customers/${id}`)).status).toBe(503);
    expect((await there.get('/customers')).as(customerListAnswer).pagination.totalCount).toBe(1);
    expect(await newer.readiness()).toEqual(['the view customers is being built', 'the view users is being built']);
    newer.project();
    await expect.poll(newer.readiness).toEqual([]);
    expect((await there.post('/customers', { customer: { ...someone, name: 'Bia' } })).status).toBe(201);
  });

  it('saves before its own are built what the former ones can show, and shows it at once, beside the older one', async () => {
    const api = await started();
    const adviser = await api.adviser();
    const { id } = await newCustomer(adviser, { ...someone, name: 'Ana' });
    const newer = await newerBeside(api, { customers: plainCustomers, customerList: newerList, users: newerUsers });
    const there = newer.clientOf(adviser.token);
    const namesOf = async (client: typeof there): Promise<readonly unknown[]> =>
      (await client.get('/customers')).as(customerListAnswer).customers.map(({ name }) => name);
    expect((await there.post('/customers', { customer: { ...someone, name: 'Bia' } })).status).toBe(201);
    expect((await there.put(`/customers/${id}`, { customer: { name: 'Aline' } })).status).toBe(200);
    expect(await namesOf(there)).toEqual(['Aline', 'Bia']);
    expect(await newer.views.unbuilt()).toEqual(['customer-list', 'customers', 'users']);
    expect((await adviser.post('/customers', { customer: { ...someone, name: 'Caio' } })).status).toBe(201);
    expect(await namesOf(there)).toEqual(['Aline', 'Bia', 'Caio']);
    expect(await namesOf(adviser)).toEqual(['Aline', 'Bia', 'Caio']);
    newer.project();
    await expect.poll(newer.readiness).toEqual([]);
    expect((await there.delete(`/customers/${id}`)).status).toBe(204);
    expect(await namesOf(there)).toEqual(['Bia', 'Caio']);
  });

  it('refuses nothing from its start on, where its projections were run ahead beside the older one', async () => {
    const api = await started();
    const adviser = await api.adviser();
    const ahead = await newerBeside(api);
    ahead.project();
    await expect.poll(ahead.readiness).toEqual([]);
    const { id } = await newCustomer(adviser, { ...someone, name: 'Ana' });
    const exchanged = await newerBeside(api);
    const there = exchanged.clientOf(adviser.token);
    expect((await there.put(`/customers/${id}`, { customer: { name: 'Bia' } })).status).toBe(200);
    expect((await there.post('/customers', { customer: { ...someone, name: 'Caio' } })).status).toBe(201);
    expect((await there.get(`/customers/${id}`)).as(customerAnswer).customer.name).toBe(`Bia${MARK}`);
  });

  it('finds what the older one has just saved before its own views show it', async () => {
    const api = await started();
    const adviser = await api.adviser();
    const ahead = await newerBeside(api);
    ahead.project();
    await expect.poll(ahead.readiness).toEqual([]);
    const there = (await newerBeside(api)).clientOf(adviser.token);
    await there.get('/customers');
    await ahead.standStill();
    const { id } = await newCustomer(adviser, { ...someone, name: 'Ana' });
    const asked = there.put(`/customers/${id}`, { customer: { name: 'Bia' } });
    await Promise.race([asked, sleep(LONG_ENOUGH_FOR_A_REFUSAL_MS)]);
    ahead.project();
    expect((await asked).status).toBe(200);
  });

  it('answers 503, again and again under the same key, and not that there is none, as long as its views are behind', async () => {
    const api = await started();
    const adviser = await api.adviser();
    const behind = await newerBeside(api);
    behind.project();
    await expect.poll(behind.readiness).toEqual([]);
    const there = behind.clientOf(adviser.token);
    await there.get('/customers');
    await behind.standStill();
    const { id } = await newCustomer(adviser, { ...someone, name: 'Ana' });
    const keyed = { headers: { 'Idempotency-Key': 'one-and-the-same' } };
    const rename = () => there.put(`/customers/${id}`, { customer: { name: 'Bia' } }, keyed);
    const create = () => there.post('/customers', { customer: { ...someone, name: 'Caio' } }, keyed);
    const late = vi.spyOn(behind.views, 'waitFor').mockResolvedValue(false);
    for (const write of [rename, create, rename, create]) expect((await write()).status).toBe(503);
    expect((await there.get(`/customers/${id}`)).status).toBe(503);
    late.mockRestore();
    behind.project();
    expect([(await rename()).status, (await create()).status]).toEqual([200, 201]);
    const { customers } = (await there.get('/customers')).as(customerListAnswer);
    expect(customers.map(({ name }) => name).toSorted()).toEqual(['Bia', 'Caio']);
  });

  it('signs nobody out, and lets everybody sign in by the former view of the users', async () => {
    const api = await started();
    const adviser = await api.adviser();
    const newer = await newerBeside(api);
    expect((await newer.clientOf(adviser.token).get('/users/self')).status).toBe(200);
    const { email, password } = adviser;
    expect((await newer.clientOf(null).post('/auth/login', { email, password })).status).toBe(200);
    newer.project();
    await expect.poll(newer.readiness).toEqual([]);
    expect((await newer.clientOf(adviser.token).get('/users/self')).status).toBe(200);
  });
});
