import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAnswer, accountsAnswer } from '../../../domain/api/accounts.ts';
import { loginAnswer, selfAnswer } from '../../../domain/api/auth.ts';
import { userAnswer, usersAnswer } from '../../../domain/api/users.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let admin: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi();
  admin = await api.adviser({ name: 'Administrador', role: 'admin' });
  ana = await api.adviser({ name: 'Ana' });
});
afterAll(() => api.close());

const anEmail = () => `${randomUUID()}@genial.test`;
const login = (email: string, password: string) => api.nobody.post('/auth/login', { email, password });
const form = (fields: Record<string, string | Blob>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0b5563' } });
const declared = (bytes: Uint8Array) => new Blob([Buffer.from(bytes)], { type: 'text/html' });

describe('a profile', () => {
  it('may be sent back whole', async () => {
    const shown = await ana.get(`/users/${ana.userId}`);
    const again = await ana.put(`/users/${ana.userId}`, shown.body, { ifMatch: shown.etag });
    expect(again.status, again.text).toBe(200);
    expect(again.body).toEqual(shown.body);
  });

  it('can be edited by its user, except for e-mail, activity and account', async () => {
    const edited = await ana.put(`/users/${ana.userId}`, {
      user: { name: 'Ana Maria', phone: '(41) 3333-4444', office: 'Escritório' },
    });
    expect(edited.as(userAnswer).user).toMatchObject({ name: 'Ana Maria', phone: '4133334444', office: 'Escritório' });
    for (const change of [{ email: anEmail() }, { active: false }, { accountId: admin.accountId }]) {
      const answer = await ana.put(`/users/${ana.userId}`, { user: change });
      expect([answer.status, answer.as(refusal).err]).toEqual([403, 'Forbidden']);
    }
  });

  it('of somebody else is not found for a user, and open to the administrator', async () => {
    expect((await ana.get(`/users/${admin.userId}`)).status).toBe(404);
    expect((await ana.put(`/users/${admin.userId}`, { user: { name: 'x' } })).status).toBe(404);
    expect((await admin.get(`/users/${ana.userId}`)).status).toBe(200);
  });

  it('requires both passwords to be equal and long enough', async () => {
    const differ = await ana.put(`/users/${ana.userId}`, { user: { password: '123456', confirmPassword: '654321' } });
    expect(differ.as(refusal).fields).toEqual({
      'user.confirmPassword': 'Senha e Confirmação de Senha devem ser iguais',
    });
    const short = await ana.put(`/users/${ana.userId}`, { user: { password: '12345' } });
    expect(short.as(refusal).fields).toEqual({ 'user.password': 'A senha deve ter no mínimo 6 caracteres' });
  });

  it('carries a logo, recognised as an image by its bytes, until it is removed', async () => {
    const image = declared(await drawing(20, 10).png().toBuffer());
    const put = await ana.put(`/users/${ana.userId}`, form({ name: 'Ana', logo: image }));
    const { logo } = put.as(userAnswer).user;
    const shown = await fetch(api.url.replace(/\/api$/, logo ?? ''));
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const script = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], { type: 'image/png' });
    expect((await ana.put(`/users/${ana.userId}`, form({ file: script }))).status).toBe(415);
    const large = declared(randomBytes(2 * 1024 * 1024 + 1));
    expect((await ana.put(`/users/${ana.userId}`, form({ file: large }))).status).toBe(413);
    const removed = await ana.put(`/users/${ana.userId}`, form({ logo: '' }));
    expect(removed.as(userAnswer).user.logo).toBeNull();
    expect((await fetch(api.url.replace(/\/api$/, logo ?? ''))).status).toBe(404);
  });
});

