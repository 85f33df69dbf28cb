import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loginAnswer } from '../../domain/api/auth.ts';
import { calculationListAnswer } from '../../domain/api/calculations.ts';
import { customerListAnswer } from '../../domain/api/customers.ts';
import { rulesAnswer } from '../../domain/api/rules.ts';
import { workRecordsAnswer } from '../../domain/api/work-records.ts';
import { openReadModels } from '../../projections/read-models.ts';
import { startProjector } from '../../projections/run.ts';
import { openSqliteViews } from '../../stores/views/embedded/sqlite-views.ts';
import { ensureDemonstration } from '../demo/ensure.ts';
import type { Deps } from '../deps.ts';
import { type Api, startApi } from '../testing/api.ts';
import { clientOf } from '../testing/client.ts';
import { administratorShown, ensureAdministrator, type SignIn } from './administrator.ts';
import { ensureFirstUsers, type FirstUsers } from './first-users.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

const signIn = async ({ email, password }: SignIn) => {
  const answer = await api.nobody.post('/auth/login', { email, password });
  return { status: answer.status, ...(answer.status === 200 ? answer.as(loginAnswer) : { token: '', user: null }) };
};

describe('the administrator', () => {
  it('is made with a random password when there is nobody yet, and only then', async () => {
    const made = await ensureAdministrator(api.deps);
    if (made === null) throw new Error('nobody was made');
    expect(made.password.length).toBeGreaterThanOrEqual(16);
    expect((await signIn(made)).user?.role).toBe('admin');
    expect(await ensureAdministrator(api.deps)).toEqual(made);
    await administratorShown(api.deps);
    expect(await ensureAdministrator(api.deps)).toBeNull();
  });

  it('is whom the settings name: made, promoted, or given the new password', async () => {
    const named = (email: string, password: string) => ({
      ...api.deps,
      config: { ...api.deps.config, admin: { email, password } },
    });
    expect(await ensureAdministrator(named('chefe@genial.test', 'primeira'))).toBeNull();
    expect((await signIn({ email: 'chefe@genial.test', password: 'primeira' })).user?.role).toBe('admin');
    await ensureAdministrator(named('chefe@genial.test', 'segunda'));
    expect((await signIn({ email: 'chefe@genial.test', password: 'primeira' })).status).toBe(401);
    expect((await signIn({ email: 'chefe@genial.test', password: 'segunda' })).status).toBe(200);
    const user = await api.adviser();
    await ensureAdministrator(named(user.email, user.password));
    expect((await signIn(user)).user?.role).toBe('admin');
  });
});

describe('the first users', () => {
  /** A second installation on the same log: its own views, whose projector comes late. */
  const newcomer = async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'genial-newcomer-'));
    const views = openSqliteViews(join(dataDir, 'views.db'));
    const stores = { ...api.deps.stores, views };
    const models = await openReadModels(stores);
    const deps = { ...api.deps, stores, views: models };
    const projector = { stop: async (): Promise<void> => undefined };
    onTestFinished(async () => {
      await projector.stop();
      await views.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    return {
      deps,
      project: () => Object.assign(projector, startProjector(stores, models.projections, { holder: 'newcomer' })),
    };
  };
  const never = new AbortController().signal;
  const untold = () => undefined;
  const usersIn = (deps: Deps) => deps.views.users.count();
  const wanted = () => ({
    ...api.deps.config,
    admin: { email: 'chefe@genial.test', password: 'primeira' },
    demo: true,
  });

  it.each([
    ['with an administrator in the settings', true],
    ['without one', false],
  ])('are found in a log whose views are not built yet, %s', async (_name, named) => {
    const config = named ? wanted() : { ...api.deps.config, demo: true };
    await ensureFirstUsers({ ...api.deps, config }, never, untold);
    const before = await usersIn(api.deps);
    const { deps, project } = await newcomer();
    const again = ensureFirstUsers({ ...deps, config }, never, untold);
    await expect.poll(() => deps.stores.views.isLeased('first-users')).toBe(true);
    project();
    expect((await again).administrator).toBeNull();
    expect([before, await usersIn(deps)]).toEqual([2, 2]);
  });

  it('are made once by processes that start together, on the same views and on their own', async () => {
    const { deps, project } = await newcomer();
    project();
    const config = { ...api.deps.config, demo: true };
    const started = await Promise.all(
      [api.deps, api.deps, deps].map((each) => ensureFirstUsers({ ...each, config }, never, untold)),
    );
    expect(started.filter(({ administrator }) => administrator !== null)).toHaveLength(1);
    await api.deps.views.waitFor(await api.deps.stores.events.head(), 10_000);
    expect(await usersIn(api.deps)).toBe(2);
    expect(await api.deps.views.customers.count()).toBe(2);
  });
});

