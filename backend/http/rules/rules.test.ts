import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benefitLogsAnswer } from '../../../domain/api/benefit-logs.ts';
import { calculation, timeTotals } from '../../../domain/api/calculations.ts';
import { pointsTablesAnswer } from '../../../domain/api/points-tables.ts';
import { regimesAnswer } from '../../../domain/api/regimes.ts';
import { reportPreviewAnswer } from '../../../domain/api/report.ts';
import { ruleListAnswer, rulesAnswer } from '../../../domain/api/rules.ts';
import { evaluate } from '../../../domain/law/index.ts';
import { notEmpty } from '../../../domain/testing/not-empty.ts';
import { loadCase } from '../../../results/load-case.ts';
import { lawInput } from '../../../results/question.ts';
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

const rules = async (query = '', id = calculationId) =>
  (await adviser.get(`/calculations/${id}/rules${query}`)).as(rulesAnswer);

describe('the rules over HTTP', () => {
  it('are what the library answers', async () => {
    const today = '2026-11-20';
    const { accountId } = adviser;
    const loaded = await loadCase(api.deps.views, { accountId, calculationId, today, specialTimeUntil: '2019-11-13' });
    if (loaded === null) throw new Error('the case is not there');
    for (const regimeType of ['RPPS', 'RGPS', 'RPPSV2'] as const) {
      const expected = JSON.parse(JSON.stringify(evaluate(lawInput(loaded.question, regimeType))));
      expect(await rules(`?regimeType=${regimeType}`)).toEqual(expected);
    }
  });

  it('say the same however they are compressed, and come so when they are asked again', async () => {
    const asked = (encoding: string) =>
      adviser.get(`/calculations/${calculationId}/rules`, { headers: { 'Accept-Encoding': encoding } });
    const plain = await asked('identity');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const answer = await asked(accepted);
      expect(answer.headers.get('Content-Encoding')).toBe(encoding);
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      expect(answer.text).toBe(plain.text);
    }
  });

  it('come in three lists, each of which can be asked for alone', async () => {
    const all = await rules();
    expect(all.applicableRules.length).toBeGreaterThan(0);
    expect(all.futureRules.length).toBeGreaterThan(0);
    expect(all.missingData).toEqual([]);
    const future = (await adviser.get(`/calculations/${calculationId}/future-rules`)).as(ruleListAnswer);
    expect(future.rules.map(({ id }) => id)).toEqual(all.futureRules.map(({ id }) => id));
    expect(future.calculation.id).toBe(calculationId);
    expect(future.customer.gender).toBe('Mulher');
  });

  it('change with the customer, the calculation and what is published, never with what somebody looked at', async () => {
    const { id: customerId } = await newCustomer(adviser);
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS', calculationDate: '2026-11-20' });
    await newWorkRecord(adviser, id);
    const first = await rules('?regimeType=RGPS', id);
    await adviser.put(`/customers/${customerId}`, { customer: { birthDate: '1950-01-01' } });
    const older = await rules('?regimeType=RGPS', id);
    expect(older.applicableRules.length).toBeGreaterThan(first.applicableRules.length);
    await adviser.put(`/calculations/${id}`, { calculationDate: '2000-01-01' });
    expect((await rules('?regimeType=RGPS', id)).applicableRules).not.toEqual(older.applicableRules);
  });

  it('are those of the calculation where nobody says which', async () => {
    const { id: customerId } = await newCustomer(adviser);
    const { id } = await newCalculation(adviser, customerId, { regimeType: 'RGPS' });
    expect(notEmpty((await rules('', id)).notApplicableRules).every(({ regimeType }) => regimeType === 'RGPS')).toBe(
      true,
    );
    expect((await rules('', id)).missingData).toEqual([]);
  });

  it('name what is missing instead of guessing', async () => {
    const { id: customerId } = await newCustomer(adviser, { ...someone, gender: null });
    const { id } = await newCalculation(adviser, customerId);
    const answer = await rules('', id);
    expect(answer.missingData).toEqual([
      'customer.gender',
      'calculation.regimeId',
      'calculation.publicServiceIngressDate',
    ]);
    expect([...answer.applicableRules, ...answer.futureRules, ...answer.notApplicableRules]).toEqual([]);
  });

  it('know no value of a rule that nobody has heard of', async () => {
    const answer = await adviser.get(`/calculations/${calculationId}/rules/aposentadoria-inventada/benefit-logs`);
    expect([answer.status, answer.as(refusal).err]).toEqual([404, 'NotFound']);
  });

  it.each([
    ['far ahead', { calculationDate: '2200-12-31' }],
    ['long past', { calculationDate: '1900-01-01' }],
    ['with the longest times there can be', { contributionTime: { years: 150, months: 1800, days: 54_750 } }],
  ])('of a calculation %s are answered', async (_name, extreme) => {
    const { id: customerId } = await newCustomer(adviser);
    const stated = { regimeId: 2, publicServiceIngressDate: '1990-01-01', ...extreme };
    const { id } = await newCalculation(adviser, customerId, stated);
    for (const path of [
      '',
      '/rules?regimeType=RPPS',
      '/rules?regimeType=RGPS',
      '/time-totals',
      '/time-totals?until=reform',
    ]) {
      const answer = await adviser.get(`/calculations/${id}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  it('of records whose additions outlast every life are answered', async () => {
    const { id: customerId } = await newCustomer(adviser);
    const { id } = await newCalculation(adviser, customerId);
    await newWorkRecord(adviser, id, { addition: 40_000 });
    for (const path of ['', '/rules?regimeType=RGPS', '/time-totals', '/work-records', '/applicable-rules']) {
      const answer = await adviser.get(`/calculations/${id}${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  it('are counted the other way for whoever asks, and the calculation stays as it is', async () => {
    const own = await rules('?regimeType=RPPS');
    const other = await rules('?regimeType=RPPS&countingMethod=calendar');
    expect(other).not.toEqual(own);
    expect(await rules('?regimeType=RPPS&countingMethod=days365')).toEqual(own);
    const shown = (await adviser.get(`/calculations/${calculationId}`)).as(calculation);
    expect(shown.countingMethod).toBe('days365');
    const [rule] = other.applicableRules;
    const address = `/calculations/${calculationId}/rules/${rule?.id}/benefit-logs?countingMethod=calendar`;
    const { benefitLogs } = (await adviser.get(address)).as(benefitLogsAnswer);
    expect(benefitLogs[0]?.steps[0]).toMatchObject({ value: 'de data a data, em anos, meses e dias' });
  });

  it('explain how each value arose, with the lists of salaries', async () => {
    const [rule] = (await rules()).applicableRules;
    const answer = await adviser.get(`/calculations/${calculationId}/rules/${rule?.id}/benefit-logs`);
    const { benefitLogs } = answer.as(benefitLogsAnswer);
    expect(benefitLogs[0]?.value).toBe(rule?.estimatedBenefit);
    expect(benefitLogs[0]?.salaries.all.length).toBeGreaterThan(300);
  });

  it('refuse a regime that does not exist', async () => {
    const answer = await adviser.get(`/calculations/${calculationId}/rules?regimeType=INSS`);
    expect(Object.keys(answer.as(refusal).fields ?? {})).toEqual(['regimeType']);
  });
});

describe('the totals over HTTP', () => {
  const totals = async (query: string) =>
    (await adviser.get(`/calculations/${calculationId}/time-totals?${query}`)).as(timeTotals);

  it('name the date that was used', async () => {
    expect((await totals('until=1998-12-16')).until).toBe('1998-12-16');
    expect((await totals('until=reform')).until).toBe('2019-11-13');
    expect((await totals('')).until).toBe('2026-11-20');
  });

  it('count the records of the regime that is asked for', async () => {
    const [rpps, rgps, all] = await Promise.all(
      ['RPPS', 'RGPS', 'ALL'].map((regime) => totals(`regimeType=${regime}`)),
    );
    expect(rgps?.totals.contributionTime).toEqual({ years: 4, months: 10, days: 16 });
    expect(all?.totals.contributionTime).toEqual(rpps?.totals.contributionTime);
  });
});

describe('the report', () => {
  it('is shown as it will print, with the logo inside', async () => {
    const logo = new FormData();
    logo.set('logo', new Blob([await readFile(new URL('../../testing/logo.png', import.meta.url))]));
    await adviser.put(`/users/${adviser.userId}`, logo);
    const answer = await adviser.post('/reports/genial-report/preview', {
      calculationId,
      lawyerName: 'Dra. <b>Fictícia</b>',
      oabValue: 'PR 1',
    });
    const { html } = answer.as(reportPreviewAnswer);
    expect(html).toContain('Helena Duarte Nogueira');
    expect(html).toContain('data:image/png;base64,');
    expect(html).not.toContain('<b>Fictícia</b>');
  });

  it('refuses sections that do not exist', async () => {
    const answer = await adviser.post('/reports/genial-report', { calculationId, sections: ['CAPA'] });
    expect(Object.keys(answer.as(refusal).fields ?? {})).toEqual(['sections.0']);
  });
});

describe('lists of the law', () => {
  it('give the points of a place by gender and career, of all places where none is asked for', async () => {
    const of = async (query: string) =>
      (await adviser.get(`/points-tables${query}`)).as(pointsTablesAnswer).pointsTables;
    const [uniao, all] = await Promise.all([of('?place=uniao'), of('?place=')]);
    expect(uniao.map(({ gender, teacher }) => [gender, teacher])).toEqual(
      expect.arrayContaining([
        ['Mulher', false],
        ['Homem', false],
        ['Mulher', true],
        ['Homem', true],
      ]),
    );
    expect(uniao[0]?.steps).toContainEqual({ from: '2026-01-01', points: 93 });
    expect(all.length).toBeGreaterThan(uniao.length);
    expect(await of('?place=atlantida')).toEqual([]);
  });

  it('find regimes without accents, at most twenty', async () => {
    const found = (await adviser.get('/regimes?name=uniao')).as(regimesAnswer).regimes;
    expect(found[0]).toMatchObject({ regimeId: 2, name: 'União', uf: null, city: null, reformDate: '2019-11-13' });
    expect((await adviser.get('/regimes')).as(regimesAnswer).regimes).toHaveLength(20);
  });
});
