import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { benefitLogsAnswer } from '../../../domain/api/benefit-logs.ts';
import { calculationAnswer, calculation as calculationSchema, timeTotals } from '../../../domain/api/calculations.ts';
import { comparison, historyAnswer } from '../../../domain/api/history.ts';
import { ruleListAnswer, rulesAnswer } from '../../../domain/api/rules.ts';
import { span } from '../../../domain/api/sample.ts';
import { workRecordsAnswer } from '../../../domain/api/work-records.ts';
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
beforeEach(() => {
  api.clock.now = TEST_NOW;
});

const historyOf = async (id: string, query = '') =>
  (await adviser.get(`/calculations/${id}/history${query}`)).as(historyAnswer);
const recordsOf = async (id: string, query = '') =>
  (await adviser.get(`/calculations/${id}/work-records${query}`)).as(workRecordsAnswer).workRecords;
const restore = (id: string, revision: unknown, ifMatch?: string) =>
  adviser.post(`/calculations/${id}/restore`, { revision }, ifMatch === undefined ? {} : { ifMatch });
const extractOf = (calculationId: string, links: number) =>
  Array.from({ length: links }, (_, place) => ({
    calculationId,
    companyName: `Vínculo errado ${place}`,
    ingressDate: '1990-01-01',
    egressDate: '1990-12-31',
    salaries: [{ month: '01', year: 1990, value: 100, readValue: 100 }],
  }));

describe('the history', () => {
  it('tells of one record alone, and knows every record that ever was', async () => {
    const { id } = await newCalculation(adviser, customerId);
    const first = await newWorkRecord(adviser, id, { companyName: 'Escola' });
    const second = await newWorkRecord(adviser, id, { companyName: 'Prefeitura' });
    await adviser.put(`/work-records/${first.id}`, { workRecord: { egressDate: '2001-05-31' } });
    await adviser.delete(`/work-records/${first.id}`);
    const { entries, records, pagination } = await historyOf(id, `?record=${first.id}&limit=2`);
    expect(entries.map(({ summary }) => summary)).toEqual([
      'Registro de tempo removido: Escola',
      'Registro de tempo alterado: Escola (Data de término)',
    ]);
    expect(pagination).toEqual({ page: 1, limit: 2, totalCount: 3 });
    expect(records).toEqual([
      { id: first.id, name: 'Escola' },
      { id: second.id, name: 'Prefeitura' },
    ]);
    expect((await historyOf(id, `?record=${second.id}`)).entries).toHaveLength(1);
    expect((await historyOf(id, '?record=another')).entries).toEqual([]);
  });

  it('names a colleague who was removed since as such', async () => {
    const { id } = await newCalculation(adviser, customerId);
    const colleague = await api.adviser({ name: 'Colega', accountId: adviser.accountId });
    await colleague.put(`/calculations/${id}`, { name: 'Outro nome' });
    expect((await historyOf(id)).entries[0]?.by.name).toBe('Colega');
    const admin = await api.adviser({ role: 'admin' });
    expect((await admin.delete(`/users/${colleague.userId}`)).status).toBe(204);
    expect((await historyOf(id)).entries[0]?.by).toEqual({ id: colleague.userId, name: 'Usuário removido' });
  });
});

