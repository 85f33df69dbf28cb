import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CustomerFile } from '../../../domain/api/customer-file.ts';
import { customerListAnswer } from '../../../domain/api/customers.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { refusal } from '../../testing/client.ts';
import { aCase, fileOf } from './file.fake.ts';

let api: Api;
let adviser: SignedIn;
beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

describe('a file that is not one', () => {
  const whole = async () => fileOf(adviser, await aCase(adviser));
  const counted = async () => (await adviser.get('/customers')).as(customerListAnswer).pagination.totalCount;

  it.each<[string, (file: CustomerFile) => object, string]>([
    ['of something else', (file) => ({ ...file, format: 'other' }), 'format'],
    ['of another version', (file) => ({ ...file, version: 2 }), 'version'],
    ['with a field nobody knows', (file) => ({ ...file, accountId: 'mine' }), 'accountId'],
    ['with an impossible client', (file) => ({ ...file, customer: { birthDate: '2999-01-01' } }), 'customer.birthDate'],
    ['with a false CPF', (file) => ({ ...file, customer: { ...file.customer, cpf: '52998224724' } }), 'customer.cpf'],
    [
      'with a record that ends before it begins, in the last calculation',
      ({ calculations: [first, second], ...file }) => ({
        ...file,
        calculations: [
          first,
          { ...second, workRecords: [{ companyName: 'X', ingressDate: '2000-01-01', egressDate: '1999-01-01' }] },
        ],
      }),
      'calculations.1.workRecords.0.egressDate',
    ],
    [
      'with a scenario that contradicts itself',
      ({ calculations: [first, second], ...file }) => ({
        ...file,
        calculations: [
          first,
          {
            ...second,
            scenarios: [
              {
                name: 'X',
                hypotheses: [{ kind: 'bought', from: '2000-02-01', until: '2000-01-01', paidOn: 'minimum' }],
              },
            ],
          },
        ],
      }),
      'calculations.1.scenarios.0.hypotheses.0.until',
    ],
    [
      'with negative money',
      ({ calculations: [first], ...file }) => ({
        ...file,
        calculations: [
          {
            ...first,
            workRecords: [
              { companyName: 'X', ingressDate: '2000-01-01', salaries: [{ month: '01', year: 2000, value: -1 }] },
            ],
          },
        ],
      }),
      'calculations.0.workRecords.0.salaries.0.value',
    ],
  ])('%s is refused whole, and nothing of it is kept', async (_what, spoil, field) => {
    const file = await whole();
    const before = await counted();
    const answer = await adviser.post('/customers/import', spoil(file));
    expect([answer.status, Object.keys(answer.as(refusal).fields ?? {})]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
    expect(await counted()).toBe(before);
  });

  it('leaves no half of a client when the log fails in the middle', async () => {
    const file = await whole();
    const before = await counted();
    const { append } = api.deps.stores.events;
    const failing = vi.spyOn(api.deps.stores.events, 'append').mockImplementation((stream, events, expected) => {
      if (events.some(({ type }) => type === 'CalculationCopied')) throw new Error('the disk is full');
      return append.call(api.deps.stores.events, stream, events, expected);
    });
    expect((await adviser.post('/customers/import', file)).status).toBe(500);
    failing.mockRestore();
    expect(await counted()).toBe(before);
  });
});
