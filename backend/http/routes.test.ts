import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentAnswer } from '../../domain/api/attachments.ts';
import { cnisImportCreated } from '../../domain/api/cnis.ts';
import { scenarioAnswer } from '../../domain/api/scenarios.ts';
import { openSessionsAnswer } from '../../domain/api/security.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord, someone } from '../testing/case-file.ts';
import { type Answer, type Client, refusal } from '../testing/client.ts';
import { aSignUp } from '../testing/sign-up.ts';
import type { Route } from './route.ts';
import { routerOf } from './router.ts';
import { routes } from './routes.ts';

let api: Api;
let owner: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
let office: SignedIn;
let pending: SignedIn;
let world: World;

/** What the owner has, and another user whom an administrator may change. */
interface World {
  readonly customer: string;
  readonly calculation: string;
  readonly workRecord: string;
  readonly other: () => Promise<SignedIn>;
}

const newWorld = async (): Promise<World> => {
  const customer = (await newCustomer(owner)).id;
  const calculation = (await newCalculation(owner, customer)).id;
  const workRecord = (await newWorkRecord(owner, calculation, { egressDate: '2000-01-31' })).id;
  return { customer, calculation, workRecord, other: () => api.adviser() };
};

const pdfAlone = (): FormData => {
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.4 nothing more']), 'cnis.pdf');
  return form;
};

const pdf = (calculationId: string): FormData => {
  const form = pdfAlone();
  form.set('calculationId', calculationId);
  return form;
};
const scan = (): FormData => {
  const form = new FormData();
  form.set('name', 'CTC.pdf');
  form.set('file', new Blob(['%PDF-1.4 nothing more']), 'CTC.pdf');
  return form;
};
const attachmentOf = async (customer: string): Promise<string> =>
  (await owner.post(`/customers/${customer}/attachments`, scan())).as(attachmentAnswer).attachment.id;

/** One import a calculation: an account has only so many at a time. */
const imports = new Map<string, string>();
const importFor = async ({ calculation }: World): Promise<string> => {
  const id = imports.get(calculation) ?? (await owner.post('/cnis-imports', pdf(calculation))).as(cnisImportCreated).id;
  imports.set(calculation, id);
  return id;
};

const index = { indexes: [], min_salary: 1621, max_salary: null, year: 2026, month: '11' };

/** Kept by the owner: a stranger does not find it. */
const scenarioOf = async (calculation: string): Promise<string> => {
  const body = { name: 'Cenário', hypotheses: [{ kind: 'stops', on: '2027-01-31' }] };
  return (await owner.post(`/calculations/${calculation}/scenarios`, body)).as(scenarioAnswer).scenario.id;
};

type Call = (client: Client, world: World) => Promise<Answer>;

interface Example {
  readonly call: Call;
  /** For a route about the owner's own objects: a stranger does not find them. */
  readonly owned?: boolean;
  /** A status other than the table's: what this example needs cannot be set up in one call. */
  readonly answers?: number;
}