describe('a calculation at a revision of its own', () => {
  it('has the records, the totals and the rules of that revision, whatever came later', async () => {
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS', calculationDate: '2026-11-20' });
    await newWorkRecord(adviser, id, { ingressDate: '1985-01-01' });
    const read = async (query: string) => ({
      calculation: (await adviser.get(`/calculations/${id}?${query}`)).as(calculationSchema),
      records: await recordsOf(id, `?${query}`),
      totals: (await adviser.get(`/calculations/${id}/time-totals?${query}`)).as(timeTotals),
      rules: (await adviser.get(`/calculations/${id}/rules?regimeType=RGPS&${query}`)).as(rulesAnswer),
      applicable: (await adviser.get(`/calculations/${id}/applicable-rules?${query}`)).as(ruleListAnswer).rules,
    });
    const before = await read('');
    expect(before.totals.totals.contributionTime.years).toBe(41);
    await newWorkRecord(adviser, id, { ingressDate: '1975-01-01', egressDate: '1984-12-31' });
    await adviser.put(`/calculations/${id}`, { name: 'Depois' });
    const after = await read('');
    expect(after.totals.totals.contributionTime.years).toBe(51);
    expect(await read('revision=1')).toEqual(before);
    expect(await read('revision=3')).toEqual(after);
    const { etag } = await adviser.get(`/calculations/${id}/work-records?revision=1`);
    expect(etag).toBe('"1"');
  });

  it('tells how its values came about', async () => {
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
    const salaries = Array.from({ length: 12 }, (_, month) => ({
      year: 2020,
      month: String(month + 1).padStart(2, '0'),
      value: 3000,
    }));
    await newWorkRecord(adviser, id, { ingressDate: '2020-01-01', egressDate: '2020-12-31', salaries });
    const address = `/calculations/${id}/rules/rgps-ec103-art18-idade/benefit-logs`;
    const before = (await adviser.get(address)).as(benefitLogsAnswer);
    await adviser.delete(`/work-records/${(await recordsOf(id))[0]?.id}`);
    expect((await adviser.get(`${address}?revision=1`)).as(benefitLogsAnswer)).toEqual(before);
  });

  it.each(['', '/work-records', '/time-totals', '/rules', '/applicable-rules'])(
    'that never was is not found: %s',
    async (path) => {
      const { id } = await newCalculation(adviser, customerId);
      expect((await adviser.get(`/calculations/${id}${path}?revision=1`)).status).toBe(404);
      expect((await adviser.get(`/calculations/${id}${path}?revision=-1`)).status).toBe(422);
      expect((await adviser.get(`/calculations/${id}${path}?revision=0`)).status).toBe(200);
    },
  );
});

describe('returning to a revision', () => {
  it('takes back an import of 109 links in one step, and the return as well', async () => {
    const { id } = await newCalculation(adviser, customerId);
    await newWorkRecord(adviser, id, { companyName: 'Certo' });
    const before = await recordsOf(id);
    await adviser.post('/work-records/multiple', { workRecords: extractOf(id, 109) });
    const wrong = await recordsOf(id);
    expect(wrong).toHaveLength(110);
    const answer = await restore(id, 1);
    expect([answer.status, answer.etag]).toEqual([200, '"3"']);
    expect(answer.as(calculationAnswer).calculation.id).toBe(id);
    expect(await recordsOf(id)).toEqual(before);
    expect((await adviser.put(`/work-records/${wrong[5]?.id}`, { workRecord: { city: 'X' } })).status).toBe(404);
    const [entry] = (await historyOf(id)).entries;
    expect(entry).toMatchObject({
      event: 'CalculationRestored',
      by: { name: 'Ana Teste' },
      summary: 'Voltou ao que era em 20/11/2026 12:00 (revisão 1)',
    });
    expect(entry?.changes).toHaveLength(109);
    await restore(id, 2);
    expect(await recordsOf(id)).toEqual(wrong);
    expect((await adviser.put(`/work-records/${wrong[5]?.id}`, { workRecord: { city: 'X' } })).status).toBe(200);
  });

  it('brings a record back that was removed, to be edited again', async () => {
    const { id } = await newCalculation(adviser, customerId);
    const record = await newWorkRecord(adviser, id, { salaries: [{ month: '01', year: 2001, value: 1234.56 }] });
    const before = await recordsOf(id);
    await adviser.delete(`/work-records/${record.id}`);
    await restore(id, 1);
    expect(await recordsOf(id)).toEqual(before);
    expect((await adviser.put(`/work-records/${record.id}`, { workRecord: { isTeaching: true } })).status).toBe(200);
  });

  it('brings stated times back with the day on which they were stated', async () => {
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS', contributionTime: span(30) });
    const read = async ({ get }: SignedIn) => (await get(`/calculations/${id}`)).as(calculationSchema);
    const before = await read(adviser);
    api.clock.now = '2026-12-30T15:00:00.000Z';
    const colleague = await api.adviser({ accountId: adviser.accountId });
    await colleague.put(`/calculations/${id}`, { contributionTime: span(20) });
    expect((await read(colleague)).calculationDateUsed).toBe('2026-12-30');
    await colleague.post(`/calculations/${id}/restore`, { revision: 0 });
    expect(await read(colleague)).toEqual({ ...before, updatedAt: '2026-12-30T15:00:00.000Z' });
  });

  it('to the present one is granted and writes nothing', async () => {
    const { id } = await newCalculation(adviser, customerId);
    const answer = await restore(id, 0);
    expect([answer.status, answer.etag]).toEqual([200, '"0"']);
    expect((await historyOf(id)).pagination.totalCount).toBe(1);
  });

  it('is refused where somebody changed the calculation meanwhile', async () => {
    const { id } = await newCalculation(adviser, customerId, { name: 'Antes' });
    await adviser.put(`/calculations/${id}`, { name: 'Depois' });
    const stale = await restore(id, 0, '"0"');
    expect([stale.status, stale.as(refusal).err]).toEqual([409, 'StaleRevision']);
    expect((await restore(id, 0, '"1"')).status).toBe(200);
  });

  it.each([
    [7, 404],
    [-1, 422],
    ['0', 422],
    [1.5, 422],
    [null, 422],
  ])('to %s is refused', async (revision, status) => {
    const { id } = await newCalculation(adviser, customerId);
    expect((await restore(id, revision)).status).toBe(status);
  });
});

