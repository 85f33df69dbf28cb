import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditAnswer } from '../../../domain/api/audit.ts';
import { signInsStream, userStream } from '../../../domain/streams.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCustomer, someone } from '../../testing/case-file.ts';

let api: Api;
let admin: SignedIn;
let ana: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.adviser({ role: 'admin', name: 'Admin Geral' });
  ana = await api.adviser({ name: 'Ana Ávila' });
});
afterAll(() => api.close());

const audit = async (query: string) => (await admin.get(`/audit?${query}`)).as(auditAnswer);
const login = (email: string, password: string) => api.nobody.post('/auth/login', { email, password });

describe('the audit', () => {
  it('tells of sign-ins and failed ones with their address, also of nobody known', async () => {
    await login(ana.email, ana.password);
    await login(ana.email, 'errada');
    await login('ninguem@genial.test', 'errada');
    await expect.poll(async () => (await audit('kind=signInFailed')).entries.length).toBe(2);
    const { entries } = await audit('kind=signInFailed');
    expect(entries.map(({ summary }) => summary).sort()).toEqual([
      'E-mail desconhecido',
      'Entrada recusada (senha errada): Ana Ávila',
    ]);
    expect(entries[0]?.address).toContain('127.0.0.1');
    expect((await audit('kind=signIn')).entries).toMatchObject([
      { by: { id: ana.userId, name: 'Ana Ávila' }, summary: 'Entrou', address: expect.stringContaining('127.0.0.1') },
    ]);
  });

  it('tells who changed whom, the newest first, and finds them by name without accents', async () => {
    await admin.put(`/users/${ana.userId}`, { user: { active: false } });
    await admin.put(`/users/${ana.userId}`, { user: { active: true } });
    await admin.put(`/accounts/${ana.accountId}/inactivate`);
    const { entries, pagination } = await audit('search=avila&limit=3');
    expect(entries).toMatchObject([
      { kind: 'account', summary: 'Conta desativada: Ana Ávila', by: { name: 'Admin Geral' } },
      { kind: 'user', summary: 'Usuário ativado: Ana Ávila', by: { name: 'Admin Geral' } },
      { kind: 'user', summary: 'Usuário desativado: Ana Ávila', by: { name: 'Admin Geral' } },
    ]);
    const all = await audit('search=avila&limit=100');
    expect(pagination.totalCount).toBe(all.entries.length);
    const second = await audit('search=avila&limit=2&page=2');
    expect(second.entries).toEqual(all.entries.slice(2, 4));
    expect((await audit('search=nobody-has-this-name')).entries).toEqual([]);
  });

  it('says nothing of clients', async () => {
    const bia = await api.adviser();
    await newCustomer(bia, { ...someone, name: 'Cliente Sigilosa' });
    const { entries } = await audit('limit=100');
    expect(JSON.stringify(entries)).not.toMatch(/Sigilosa|cliente/i);
  });

  it('keeps no address in clear, and none of whoever is forgotten', async () => {
    await login(ana.email, 'errada');
    await expect.poll(async () => (await audit('kind=signInFailed')).entries.length).toBe(3);
    const raw = await api.deps.stores.events.readStream(signInsStream('2026-11'));
    expect(JSON.stringify(raw)).not.toContain('127.0.0.1');
    const documents = await api.deps.views.audit.find({});
    expect(JSON.stringify(documents)).not.toContain('127.0.0.1');
    await api.deps.stores.keys.destroy(userStream(ana.userId));
    const { entries } = await audit('kind=signInFailed');
    const addresses = entries.map(({ address }) => address === null);
    expect(addresses.sort()).toEqual([false, true, true]);
  });

  it('records only so many failures about nobody', async () => {
    for (let number = 0; number < 40; number += 1) await login(`stranger-${number}@genial.test`, 'errada');
    await expect
      .poll(
        async () =>
          (await audit('kind=signInFailed')).entries.filter(({ summary }) => summary === 'E-mail desconhecido').length,
      )
      .toBe(25);
  });
});