describe('a logo', () => {
  const send = (file: Blob) => ana.put(`/users/${ana.userId}`, form({ file }));
  const stored = async (file: Blob) => {
    const shown = await fetch(api.url.replace(/\/api$/, (await send(file)).as(userAnswer).user.logo ?? ''));
    return Buffer.from(await shown.arrayBuffer());
  };

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('sent as %s is drawn anew as a PNG', async (format) => {
    const sent = await drawing(40, 20).toFormat(format).toBuffer();
    const { format: kept, width, height } = await sharp(await stored(declared(sent))).metadata();
    expect([kept, width, height]).toEqual(['png', 40, 20]);
  });

  it('keeps nothing of the file but its picture, and fits a letterhead', async () => {
    const photo = await drawing(2000, 1000)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '25/1 25/1 0/1' } })
      .toBuffer();
    const secret = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const image = await stored(declared(secret));
    const { width, exif } = await sharp(image).metadata();
    expect([width, exif, String(image).includes('script')]).toEqual([1600, undefined, false]);
  });

  it('that only begins like an image is refused', async () => {
    const begun = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
    expect((await send(declared(begun))).status).toBe(415);
  });

  it('that unfolds to more than a camera’s picture is refused', async () => {
    const bomb = await drawing(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect((await send(declared(bomb))).status).toBe(415);
  });
});

