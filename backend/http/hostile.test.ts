import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculation as calculationSchema } from '../../domain/api/calculations.ts';
import { customerAnswer } from '../../domain/api/customers.ts';
import { workRecordsAnswer } from '../../domain/api/work-records.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../testing/case-file.ts';
import { refusal } from '../testing/client.ts';

/** The same attacks in every run; `HTTP_SEED` selects others. */
const runs = { seed: Number(process.env.HTTP_SEED ?? 20_261_120), numRuns: 120 };

let api: Api;
let adviser: SignedIn;
let customer: object;
let calculation: object;
let workRecord: object;
let ids: { customer: string; calculation: string; workRecord: string };

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
  const { id: customerId } = await newCustomer(adviser);
  const { id: calculationId } = await newCalculation(adviser, customerId, { regimeId: 2 });
  const salaries = [{ month: '01', year: 1995, value: 100 }];
  const record = await newWorkRecord(adviser, calculationId, { egressDate: '2000-01-01', salaries });
  ids = { customer: customerId, calculation: calculationId, workRecord: record.id };
  customer = (await adviser.get(`/customers/${customerId}`)).as(customerAnswer).customer;
  calculation = (await adviser.get(`/calculations/${calculationId}`)).as(calculationSchema);
  workRecord = record;
});
afterAll(() => api.close());

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    '2020-02-31',
    '0000-00-00',
    '9999-12-31',
    '2200-12-31',
    2 ** 53 + 2,
    1e308,
    -0.001,
    'x'.repeat(50_000),
    { years: 1e9, months: 0, days: 0 },
    { years: 150, months: 1800, days: 54_750 },
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
);

/** A valid body with one value, at any depth, replaced. */
const spoilt = (body: unknown): fc.Arbitrary<unknown> => {
  if (typeof body !== 'object' || body === null) return hostile;
  const inside = Object.entries(body).map(([key, value]) =>
    spoilt(value).map((bad): unknown =>
      Array.isArray(body) ? body.map((kept, index) => (String(index) === key ? bad : kept)) : { ...body, [key]: bad },
    ),
  );
  return inside.length === 0 ? hostile : fc.oneof(...inside, hostile);
};

interface Attack {
  readonly method: 'post' | 'put';
  readonly path: () => string;
  readonly body: () => unknown;
}

const attacks: Readonly<Record<string, Attack>> = {
  'a new customer': { method: 'post', path: () => '/customers', body: () => ({ customer }) },
  'an edited customer': { method: 'put', path: () => `/customers/${ids.customer}`, body: () => ({ customer }) },
  'a new calculation': { method: 'post', path: () => '/calculations', body: () => calculation },
  'an edited calculation': { method: 'put', path: () => `/calculations/${ids.calculation}`, body: () => calculation },
  'a copy': {
    method: 'post',
    path: () => '/copy-calculations',
    body: () => ({ calculationId: ids.calculation, name: 'Cópia', copiedData: ['time', 'salary'] }),
  },
  'a new work record': { method: 'post', path: () => '/work-records', body: () => ({ workRecord }) },
  'several work records': {
    method: 'post',
    path: () => '/work-records/multiple',
    body: () => ({ workRecords: [workRecord, workRecord] }),
  },
  'an edited work record': {
    method: 'put',
    path: () => `/work-records/${ids.workRecord}`,
    body: () => ({ workRecord }),
  },
  'a division': {
    method: 'post',
    path: () => '/work-records/nothing/divide',
    body: () => ({ divisionDate: '1995-05-10' }),
  },
  'a sign-in': { method: 'post', path: () => '/auth/login', body: () => ({ email: 'a@b.test', password: 'x' }) },
};

describe('hostile input', () => {
  it.each(Object.entries(attacks))(
    'as %s is accepted, or refused with a named error',
    async (_name, { method, path, body }) => {
      await fc.assert(
        fc.asyncProperty(spoilt(body()), async (sent) => {
          const answer = await adviser[method](path(), JSON.stringify(sent) ?? 'undefined');
          expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500);
          if (answer.status >= 400) expect(answer.as(refusal).err).not.toBe('');
        }),
        runs,
      );
    },
  );

  it.each([
    [
      'unknown names',
      '/auth/login',
      () => Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1])),
    ],
    ['one endless unknown name', '/auth/login', () => ({ ['k'.repeat(200_000)]: 1 })],
    [
      'wrong values in a list',
      '/copy-calculations',
      () => ({ calculationId: ids.calculation, name: 'Cópia', copiedData: Array.from({ length: 50_000 }, () => 1) }),
    ],
  ])('of %s by the thousand is answered briefly', async (_what, path, body) => {
    const answer = await adviser.post(path, body());
    expect([answer.status, answer.as(refusal).err]).toEqual([422, 'ValidationError']);
    expect(answer.text.length).toBeLessThan(100_000);
  });

  it.each(['[', '{"a":'])(
    'nested deeper than anything here, under a key, is no error of the program: %s',
    async (open) => {
      const depth = 20_000;
      const close = open === '[' ? ']' : '}';
      const body = `{"email":"a@b.test","password":"x","more":${open.repeat(depth)}1${close.repeat(depth)}}`;
      const answer = await api.nobody.post('/auth/login', body, { headers: { 'Idempotency-Key': 'nested-deeply' } });
      expect([answer.status, answer.as(refusal).err]).toEqual([400, 'MalformedRequest']);
    },
  );

  it('leaves existing data readable', async () => {
    const { workRecords } = (await adviser.get(`/calculations/${ids.calculation}/work-records`)).as(workRecordsAnswer);
    expect(workRecords.length).toBeGreaterThan(0);
    const ofCalculation = ['', '/rules?regimeType=RPPS', '/rules?regimeType=RGPS', '/time-totals', '/history'];
    const paths = [
      '/customers',
      `/customers/${ids.customer}`,
      ...ofCalculation.map((path) => `/calculations/${ids.calculation}${path}`),
    ];
    for (const path of paths) expect([path, (await adviser.get(path)).status]).toEqual([path, 200]);
  });
});

describe('a hostile address', () => {
  it.each(['/customers/', '/calculations/', '/users/', '/cnis-imports/', '/logos/'])(
    'under %s is not found',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), async (id) => {
          fc.pre(!['.', '..', 'self'].includes(id));
          const answer = await adviser.get(`${path}${encodeURIComponent(id)}`);
          expect([answer.status, answer.as(refusal).err]).toEqual([404, 'NotFound']);
        }),
        { ...runs, numRuns: 40 },
      );
    },
  );

  it('in a query is answered or refused with a named error', async () => {
    const names = fc.constantFrom('page', 'limit', 'search', 'sortBy', 'sortOrder', '__proto__', 'constructor');
    await fc.assert(
      fc.asyncProperty(names, fc.string({ unit: 'binary', maxLength: 60 }), async (name, value) => {
        const answer = await adviser.get(`/customers?${name}=${encodeURIComponent(value)}`);
        expect([200, 422]).toContain(answer.status);
      }),
      runs,
    );
  });
});
