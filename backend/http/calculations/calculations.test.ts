import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  calculationAnswer,
  calculationListAnswer,
  calculation as calculationSchema,
  timeTotals,
} from '../../../domain/api/calculations.ts';
import { customerAnswer } from '../../../domain/api/customers.ts';
import { historyAnswer } from '../../../domain/api/history.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { daysOfSpan } from '../../../domain/units/span.ts';
import { type Api, type SignedIn, startApi, TEST_NOW } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;
let customerId: string;

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
  customerId = (await newCustomer(adviser)).id;
});
afterAll(() => api.close());

const span = (years: number, months = 0, days = 0) => ({ years, months, days });

describe('a calculation', () => {
  it('begins as RPPS with all spans at zero', async () => {
    expect(await newCalculation(adviser, customerId, { name: 'Primeiro' })).toMatchObject({
      name: 'Primeiro',
      regimeType: 'RPPS',
      regime: null,
      contributionTime: span(0),
      countingMethod: 'days365',
      optedForRPC: false,
    });
  });

  it('is named by its regime, of which the RGPS has only one, the INSS', async () => {
    const { id } = await newCalculation(adviser, customerId, { regimeId: 2 });
    const shown = (await adviser.get(`/calculations/${id}`)).as(calculationSchema);
    expect(shown).toMatchObject({ regime: 'União', regimeId: 2 });
    const moved = await adviser.put(`/calculations/${id}`, { regimeType: 'RGPS' });
    expect(moved.as(calculationAnswer).calculation).toMatchObject({ regime: 'INSS', regimeId: null });
  });

  it('may be sent back whole, with and without work records', async () => {
    const { id } = await newCalculation(adviser, customerId, { contributionTime: span(30, 14, 45) });
    const stated = await adviser.get(`/calculations/${id}`);
    expect(stated.as(calculationSchema).contributionTime).toEqual(span(30, 14, 45));
    expect((await adviser.put(`/calculations/${id}`, stated.body)).status).toBe(200);
    await newWorkRecord(adviser, id, { regimeType: 'RPPS', egressDate: '2000-02-28' });
    const derived = await adviser.get(`/calculations/${id}`);
    expect(derived.as(calculationSchema).contributionTime).toEqual(span(10, 0, 2));
    const again = await adviser.put(`/calculations/${id}`, derived.body, { ifMatch: derived.etag });
    expect([again.status, again.etag]).toEqual([200, derived.etag]);
  });

  it('has the time of its own regime, as its rules and its totals have it', async () => {
    const { id } = await newCalculation(adviser, customerId);
    await newWorkRecord(adviser, id, { regimeType: 'RPPS', ingressDate: '2001-01-01', egressDate: '2002-12-31' });
    await newWorkRecord(adviser, id, { regimeType: 'RGPS', ingressDate: '2003-01-01', egressDate: '2003-12-31' });
    for (const regimeType of ['RPPS', 'RGPS'] as const) {
      await adviser.put(`/calculations/${id}`, { regimeType });
      const { contributionTime } = (await adviser.get(`/calculations/${id}`)).as(calculationSchema);
      const { totals } = (await adviser.get(`/calculations/${id}/time-totals?regimeType=${regimeType}`)).as(timeTotals);
      expect([regimeType, contributionTime]).toEqual([regimeType, totals.contributionTime]);
      const { workRecords } = (await adviser.get(`/calculations/${id}/work-records`)).as(workRecordsAnswer);
      const own = workRecords.filter((record) => record.regimeType === regimeType);
      expect(own.reduce((sum, { days }) => sum + days, 0)).toBe(daysOfSpan(contributionTime));
    }
    expect(
      (await adviser.get(`/calculations?customerId=${customerId}`))
        .as(calculationListAnswer)
        .calculations.find((one) => one.id === id)?.contributionTime,
    ).toEqual(span(1));
  });

  it('takes no stated span while there are work records', async () => {
    const { id } = await newCalculation(adviser, customerId);
    await newWorkRecord(adviser, id);
    const answer = await adviser.put(`/calculations/${id}`, { contributionTime: span(40) });
    expect(answer.status).toBe(422);
    expect(answer.as(refusal).fields).toEqual({
      contributionTime:
        'Não é possível alterar esse campo pois o sistema está considerando os dados dos registros de trabalho.',
    });
  });

  it.each([
    ['name', 'x'.repeat(28), 'Nome muito longo.'],
    ['name', '', 'Campo obrigatório'],
    ['regimeType', 'INSS', 'Tipo de regime inválido'],
    ['regimeId', 'dois', 'Regime inválido.'],
    ['contributionTime', { years: -1, months: 0, days: 0 }, 'O valor não pode ser negativo'],
    ['calculationDate', '2020-13-01', 'Data inválida'],
  ])('is refused with %s %j', async (field, value, sentence) => {
    const answer = await adviser.post('/calculations', { customerId, name: 'Cálculo', [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.values(answer.as(refusal).fields ?? {})).toEqual([sentence]);
  });

  it('stands under its customer until it is removed', async () => {
    const other = (await newCustomer(adviser)).id;
    const { id } = await newCalculation(adviser, other);
    const listed = (await adviser.get(`/calculations?customerId=${other}`)).as(calculationListAnswer).calculations;
    expect(listed.map((each) => each.id)).toEqual([id]);
    expect((await adviser.get(`/customers/${other}`)).as(customerAnswer).customer.calculations).toHaveLength(1);
    expect((await adviser.delete(`/calculations/${id}?customerId=${customerId}`)).status).toBe(404);
    expect((await adviser.delete(`/calculations/${id}?customerId=${other}`)).status).toBe(204);
    expect((await adviser.get(`/calculations/${id}`)).status).toBe(404);
  });

  it('is answered as it stood at an earlier revision', async () => {
    const { id } = await newCalculation(adviser, customerId, { name: 'Antes' });
    await adviser.put(`/calculations/${id}`, { name: 'Depois' });
    const before = await adviser.get(`/calculations/${id}?revision=0`);
    expect(before.as(calculationSchema).name).toBe('Antes');
    expect(before.etag).toBe('"0"');
    expect((await adviser.get(`/calculations/${id}`)).as(calculationSchema).name).toBe('Depois');
    expect((await adviser.get(`/calculations/${id}?revision=2`)).status).toBe(404);
    expect((await adviser.get(`/calculations/${id}?revision=x`)).status).toBe(422);
  });
});

describe('the history', () => {
  it('tells what changed, when and by whom, newest first, in pages', async () => {
    const { id } = await newCalculation(adviser, customerId, { name: 'Antes' });
    const colleague = await api.adviser({ name: 'Colega', accountId: adviser.accountId });
    await colleague.put(`/calculations/${id}`, { name: 'Depois' });
    await newWorkRecord(colleague, id);
    const answer = (await adviser.get(`/calculations/${id}/history?page=1&limit=2`)).as(historyAnswer);
    expect(answer.pagination).toEqual({ page: 1, limit: 2, totalCount: 3 });
    expect(answer.entries.map(({ revision, event }) => [revision, event])).toEqual([
      [2, 'WorkRecordAdded'],
      [1, 'CalculationEdited'],
    ]);
    expect(answer.entries[1]).toMatchObject({
      at: api.clock.now,
      by: { id: colleague.userId, name: 'Colega' },
      changes: [{ field: 'name', from: 'Antes', to: 'Depois' }],
    });
    const last = (await adviser.get(`/calculations/${id}/history?page=2&limit=2`)).as(historyAnswer);
    expect(last.entries.map(({ event, by }) => [event, by.name])).toEqual([['CalculationCreated', 'Ana Teste']]);
  });
});

describe('a copy', () => {
  const records = async (id: string) =>
    (await adviser.get(`/calculations/${id}/work-records`)).as(workRecordsAnswer).workRecords;
  const copy = async (calculationId: string, copiedData: string[]) =>
    (await adviser.post('/copy-calculations', { calculationId, name: 'Cópia', copiedData })).as(calculationAnswer)
      .calculation.id;

  it('takes the times, the remunerations, or both', async () => {
    const { id } = await newCalculation(adviser, customerId);
    await newWorkRecord(adviser, id, {
      isTeaching: true,
      salaries: [{ month: '07', year: 1994, value: 500 }],
    });
    const [times] = await records(await copy(id, ['time']));
    expect(times).toMatchObject({ isTeaching: true, ingressDate: '1990-03-01', salaries: [] });
    const [salaries] = await records(await copy(id, ['salary']));
    expect(salaries).toMatchObject({ isTeaching: false, ingressDate: '1990-03-01' });
    expect(salaries?.salaries.map(({ value }) => value)).toEqual([500]);
    const [both] = await records(await copy(id, ['time', 'salary']));
    expect(both).toMatchObject({ isTeaching: true });
    expect(both?.salaries).toHaveLength(1);
    expect(await records(id)).toHaveLength(1);
  });

  it('of a revision that the caller names is a new calculation all the same', async () => {
    const { id } = await newCalculation(adviser, customerId);
    const copy = { calculationId: id, name: 'Cópia', copiedData: ['time'] };
    const answer = await adviser.post('/copy-calculations', copy, { ifMatch: '"7"' });
    expect([answer.status, answer.etag]).toEqual([201, '"0"']);
  });

  it('of nothing is refused', async () => {
    const { id } = await newCalculation(adviser, customerId);
    const answer = await adviser.post('/copy-calculations', { calculationId: id, name: 'Cópia', copiedData: [] });
    expect(answer.as(refusal).fields).toEqual({ copiedData: 'Campo obrigatório' });
  });
});

describe('stated times', () => {
  afterEach(() => {
    api.clock.now = TEST_NOW;
  });

  it('are held on the day on which they were stated, the same at every midnight', async () => {
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS', contributionTime: span(30) });
    const read = async ({ get }: SignedIn) => {
      const shown = (await get(`/calculations/${id}`)).as(calculationSchema);
      return {
        totals: (await get(`/calculations/${id}/time-totals?until=reform`)).as(timeTotals),
        rules: (await get(`/calculations/${id}/rules?regimeType=RGPS`)).as(rulesAnswer),
        used: [shown.calculationDateUsed, shown.calculationDateSource],
      };
    };
    const before = await read(adviser);
    expect(before.used).toEqual(['2026-11-20', 'spansStated']);
    api.clock.now = '2026-12-30T15:00:00.000Z';
    const colleague = await api.adviser({ accountId: adviser.accountId });
    expect(await read(colleague)).toEqual(before);
    await colleague.put(`/calculations/${id}`, { state: 'PR' });
    expect(await read(colleague)).toEqual(before);
    await newWorkRecord(colleague, id);
    const counted = await read(colleague);
    expect(counted.used).toEqual(['2026-12-30', 'today']);
    expect(counted.rules.notApplicableRules[0]?.calculationDate).toBe('2026-12-30');
  });
});

it('tells whoever listens that a calculation, or what it depends on, has changed', async () => {
  const { id } = await newCalculation(adviser, customerId);
  const stop = new AbortController();
  const seen: unknown[] = [];
  const listening = (async () => {
    for await (const value of adviser.events(`/calculations/${id}/events`, stop.signal)) seen.push(value);
  })().catch(() => undefined);
  await expect
    .poll(async () => {
      await adviser.put(`/calculations/${id}`, { name: `Nome ${Math.round(performance.now())}` });
      return seen.length;
    })
    .toBeGreaterThan(0);
  const { etag } = await adviser.get(`/calculations/${id}`);
  await expect.poll(() => seen.at(-1)).toEqual({ revision: Number(etag?.replaceAll('"', '')) });
  const before = seen.length;
  await adviser.put(`/customers/${customerId}`, { customer: { notes: 'muda a pessoa, não o cálculo' } });
  await expect.poll(() => seen.length).toBeGreaterThan(before);
  expect(seen.at(-1)).toEqual({ revision: Number(etag?.replaceAll('"', '')), results: true });
  stop.abort();
  await listening;
});
