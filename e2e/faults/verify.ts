import { expect } from 'vitest';
import type { Client } from '../../backend/testing/client.ts';
import { customerAnswer, customerListAnswer } from '../../domain/api/customers.ts';
import { workRecordsAnswer } from '../../domain/api/work-records.ts';
import type { StoresConfig } from '../../stores/config.ts';
import { openStores } from '../../stores/open.ts';
import { granted, type Registers, registersOf, saveRegisters } from '../adviser.ts';
import { numberOf, type Remembered } from './adviser-at-work.ts';

const PAGE = 100;

/** Every customer whose name contains the text. */
const customersNamed = async (adviser: Client, text: string) => {
  const found = [];
  for (let page = 1; ; page += 1) {
    const query = `search=${encodeURIComponent(text)}&page=${page}&limit=${PAGE}`;
    const { customers } = (await granted(adviser.get(`/customers?${query}`))).as(customerListAnswer);
    found.push(...customers);
    if (customers.length < PAGE) return found;
  }
};

const workRecordsOf = async (adviser: Client, calculationId: string) =>
  (await granted(adviser.get(`/calculations/${calculationId}/work-records`))).as(workRecordsAnswer).workRecords;

const expectNothingTwice = (names: readonly (string | null)[]): void =>
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);

/** What was answered 2xx exists exactly once; what was not answered exists at most once. */
export const verifyAnswered = async (adviser: Client, remembered: Remembered): Promise<void> => {
  const listed = await customersNamed(adviser, remembered.namesBegin);
  const names = new Map(listed.map(({ id, name }) => [id, name]));
  for (const [id, name] of remembered.customers) expect(names.get(id)).toBe(name);
  expectNothingTwice(listed.map(({ name }) => name));

  const { id, answered, asked } = remembered.edited;
  const { customer } = (await granted(adviser.get(`/customers/${id}`))).as(customerAnswer);
  expect(numberOf(customer.name)).toBeGreaterThanOrEqual(answered);
  expect(numberOf(customer.name)).toBeLessThanOrEqual(asked);

  const records = await workRecordsOf(adviser, remembered.calculationId);
  const recordIds = records.map((record) => record.id);
  for (const recordId of remembered.workRecords) expect(recordIds).toContain(recordId);
  expectNothingTwice(records.map(({ companyName }) => companyName));
};

/** An import in progress ends as if nothing had happened, and its registers can be saved, once. */
export const verifyImport = async (
  adviser: Client,
  { importId, importedInto }: Remembered,
  undisturbed: Registers,
): Promise<void> => {
  const registers = await registersOf(adviser, importId);
  expect(registers).toEqual(undisturbed);
  expect(await workRecordsOf(adviser, importedInto)).toEqual([]);
  const saved = await saveRegisters(adviser, importedInto, registers);
  expect(await workRecordsOf(adviser, importedInto)).toHaveLength(saved);
};

/**
 * Revisions of every stream increase by one, no event is in the log twice, and the list shows exactly the customers in
 * the log.
 */
export const verifyLog = async (config: StoresConfig, listed: number): Promise<void> => {
  const { events, close } = await openStores(config);
  const next = new Map<string, number>();
  const ids = new Set<string>();
  let [total, customers, after] = [0, 0, ''];
  for (;;) {
    const batch = await events.readAll({ after });
    for (const { id, streamId, revision, type } of batch) {
      expect(revision).toBe(next.get(streamId) ?? 0);
      next.set(streamId, revision + 1);
      ids.add(id);
      total += 1;
      if (type === 'CustomerCreated') customers += 1;
    }
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.position;
  }
  await close();
  expect(ids.size).toBe(total);
  expect(customers).toBe(listed);
};

/** How many clients the adviser's list counts. */
export const countCustomers = async (adviser: Client): Promise<number> =>
  (await granted(adviser.get('/customers?limit=1'))).as(customerListAnswer).pagination.totalCount;
