import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAnswer } from '../../../domain/api/auth.ts';
import { userAnswer, usersAnswer } from '../../../domain/api/users.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let office: SignedIn;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const someone = () => ({ name: 'Colega', email: `${randomUUID()}@genial.test`, password: 'segredo' });
const usersOf = async (client: SignedIn) => (await client.get('/users')).as(usersAnswer).users;
const add = (client: SignedIn, more: object = {}) => client.post('/users', { user: { ...someone(), ...more } });

describe('an office’s own administrator', () => {
  it('sees the users of the account with the plan, and nobody else', async () => {
    office = await api.office('Olga');
    await api.adviser();
    await api.adviser({ role: 'admin', accountId: office.accountId });
    expect(await usersOf(office)).toMatchObject([
      { name: 'Olga', accountAdmin: true, planId: 'genio-mensal', planName: 'Gênio', planValidUntil: '2026-11-28' },
    ]);
  });

  it('adds users who share the account, have no trial and manage nobody', async () => {
    const { user } = (await add(office)).as(userAnswer);
    expect(user).toMatchObject({ accountId: office.accountId, accountAdmin: false, trialAsaasExpiration: null });
    const body = { email: user.email, password: 'segredo' };
    expect((await api.nobody.post('/auth/login', body)).as(loginAnswer).accountStatus).toBe('ONLY_TRIAL');
  });

  it('adds as many as the plan says, also at once, and again after a deactivation', async () => {
    const both = await Promise.all([add(office), add(office)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const full = await add(office);
    expect([full.status, full.as(refusal).err]).toEqual([422, 'TooManyUsers']);
    expect((await add(office, { active: false })).status).toBe(201);
    const colleagues = (await usersOf(office)).filter(({ id }) => id !== office.userId);
    const [busy, idle] = [colleagues.find(({ active }) => active), colleagues.find(({ active }) => !active)];
    const put = (id: string | undefined, active: boolean) => office.put(`/users/${id}`, { user: { active } });
    expect((await put(idle?.id, true)).as(refusal).err).toBe('TooManyUsers');
    expect((await put(busy?.id, false)).status).toBe(200);
    expect((await put(idle?.id, true)).status).toBe(200);
    const whole = { ...idle, active: false };
    expect((await office.put(`/users/${idle?.id}`, { user: whole })).status).toBe(200);
  });

  it('changes nothing else of them, nor anybody of another account', async () => {
    const other = await api.adviser();
    const boss = await api.adviser({ role: 'admin', accountId: office.accountId });
    const colleague = (await usersOf(office)).find(({ id }) => id !== office.userId);
    const put = async (id: string | undefined, user: object) => (await office.put(`/users/${id}`, { user })).status;
    for (const change of [{ name: 'Outro' }, { password: 'trocada' }, { role: 'admin' }, { email: 'x@genial.test' }])
      expect(await put(colleague?.id, change)).toBe(403);
    expect(await put(office.userId, { active: false })).toBe(403);
    expect(await put(other.userId, { active: false })).toBe(404);
    expect(await put(boss.userId, { active: false })).toBe(404);
    expect((await office.get(`/users/${other.userId}`)).status).toBe(404);
    expect((await office.delete(`/users/${colleague?.id}`)).status).toBe(403);
    expect((await add(office, { role: 'admin', active: false })).status).toBe(403);
    expect((await add(office, { accountId: other.accountId, active: false })).status).toBe(403);
  });

  it('alone cancels what the account has bought', async () => {
    const olga = await api.office();
    const colleague = await api.adviser({ accountId: olga.accountId });
    const refused = await colleague.delete('/subscription/?reason=Vingan%C3%A7a&support=false');
    expect([refused.status, refused.as(refusal).err]).toEqual([403, 'Forbidden']);
    expect((await api.deps.views.accounts.get(olga.accountId))?.facts.cancellation).toBeNull();
    expect((await olga.delete('/subscription/?reason=&support=false')).status).toBe(200);
  });

  it('is who cancels in an account that an administrator made for several, too', async () => {
    const first = await api.adviser();
    const second = await api.adviser({ accountId: first.accountId });
    for (const either of [first, second]) expect((await either.delete('/subscription/')).status).toBe(403);
    const alone = await api.adviser();
    expect((await alone.delete('/subscription/')).status).toBe(200);
  });

  it('is nobody’s any more once moved to another account', async () => {
    const olga = await api.office();
    const admin = await api.adviser({ role: 'admin' });
    const elsewhere = await api.adviser();
    await admin.put(`/users/${olga.userId}`, { user: { accountId: elsewhere.accountId } });
    expect((await olga.get('/users')).status).toBe(403);
  });
});
