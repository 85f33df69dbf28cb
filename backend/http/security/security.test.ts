import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAnswer, selfAnswer } from '../../../domain/api/auth.ts';
import {
  openSessionsAnswer,
  recoveryCodesAnswer,
  secondFactorProposal,
  secondFactorState,
} from '../../../domain/api/security.ts';
import { userAnswer } from '../../../domain/api/users.ts';
import { userStream } from '../../../domain/streams.ts';
import { codeOf, stepAt } from '../../sessions/totp.ts';
import { type Api, type SignedIn, startApi, TEST_NOW } from '../../testing/api.ts';
import { clientOf, refusal } from '../../testing/client.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const signIn = ({ email, password }: SignedIn, more: object = {}, userAgent = CHROME) =>
  api.nobody.post('/auth/login', { email, password, ...more }, { headers: { 'User-Agent': userAgent } });
const tokenOf = async (user: SignedIn, more: object = {}, userAgent = CHROME) =>
  (await signIn(user, more, userAgent)).as(loginAnswer).token;
const at = (seconds: number) => {
  api.clock.now = new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString();
};

describe('open sessions', () => {
  const sessionsOf = async (token: string) =>
    (await clientOf(api.url, token).get('/auth/sessions')).as(openSessionsAnswer).sessions;

  it('are listed with their device, the one that asks first', async () => {
    const ana = await api.adviser();
    await tokenOf(ana);
    const phone = await tokenOf(ana, {}, 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1');
    expect(await sessionsOf(phone)).toMatchObject([
      { device: 'Safari no iPhone', current: true, startedAt: TEST_NOW },
      { device: 'Chrome no Windows', current: false, address: expect.stringContaining('127.0.0.1') },
    ]);
    const [unrecorded] = await sessionsOf(ana.token);
    expect(unrecorded).toMatchObject({ current: true, device: null });
  });

  it('are ended one by one, but only by their user', async () => {
    const ana = await api.adviser();
    const bia = await api.adviser();
    const first = await tokenOf(ana);
    const second = clientOf(api.url, await tokenOf(ana));
    const [, other] = (await second.get('/auth/sessions')).as(openSessionsAnswer).sessions;
    expect((await bia.delete(`/auth/sessions/${other?.id}`)).status).toBe(404);
    expect((await second.delete(`/auth/sessions/${other?.id}`)).status).toBe(204);
    expect((await clientOf(api.url, first).get('/users/self')).status).toBe(401);
    expect((await second.get('/auth/sessions')).as(openSessionsAnswer).sessions).toHaveLength(1);
    expect((await second.delete(`/auth/sessions/${other?.id}`)).status).toBe(404);
  });

  it('are noted as from a new device by the id that a browser keeps', async () => {
    const ana = await api.adviser();
    await tokenOf(ana, { device: 'd1' });
    await tokenOf(ana, { device: 'd1' }, 'Firefox');
    await tokenOf(ana, { device: 'd2' });
    const events = await api.newEvents(userStream(ana.userId));
    const began = events.flatMap((event) => (event.type === 'SessionBegan' ? [event.data.newDevice] : []));
    expect(began).toEqual([false, false, true]);
  });

  it('are shown as last used when they were', async () => {
    const ana = await api.adviser();
    const token = await tokenOf(ana);
    at(2 * 3600);
    const [session] = await sessionsOf(token);
    expect(session?.lastUsedAt).toBe(api.clock.now);
    at(0);
  });
});

describe('a second factor', () => {
  /** Turned on at this second with the code of this moment. */
  const enrolled = async (user: SignedIn, seconds: number) => {
    at(seconds);
    const client = clientOf(api.url, await tokenOf(user));
    const { secret, address, qrCode } = (await client.post('/auth/second-factor', {})).as(secondFactorProposal);
    expect(address).toContain(`secret=${secret}`);
    expect(qrCode).toMatch(/^data:image\/png;base64,/);
    const confirm = (code: string) => client.post('/auth/second-factor/confirm', { code });
    const wrong = await confirm('000000');
    expect([wrong.status, wrong.as(refusal).fields]).toEqual([422, { code: 'Código incorreto ou já usado' }]);
    const { recoveryCodes } = (await confirm(codeOf(secret, stepAt(api.clock.now)))).as(recoveryCodesAnswer);
    return { client, secret, recoveryCodes };
  };

  it('is asked for at sign-in, and takes no code twice, even at once', async () => {
    const ana = await api.adviser();
    const { secret } = await enrolled(ana, 0);
    const asked = await signIn(ana);
    expect([asked.status, asked.as(refusal).err]).toEqual([401, 'SecondFactorRequired']);
    const used = await signIn(ana, { code: codeOf(secret, stepAt(api.clock.now)) });
    expect([used.status, used.as(refusal).fields]).toEqual([401, { code: 'Código incorreto ou já usado' }]);
    at(60);
    const code = codeOf(secret, stepAt(api.clock.now));
    const both = await Promise.all([
      signIn(ana, { code }),
      signIn(ana, { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn({ ...ana, password: 'errada' }, { code })).as(refusal).err).toBe('InvalidCredentials');
  });

  it('yields to each recovery code once', async () => {
    const ana = await api.adviser();
    const { recoveryCodes, client } = await enrolled(ana, 0);
    const [code = ''] = recoveryCodes;
    expect((await signIn(ana, { code: code.toLowerCase() })).status).toBe(200);
    expect((await signIn(ana, { code })).status).toBe(401);
    expect((await client.get('/auth/second-factor')).as(secondFactorState)).toEqual({
      enabled: true,
      recoveryCodesLeft: 9,
    });
  });

  it('takes no code twice under an Idempotency-Key either', async () => {
    const ana = await api.adviser();
    const { secret, recoveryCodes } = await enrolled(ana, 0);
    at(60);
    for (const code of [codeOf(secret, stepAt(api.clock.now)), recoveryCodes[0]]) {
      const body = { email: ana.email, password: ana.password, code };
      const captured = () => api.nobody.post('/auth/login', body, { headers: { 'Idempotency-Key': 'captured' } });
      expect([(await captured()).status, (await captured()).status]).toEqual([200, 401]);
    }
    at(0);
  });

  it('shows the secret that was kept when the same request is sent again', async () => {
    const ana = await api.adviser();
    const client = clientOf(api.url, await tokenOf(ana));
    const propose = async () =>
      (await client.post('/auth/second-factor', {}, { headers: { 'Idempotency-Key': 'sent-twice' } })).as(
        secondFactorProposal,
      );
    const first = await propose();
    at(60);
    expect(await propose()).toEqual(first);
    at(0);
  });

  it('is guessed ten times in a quarter of an hour and no more, even with the right code then', async () => {
    const ana = await api.adviser();
    const { secret } = await enrolled(ana, 0);
    at(60);
    const tries = [];
    for (let index = 0; index < 10; index += 1) tries.push((await signIn(ana, { code: '000000' })).status);
    expect(new Set(tries.slice(0, 9))).toEqual(new Set([401]));
    expect((await signIn(ana, { code: codeOf(secret, stepAt(api.clock.now)) })).status).toBe(429);
  });

  it('is not a way around re-authentication, and is turned off with it', async () => {
    const ana = await api.adviser();
    const { client } = await enrolled(ana, 0);
    at(16 * 60);
    const refused = await client.post('/auth/second-factor/disable', {});
    expect([refused.status, refused.as(refusal)]).toMatchObject([
      401,
      { err: 'ReauthenticationRequired', fields: { currentPassword: 'Campo obrigatório' } },
    ]);
    expect((await client.post('/auth/second-factor/disable', { currentPassword: ana.password })).status).toBe(204);
    expect((await signIn(ana)).as(loginAnswer).secondFactor).toBe(false);
    at(0);
  });

  it('is turned off for somebody else by an administrator, never for oneself that way', async () => {
    const ana = await api.adviser();
    const admin = await api.adviser({ role: 'admin' });
    await enrolled(ana, 0);
    expect((await admin.delete(`/users/${admin.userId}/second-factor`)).status).toBe(403);
    expect((await admin.delete(`/users/${ana.userId}/second-factor`)).status).toBe(204);
    expect((await signIn(ana)).status).toBe(200);
  });

  it('has a proposal that expires', async () => {
    const ana = await api.adviser();
    at(0);
    const client = clientOf(api.url, await tokenOf(ana));
    const { secret } = (await client.post('/auth/second-factor', {})).as(secondFactorProposal);
    at(15 * 60);
    const late = await client.post('/auth/second-factor/confirm', { code: codeOf(secret, stepAt(api.clock.now)) });
    expect([late.status, late.as(refusal).err]).toEqual([409, 'SecondFactorExpired']);
    at(0);
  });

  it('leaves its secret in no view and in no event in clear', async () => {
    const ana = await api.adviser();
    const { secret } = await enrolled(ana, 0);
    expect(JSON.stringify(await api.deps.views.users.get(ana.userId))).not.toContain(secret);
    const raw = await api.deps.stores.events.readStream(userStream(ana.userId));
    expect(JSON.stringify(raw)).not.toContain(secret);
  });
});

describe('a password set by an administrator', () => {
  it('opens nothing but the own profile until another one is chosen', async () => {
    const admin = await api.adviser({ role: 'admin' });
    const email = `${crypto.randomUUID()}@genial.test`;
    const body = { user: { name: 'Nova', email, password: 'provisoria', passwordChangeRequired: true } };
    const { id, accountId } = (await admin.post('/users', body)).as(userAnswer).user;
    const nova: SignedIn = { ...admin, userId: id, accountId, email, password: 'provisoria' };
    const first = (await signIn(nova)).as(loginAnswer);
    expect(first.credentialChangeRequired).toBe(true);
    const client = clientOf(api.url, first.token);
    const refused = await client.get('/customers');
    expect([refused.status, refused.as(refusal).err]).toEqual([403, 'PasswordChangeRequired']);
    expect((await client.get('/users/self')).as(selfAnswer).credentialChangeRequired).toBe(true);
    const same = await client.put(`/users/${id}`, { user: { password: 'provisoria' } });
    expect(same.as(refusal).fields).toEqual({ 'user.password': 'Escolha uma senha diferente da que você recebeu' });
    expect((await client.put(`/users/${id}`, { user: { password: 'so-minha' } })).status).toBe(200);
    const second = (await signIn({ ...nova, password: 'so-minha' })).as(loginAnswer);
    expect(second.credentialChangeRequired).toBe(false);
    expect((await clientOf(api.url, second.token).get('/customers')).status).toBe(200);
    await admin.put(`/users/${id}`, { user: { password: 'outra-vez', passwordChangeRequired: true } });
    expect((await signIn({ ...nova, password: 'outra-vez' })).as(loginAnswer).credentialChangeRequired).toBe(true);
  });
});
