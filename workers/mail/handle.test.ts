import { expect, it } from 'vitest';
import { emailStream, userStream } from '../../domain/streams.ts';
import { type UserEvent, userEvents } from '../../domain/users/events.ts';
import { openReadModels } from '../../projections/read-models.ts';
import { startProjector } from '../../projections/run.ts';
import { temporaryStores, write } from '../../projections/testing/temporary-stores.ts';
import type { RunningJob } from '../../stores/jobs/port.ts';
import { mailPasswordReset } from './handle.ts';
import type { Mail } from './mailer.ts';
import { hashOfToken } from './reset-token.ts';

const created: UserEvent = {
  type: 'UserCreated',
  data: {
    userId: 'u1',
    accountId: 'a1',
    role: 'user',
    active: true,
    emailHash: 'h1',
    trialExpiration: null,
    personal: {
      name: 'Ana',
      email: 'ana@genial.test',
      phone: null,
      office: null,
      oab: null,
      city: null,
      passwordHash: 'p1',
    },
  },
};

/** An installation where Ana has an address, and a mail server that fails this many times. */
const start = async ({ active = true, confirmed = true, away = 0 } = {}) => {
  const stores = await temporaryStores();
  const views = await openReadModels(stores);
  const projector = startProjector(stores, views.projections, { holder: 'test' });
  const at = '2026-11-20T15:00:00.000Z';
  const position = await write(stores, [
    [emailStream('h1'), { type: 'EmailReserved', data: { userId: 'u1', accountId: 'a1', at } }],
    ...(confirmed ? [[emailStream('h1'), { type: 'EmailConfirmed', data: { userId: 'u1' } }] as const] : []),
    [userStream('u1'), created],
    ...(active ? [] : [[userStream('u1'), { type: 'UserDeactivated', data: {} }] as const]),
  ]);
  expect(await views.waitFor(position, 60_000)).toBe(true);
  await projector.stop();
  const mails: (readonly [string, Mail])[] = [];
  let tries = 0;
  const send = async (id: string, mail: Mail): Promise<void> => {
    mails.push([id, mail]);
    tries += 1;
    if (tries <= away) throw new Error('connection lost');
  };
  const handle = mailPasswordReset({
    stores,
    views,
    mailer: { send, forget: async () => undefined, close: () => undefined },
    now: () => at,
  });
  const job = (emailHash: string): RunningJob => ({
    queue: 'mail',
    id: 'm1',
    data: { emailHash, secret: 's3cret', page: 'https://x.test/#/reset-password/', correlationId: 'r1' },
    attempt: 1,
    progress: async () => undefined,
    signal: new AbortController().signal,
  });
  const requests = async () => {
    const history = await stores.log.readStream(userEvents, userStream('u1'));
    return history.flatMap(({ event }) => (event.type === 'PasswordResetRequested' ? [event.data] : []));
  };
  return { handle, job, mails, requests };
};

it('retries with the same link after the mail server was down, and records it once, while no view is projected', async () => {
  const { handle, job, mails, requests } = await start({ away: 1 });
  await expect(handle(job('h1'))).rejects.toThrow('connection lost');
  expect(await handle(job('h1'))).toEqual({ ok: true, result: null });
  const [first, second] = mails;
  expect(first).toMatchObject(['m1', { to: 'ana@genial.test', link: 'https://x.test/#/reset-password/u1.s3cret' }]);
  expect(second).toEqual(first);
  expect(await requests()).toEqual([{ tokenHash: hashOfToken('u1.s3cret'), expiresAt: '2026-11-20T16:00:00.000Z' }]);
});

it.each([
  ['nobody has', 'h2', {}],
  ['is only reserved', 'h1', { confirmed: false }],
  ['is of somebody inactive', 'h1', { active: false }],
])('sends nothing to an address that %s', async (_what, emailHash, state) => {
  const { handle, job, mails, requests } = await start(state);
  expect(await handle(job(emailHash))).toEqual({ ok: true, result: null });
  expect(mails).toEqual([]);
  expect(await requests()).toEqual([]);
});
