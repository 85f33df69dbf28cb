import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculationAnswer } from '../../../domain/api/calculations.ts';
import { historyAnswer } from '../../../domain/api/history.ts';
import { reportPreviewAnswer } from '../../../domain/api/report.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { scenarioComparison } from '../../../domain/api/scenario-comparison.ts';
import { scenarioAnswer, scenariosAnswer } from '../../../domain/api/scenarios.ts';
import { headlineMoney } from '../../../domain/words/far-ahead.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCalculation, newCustomer, newWorkRecord, someone } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;
let customerId: string;
let calculationId: string;
let workRecordId: string;

const salaries = Array.from({ length: 200 }, (_, index) => ({
  month: String((index % 12) + 1).padStart(2, '0'),
  year: 2005 + Math.floor(index / 12),
  value: 4000,
}));

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
  customerId = (await newCustomer(adviser, { ...someone, birthDate: '1968-03-10' })).id;
  calculationId = (await newCalculation(adviser, customerId, { regimeType: 'RGPS' })).id;
  workRecordId = (await newWorkRecord(adviser, calculationId, { ingressDate: '2005-01-01', salaries })).id;
});
afterAll(() => api.close());

const special = () => ({ kind: 'special', workRecordId, specialTimeBase: 25 });
const keep = async (name: string, hypotheses: readonly object[] = [special()]) =>
  (await adviser.post(`/calculations/${calculationId}/scenarios`, { name, hypotheses })).as(scenarioAnswer).scenario;
const ruleIn = async (path: string) => (await adviser.get(path)).as(rulesAnswer);

