import { expect, it } from 'vitest';
import { z } from 'zod';
import { createSecurityLog } from './security-log.ts';
import { startApi } from './testing/api.ts';
import { newCustomer, someone } from './testing/case-file.ts';

const line = z.strictObject({
  level: z.number(),
  time: z.iso.datetime(),
  pid: z.number(),
  log: z.literal('security'),
  msg: z.string(),
  by: z.string().nullable(),
  about: z.string().optional(),
  address: z.string().optional(),
  correlationId: z.string(),
});

const listening = (level: string) => {
  const texts: string[] = [];
  const security = createSecurityLog(level, { write: (text) => void texts.push(text) });
  return { security, said: () => texts.join(''), lines: () => texts.map((text) => line.parse(JSON.parse(text))) };
};

it('records at the default level who signed in, failed, changed and removed what, from where, without names', async () => {
  const { security, said, lines } = listening('warn');
  const api = await startApi({ security });
  const admin = await api.adviser({ role: 'admin' });
  const ana = await api.adviser({ name: 'Ana Discreta' });
  const { email, password } = ana;
  const login = (attempt: { email: string; password: string }) => api.nobody.post('/auth/login', attempt);
  await login({ email, password });
  await login({ email, password: 'errada-secreta' });
  await login({ email: 'ninguem@genial.test', password: 'errada-secreta' });
  for (let time = 0; time < 11; time += 1) await login({ email: 'outro@genial.test', password: 'errada-secreta' });
  const customer = await newCustomer(ana, { ...someone, name: 'Quitéria Sigilosa' });
  await ana.delete(`/customers/${customer.id}`);
  await ana.get('/users');
  await ana.put(`/users/${ana.userId}`, { user: { password: 'outra-senha' } });
  await admin.put(`/users/${ana.userId}`, { user: { active: false, email: 'ana-nova@genial.test' } });
  await admin.delete(`/users/${ana.userId}`);
  await api.close();

  const told = lines().map(({ msg, by, about }) => ({ msg, by, about }));
  const by = ana.userId;
  const about = ana.userId;
  expect(told).toEqual([
    { msg: 'signed-in', by },
    { msg: 'sign-in-failed', by: null, about },
    ...Array(11).fill({ msg: 'sign-in-failed', by: null }),
    { msg: 'too-many-attempts', by: null },
    { msg: 'customer-removed', by, about: customer.id },
    { msg: 'access-refused', by },
    { msg: 'password-changed', by, about },
    { msg: 'email-changed', by: admin.userId, about },
    { msg: 'user-deactivated', by: admin.userId, about },
    { msg: 'user-removed', by: admin.userId, about },
  ]);
  expect(new Set(lines().map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
  for (const secret of ['Discreta', 'Sigilosa', '@genial.test', password, 'errada-secreta', 'outra-senha', ana.token])
    expect(said()).not.toContain(secret);
});

it('is silent only at level silent', () => {
  const [quiet, fatal] = [listening('silent'), listening('fatal')];
  for (const { security } of [quiet, fatal]) security.note('signed-in', { by: 'u1', correlationId: 'c' });
  expect([quiet.lines().length, fatal.lines().length]).toEqual([0, 1]);
});