describe('a first start that ends in the middle', () => {
  /** The program, killed at its nth command: before that is written, or before anybody hears that it was. */
  const killedAt = (deps: Deps, nth: number, written: boolean): Deps => {
    let commands = 0;
    const handle: Deps['stores']['handle'] = async (...command) => {
      commands += 1;
      if (commands < nth) return deps.stores.handle(...command);
      if (written) await deps.stores.handle(...command);
      throw new Error('killed');
    };
    return { ...deps, stores: { ...deps.stores, handle } };
  };
  const never = new AbortController().signal;

  it.each(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 14].flatMap((nth) => [false, true].map((written) => [nth, written] as const)),
  )('is finished by the next one: killed at command %i, written: %s', async (nth, written) => {
    const deps = { ...api.deps, config: { ...api.deps.config, demo: true } };
    const told: FirstUsers[] = [];
    const tell = (first: FirstUsers) => void told.push(first);
    await expect(ensureFirstUsers(killedAt(deps, nth, written), never, tell)).rejects.toThrow('killed');
    await ensureFirstUsers(deps, never, tell);
    expect(told).toHaveLength(1);
    const { administrator, demonstration } = told[0] ?? { administrator: null, demonstration: null };
    if (administrator === null || demonstration === null) throw new Error('somebody was not told');
    expect((await signIn(administrator)).user?.role).toBe('admin');
    const { token } = await signIn(demonstration);
    const { customers } = (await clientOf(api.url, token).get('/customers')).as(customerListAnswer);
    expect(customers.map(({ calculationsCount }) => calculationsCount)).toEqual([1, 1]);
    expect(await deps.views.users.count()).toBe(2);
    await ensureFirstUsers(deps, never, tell);
    expect(told[1]?.administrator).toBeNull();
  });
});

describe('the demonstration', () => {
  it('is an adviser with two clients whose rules are there, made once', async () => {
    const first = await ensureDemonstration(api.deps);
    const again = await ensureDemonstration(api.deps);
    expect(again).toEqual(first);
    const adviser = clientOf(api.url, (await signIn(first)).token);
    const { customers } = (await adviser.get('/customers')).as(customerListAnswer);
    expect(customers.map(({ name }) => name)).toEqual(['Antônio Brandão Siqueira', 'Helena Duarte Nogueira']);
    for (const { id: customerId } of customers) {
      const [calculation] = (await adviser.get(`/calculations?customerId=${customerId}`)).as(
        calculationListAnswer,
      ).calculations;
      const query = `?regimeType=${calculation?.regimeType}`;
      const rules = (await adviser.get(`/calculations/${calculation?.id}/rules${query}`)).as(rulesAnswer);
      expect(rules.missingData).toEqual([]);
      expect(rules.applicableRules.length).toBeGreaterThan(1);
      expect(rules.futureRules.length).toBeGreaterThan(1);
      expect(rules.applicableRules.map(({ estimatedBenefit }) => estimatedBenefit)).not.toContain(null);
      const records = (await adviser.get(`/calculations/${calculation?.id}/work-records`)).as(
        workRecordsAnswer,
      ).workRecords;
      for (const { fillPercent } of records) expect(fillPercent).toBeGreaterThan(90);
    }
  });
});
