import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountEvent } from '../domain/accounts/events.ts';
import { allEvents } from '../domain/events.ts';
import { accountStream, noticeStream } from '../domain/streams.ts';
import type { Stores } from '../stores/stores.ts';
import type { Mail } from '../workers/mail/mailer.ts';
import { type FollowDeps, followNews, sweep } from '../workers/notices/follow.ts';
import type { Deps } from './deps.ts';
import { type Api, type SignedIn, startApi, TEST_NOW } from './testing/api.ts';

let api: Api;
let sent: Mail[];
let failing = 0;
let pause: Promise<void> | null = null;
beforeAll(async () => {
  sent = [];
  api = await startApi({
    workers: true,
    onInterruption: () => undefined,
    mailer: () => ({
      send: async (_id, mail) => {
        await pause;
        if (failing > 0) {
          failing -= 1;
          throw new Error('connection lost');
        }
        sent.push(mail);
      },
      forget: async () => undefined,
      close: () => undefined,
    }),
  });
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const on = async (days: number) => {
  api.clock.now = new Date(Date.parse(TEST_NOW) + days * DAY_MS).toISOString();
  await sweep({ ...api.deps, onError: () => undefined });
};
const subjectsTo = ({ email }: SignedIn) => sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const told = (office: SignedIn, ...subjects: readonly string[]) =>
  expect.poll(() => subjectsTo(office)).toEqual(subjects.map((subject) => `Genial: ${subject}`));
const happened = (office: SignedIn, ...events: readonly AccountEvent[]) =>
  api.given(accountStream(office.accountId), ...events);

const issued: AccountEvent = {
  type: 'InvoiceIssued',
  data: {
    invoiceId: 'i1',
    valueInCents: 31_000,
    originalDueDate: '2026-11-27',
    covers: { from: '2026-11-27', months: 1 },
  },
};
const paid: AccountEvent = {
  type: 'PaymentReceived',
  data: { invoiceId: 'i1', paidUntil: '2026-12-27', reportedAt: null },
};

describe('an office', () => {
  it('is told at each turn of its account, once each, however often it is looked at', async () => {
    await on(0);
    const office = await api.office();
    await told(office, 'boas-vindas');
    await happened(office, issued);
    await on(3);
    await told(office, 'boas-vindas');
    await on(5);
    await told(office, 'boas-vindas', 'a primeira cobrança está próxima');
    await on(8);
    await told(office, 'boas-vindas', 'a primeira cobrança está próxima', 'fatura vencida');
    await happened(office, paid);
    const soFar = ['boas-vindas', 'a primeira cobrança está próxima', 'fatura vencida', 'pagamento recebido'] as const;
    await told(office, ...soFar);
    await Promise.all([on(8), on(8), on(9), on(36)]);
    await told(office, ...soFar);
    await on(38);
    await told(office, ...soFar, 'acesso encerrado');
    const [, due] = sent.filter(({ to }) => to === office.email);
    expect(due?.text).toContain('Em 27/11/2026 cobramos R$ 310,00 no seu cartão');
    expect(due?.html).toContain('Em 27/11/2026 cobramos R$ 310,00 no seu cartão');
  });

  it('is told that its card was refused on the day of it, once, and not again when the day is past', async () => {
    await on(0);
    const office = await api.office();
    await happened(office, issued);
    await on(7);
    await told(office, 'boas-vindas', 'a primeira cobrança está próxima');
    await happened(office, { type: 'PaymentDeclined', data: { invoiceId: 'i1', reportedAt: null } });
    const soFar = ['boas-vindas', 'a primeira cobrança está próxima', 'o seu cartão foi recusado'] as const;
    await told(office, ...soFar);
    await Promise.all([on(7), on(8), on(9)]);
    await told(office, ...soFar);
  });

  it('is told that its card was disputed, and so is every administrator, by name', async () => {
    await on(0);
    const [office, admin] = [await api.office('Olga Contestada'), await api.adviser({ role: 'admin' })];
    await happened(office, issued, paid, { type: 'PaymentDisputed', data: { invoiceId: 'i1', reportedAt: null } });
    await expect.poll(() => subjectsTo(office)).toContain('Genial: pagamento contestado no cartão');
    await told(admin, 'pagamento contestado por Olga Contestada');
    await Promise.all([on(0), on(1)]);
    await told(admin, 'pagamento contestado por Olga Contestada');
    const [mail] = sent.filter(({ to }) => to === admin.email);
    expect(mail?.text).toContain('R$ 310,00 de Olga Contestada, com vencimento em 27/11/2026');
    expect(mail?.text).toContain('/#/management/accounts');
  });

  it('is not told of what is settled by the time the mail could go', async () => {
    await on(0);
    const office = await api.office();
    await told(office, 'boas-vindas');
    await happened(office, issued);
    let release: () => void = () => undefined;
    pause = new Promise((resolve) => {
      release = resolve;
    });
    failing = 1;
    await on(8);
    await happened(office, paid);
    pause = null;
    release();
    await told(office, 'boas-vindas', 'pagamento recebido');
    failing = 0;
  });

  it('is told when the mail server is back', async () => {
    failing = 1;
    await on(0);
    const office = await api.office();
    await expect.poll(() => subjectsTo(office), { interval: 200 }).toEqual(['Genial: boas-vindas']);
  });
});

describe('a user', () => {
  const login = (user: SignedIn, device: string) =>
    api.nobody.post('/auth/login', { email: user.email, password: user.password, device });

  it('is told of a sign-in from a new device, but not of the first one', async () => {
    await on(0);
    const ana = await api.adviser();
    await login(ana, 'd1');
    await login(ana, 'd1');
    expect(subjectsTo(ana)).toEqual([]);
    await login(ana, 'd2');
    await told(ana, 'entrada em um novo dispositivo');
    expect(sent.at(-1)?.text).toContain(`/#/users/${ana.userId}/security`);
  });

  it('is told of a changed password', async () => {
    const ana = await api.adviser();
    await ana.put(`/users/${ana.userId}`, { user: { password: 'outra-senha' } });
    await told(ana, 'senha alterada');
  });
});

it('leaves nothing about a person in the events that say what was sent', async () => {
  const notices = [];
  let after: string | undefined;
  for (;;) {
    const batch = await api.deps.stores.log.readAll(allEvents, {
      prefixes: [noticeStream('')],
      ...(after === undefined ? {} : { after }),
    });
    if (batch === null) break;
    notices.push(...batch.events.map(({ event }) => event));
    after = batch.position;
  }
  expect(notices.length).toBeGreaterThan(5);
  expect(JSON.stringify(notices)).not.toContain('@');
});

/** A program that sends nothing itself: what its follower would have sent is kept, with whatever else of `replaced`. */
const follower = async (replaced: (deps: Deps) => Partial<FollowDeps> = () => ({})) => {
  const quiet = await startApi();
  const { stores } = quiet.deps;
  const found: unknown[] = [];
  const jobs: Stores['jobs'] = {
    ...stores.jobs,
    enqueue: async ({ data }) => {
      found.push(data);
      return 'accepted';
    },
  };
  const deps: FollowDeps = {
    ...quiet.deps,
    stores: { ...stores, jobs },
    onError: (error) => void found.push(error),
    ...replaced(quiet.deps),
  };
  const following = await followNews(deps);
  const close = async () => {
    await following.stop();
    await quiet.close();
  };
  return { quiet, found, deps, close };
};
const welcomeTo = ({ userId }: SignedIn) => expect.objectContaining({ userId, noticeId: 'welcome' });

it('nobody is told of what happened long ago, neither when its event is read nor by the clock', async () => {
  // The follower has a clock of its own, so that it never sees the day on which the old account was made.
  const { quiet, found, deps, close } = await follower(() => ({ now: () => TEST_NOW }));
  quiet.clock.now = new Date(Date.parse(TEST_NOW) - 10 * DAY_MS).toISOString();
  const old = await quiet.office();
  quiet.clock.now = TEST_NOW;
  const young = await quiet.office();
  // Events are followed in their order: by now those of the old account were dealt with.
  await expect.poll(() => found).toContainEqual(welcomeTo(young));
  expect(found).not.toContainEqual(expect.objectContaining({ userId: old.userId }));
  found.length = 0;
  await sweep(deps);
  await close();
  expect(found).toContainEqual(welcomeTo(young));
  expect(found).not.toContainEqual(expect.objectContaining({ userId: old.userId }));
});

it('a notice is found although the views are behind when its event is read', async () => {
  const behind = new Set<string>();
  const { quiet, found, close } = await follower(({ views }) => ({
    views: {
      ...views,
      waitFor: async (position, timeoutMs) => {
        if (behind.has(position)) return views.waitFor(position, timeoutMs);
        behind.add(position);
        return false;
      },
    },
  }));
  const office = await quiet.office();
  await expect.poll(() => found).toContainEqual(welcomeTo(office));
  await close();
});
