import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loginAnswer, renewAnswer, selfAnswer } from '../../../domain/api/auth.ts';
import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import { done, programsBehalf, run } from '../../commands.ts';
import { passwordsAt } from '../../sessions/passwords.ts';
import { issueToken } from '../../sessions/tokens.ts';
import { type Api, type SignedIn, startApi, TEST_NOW } from '../../testing/api.ts';
import { clientOf, refusal } from '../../testing/client.ts';

let api: Api;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi();
  ana = await api.adviser({ name: 'Ana' });
});
afterAll(() => api.close());

const login = (email: string, password: string) => api.nobody.post('/auth/login', { email, password });

describe('sign-in', () => {
  it('returns a token, the user without a password, and the account’s rights', async () => {
    const answer = await login(ana.email.toUpperCase(), ana.password);
    expect(answer.status).toBe(200);
    const { token, user, accountStatus } = answer.as(loginAnswer);
    expect(user).toMatchObject({ id: ana.userId, name: 'Ana', role: 'user', active: true, accountId: ana.accountId });
    expect(accountStatus).toBe('ACTIVE');
    expect(answer.text).not.toMatch(/password|scrypt/i);
    expect((await clientOf(api.url, token).get('/users/self')).as(selfAnswer).user.lastActionAt).toBe(TEST_NOW);
  });

  it.each([
    ['a wrong password', () => login(ana.email, 'wrong')],
    ['an unknown address', () => login('nobody@genial.test', ana.password)],
  ])('with %s gives the same answer', async (_name, attempt) => {
    const answer = await attempt();
    expect(answer.status).toBe(401);
    expect(answer.as(refusal)).toEqual({ err: 'InvalidCredentials', errorMessage: 'E-mail ou senha inválidos' });
  });

  it('is refused after ten failures for an e-mail, even with the right password; successes do not count', async () => {
    const bia = await api.adviser();
    for (let time = 0; time < 12; time += 1) expect((await login(bia.email, bia.password)).status).toBe(200);
    const attempts = await Promise.all(Array.from({ length: 12 }, () => login(bia.email, 'wrong')));
    expect(attempts.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    const late = await login(bia.email, bia.password);
    expect(late.status).toBe(429);
    expect(late.as(refusal).err).toBe('TooManyRequests');
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('tells users that they are inactive, but only with the right password', async () => {
    const admin = await api.adviser({ role: 'admin' });
    const caio = await api.adviser();
    await admin.put(`/users/${caio.userId}`, { user: { active: false } });
    expect((await login(caio.email, 'wrong')).as(refusal).err).toBe('InvalidCredentials');
    expect((await login(caio.email, caio.password)).as(refusal).err).toBe('UserInactive');
    expect((await caio.get('/users/self')).as(refusal).err).toBe('UserInactive');
  });
});

describe('a token', () => {
  const key = new TextEncoder().encode('a secret for the tests only');
  const session = { sid: 'made-up', gen: 0, auth_time: Date.parse(TEST_NOW) / 1000 };
  const claims = () => new SignJWT(session).setSubject(ana.userId).setIssuedAt().setExpirationTime('1h');
  const issued = (userId: string, at: string) =>
    issueToken(api.deps.tokenKey, { userId, sessionId: 's', generation: 0, signedInAt: Date.parse(at) / 1000 }, at);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    [
      'with another key',
      () =>
        claims()
          .setIssuer('genial')
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode('another secret altogether, longer')),
    ],
    ['of another issuer', () => claims().setIssuer('somebody').setProtectedHeader({ alg: 'HS256' }).sign(key)],
    ['of another algorithm', () => claims().setIssuer('genial').setProtectedHeader({ alg: 'HS512' }).sign(key)],
    [
      'that nobody signed',
      async () => `${part({ alg: 'none' })}.${part({ ...session, sub: ana.userId, iss: 'genial', iat: 1, exp: 9e9 })}.`,
    ],
    ['altered afterwards', async () => `${ana.token.slice(0, -3)}abc`],
    ['that has expired', () => issued(ana.userId, '2026-11-20T02:00:00.000Z')],
    ['of a user who is not there', () => issued('ghost', TEST_NOW)],
    [
      'that names no session',
      () =>
        new SignJWT()
          .setSubject(ana.userId)
          .setIssuedAt()
          .setExpirationTime('1h')
          .setIssuer('genial')
          .setProtectedHeader({ alg: 'HS256' })
          .sign(key),
    ],
    ['that is none', async () => 'nonsense'],
  ])('%s lets nobody in', async (_name, forge) => {
    const answer = await clientOf(api.url, await forge()).get('/users/self');
    expect([answer.status, answer.as(refusal).err]).toEqual([401, 'NotAuthenticated']);
  });

  it('is refused as soon as it is signed out; other sessions of the user continue', async () => {
    const token = (await login(ana.email, ana.password)).as(loginAnswer).token;
    const tab = clientOf(api.url, token);
    expect((await tab.post('/auth/logout')).status).toBe(204);
    expect((await tab.get('/users/self')).status).toBe(401);
    expect((await ana.get('/users/self')).status).toBe(200);
  });

  it('is renewed for another twelve hours', async () => {
    const dora = await api.adviser();
    api.clock.now = '2026-11-21T02:00:00.000Z';
    const { token } = (await dora.post('/auth/renew')).as(renewAnswer);
    api.clock.now = '2026-11-21T10:00:00.000Z';
    expect((await dora.get('/users/self')).status).toBe(401);
    expect((await clientOf(api.url, token).get('/users/self')).status).toBe(200);
    api.clock.now = TEST_NOW;
  });

  it('ends a day after the sign-in, however often it is renewed', async () => {
    const eli = await api.adviser();
    api.clock.now = '2026-11-21T02:00:00.000Z';
    const first = clientOf(api.url, (await eli.post('/auth/renew')).as(renewAnswer).token);
    api.clock.now = '2026-11-21T13:00:00.000Z';
    const second = clientOf(api.url, (await first.post('/auth/renew')).as(renewAnswer).token);
    expect((await second.get('/users/self')).status).toBe(200);
    api.clock.now = '2026-11-21T15:00:01.000Z';
    expect((await second.get('/users/self')).status).toBe(401);
    expect((await second.post('/auth/renew')).status).toBe(401);
    api.clock.now = TEST_NOW;
  });

  it('ends with the session that it renews', async () => {
    const lia = await api.adviser();
    const renewed = clientOf(api.url, (await lia.post('/auth/renew')).as(renewAnswer).token);
    expect((await lia.post('/auth/logout')).status).toBe(204);
    expect((await renewed.get('/users/self')).status).toBe(401);
    expect((await renewed.post('/auth/renew')).status).toBe(401);
  });

  it('ends with all others when the user signs out everywhere', async () => {
    const gil = await api.adviser();
    const elsewhere = clientOf(api.url, (await login(gil.email, gil.password)).as(loginAnswer).token);
    expect((await elsewhere.post('/auth/logout-everywhere')).status).toBe(204);
    expect((await gil.get('/users/self')).status).toBe(401);
    expect((await login(gil.email, gil.password)).status).toBe(200);
  });

  it('stays refused when its user is deactivated and activated again', async () => {
    const admin = await api.adviser({ role: 'admin' });
    const ivo = await api.adviser();
    await admin.put(`/users/${ivo.userId}`, { user: { active: false } });
    await admin.put(`/users/${ivo.userId}`, { user: { active: true } });
    expect((await ivo.get('/users/self')).as(refusal).err).toBe('NotAuthenticated');
    expect((await login(ivo.email, ivo.password)).status).toBe(200);
  });

  it('is not blocked by a password change made while the clock was ahead', async () => {
    const noa = await api.adviser();
    api.clock.now = '2026-11-20T15:10:00.000Z';
    await noa.put(`/users/${noa.userId}`, { user: { password: 'outra-senha' } });
    api.clock.now = TEST_NOW;
    const { token } = (await login(noa.email, 'outra-senha')).as(loginAnswer);
    expect((await clientOf(api.url, token).get('/users/self')).status).toBe(200);
  });

  it('ends with the password under which it was issued', async () => {
    const eva = await api.adviser();
    api.clock.now = '2026-11-20T15:05:00.000Z';
    const changed = await eva.put(`/users/${eva.userId}`, { user: { password: 'outra-senha' } });
    expect(changed.status).toBe(200);
    expect((await eva.get('/users/self')).status).toBe(401);
    expect((await login(eva.email, eva.password)).status).toBe(401);
    const { token } = (await login(eva.email, 'outra-senha')).as(loginAnswer);
    expect((await clientOf(api.url, token).get('/users/self')).status).toBe(200);
    api.clock.now = TEST_NOW;
  });
});

