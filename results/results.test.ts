import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCalculation } from '../domain/calculations/calculation.ts';
import { emptyCustomer } from '../domain/customers/customer.ts';
import { StoreUnavailable } from '../stores/errors.ts';
import { openStores } from '../stores/open.ts';
import type { Stores } from '../stores/stores.ts';
import type { Views } from '../stores/views/port.ts';
import type { LawQuestion } from './question.ts';
import { openResults, type Results } from './results.ts';

let folder: string;
let stores: Stores;
let computed: string[];
let time = 0;

const open = (): Promise<Results> =>
  openResults(
    stores.views,
    async ({ type, input: { regimeType } }) => {
      computed.push(type === 'rules' ? regimeType : `${type} ${regimeType}`);
      return `{"answer":${computed.length}}`;
    },
    () => ++time,
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-results-'));
  stores = await openStores({ dataDir: folder });
  computed = [];
});
afterEach(async () => {
  await stores.close();
  await rm(folder, { recursive: true });
});

const question = (change: Partial<LawQuestion> = {}): LawQuestion => ({
  calculation: {
    phase: 'open',
    calculationId: 'k1',
    customerId: 'c1',
    accountId: 'a1',
    fields: newCalculation,
    spansStatedOn: null,
    workRecords: [],
    imports: [],
    scenarios: [],
  },
  customer: emptyCustomer,
  indexes: [],
  today: '2026-11-20',
  specialTimeUntil: '2019-11-13',
  ...change,
});
const revisions = { calculation: 3, customer: 1, indexes: -1, place: -1 };

describe('results', () => {
  it('are computed once, also for many who ask at the same time', async () => {
    const results = await open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => results.rules(question(), revisions, 'RPPS')));
    expect(new Set(answers)).toEqual(new Set(['{"answer":1}']));
    expect(await results.rules(question(), revisions, 'RPPS')).toBe('{"answer":1}');
    expect(computed).toEqual(['RPPS']);
  });

  it.each([
    ['the calculation', question(), { ...revisions, calculation: 4 }],
    ['the customer', question(), { ...revisions, customer: 2 }],
    ['the published indexes', question(), { ...revisions, indexes: 0 }],
    ['the place that the office describes', question(), { ...revisions, place: 0 }],
    ['the day', question({ today: '2026-11-21' }), revisions],
    ['the setting for special time', question({ specialTimeUntil: '2019-12-13' }), revisions],
  ])('are computed anew when %s has changed', async (_name, changed, at) => {
    const results = await open();
    await results.rules(question(), revisions, 'RPPS');
    expect(await results.rules(changed, at, 'RPPS')).toBe('{"answer":2}');
  });

  it('of a calculation with a date of its own last longer than a day', async () => {
    const results = await open();
    const fields = { ...newCalculation, calculationDate: '2026-10-01' };
    const dated = (today: string) => question({ calculation: { ...question().calculation, fields }, today });
    await results.rules(dated('2026-11-20'), revisions, 'RPPS');
    await results.rules(dated('2026-11-21'), revisions, 'RPPS');
    expect(computed).toHaveLength(1);
  });

  it('computed by one process are there for the others', async () => {
    const worker = await open();
    await worker.rules(question(), revisions, 'RGPS');
    const api = await open();
    expect(await api.rules(question(), revisions, 'RGPS')).toBe('{"answer":1}');
    await worker.rules(question(), { ...revisions, calculation: 4 }, 'RGPS');
    expect(await api.rules(question(), { ...revisions, calculation: 4 }, 'RGPS')).toBe('{"answer":2}');
    expect(computed).toHaveLength(2);
  });

  it('are forgotten with their calculation', async () => {
    const results = await open();
    await results.rules(question(), revisions, 'RPPS');
    await results.forget('k1');
    await results.rules(question(), revisions, 'RPPS');
    expect(computed).toHaveLength(2);
  });

  it('are gone when they are forgotten in the millisecond in which they were kept', async () => {
    const results = await openResults(
      stores.views,
      async () => '{"answer":0}',
      () => 7,
    );
    await results.rules(question(), revisions, 'RPPS');
    await results.forget('k1');
    await (await open()).rules(question(), revisions, 'RPPS');
    expect(computed).toEqual(['RPPS']);
  });

  it('of when to retire are kept beside the rules, and forgotten with them', async () => {
    const results = await open();
    const outlook = async () => (await results.kept(question(), revisions, 'RPPS', 'outlook')).answer;
    expect([await results.rules(question(), revisions, 'RPPS'), await outlook()]).toEqual([
      '{"answer":1}',
      '{"answer":2}',
    ]);
    expect(await outlook()).toBe('{"answer":2}');
    await results.forget('k1');
    await (await open()).kept(question(), revisions, 'RPPS', 'outlook');
    expect(computed).toEqual(['RPPS', 'outlook RPPS', 'outlook RPPS']);
  });

  it('that nobody asks for are let go from memory: another process may have forgotten the person', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
    const [here, elsewhere] = [await open(), await open()];
    await here.rules(question(), revisions, 'RPPS');
    await elsewhere.forgetCustomer('c1');
    await here.rules(question(), revisions, 'RPPS');
    expect(computed).toHaveLength(1);
    vi.advanceTimersByTime(21 * 60_000);
    vi.useRealTimers();
    await here.rules(question(), revisions, 'RPPS');
    expect(computed).toHaveLength(2);
  });

  it('are forgotten with their customer, in the store and in memory', async () => {
    const results = await open();
    await results.rules(question(), revisions, 'RPPS');
    await results.forgetCustomer('c2');
    expect(await results.rules(question(), revisions, 'RPPS')).toBe('{"answer":1}');
    await results.forgetCustomer('c1');
    await (await open()).rules(question(), revisions, 'RPPS');
    await results.rules(question(), revisions, 'RGPS');
    expect(computed).toEqual(['RPPS', 'RPPS', 'RGPS']);
  });

  it('are all forgotten where the log is another one, whose revisions mean something else', async () => {
    await (await open()).rules(question(), revisions, 'RPPS');
    const results = await open();
    await results.forgetAll();
    await results.rules(question(), revisions, 'RPPS');
    expect(computed).toHaveLength(2);
  });

  it('that could not be computed are tried again', async () => {
    let fails = true;
    const results = await openResults(
      stores.views,
      async () => {
        if (fails) throw new Error('thread ended');
        return '{}';
      },
      () => ++time,
    );
    await expect(results.rules(question(), revisions, 'RPPS')).rejects.toThrow('thread ended');
    fails = false;
    expect(await results.rules(question(), revisions, 'RPPS')).toBe('{}');
  });
});

it('are answered also when they cannot be kept, as on a full disk', async () => {
  const { views } = stores;
  const full: Views = {
    view: async (definition) => {
      const view = await views.view(definition);
      vi.spyOn(view, 'put').mockRejectedValue(new StoreUnavailable('views', new Error('database or disk is full')));
      return view;
    },
    lease: (...lease) => views.lease(...lease),
    release: (...lease) => views.release(...lease),
    isLeased: (name) => views.isLeased(name),
    keepOpened: (forMs) => views.keepOpened(forMs),
    dropUnused: () => views.dropUnused(),
    shrink: () => views.shrink(),
    erase: () => views.erase(),
    ping: () => views.ping(),
    close: () => views.close(),
  };
  const evaluate = async () => '{"answer":1}';
  const results = await openResults(full, evaluate, () => ++time);
  expect(await results.rules(question(), revisions, 'RPPS')).toBe('{"answer":1}');
});
