import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerEvents } from '../domain/customers/events.ts';
import { customerStream } from '../domain/streams.ts';
import { forgetPerson } from './forget.ts';
import { type Api, type SignedIn, startApi } from './testing/api.ts';
import { newCustomer, someone } from './testing/case-file.ts';

let api: Api;
let adviser: SignedIn;
beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

it('leaves nothing of a removed client in the log, for good', async () => {
  const { id } = await newCustomer(adviser, { ...someone, name: 'Maria Esquecida' });
  expect(await forgetPerson(api.deps, id)).toBe('still a client');
  await adviser.delete(`/customers/${id}`);
  expect(await forgetPerson(api.deps, id)).toBe('forgotten');
  expect(await forgetPerson(api.deps, id)).toBe('forgotten');
  const history = await api.deps.stores.log.readStream(customerEvents, customerStream(id));
  expect(history.length).toBeGreaterThan(0);
  expect(JSON.stringify(history)).not.toContain('Esquecida');
});

it('does not take a name that nobody has for somebody', async () => {
  expect(await forgetPerson(api.deps, 'nobody')).toBe('unknown');
});
