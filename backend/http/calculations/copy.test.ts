import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculationAnswer, calculation as calculationSchema } from '../../../domain/api/calculations.ts';
import { customerAnswer } from '../../../domain/api/customers.ts';
import { workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../../testing/case-file.ts';

let api: Api;
let adviser: SignedIn;
beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

const record = {
  companyName: 'Escola Estadual',
  regimeType: 'RPPS',
  ingressDate: '1990-01-01',
  egressDate: '2020-12-31',
  isTeaching: true,
  deduction1: 1,
  salaries: [{ month: '07', year: 1994, value: 777, readValue: 1416.01 }],
};

describe('a copy to another client', () => {
  it('is theirs, with everything that it takes along', async () => {
    const source = await newCustomer(adviser);
    const target = await newCustomer(adviser, { name: 'Outra Pessoa' });
    const { id } = await newCalculation(adviser, source.id);
    await newWorkRecord(adviser, id, record);
    const copy = (customerId: string) =>
      adviser.post('/copy-calculations', {
        calculationId: id,
        name: 'Levado',
        copiedData: ['time', 'salary'],
        customerId,
      });
    const made = (await copy(target.id)).as(calculationAnswer).calculation;
    expect(made.customerId).toBe(target.id);
    expect((await adviser.get(`/calculations/${id}`)).as(calculationSchema).customerId).toBe(source.id);
    const { workRecords } = (await adviser.get(`/calculations/${made.id}/work-records`)).as(workRecordsAnswer);
    expect(workRecords).toMatchObject([record]);
    const listed = (await adviser.get(`/customers/${target.id}`)).as(customerAnswer).customer.calculations;
    expect(listed.map(({ name }) => name)).toEqual(['Levado']);
    const stranger = await api.adviser();
    const theirs = await newCustomer(stranger);
    expect((await copy(theirs.id)).status).toBe(404);
    // The one who is forgotten takes nothing of the other's along.
    await adviser.delete(`/customers/${source.id}`);
    expect((await adviser.get(`/calculations/${made.id}`)).status).toBe(200);
  });
});