const examples: Readonly<Record<string, Example>> = {
  'post /auth/login': { call: (c) => c.post('/auth/login', { email: owner.email, password: owner.password }) },
  'post /auth/renew': { call: (c) => c.post('/auth/renew') },
  'post /auth/forgot-password': { call: (c) => c.post('/auth/forgot-password', { email: 'nobody@x.test' }) },
  'post /auth/reset-password': {
    call: (c) => c.post('/auth/reset-password', { token: 'none', password: '123456', confirmPassword: '123456' }),
    answers: 422,
  },
  'post /auth/reset-password/check': {
    call: (c) => c.post('/auth/reset-password/check', { token: 'none' }),
    answers: 422,
  },
  'get /auth/sessions': { call: (c) => c.get('/auth/sessions') },
  'delete /auth/sessions/:id': {
    call: async (c, { other }) => {
      const caller = c === owner ? await other() : c;
      const sessions = (await caller.get('/auth/sessions')).body;
      const { id } = openSessionsAnswer.safeParse(sessions).data?.sessions[0] ?? { id: 'none' };
      return caller.delete(`/auth/sessions/${id}`);
    },
  },
  'get /auth/second-factor': { call: (c) => c.get('/auth/second-factor') },
  'post /auth/second-factor': { call: (c) => c.post('/auth/second-factor', {}) },
  'post /auth/second-factor/confirm': {
    call: (c) => c.post('/auth/second-factor/confirm', { code: '000000' }),
    answers: 422,
  },
  'post /auth/second-factor/disable': { call: (c) => c.post('/auth/second-factor/disable', {}) },
  'delete /users/:id/second-factor': {
    call: async (c, { other }) => c.delete(`/users/${(await other()).userId}/second-factor`),
  },
  'get /users/self': { call: (c) => c.get('/users/self') },
  'post /auth/logout': {
    call: async (c, { other }) => (c === owner ? (await other()).post('/auth/logout') : c.post('/auth/logout')),
  },
  'post /auth/logout-everywhere': {
    call: async (c, { other }) =>
      c === owner ? (await other()).post('/auth/logout-everywhere') : c.post('/auth/logout-everywhere'),
  },
  'get /users/self/report-look': { call: (c) => c.get('/users/self/report-look') },
  'put /users/self/report-look': {
    call: (c) => c.put('/users/self/report-look', { reportLook: { cover: false } }),
  },
  'get /users': { call: (c) => c.get('/users') },
  'get /users/:id': { call: (c) => c.get(`/users/${owner.userId}`), owned: true },
  'put /users/:id': { call: (c) => c.put(`/users/${owner.userId}`, { user: { phone: '41999990000' } }), owned: true },
  'post /users': {
    call: (c, { customer: unique }) =>
      c.post('/users', { user: { name: 'Nova', email: `${unique}@x.test`, password: '123456' } }),
  },
  'delete /users/:id': { call: async (c, { other }) => c.delete(`/users/${(await other()).userId}`) },
  'get /accounts': { call: (c) => c.get('/accounts') },
  'post /accounts': {
    call: (c, { customer: unique }) =>
      c.post('/accounts', { name: 'Nova', email: `${unique}@y.test`, password: '123456' }),
  },
  'put /accounts/:id': {
    call: async (c, { other }) => c.put(`/accounts/${(await other()).accountId}`, { licenceExpiryDate: '2027-12-31' }),
  },
  'put /accounts/:id/inactivate': {
    call: async (c, { other }) => c.put(`/accounts/${(await other()).accountId}/inactivate`),
  },
  'put /accounts/:id/activate': {
    call: async (c, { other }) => c.put(`/accounts/${(await other()).accountId}/activate`),
  },
  'get /recomputations/current': { call: (c) => c.get('/recomputations/current') },
  'get /recomputations/current/events': { call: (c) => c.head('/recomputations/current/events') },
  'post /recomputations/current/stop': { call: (c) => c.post('/recomputations/current/stop') },
  'post /recomputations/current/resume': { call: (c) => c.post('/recomputations/current/resume') },
  'get /calculation-changes': { call: (c) => c.get('/calculation-changes?since=2026-11-01') },
  'get /audit': { call: (c) => c.get('/audit') },
  'get /account/erasure': { call: (c) => c.get('/account/erasure') },
  'post /account/erasure': { call: (c) => c.post('/account/erasure', {}) },
  'delete /account/erasure': { call: (c) => c.delete('/account/erasure') },
  'post /account/export': { call: (c) => c.post('/account/export', {}) },
  'post /auth/register': { call: (c) => c.post('/auth/register', aSignUp('genio-anual-pix')) },
  'delete /subscription': {
    call: async (c, { other }) => (c === owner ? (await other()).delete('/subscription') : c.delete('/subscription')),
  },
  'delete /admin/subscription': {
    call: async (c, { other }) => c.delete(`/admin/subscription?userId=${(await other()).userId}`),
  },
  'get /subscription/paymentInfo/:id': { call: (c) => c.get('/subscription/paymentInfo/pay_1'), answers: 404 },
  'get /simulator': { call: (c) => c.get('/simulator') },
  'post /simulator/payments/:id': {
    call: (c) => c.post('/simulator/payments/pay_1', { action: 'confirm' }),
    answers: 404,
  },
  'post /simulator/accounts/:id/time': {
    call: async (c, { other }) => c.post(`/simulator/accounts/${(await other()).accountId}/time`, { days: 1 }),
  },
  'post /simulator/resume': { call: (c) => c.post('/simulator/resume') },
  'post /webhooks/asaas': { call: (c) => c.post('/webhooks/asaas', {}), answers: 401 },
  'get /payments': { call: (c) => c.get('/payments') },
  'get /plans': { call: (c) => c.get('/plans') },
  'get /plans/:id': { call: (c) => c.get('/plans/genio-anual?allOptions=true') },
  'get /secure-communication/plans': { call: (c) => c.get('/secure-communication/plans') },
  'post /customers/search': { call: (c) => c.post('/customers/search', { search: 'joana', limit: 10 }) },
  'get /customers': { call: (c) => c.get('/customers') },
  'get /customers/export': { call: (c) => c.get('/customers/export?search=joana') },
  'get /customers/calendar': { call: (c) => c.get('/customers/calendar') },
  'get /customers/:id/twins': { call: (c, { customer }) => c.get(`/customers/${customer}/twins`), owned: true },
  'get /search': { call: (c) => c.get('/search?q=joana') },
  'get /cep/:zipcode': { call: (c) => c.get('/cep/80010000'), answers: 404 },
  'get /customers/:id/attachments': {
    call: (c, { customer }) => c.get(`/customers/${customer}/attachments`),
    owned: true,
  },
  'post /customers/:id/attachments': {
    call: (c, { customer }) => c.post(`/customers/${customer}/attachments`, scan()),
    owned: true,
  },
  'get /customers/:id/attachments/:attachmentId': {
    call: async (c, { customer }) => c.get(`/customers/${customer}/attachments/${await attachmentOf(customer)}`),
    owned: true,
  },
  'delete /customers/:id/attachments/:attachmentId': {
    call: async (c, { customer }) => c.delete(`/customers/${customer}/attachments/${await attachmentOf(customer)}`),
    owned: true,
  },
  'post /customers': { call: (c) => c.post('/customers', { customer: {} }) },
  'get /customers/:id': { call: (c, { customer }) => c.get(`/customers/${customer}`), owned: true },
  'get /customers/:id/export': {
    call: (c, { customer }) => c.get(`/customers/${customer}/export?format=xlsx`),
    owned: true,
  },
  'post /customers/import': {
    call: (c) =>
      c.post('/customers/import', {
        format: 'genial-customer',
        version: 1,
        exportedAt: '2026-11-20T12:00:00.000Z',
        customer: someone,
        calculations: [],
      }),
  },
  'get /customers/:id/history': { call: (c, { customer }) => c.get(`/customers/${customer}/history`), owned: true },
  'post /customers/:id/restore': {
    call: (c, { customer }) => c.post(`/customers/${customer}/restore`, { revision: 0 }),
    owned: true,
  },
  'put /customers/:id': {
    call: (c, { customer }) => c.put(`/customers/${customer}`, { customer: someone }),
    owned: true,
  },
  'delete /customers/:id': { call: (c, { customer }) => c.delete(`/customers/${customer}`), owned: true },
  'get /calculations': { call: (c, { customer }) => c.get(`/calculations?customerId=${customer}`), owned: true },
  'post /calculations': {
    call: (c, { customer }) => c.post('/calculations', { customerId: customer, name: 'Outro' }),
    owned: true,
  },
  'get /calculations/:id': { call: (c, { calculation }) => c.get(`/calculations/${calculation}`), owned: true },
  'get /calculations/:id/history': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/history`),
    owned: true,
  },
  'get /calculations/:id/comparison': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/comparison?from=0&to=1`),
    owned: true,
  },
  'post /calculations/:id/restore': {
    call: (c, { calculation }) => c.post(`/calculations/${calculation}/restore`, { revision: 0 }),
    owned: true,
  },
  'get /calculations/:id/events': {
    call: (c, { calculation }) => c.head(`/calculations/${calculation}/events`),
    owned: true,
  },
  'put /calculations/:id': {
    call: (c, { calculation }) => c.put(`/calculations/${calculation}`, { name: 'Novo nome' }),
    owned: true,
  },
  'delete /calculations/:id': {
    call: (c, { calculation, customer }) => c.delete(`/calculations/${calculation}?customerId=${customer}`),
    owned: true,
  },
  'delete /calculation-list/:id': {
    call: (c, { calculation }) => c.delete(`/calculation-list/${calculation}`),
    owned: true,
  },
  'post /copy-calculations': {
    call: (c, { calculation }) =>
      c.post('/copy-calculations', { calculationId: calculation, name: 'Cópia', copiedData: ['time'] }),
    owned: true,
  },
  'get /calculations/:id/work-records': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/work-records`),
    owned: true,
  },
  'post /work-records': {
    call: (c, { calculation }) =>
      c.post('/work-records', {
        workRecord: { calculationId: calculation, companyName: 'Outra', ingressDate: '2001-01-01' },
      }),
    owned: true,
  },
  'post /work-records/multiple': {
    call: (c, { calculation }) =>
      c.post('/work-records/multiple', {
        workRecords: [{ calculationId: calculation, companyName: 'Outra', ingressDate: '2001-01-01' }],
      }),
    owned: true,
  },
  'put /work-records/multiple': {
    call: (c, { calculation, workRecord }) =>
      c.put('/work-records/multiple', {
        calculationId: calculation,
        ids: [workRecord],
        change: { isTeaching: true },
      }),
    owned: true,
  },
  'post /work-records/multiple/remove': {
    call: (c, { calculation, workRecord }) =>
      c.post('/work-records/multiple/remove', { calculationId: calculation, ids: [workRecord] }),
    owned: true,
  },
  'put /work-records/:id': {
    call: (c, { workRecord }) => c.put(`/work-records/${workRecord}`, { workRecord: { regimeType: 'RPPS' } }),
    owned: true,
  },
  'delete /work-records/:id': { call: (c, { workRecord }) => c.delete(`/work-records/${workRecord}`), owned: true },
  'post /work-records/:id/divide': {
    call: (c, { workRecord }) => c.post(`/work-records/${workRecord}/divide`, { divisionDate: '1995-05-31' }),
    owned: true,
  },
  'post /cnis-imports': { call: (c, { calculation }) => c.post('/cnis-imports', pdf(calculation)), owned: true },
  'post /cnis-imports/new-case': { call: (c) => c.post('/cnis-imports/new-case', pdfAlone()) },
  'get /cnis-imports/:id': { call: async (c, world) => c.get(`/cnis-imports/${await importFor(world)}`), owned: true },
  'get /cnis-imports/:id/events': {
    call: async (c, world) => c.head(`/cnis-imports/${await importFor(world)}/events`),
    owned: true,
  },
  'post /cnis-imports/:id/records': {
    call: async (c, world) =>
      c.post(`/cnis-imports/${await importFor(world)}/records`, { registers: [{ register: 0 }] }),
    owned: true,
    answers: 409,
  },
  'post /cnis-imports/:id/case': {
    call: async (c, world) => c.post(`/cnis-imports/${await importFor(world)}/case`, {}),
    owned: true,
    answers: 409,
  },
  'get /calculations/:id/rules': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/rules?regimeType=RGPS`),
    owned: true,
  },
  'get /calculations/:id/scenarios': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/scenarios`),
    owned: true,
  },
  'post /calculations/:id/scenarios': {
    call: (c, { calculation }) =>
      c.post(`/calculations/${calculation}/scenarios`, {
        name: 'Cenário',
        hypotheses: [{ kind: 'stops', on: '2027-01-31' }],
      }),
    owned: true,
  },
  'get /calculations/:id/scenarios/comparison': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/scenarios/comparison`),
    owned: true,
  },
  'get /scenarios/:id': {
    call: async (c, { calculation }) => c.get(`/scenarios/${await scenarioOf(calculation)}`),
    owned: true,
  },
  'put /scenarios/:id': {
    call: async (c, { calculation }) => c.put(`/scenarios/${await scenarioOf(calculation)}`, { name: 'Outro' }),
    owned: true,
  },
  'delete /scenarios/:id': {
    call: async (c, { calculation }) => c.delete(`/scenarios/${await scenarioOf(calculation)}`),
    owned: true,
  },
  'get /scenarios/:id/rules': {
    call: async (c, { calculation }) => c.get(`/scenarios/${await scenarioOf(calculation)}/rules?regimeType=RGPS`),
    owned: true,
  },
  'get /calculations/:id/outlook': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/outlook?regimeType=RGPS`),
    owned: true,
  },
  'get /calculations/:id/applicable-rules': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/applicable-rules`),
    owned: true,
  },
  'get /calculations/:id/future-rules': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/future-rules`),
    owned: true,
  },
  'get /calculations/:id/not-applicable-rules': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/not-applicable-rules`),
    owned: true,
  },
  'get /calculations/:id/rules/:ruleId/benefit-logs': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/rules/rgps-ec103-art18-idade/benefit-logs`),
    owned: true,
  },
  'get /calculations/:id/time-totals': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/time-totals`),
    owned: true,
  },
  'get /calculations/:id/export': {
    call: (c, { calculation }) => c.get(`/calculations/${calculation}/export?format=xlsx`),
    owned: true,
  },
  'post /reports/genial-report/preview': {
    call: (c, { calculation }) => c.post('/reports/genial-report/preview', { calculationId: calculation }),
    owned: true,
  },
  'post /reports/genial-report': {
    call: (c, { calculation }) => c.post('/reports/genial-report', { calculationId: calculation }),
    owned: true,
    answers: 503,
  },
  'get /points-tables': { call: (c) => c.get('/points-tables?place=uniao') },
  'get /regimes': { call: (c) => c.get('/regimes?name=sao') },
  'get /updateIndex': { call: (c) => c.get('/updateIndex?date=10/2026') },
  'get /updateIndex/history': { call: (c) => c.get('/updateIndex/history') },
  'post /updateIndex': { call: (c) => c.post('/updateIndex', index) },
  'delete /updateIndex': {
    call: async (c) => {
      await admin.post('/updateIndex', index);
      return c.delete('/updateIndex?date=11/2026');
    },
  },
  'get /settings': { call: (c) => c.get('/settings') },
  'get /docs': { call: (c) => c.get('/docs') },
  'get /docs/openapi.json': { call: (c) => c.get('/docs/openapi.json') },
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const exampleOf = (route: Route): Example => {
  const example = examples[nameOf(route)];
  if (example === undefined) throw new Error(`${nameOf(route)} has no example in this test`);
  return example;
};

