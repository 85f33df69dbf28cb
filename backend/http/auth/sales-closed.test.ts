import { expect, it } from 'vitest';
import { settingsAnswer } from '../../../domain/api/settings.ts';
import { allAccounts } from '../../../projections/accounts/query.ts';
import { greeting } from '../../processes/greeting.ts';
import { startApi } from '../../testing/api.ts';
import { refusal } from '../../testing/client.ts';
import { aSeller, aSignUp } from '../../testing/sign-up.ts';

const provider = { ASAAS_URL: 'http://127.0.0.1:9', ASAAS_API_KEY: 'k', ASAAS_WEBHOOK_TOKEN: 't' };

it('a program with a real provider and no seller sells nothing, says so, and names what is missing at start', async () => {
  const { SELLER_DOCUMENT, ...rest } = aSeller;
  const api = await startApi({ env: { ...provider, ...rest } });
  const answer = await api.nobody.post('/auth/register', aSignUp('genio-mensal'));
  expect([answer.status, answer.as(refusal).err]).toEqual([503, 'SalesClosed']);
  expect(answer.headers.get('Retry-After')).toBe('3600');
  expect(await allAccounts(api.deps.views.accounts)).toEqual([]);
  expect((await api.nobody.get('/settings')).as(settingsAnswer)).toMatchObject({ salesClosed: true, seller: null });
  const told = greeting(api.deps.config, 3000, { administrator: null, demonstration: null });
  expect(told).toContain('Sales are closed: set SELLER_DOCUMENT.');
  await api.close();
});

it('a program that sells names the seller to whoever looks', async () => {
  const api = await startApi({ env: { ...provider, ...aSeller } });
  expect((await api.nobody.get('/settings')).as(settingsAnswer)).toMatchObject({
    salesClosed: false,
    seller: { name: 'Genial Inventada Ltda.', document: '11222333000181' },
  });
  await api.close();
});