describe('two revisions compared', () => {
  it('tell what changed, and what that did to the day and the value of each rule', async () => {
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS', calculationDate: '2026-11-20' });
    await newWorkRecord(adviser, id, { companyName: 'Escola', ingressDate: '2000-01-01' });
    await newWorkRecord(adviser, id, { companyName: 'Fábrica', ingressDate: '1980-01-01', egressDate: '1999-12-31' });
    const answer = (await adviser.get(`/calculations/${id}/comparison?from=1&to=2`)).as(comparison);
    expect([answer.from.revision, answer.to.revision, answer.to.by.name]).toEqual([1, 2, 'Ana Teste']);
    expect(answer.changes.map(({ label, record, from, to }) => [label, record?.name, from, to])).toEqual([
      ['Registro de tempo', 'Fábrica', null, 'Fábrica · 01/01/1980 a 31/12/1999 · RGPS'],
    ]);
    const rules = async (revision: number) =>
      (await adviser.get(`/calculations/${id}/rules?regimeType=RGPS&revision=${revision}`)).as(rulesAnswer);
    const dateOf = (
      { applicableRules, futureRules, notApplicableRules }: Awaited<ReturnType<typeof rules>>,
      id: string,
    ) =>
      [...applicableRules, ...futureRules, ...notApplicableRules].find((rule) => rule.id === id)?.whenToRetire ?? null;
    const [before, after] = [await rules(1), await rules(2)];
    const ofRgps = answer.rules.filter(({ regimeType }) => regimeType === 'RGPS');
    expect(ofRgps.length).toBeGreaterThan(0);
    for (const rule of ofRgps) {
      expect([rule.before?.date, rule.after?.date]).toEqual([dateOf(before, rule.ruleId), dateOf(after, rule.ruleId)]);
      expect(rule.before).not.toEqual(rule.after);
    }
    expect(answer.unchangedRules).toBeGreaterThan(0);
    const backwards = (await adviser.get(`/calculations/${id}/comparison?from=2&to=1`)).as(comparison);
    expect(backwards.changes.map(({ from, to }) => [from, to])).toEqual([
      ['Fábrica · 01/01/1980 a 31/12/1999 · RGPS', null],
    ]);
  });

  it.each([
    ['?from=0&to=9', 404],
    ['?from=0', 422],
    ['?from=a&to=b', 422],
  ])('%s is refused', async (query, status) => {
    const { id } = await newCalculation(adviser, customerId);
    expect((await adviser.get(`/calculations/${id}/comparison${query}`)).status).toBe(status);
  });
});

it('a client who was forgotten leaves no history, and nothing of it in memory', async () => {
  const { id: forgotten } = await newCustomer(adviser);
  const { id } = await newCalculation(adviser, forgotten);
  await historyOf(id);
  await adviser.delete(`/customers/${forgotten}`);
  for (const path of [
    `/calculations/${id}/history`,
    `/calculations/${id}?revision=0`,
    `/customers/${forgotten}/history`,
  ])
    expect((await adviser.get(path)).status).toBe(404);
  await api.deps.stores.keys.destroy(`customer-${forgotten}`);
  const { stateAt } = await api.deps.pasts.calculations(`calculation-${id}`);
  expect(stateAt(0)).toMatchObject({ fields: { name: '' } });
});