describe('a password hashed too cheaply', () => {
  it('is rehashed at the next sign-in, and nobody is signed out', async () => {
    const old = await startApi({ passwordCost: { logN: 10, parallel: 2 } });
    const rui = await old.adviser();
    const hashOf = async () => (await old.deps.views.users.get(rui.userId))?.passwordHash ?? '';
    const outdated = await passwordsAt({ logN: 10, parallel: 1 }).hash(rui.password);
    const changed = done(
      await run(programsBehalf(old.deps), userAggregate, userStream(rui.userId), {
        type: 'RehashPassword',
        passwordHash: outdated,
      }),
    );
    expect(changed.state).toMatchObject({ passwordHash: outdated });
    expect((await old.nobody.post('/auth/login', { email: rui.email, password: rui.password })).status).toBe(200);
    await expect.poll(hashOf).toMatch(/^scrypt\$10\$2\$/);
    expect((await old.nobody.post('/auth/login', { email: rui.email, password: rui.password })).status).toBe(200);
    expect((await rui.get('/users/self')).status).toBe(200);
    await old.close();
  });

  it('is nowhere readable in the log', async () => {
    const { deps } = api;
    const uma = await api.adviser();
    await uma.put(`/users/${uma.userId}`, { user: { password: 'outra-senha' } });
    const hash = (await deps.views.users.get(uma.userId))?.passwordHash ?? 'none';
    const written = await deps.stores.events.readStream(userStream(uma.userId));
    expect(written.map(({ type }) => type)).toEqual(expect.arrayContaining(['UserCreated', 'PasswordChanged']));
    expect(JSON.stringify(written)).not.toContain('scrypt');
    expect(JSON.stringify(written)).not.toContain(hash);
  });
});

it('tells the public what the pages for visitors need, and nothing else', async () => {
  const settings = (await api.nobody.get('/settings')).as(z.record(z.string(), z.unknown()));
  expect(settings).toEqual({
    links: { training: null, communityRegistered: null, communityCreated: null, support: null, guide: null },
    videos: { welcome: null, lessons: [] },
    simulatedPayments: true,
    salesClosed: false,
    seller: null,
  });
});