beforeAll(async () => {
  api = await startApi({ workers: true });
  owner = await api.adviser();
  stranger = await api.adviser();
  admin = await api.adviser({ role: 'admin' });
  office = await api.office();
  pending = await api.adviser();
  await admin.put(`/accounts/${pending.accountId}/inactivate`);
  world = await newWorld();
});
afterAll(() => api.close());

describe('the table of routes', () => {
  it('is what the router serves, and every route has an example here', () => {
    const options = { deps: api.deps, admit: () => [], checkAnswers: true };
    const served = routerOf(routes, options).stack.map(({ path }) => path);
    expect(served).toEqual(routes.map(({ path }) => `/api${path}`));
    expect(Object.keys(examples).sort()).toEqual(
      routes
        .map(nameOf)
        .filter((name) => !name.includes('/logos/'))
        .sort(),
    );
  });
});

/** A logo's address is a random id without an owner; the tests of users cover it. */
const walked = routes.filter(({ path }) => path !== '/logos/:id');
const named = (chosen: readonly Route[]) => chosen.map((route) => [nameOf(route), route] as const);
const errOf = (answer: Answer): string | null => (answer.text === '' ? null : answer.as(refusal).err);

describe('nobody', () => {
  it.each(named(walked.filter(({ caller }) => caller !== 'public')))('may not %s', async (_name, route) => {
    const answer = await exampleOf(route).call(api.nobody, world);
    expect(answer.status).toBe(401);
    expect(errOf(answer) ?? 'NotAuthenticated').toBe('NotAuthenticated');
  });
});

