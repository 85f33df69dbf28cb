/** How long an adviser waits for a scenario of forty years of salaries, just changed. One request at a time. */
import { newCalculation, newCustomer } from '../backend/testing/case-file.ts';
import type { Client } from '../backend/testing/client.ts';
import { nextStepsAnswer } from '../domain/api/next-steps.ts';
import { scenarioAnswer } from '../domain/api/scenarios.ts';
import { workRecordsAnswer } from '../domain/api/work-records.ts';
import { granted, withProgram } from '../e2e/adviser.ts';
import { recordsOfFortyYears } from './career.ts';
import type { Finding, Subject } from './figure.ts';
import { median, percentile, timed } from './statistics.ts';

const ROUNDS = 60;
const WARM_UP = 20;

const measureScenarios = async (adviser: Client): Promise<readonly Finding[]> => {
  const { id: customerId } = await newCustomer(adviser);
  const stated = { regimeType: 'RPPS', regimeId: 2, publicServiceIngressDate: '1986-01-02' };
  const { id } = await newCalculation(adviser, customerId, stated);
  const saved = await granted(adviser.post('/work-records/multiple', { workRecords: recordsOfFortyYears(id) }));
  const [record] = saved.as(workRecordsAnswer).workRecords;
  const special = { kind: 'special', workRecordId: record?.id, specialTimeBase: 25 };
  const contributes = { kind: 'contributes', category: 'individual', rate: 20, paidOn: 'ceiling' };
  const bodies = [[special], [contributes], [special, contributes]];
  const kept: string[] = [];
  for (const [place, hypotheses] of bodies.entries()) {
    const body = { name: `Cenário ${place}`, hypotheses };
    kept.push((await granted(adviser.post(`/calculations/${id}/scenarios`, body))).as(scenarioAnswer).scenario.id);
  }
  const rules: number[] = [];
  const compared: number[] = [];
  const advised: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const scenario = kept[round % kept.length];
    await granted(adviser.put(`/scenarios/${scenario}`, { name: `Cenário ${round}` }));
    const regime = round % 2 === 0 ? 'RPPS' : 'RGPS';
    const one = await timed(() => granted(adviser.get(`/scenarios/${scenario}/rules?regimeType=${regime}`)));
    const all = await timed(() =>
      granted(adviser.get(`/calculations/${id}/scenarios/comparison?regimeType=${regime}`)),
    );
    await granted(adviser.put(`/work-records/${record?.id}`, { workRecord: { companyName: `Órgão ${round}` } }));
    const next = await timed(async () => {
      const answer = await granted(adviser.get(`/calculations/${id}/next-steps?regimeType=${regime}`));
      if (answer.as(nextStepsAnswer).steps.length === 0) throw new Error('nothing was advised');
    });
    if (round < WARM_UP) continue;
    advised.push(next);
    rules.push(one);
    compared.push(all);
  }
  return [
    {
      what: 'the rules of a scenario just changed, 40 years of salaries: p95',
      value: percentile(rules, 0.95),
      unit: 'ms',
      target: { atMost: 150 },
    },
    { what: 'the same: median', value: median(rules), unit: 'ms' },
    {
      what: 'the facts and three scenarios side by side: p95',
      value: percentile(compared, 0.95),
      unit: 'ms',
      target: { atMost: 100 },
    },
    { what: 'the same: median', value: median(compared), unit: 'ms' },
    {
      what: 'what to do next after a change of a record: p95',
      value: percentile(advised, 0.95),
      unit: 'ms',
      target: { atMost: 200 },
    },
    { what: 'the same: median', value: median(advised), unit: 'ms' },
  ];
};

export const scenarios: Subject = { name: 'scenarios', measure: () => withProgram(measureScenarios) };
