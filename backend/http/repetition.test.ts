import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculationAnswer } from '../../domain/api/calculations.ts';
import { customerAnswer, customerListAnswer } from '../../domain/api/customers.ts';
import { workRecordAnswer, workRecordsAnswer } from '../../domain/api/work-records.ts';
import { type Api, type SignedIn, startApi } from '../testing/api.ts';
import { newCalculation, newCustomer, someone } from '../testing/case-file.ts';
import type { RequestOptions } from '../testing/client.ts';

let api: Api;
let adviser: SignedIn;
beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

const keyed: RequestOptions = { headers: { 'Idempotency-Key': 'key-of-the-first-form' } };
const create = (who: SignedIn, name: string, options = keyed) =>
  who.post('/customers', { customer: { ...someone, name } }, options);
const listed = async (name: string) =>
  (await adviser.get(`/customers?search=${encodeURIComponent(name)}`)).as(customerListAnswer).customers.length;

describe('a request with an Idempotency-Key, sent again', () => {
  it('makes one client, and is answered as the first time', async () => {
    const [first, second] = [await create(adviser, 'Uma Vez'), await create(adviser, 'Uma Vez')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.as(customerAnswer).customer.id).toBe(first.as(customerAnswer).customer.id);
    expect(await listed('Uma Vez')).toBe(1);
  });

  it('makes one client also when both arrive at the same moment', async () => {
    const answers = await Promise.all([create(adviser, 'Ao Mesmo Tempo'), create(adviser, 'Ao Mesmo Tempo')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listed('Ao Mesmo Tempo')).toBe(1);
  });

  it('is another request with other content, from another user, or without the key', async () => {
    const first = (await create(adviser, 'Conteúdo Um')).as(customerAnswer).customer.id;
    const other = await api.adviser();
    const ids = [
      first,
      (await create(adviser, 'Conteúdo Dois')).as(customerAnswer).customer.id,
      (await create(other, 'Conteúdo Um')).as(customerAnswer).customer.id,
      (await create(adviser, 'Conteúdo Um', { headers: {} })).as(customerAnswer).customer.id,
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it('makes one calculation and one work record', async () => {
    const customer = await newCustomer(adviser);
    const calculate = () => adviser.post('/calculations', { customerId: customer.id, name: 'Um só' }, keyed);
    const [one, again] = [await calculate(), await calculate()];
    const { id: calculationId } = one.as(calculationAnswer).calculation;
    expect(again.as(calculationAnswer).calculation.id).toBe(calculationId);

    const workRecord = { calculationId, companyName: 'Empresa', ingressDate: '1990-01-01', egressDate: '1991-01-01' };
    const record = async () => (await adviser.post('/work-records', { workRecord }, keyed)).as(workRecordAnswer);
    expect((await record()).workRecord.id).toBe((await record()).workRecord.id);
    const records = (await adviser.get(`/calculations/${calculationId}/work-records`)).as(workRecordsAnswer);
    expect(records.workRecords).toHaveLength(1);
  });

  it('is no conflict with itself', async () => {
    const { id } = await newCustomer(adviser);
    const { etag } = await adviser.get(`/customers/${id}`);
    const rename = () =>
      adviser.put(`/customers/${id}`, { customer: { name: 'Renomeada' } }, { ...keyed, ifMatch: etag });
    expect([(await rename()).status, (await rename()).status]).toEqual([200, 200]);
    const { id: calculationId } = await newCalculation(adviser, id);
    expect((await adviser.get(`/calculations/${calculationId}`)).status).toBe(200);
  });

  it('needs a key that can be one', async () => {
    const answer = await create(adviser, 'Sem Chave', { headers: { 'Idempotency-Key': 'x y' } });
    expect(answer.status).toBe(400);
  });
});
