import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer } from '../testing/case-file.ts';

let api: Api;
let admin: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.adviser({ role: 'admin' });
});
afterAll(() => api.close());

/** A user whose browser follows a calculation; `closed` resolves once the server has ended the stream. */
const following = async () => {
  const adviser = await api.adviser();
  const { id: customerId } = await newCustomer(adviser);
  const { id } = await newCalculation(adviser, customerId);
  const response = await fetch(`${api.url}/calculations/${id}/events`, {
    headers: { Authorization: `Bearer ${adviser.token}` },
  });
  return { adviser, calculation: id, closed: response.text() };
};

describe('an open stream of events', () => {
  it.each([
    ['its user signs out', (who: SignedIn) => who.post('/auth/logout')],
    ['its user signs out everywhere', (who: SignedIn) => who.post('/auth/logout-everywhere')],
    [
      'its user has a new password',
      (who: SignedIn) => who.put(`/users/${who.userId}`, { user: { password: 'nova-senha' } }),
    ],
    ['its user is deactivated', (who: SignedIn) => admin.put(`/users/${who.userId}`, { user: { active: false } })],
    ['its user is removed', (who: SignedIn) => admin.delete(`/users/${who.userId}`)],
    [
      'its user is moved',
      (who: SignedIn) => admin.put(`/users/${who.userId}`, { user: { accountId: admin.accountId } }),
    ],
    ['its account is closed', (who: SignedIn) => admin.put(`/accounts/${who.accountId}/inactivate`)],
  ])('ends when %s', async (_what, happens) => {
    const { adviser, closed } = await following();
    expect((await happens(adviser)).status).toBeLessThan(300);
    expect(await closed).toContain(': aberto');
  });

  it('is one of fifty at most that a user has open, until one is closed', async () => {
    const adviser = await api.adviser();
    const { id: customerId } = await newCustomer(adviser);
    const { id } = await newCalculation(adviser, customerId);
    const headers = { Authorization: `Bearer ${adviser.token}` };
    const pages = Array.from({ length: 50 }, () => new AbortController());
    const open = (signal: AbortSignal) => fetch(`${api.url}/calculations/${id}/events`, { headers, signal });
    const opened = await Promise.all(pages.map(({ signal }) => open(signal)));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await adviser.head(`/calculations/${id}/events`);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '15']);
    pages[0]?.abort();
    await expect.poll(async () => (await adviser.head(`/calculations/${id}/events`)).status).toBe(200);
    for (const page of pages) page.abort();
  });

  it('continues while its user works, and ends with the token', async () => {
    const { adviser, calculation, closed } = await following();
    await adviser.put(`/users/${adviser.userId}`, { user: { name: 'Outro Nome' } });
    await adviser.put(`/calculations/${calculation}`, { name: 'Outro Nome' });
    const still = await Promise.race([closed, adviser.get('/users/self')]);
    expect(still).toMatchObject({ status: 200 });
    api.clock.now = '2026-11-21T03:00:01.000Z';
    const admin2 = await api.adviser({ role: 'admin' });
    await admin2.put(`/users/${adviser.userId}`, { user: { name: 'Mais Um Nome' } });
    expect(await closed).toContain(': aberto');
    api.clock.now = '2026-11-20T15:00:00.000Z';
  });
});