describe('an administrator', () => {
  it('creates users, from a form or JSON, who can then sign in', async () => {
    const fields = { name: 'Formulária', email: anEmail(), password: 'segredo', active: '1', office: 'Sala 1' };
    const made = await admin.post('/users', form(fields));
    expect([made.status, made.as(userAnswer).user.active]).toEqual([201, true]);
    expect((await login(fields.email, fields.password)).as(loginAnswer).accountStatus).toBe('ACTIVE');
    const inactive = await admin.post('/users', form({ ...fields, email: anEmail(), active: '0' }));
    expect(inactive.as(userAnswer).user.active).toBe(false);
    const colleague = { name: 'Colega', email: anEmail(), password: 'segredo', accountId: ana.accountId };
    expect((await admin.post('/users', { user: colleague })).as(userAnswer).user.accountId).toBe(ana.accountId);
    const unknown = await admin.post('/users', { user: { ...colleague, email: anEmail(), accountId: 'nowhere' } });
    expect(unknown.as(refusal).fields).toEqual({ 'user.accountId': 'Valor inválido' });
  });

  it('cannot give one address to two users, whatever its spelling', async () => {
    const user = { name: 'Outra', email: ana.email.toUpperCase(), password: 'segredo' };
    const answer = await admin.post('/users', { user });
    expect([answer.status, answer.as(refusal).err]).toEqual([409, 'EmailAlreadyExistsError']);
  });

  it('moves a user to another address: the new one signs in, the old one is free', async () => {
    const bia = await api.adviser();
    const email = anEmail();
    expect((await admin.put(`/users/${bia.userId}`, { user: { email } })).status).toBe(200);
    expect((await login(email, bia.password)).status).toBe(200);
    expect((await login(bia.email, bia.password)).status).toBe(401);
    const next = { name: 'Nova', email: bia.email, password: 'segredo' };
    expect((await admin.post('/users', { user: next })).status).toBe(201);
  });

  it('removes a user, who loses access at once, but never themselves', async () => {
    const caio = await api.adviser();
    expect((await admin.delete(`/users/${caio.userId}`)).status).toBe(204);
    expect((await caio.get('/users/self')).status).toBe(401);
    expect((await admin.get(`/users/${caio.userId}`)).status).toBe(404);
    expect((await admin.delete(`/users/${admin.userId}`)).status).toBe(403);
    expect((await admin.put(`/users/${admin.userId}`, { user: { active: false } })).status).toBe(403);
  });

  it('is told how an account pays, which nobody else is', async () => {
    const bought = await admin.get(`/users/${ana.userId}`);
    expect(bought.as(userAnswer).user.paymentType).toBeNull();
    expect((await admin.get('/users')).as(usersAnswer).users[0]).toHaveProperty('paymentType');
    expect((await ana.get(`/users/${ana.userId}`)).as(userAnswer).user).not.toHaveProperty('paymentType');
  });

  it('sees all users, without their passwords', async () => {
    const answer = await admin.get('/users');
    expect(answer.as(usersAnswer).users.length).toBeGreaterThan(1);
    expect(answer.text).not.toMatch(/scrypt|passwordHash/);
  });

  it('makes another user an administrator and takes it back, but never from themselves', async () => {
    const dora = await api.adviser();
    const rename = { user: { ...(await dora.get(`/users/${dora.userId}`)).as(userAnswer).user, role: 'admin' } };
    expect((await dora.put(`/users/${dora.userId}`, rename)).status).toBe(403);
    const roleAfter = async (role: string) =>
      (await admin.put(`/users/${dora.userId}`, { user: { role } })).as(userAnswer).user.role;
    expect(await roleAfter('admin')).toBe('admin');
    expect((await dora.get('/accounts')).status).toBe(200);
    expect((await dora.put(`/users/${dora.userId}`, { user: { role: 'user' } })).status).toBe(403);
    expect(await roleAfter('user')).toBe('user');
    expect((await dora.get('/accounts')).status).toBe(403);
    const common = { name: 'Chefe', email: anEmail(), password: 'Password1', role: 'admin' };
    expect((await admin.post('/users', { user: common })).as(refusal).fields).toHaveProperty('user.password');
  });

  it('sets and lifts the last day of a licence', async () => {
    const body = { name: 'Licença', email: anEmail(), password: 'segredo' };
    const { account } = (await admin.post('/accounts', body)).as(accountAnswer);
    const put = async (change: object) =>
      (await admin.put(`/accounts/${account.id}`, change)).as(accountAnswer).account;
    expect(await put({ licenceExpiryDate: '2026-11-19' })).toMatchObject({
      licenceExpiryDate: '2026-11-19',
      status: 'INACTIVE',
    });
    expect((await login(body.email, body.password)).as(loginAnswer).accountStatus).toBe('INACTIVE');
    const again = await put({ licenceExpiryDate: '2027-11-19' });
    expect(again.status).toBe('ACTIVE');
    expect(await put(again)).toEqual(again);
    expect((await put({ licenceExpiryDate: null })).licenceExpiryDate).toBeNull();
    const wrong = await admin.put(`/accounts/${account.id}`, { licenceExpiryDate: '31/12/2026' });
    expect(wrong.as(refusal).fields).toEqual({ licenceExpiryDate: 'Data inválida' });
    expect((await admin.put('/accounts/nowhere', { licenceExpiryDate: null })).status).toBe(404);
  });

  it('creates accounts, and closes and reopens them', async () => {
    const body = { name: 'Escritório Novo', email: anEmail(), password: 'segredo', licenceExpiryDate: '2027-01-31' };
    const { account } = (await admin.post('/accounts', body)).as(accountAnswer);
    expect(account).toMatchObject({ name: body.name, licenceExpiryDate: '2027-01-31', status: 'ACTIVE' });
    const listed = (await admin.get('/accounts')).as(accountsAnswer).accounts;
    expect(listed.find(({ id }) => id === account.id)).toEqual(account);
    const closed = (await admin.put(`/accounts/${account.id}/inactivate`)).as(accountAnswer).account;
    expect(closed.status).toBe('INACTIVE');
    expect((await login(body.email, body.password)).as(loginAnswer).accountStatus).toBe('INACTIVE');
    expect((await admin.put(`/accounts/${account.id}/activate`)).as(accountAnswer).account.status).toBe('ACTIVE');
    expect((await admin.put('/accounts/nowhere/activate')).status).toBe(404);
  });

  it('ends a licence after its last day', async () => {
    const body = { name: 'Até hoje', email: anEmail(), password: 'segredo', licenceExpiryDate: '2026-11-20' };
    const { account } = (await admin.post('/accounts', body)).as(accountAnswer);
    expect(account.status).toBe('ACTIVE');
    api.clock.now = '2026-11-21T04:00:00.000Z';
    const later = (await login(body.email, body.password)).as(loginAnswer);
    expect(later.accountStatus).toBe('INACTIVE');
    api.clock.now = '2026-11-20T15:00:00.000Z';
    expect((await admin.get('/users/self')).as(selfAnswer).accountStatus).toBe('ACTIVE');
  });
});

