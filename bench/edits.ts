/** The cost of changing a case with a long history: over HTTP, until its views show it. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newCalculation, newCustomer, newWorkRecord } from '../backend/testing/case-file.ts';
import type { Client } from '../backend/testing/client.ts';
import type { CalculationCommand } from '../domain/calculations/commands.ts';
import { calculationAggregate } from '../domain/calculations/decider.ts';
import { calculationStream } from '../domain/streams.ts';
import { granted, signIn } from '../e2e/adviser.ts';
import { startProgram } from '../e2e/program.ts';
import { openSqliteEvents } from '../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../stores/events/eventstore/double/eventstore-double.ts';
import { openStores } from '../stores/open.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { median, percentile, timed, timedRounds } from './statistics.ts';

const SAVES = 400;
const MONTHS = 480;
/** A figure is the median of this many saves around its number. */
const AROUND = 10;
const ROUNDS = 30;
/** How many cases are touched in turn, and how much the process may grow over the second half of them. */
const CASES = 10_000;
const TODAY = '2026-11-20';
const MOST_GROWTH_MB = 16;

/** Forty years of remunerations, all different at every save. */
const salaries = (save: number) =>
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
    { what: `all ${SAVES} saves: p95`, value: percentile(saves, 0.95), unit: 'ms', target: { atMost: 100 } },
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

/** With the EventStoreDB adapter: on a given server, otherwise on the tests' double. */
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

/** Megabytes of heap after garbage collection. */
const heldMegabytes = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** Each case is created, filled with a record of ten years and renamed, by the command handler only. */
const measureMemory = (): Promise<readonly Finding[]> =>
  withFolder(async (dataDir) => {
    const stores = await openStores({ dataDir });
    const touch = async (number: number): Promise<void> => {
      const calculationId = `case-${number}`;
      const run = async (command: CalculationCommand) => {
        const handled = await stores.handle(calculationAggregate, calculationStream(calculationId), command, {
          metadata: { at: `${TODAY}T12:00:00.000Z`, by: null, accountId: 'a', correlationId: null, causationId: null },
        });
        if (!handled.ok) throw new Error(handled.error.name);
      };
      const calculation = { name: 'Cálculo' };
      const [customerId, accountId, today] = [`customer-${number % 100}`, 'a', TODAY];
      await run({ type: 'CreateCalculation', calculationId, customerId, accountId, calculation, today });
      const workRecord = {
        companyName: 'Empresa Inventada',
        ingressDate: '1985-01-01',
        salaries: salaries(0).slice(0, 120),
      };
      await run({ type: 'AddWorkRecord', workRecordId: `record-${number}`, workRecord, today });
      await run({ type: 'EditCalculation', calculation: { name: 'Planejamento' }, today });
    };
    const half: number[] = [];
    for (let number = 1; number <= CASES; number += 1) {
      await touch(number);
      if (number % (CASES / 2) === 0) half.push(heldMegabytes());
    }
    await stores.close();
    const [middle = 0, end = 0] = half;
    return [
      {
        what: `memory held after ${CASES / 2} different cases touched, each with 120 months`,
        value: middle,
        unit: 'MB',
      },
      {
        what: `grown by after ${CASES}`,
        value: end - middle,
        unit: 'MB',
        target: { atMost: MOST_GROWTH_MB },
      },
    ];
  });

export const edits: Subject = {
  name: 'edits',
  measure: async () => [
    ...(await measureOn('embedded log', { EVENTSTORE_URL: '' })),
    ...(await measureOnServer()),
    ...(await measureMemory()),
  ],
};
