/** What a change of a case costs that has been changed often: over HTTP, until its views show it. */
import { join } from 'node:path';
import { newCalculation, newCustomer, newWorkRecord } from '../backend/testing/case-file.ts';
import type { Client } from '../backend/testing/client.ts';
import { granted, signIn } from '../e2e/adviser.ts';
import { startProgram } from '../e2e/program.ts';
import { openSqliteEvents } from '../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../stores/events/eventstore/double/eventstore-double.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { median, timed, timedRounds } from './statistics.ts';

const SAVES = 400;
const MONTHS = 480;
/** A figure is the median of so many saves around its number. */
const AROUND = 10;
const ROUNDS = 30;

/** Forty years of remunerations, every one of them different at every save. */
const salaries = (save: number): object[] =>
  Array.from({ length: MONTHS }, (_, month) => ({
    year: 1985 + Math.floor(month / 12),
    month: String((month % 12) + 1).padStart(2, '0'),
    value: 1500 + month + save / 100,
  }));

const rename = (adviser: Client, calculationId: string, round: number) =>
  granted(adviser.put(`/calculations/${calculationId}`, { name: `Cálculo ${round}` }));

/** A calculation with its record of forty years. */
const furnish = async (adviser: Client) => {
  const { id: customerId } = await newCustomer(adviser);
  const { id: calculationId } = await newCalculation(adviser, customerId);
  const { id: recordId } = await newWorkRecord(adviser, calculationId, {
    ingressDate: '1985-01-01',
    egressDate: '2024-12-31',
    salaries: salaries(0),
  });
  return { calculationId, recordId };
};

const measureAt = async (adviser: Client, log: string): Promise<readonly Finding[]> => {
  const { calculationId, recordId } = await furnish(adviser);
  const save = (number: number) =>
    granted(adviser.put(`/work-records/${recordId}`, { workRecord: { salaries: salaries(number) } }));
  const saves: number[] = [];
  for (let number = 1; number <= SAVES; number += 1) saves.push(await timed(() => save(number)));
  const early = median(saves.slice(10 - AROUND / 2, 10 + AROUND / 2));
  const late = median(saves.slice(-AROUND));

  const { calculationId: freshId } = await furnish(adviser);
  const [old, fresh]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    fresh.push(await timed(() => rename(adviser, freshId, round)));
    old.push(await timed(() => rename(adviser, calculationId, round)));
  }
  const reading = async (path: string, id: string) =>
    median(await timedRounds(ROUNDS, 5, () => granted(adviser.get(`/calculations/${id}${path}`))));
  return [
    { what: `${log}: the 10th save of a record of ${MONTHS} months`, value: early, unit: 'ms' },
    { what: `the ${SAVES}th save`, value: late, unit: 'ms' },
    { what: 'the second of the first', value: late / early, unit: '×', target: { atMost: 1.3 } },
    { what: 'renaming a new calculation with such a record', value: median(fresh), unit: 'ms' },
    { what: `renaming the one saved ${SAVES} times`, value: median(old), unit: 'ms' },
    { what: 'the second of the first', value: median(old) / median(fresh), unit: '×', target: { atMost: 1.5 } },
    {
      what: `its records read, saved ${SAVES} times`,
      value: await reading('/work-records', calculationId),
      unit: 'ms',
    },
    { what: 'its history, first page', value: await reading('/history?limit=20', calculationId), unit: 'ms' },
  ];
};

const measureOn = async (log: string, settings: Readonly<Record<string, string>>): Promise<readonly Finding[]> => {
  const program = await startProgram(settings);
  try {
    return await measureAt(await signIn(program.address, program.email, program.password), log);
  } finally {
    await program.stop();
  }
};

/** Over the adapter for EventStoreDB: a server where one is named, else the double that the tests use. */
const measureOnServer = (): Promise<readonly Finding[]> =>
  withFolder(async (folder) => {
    const secret = { JWT_SECRET: 'a secret of the benchmark' };
    const given = process.env.EVENTSTORE_URL;
    if (given !== undefined) return measureOn('EventStoreDB', { ...secret, EVENTSTORE_URL: given });
    const behind = openSqliteEvents(join(folder, 'double.db'));
    const double = await startEventStoreDouble(behind, { batchAppend: true });
    const findings = await measureOn('EventStoreDB’s double', { ...secret, EVENTSTORE_URL: double.url });
    await double.stop();
    await behind.close();
    return findings;
  });

export const edits: Subject = {
  name: 'edits',
  measure: async () => [...(await measureOn('embedded log', { EVENTSTORE_URL: '' })), ...(await measureOnServer())],
};
