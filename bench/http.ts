/** How long an adviser waits for the rules, and for a change to become visible. One request at a time. */
import { newCalculation, newCustomer, someone } from '../backend/testing/case-file.ts';
import type { Client } from '../backend/testing/client.ts';
import { customerListAnswer } from '../domain/api/customers.ts';
import { workRecordsAnswer } from '../domain/api/work-records.ts';
import { granted, withProgram } from '../e2e/adviser.ts';
import { recordsOfFortyYears } from './career.ts';
import type { Finding, Subject } from './figure.ts';
import { median, percentile, timed, timedRounds } from './statistics.ts';

const ROUNDS = 100;
const WARM_UP = 20;
const CUSTOMERS = 200;

const rulesOf = (adviser: Client, calculationId: string, regimeType: string): Promise<unknown> =>
  granted(adviser.get(`/calculations/${calculationId}/rules?regimeType=${regimeType}`));

/** Each change of a record makes the rules a new question; a repeated question is answered from kept results. */
const measureRules = async (adviser: Client): Promise<readonly Finding[]> => {
  const { id: customerId } = await newCustomer(adviser);
  const { id } = await newCalculation(adviser, customerId, {
    regimeType: 'RPPS',
    regimeId: 2,
    publicServiceIngressDate: '1986-01-02',
  });
  const saved = await granted(adviser.post('/work-records/multiple', { workRecords: recordsOfFortyYears(id) }));
  const [record] = saved.as(workRecordsAnswer).workRecords;
  const changed: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    await granted(adviser.put(`/work-records/${record?.id}`, { workRecord: { companyName: `Empresa ${round}` } }));
    const first = await timed(() => rulesOf(adviser, id, 'RPPS'));
    const second = await timed(() => rulesOf(adviser, id, 'RGPS'));
    if (round < WARM_UP) continue;
    changed.push(first, second);
    again.push(await timed(() => rulesOf(adviser, id, 'RPPS')));
  }
  return [
    {
      what: 'all rules of a regime just after a change, 40 years of salaries: p95',
      value: percentile(changed, 0.95),
      unit: 'ms',
      target: { atMost: 100 },
    },
    { what: 'the same: median', value: median(changed), unit: 'ms' },
    { what: 'asked again without a change: p95', value: percentile(again, 0.95), unit: 'ms' },
  ];
};

const measureVisible = async (adviser: Client): Promise<readonly Finding[]> => {
  const ids: string[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    ids.push((await newCustomer(adviser, { ...someone, name: `Cliente ${number}` })).id);
  }
  const times = await timedRounds(ROUNDS, WARM_UP, async (round) => {
    const name = `Renomeada ${round}`;
    await granted(adviser.put(`/customers/${ids[round]}`, { customer: { name } }));
    for (;;) {
      const list = (await granted(adviser.get(`/customers?search=${encodeURIComponent(name)}`))).as(customerListAnswer);
      if (list.customers.some((customer) => customer.name === name)) return;
    }
  });
  return [
    {
      what: `a customer's name edited until it is seen in the list of ${CUSTOMERS}: p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      target: { atMost: 100 },
    },
    { what: 'the same: median', value: median(times), unit: 'ms' },
  ];
};

export const http: Subject = {
  name: 'http',
  measure: () => withProgram(async (adviser) => [...(await measureRules(adviser)), ...(await measureVisible(adviser))]),
};
