import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OutlookAnswer, outlookAnswer } from '../../../domain/api/outlook.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { monthly } from '../../../domain/law/testing/monthly.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { demoServant, newCalculation, newCustomer, newWorkRecord, someone } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;
let calculationId: string;

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
  ({ calculationId } = await demoServant(adviser));
});
afterAll(() => api.close());

const asked = async (query = '', id = calculationId): Promise<OutlookAnswer> =>
  (await adviser.get(`/calculations/${id}/outlook${query}`)).as(outlookAnswer);

it('answers the rights of the rules, with their days and values', async () => {
  for (const regimeType of ['RPPS', 'RGPS']) {
    const query = `?regimeType=${regimeType}`;
    const { rights } = await asked(query);
    const rules = (await adviser.get(`/calculations/${calculationId}/rules${query}`)).as(rulesAnswer);
    const cards = [...rules.applicableRules, ...rules.futureRules];
    expect(rights.map(({ ruleId, date, value }) => [ruleId, date, value]).sort()).toEqual(
      cards.map(({ id, whenToRetire, estimatedBenefit }) => [id, whenToRetire, estimatedBenefit]).sort(),
    );
  }
});

it('answers what each further year is worth, in the regime of the calculation where nobody says which', async () => {
  const { waiting, marks, regimeType, until } = await asked();
  expect(regimeType).toBe('RPPS');
  expect(waiting.length).toBeGreaterThan(1);
  expect(waiting[0]).toMatchObject({ date: '2026-11-20', gain: 0, balance: 0, forgone: 0, evensOutOn: '2026-11-20' });
  expect(waiting.at(-1)?.date).toBe(until);
  expect(marks.first).toMatchObject({ date: '2026-11-20', total: waiting[0]?.total });
});

it('changes with the customer, and is kept otherwise', async () => {
  const { id: customerId } = await newCustomer(adviser);
  const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS', calculationDate: '2026-11-20' });
  await newWorkRecord(adviser, id);
  const before = await asked('', id);
  expect(await asked('', id)).toEqual(before);
  await adviser.put(`/customers/${customerId}`, { customer: { birthDate: '1950-01-01' } });
  expect((await asked('', id)).rights).not.toEqual(before.rights);
});

it('names what is missing', async () => {
  const { id: customerId } = await newCustomer(adviser, { ...someone, birthDate: null });
  const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
  expect(await asked('', id)).toMatchObject({ rights: [], waiting: [], missingData: ['customer.birthDate'] });
});

it('counts the other way for whoever asks, and refuses another regime', async () => {
  expect(await asked('?countingMethod=calendar')).not.toEqual(await asked());
  const refused = await adviser.get(`/calculations/${calculationId}/outlook?regimeType=RPPSV2`);
  expect([refused.status, Object.keys(refused.as(refusal).fields ?? {})]).toEqual([422, ['regimeType']]);
});

it('goes on after retiring or ends as the calculation keeps it, until it is asked otherwise', async () => {
  const { id: customerId } = await newCustomer(adviser);
  const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS', calculationDate: '2026-11-20' });
  const salaries = monthly('2000-01', '2026-10', 5000);
  await newWorkRecord(adviser, id, { regimeType: 'RGPS', ingressDate: '1990-03-01', salaries });
  const kept = async (workAfter: 'ends' | 'goesOn' | null) => {
    const { status, text } = await adviser.put(`/calculations/${id}`, { workAfter });
    expect([status, JSON.parse(text)]).toMatchObject([200, { calculation: { workAfter } }]);
    return (await asked('', id)).workAfter;
  };
  expect([await kept('ends'), await kept(null), await kept('goesOn')]).toEqual(['ends', 'goesOn', 'goesOn']);
  await kept('ends');
  const { workAfter, waiting } = await asked('', id);
  expect([workAfter, waiting.at(-1)?.parts?.pay]).toEqual(['ends', expect.any(Number)]);
  expect((await asked('?workAfter=goesOn', id)).waiting.at(-1)?.parts?.pay ?? 0).toBe(0);
  const comparison = await adviser.get(`/calculations/${id}/scenarios/comparison`);
  expect(JSON.parse(comparison.text)).toMatchObject({ workAfter: 'ends' });
  const refused = await adviser.put(`/calculations/${id}`, { workAfter: 'sometimes' });
  expect([refused.status, Object.keys(refused.as(refusal).fields ?? {})]).toEqual([422, ['workAfter']]);
});