describe('a stranger finds nothing with', () => {
  const owned = walked.filter((route) => exampleOf(route).owned === true);
  it.each(named(owned))('%s', async (_name, route) => {
    expect((await exampleOf(route).call(stranger, world)).status).toBe(404);
  });
  it.each(named(owned.filter(({ path }) => !path.startsWith('/users'))))(
    '%s as administrator',
    async (_name, route) => {
      expect((await exampleOf(route).call(admin, world)).status).toBe(404);
    },
  );
});

describe('a user who is not an administrator', () => {
  it.each(named(walked.filter(({ caller }) => caller === 'admin' || caller === 'account-admin')))(
    'may not %s',
    async (_name, route) => {
      const answer = await exampleOf(route).call(owner, world);
      expect([answer.status, errOf(answer) ?? 'Forbidden']).toEqual([403, 'Forbidden']);
    },
  );
});

describe('an office’s own administrator', () => {
  it.each(named(walked.filter(({ caller }) => caller === 'account-admin')))('may %s', async (_name, route) => {
    const answer = await exampleOf(route).call(office, await newWorld());
    expect(answer.status, answer.text).toBe(exampleOf(route).answers ?? route.status);
  });
  it.each(named(walked.filter(({ caller }) => caller === 'admin')))('may not %s', async (_name, route) => {
    const answer = await exampleOf(route).call(office, world);
    expect([answer.status, errOf(answer) ?? 'Forbidden']).toEqual([403, 'Forbidden']);
  });
});

describe('a user whose account is not active', () => {
  it.each(named(walked.filter(({ caller }) => caller === 'adviser')))('may not %s', async (_name, route) => {
    const answer = await exampleOf(route).call(pending, world);
    expect(answer.status).toBe(403);
    expect(errOf(answer) ?? 'AccountNotActive').toBe('AccountNotActive');
  });
});

const isForAdministrators = ({ caller }: Route): boolean => caller === 'admin' || caller === 'account-admin';

describe('an authorised caller', () => {
  it.each(named(walked))('may %s', async (_name, route) => {
    const answer = await exampleOf(route).call(isForAdministrators(route) ? admin : owner, await newWorld());
    expect(answer.status, answer.text).toBe(exampleOf(route).answers ?? route.status);
  });
});
