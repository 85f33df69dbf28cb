import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRedis } from '../../../stores/testing/servers.ts';
import { type Api, type SignedIn, startApi, TEST_NOW } from '../../testing/api.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ workers: true });
  ana = await api.adviser({ name: 'Ana' });
});
afterAll(() => api.close());

const forgot = (email: string) => api.nobody.post('/auth/forgot-password', { email });
const reset = (token: string, password: string, confirmPassword = password) =>
  api.nobody.post('/auth/reset-password', { token, password, confirmPassword });
const check = async (token: string) => (await api.nobody.post('/auth/reset-password/check', { token })).status;
const login = (password: string) => api.nobody.post('/auth/login', { email: ana.email, password });
const mailed = async (count: number): Promise<string> => {
  await expect.poll(() => api.mails.length).toBe(count);
  return api.mails.at(-1)?.link?.split('/#/reset-password/')[1] ?? '';
};

it('lets a user choose a new password with the mailed link, once and within an hour', async () => {
  expect((await forgot(ana.email)).status).toBe(204);
  const token = await mailed(1);
  expect(api.mails[0]).toMatchObject({ to: ana.email, subject: 'Genial: redefinição de senha' });
  expect((await reset(token, '12345')).as(refusal).fields).toEqual({
    password: 'A senha deve ter no mínimo 6 caracteres',
  });
  expect((await reset(token, 'nova-senha', 'outra')).as(refusal).fields).toEqual({
    confirmPassword: 'As senhas não conferem',
  });
  expect((await reset(`${token}x`, 'nova-senha')).as(refusal).err).toBe('InvalidResetToken');
  expect([await check(token), await check(`${token}x`), await check('none')]).toEqual([204, 422, 422]);
  api.clock.now = '2026-11-20T16:00:00.000Z';
  expect(await check(token)).toBe(422);
  expect((await reset(token, 'nova-senha')).as(refusal).err).toBe('InvalidResetToken');
  api.clock.now = '2026-11-20T15:59:59.000Z';
  expect((await reset(token, 'nova-senha')).status).toBe(204);
  expect(await check(token)).toBe(422);
  expect((await reset(token, 'mais-uma')).as(refusal).err).toBe('InvalidResetToken');
  expect((await ana.get('/users/self')).status).toBe(401);
  expect((await login(ana.password)).status).toBe(401);
  expect((await login('nova-senha')).status).toBe(200);
  api.clock.now = TEST_NOW;
});

it('answers the same for an unknown address, mails nothing, and refuses after five requests', async () => {
  const before = api.mails.length;
  const answers = [];
  for (let time = 0; time < 6; time += 1) answers.push((await forgot('nobody@genial.test')).status);
  expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
  await expect.poll(() => api.deps.stores.jobs.counts('mail')).toMatchObject({ queued: 0, delayed: 0, running: 0 });
  expect(api.mails.length).toBe(before);
});

it('queues the same job for every address before answering, so that the mail survives the end of this process', async () => {
  const withoutWorkers = await startApi();
  const { email } = await withoutWorkers.adviser();
  const { jobs } = withoutWorkers.deps.stores;
  for (const [index, address] of [email, 'nobody@genial.test'].entries()) {
    expect((await withoutWorkers.nobody.post('/auth/forgot-password', { email: address })).status).toBe(204);
    expect(await jobs.counts('mail')).toMatchObject({ queued: index + 1 });
  }
  await withoutWorkers.close();
});

const redis = await startRedis();

it.runIf(redis?.restart)('refuses every address alike while the mail cannot be queued', async () => {
  const away = await startApi({ env: { REDIS_URL: redis?.url ?? '' }, onInterruption: () => undefined });
  const { email } = await away.adviser();
  await redis?.stop();
  for (const address of [email, 'nobody@genial.test']) {
    const answer = await away.nobody.post('/auth/forgot-password', { email: address });
    expect([answer.status, answer.as(refusal).err]).toEqual([503, 'StoreUnavailable']);
  }
  await away.close();
});
