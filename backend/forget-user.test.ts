import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountStream, userStream } from '../domain/streams.ts';
import { userEvents } from '../domain/users/events.ts';
import { forgetUser } from '../workers/erasure/forget-user.ts';
import { type Api, type SignedIn, startApi } from './testing/api.ts';

let api: Api;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.adviser({ role: 'admin' });
});
afterAll(() => api.close());

const nameOfAccount = async (accountId: string) => (await api.deps.views.accounts.get(accountId))?.name;

it('forgets a removed adviser for good, and the account’s name with the last one', async () => {
  const ana = await api.adviser({ name: 'Ana Esquecida' });
  const bia = await api.adviser({ name: 'Bia Esquecida', accountId: ana.accountId });
  expect(await forgetUser(ana.userId, api.deps)).toBe('still a user');
  await admin.delete(`/users/${ana.userId}`);
  expect(await forgetUser(ana.userId, api.deps)).toBe('forgotten');
  expect(await nameOfAccount(ana.accountId)).toBe('Ana Esquecida');
  await admin.delete(`/users/${bia.userId}`);
  expect(await forgetUser(bia.userId, api.deps)).toBe('forgotten');
  expect(await forgetUser(bia.userId, api.deps)).toBe('forgotten');
  await expect.poll(() => nameOfAccount(ana.accountId)).toBe('');
  const { keys, log } = api.deps.stores;
  for (const owner of [userStream(ana.userId), userStream(bia.userId), accountStream(ana.accountId)])
    expect(await keys.get(owner)).toEqual({ status: 'destroyed' });
  expect(JSON.stringify(await log.readStream(userEvents, userStream(ana.userId)))).not.toContain('Esquecida');
});

it('does nothing for an unknown id', async () => {
  expect(await forgetUser('nobody', api.deps)).toBe('unknown');
});