describe('scenarios over HTTP', () => {
  it('are kept, listed, changed and removed; the calculation says what it said', async () => {
    const before = await ruleIn(`/calculations/${calculationId}/rules`);
    const scenario = await keep('Especial');
    expect(scenario).toMatchObject({ calculationId, name: 'Especial', hypotheses: [{ ...special(), cost: null }] });
    expect(await ruleIn(`/calculations/${calculationId}/rules`)).toEqual(before);
    const edited = await adviser.put(`/scenarios/${scenario.id}`, { ...scenario, name: 'Com PPP' });
    expect(edited.as(scenarioAnswer).scenario).toMatchObject({ id: scenario.id, name: 'Com PPP' });
    const { scenarios } = (await adviser.get(`/calculations/${calculationId}/scenarios`)).as(scenariosAnswer);
    expect(scenarios.map(({ name }) => name)).toEqual(['Com PPP']);
    expect((await adviser.delete(`/scenarios/${scenario.id}`)).status).toBe(204);
    expect((await adviser.get(`/scenarios/${scenario.id}`)).status).toBe(404);
  });

  it('answer the rules of a calculation in which the same was typed', async () => {
    const scenario = await keep('Especial');
    const typed = (await newCalculation(adviser, customerId, { regimeType: 'RGPS' })).id;
    await newWorkRecord(adviser, typed, {
      ingressDate: '2005-01-01',
      salaries,
      isSpecialTime: true,
      specialTimeBase: 25,
    });
    const supposed = await ruleIn(`/scenarios/${scenario.id}/rules?regimeType=RGPS`);
    expect(supposed).toEqual(await ruleIn(`/calculations/${typed}/rules?regimeType=RGPS`));
    expect(supposed).not.toEqual(await ruleIn(`/calculations/${calculationId}/rules?regimeType=RGPS`));
    await adviser.delete(`/scenarios/${scenario.id}`);
  });

  it('stand side by side with the facts and with three suggestions, which can be kept', async () => {
    const scenario = await keep('Especial');
    const address = `/calculations/${calculationId}/scenarios/comparison`;
    const compared = (await adviser.get(address)).as(scenarioComparison);
    expect(compared.regimeType).toBe('RGPS');
    expect(compared.scenarios.map(({ id }) => id)).toEqual([scenario.id]);
    expect(compared.suggested).toHaveLength(3);
    const [suggested] = compared.suggested;
    const kept = await keep(suggested?.name ?? '', suggested?.hypotheses ?? []);
    const again = (await adviser.get(address)).as(scenarioComparison);
    expect(again.scenarios[1]).toEqual({ id: kept.id, ...suggested });
    for (const { id } of [scenario, kept]) await adviser.delete(`/scenarios/${id}`);
  });

  it('refuse what is not so by the name of the field, and a change of what somebody else has changed', async () => {
    const hostile = await adviser.post(`/calculations/${calculationId}/scenarios`, {
      name: '<b>Cenário</b>',
      hypotheses: [
        { kind: 'special', workRecordId: 'another', specialTimeBase: 25 },
        { kind: 'stops', on: 'tomorrow' },
      ],
    });
    expect([hostile.status, Object.keys(hostile.as(refusal).fields ?? {})]).toEqual([422, ['hypotheses.1.on']]);
    const scenario = await keep('<b>Cenário</b>');
    expect(scenario.name).toBe('<b>Cenário</b>');
    const seen = await adviser.get(`/scenarios/${scenario.id}`);
    const ifMatch = { headers: { 'If-Match': seen.headers.get('ETag') ?? '' } };
    expect((await adviser.put(`/scenarios/${scenario.id}`, { name: 'Um' }, ifMatch)).status).toBe(200);
    expect((await adviser.put(`/scenarios/${scenario.id}`, { name: 'Outro' }, ifMatch)).status).toBe(409);
    await adviser.delete(`/scenarios/${scenario.id}`);
  });

  it('are printed in the report with the day, the value and the hypotheses, unless it says no', async () => {
    const scenario = await keep('Com <PPP>');
    const { scenarios } = (await adviser.get(`/calculations/${calculationId}/scenarios/comparison`)).as(
      scenarioComparison,
    );
    const previewOf = async (body: object) =>
      (await adviser.post('/reports/genial-report/preview', { calculationId, ...body })).as(reportPreviewAnswer).html;
    const html = (await previewOf({})).replaceAll('\u00a0', ' ');
    const [compared] = scenarios;
    const best = compared?.outcome.best;
    for (const said of [
      '<h2>Cenários</h2>',
      'Com &lt;PPP&gt;',
      ...(compared?.inWords ?? ['the scenario']),
      formatDate(compared?.outcome.soonest?.from ?? null),
      headlineMoney(best?.value ?? -1, best?.from ?? '', compared?.outcome ?? { calculationDate: '' }),
    ])
      expect(html).toContain(said);
    for (const body of [{ scenarios: false }, { sections: ['PLANO_ACAO'], action: 'Ligar.' }])
      expect(await previewOf(body)).not.toContain('<h2>Cenários</h2>');
    await adviser.delete(`/scenarios/${scenario.id}`);
    expect(await previewOf({})).not.toContain('<h2>Cenários</h2>');
  });

  it('have a history of their own, go along with a copy and go with their calculation', async () => {
    const scenario = await keep('Especial');
    const history = await adviser.get(`/calculations/${calculationId}/history?record=${scenario.id}`);
    expect(history.as(historyAnswer).entries.map(({ summary }) => summary)).toEqual(['Cenário criado: Especial']);
    const body = { calculationId, name: 'Cópia', copiedData: ['time', 'salary'] };
    const copy = (await adviser.post('/copy-calculations', body)).as(calculationAnswer).calculation;
    const [copied] = (await adviser.get(`/calculations/${copy.id}/scenarios`)).as(scenariosAnswer).scenarios;
    expect(copied?.name).toBe('Especial');
    expect(copied?.id).not.toBe(scenario.id);
    const rules = await ruleIn(`/scenarios/${copied?.id}/rules`);
    expect(rules).toEqual(await ruleIn(`/scenarios/${scenario.id}/rules`));
    await adviser.delete(`/calculations/${copy.id}`);
    expect((await adviser.get(`/scenarios/${copied?.id}`)).status).toBe(404);
  });
});