describe('one’s own password', () => {
  const change = (who: SignedIn, user: object) => who.put(`/users/${who.userId}`, { user });
  const later = '2026-11-20T15:16:00.000Z';

  it('can be changed within 15 minutes of sign-in, later only with the current one', async () => {
    const [bia, caio] = [await api.adviser(), await api.adviser()];
    api.clock.now = '2026-11-20T15:14:00.000Z';
    expect((await change(bia, { password: 'senha-nova' })).status).toBe(200);
    api.clock.now = later;
    for (const currentPassword of [undefined, '', 'errada']) {
      const refused = await change(caio, { password: 'senha-nova', currentPassword });
      expect([refused.status, refused.as(refusal).err]).toEqual([401, 'ReauthenticationRequired']);
      expect(Object.keys(refused.as(refusal).fields ?? {})).toEqual(['user.currentPassword']);
    }
    expect((await login(caio.email, caio.password)).status).toBe(200);
    expect((await change(caio, { name: 'Caio Lima' })).status).toBe(200);
    expect((await change(caio, { password: 'senha-nova', currentPassword: caio.password })).status).toBe(200);
    expect((await login(caio.email, 'senha-nova')).status).toBe(200);
    api.clock.now = '2026-11-20T15:00:00.000Z';
  });

  it('is required to change one’s own e-mail, but not for an administrator’s changes to others', async () => {
    const [chief, dora] = [await api.adviser({ role: 'admin' }), await api.adviser()];
    api.clock.now = later;
    const email = anEmail();
    expect((await change(chief, { email })).as(refusal).err).toBe('ReauthenticationRequired');
    expect((await change(chief, { email: chief.email, name: 'Chefe' })).status).toBe(200);
    expect((await change(chief, { email, currentPassword: chief.password })).status).toBe(200);
    expect((await chief.put(`/users/${dora.userId}`, { user: { password: 'senha-nova' } })).status).toBe(200);
    api.clock.now = '2026-11-20T15:00:00.000Z';
  });

  it('cannot be guessed without limit by a token: failures count like those of sign-in', async () => {
    const eva = await api.adviser();
    api.clock.now = later;
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => change(eva, { password: 'senha-nova', currentPassword: 'errada' })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    api.clock.now = '2026-11-20T15:00:00.000Z';
  });

  it('must not be a common one for administrators; for others it may', async () => {
    const [chief, fabio] = [await api.adviser({ role: 'admin' }), await api.adviser()];
    const refused = await change(chief, { password: 'Password1' });
    expect([refused.status, refused.as(refusal).fields]).toEqual([
      422,
      { 'user.password': 'Esta senha está entre as mais usadas do mundo. Escolha outra.' },
    ]);
    expect((await change(fabio, { password: 'Password1' })).status).toBe(200);
  });
});

describe('who becomes an administrator', () => {
  const promote = (id: string, more: object = {}) => admin.put(`/users/${id}`, { user: { role: 'admin', ...more } });
  const made = async (password: string): Promise<string> => {
    const user = { name: 'Nova', email: anEmail(), password };
    return (await admin.post('/users', { user })).as(userAnswer).user.id;
  };

  it('needs a password that passed the administrators’ rule, or gets one in the same change', async () => {
    const weak = await made('123456');
    const refused = await promote(weak);
    expect([refused.status, refused.as(refusal).fields]).toEqual([
      422,
      { 'user.password': expect.stringContaining('escolha uma nova') },
    ]);
    expect((await promote(weak, { password: 'abc123' })).status).toBe(422);
    expect((await promote(weak, { password: 'frase-bem-longa' })).status).toBe(200);
    expect((await promote(await made('outra-frase-longa'))).status).toBe(200);
  });

  it('needs another one where nobody noted what it was, as for passwords of before', async () => {
    const before = await api.office();
    expect((await promote(before.userId)).status).toBe(422);
    await admin.put(`/users/${before.userId}`, { user: { password: 'frase-bem-longa' } });
    expect((await promote(before.userId)).status).toBe(200);
  });
});
