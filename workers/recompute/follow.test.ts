import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calculationAggregate } from '../../domain/calculations/decider.ts';
import { customerAggregate } from '../../domain/customers/decider.ts';
import { calculationStream, customerStream } from '../../domain/streams.ts';
import { built } from '../../domain/testing/built.ts';
import { openReadModels, type ReadModels } from '../../projections/read-models.ts';
import { type Projector, startProjector } from '../../projections/run.ts';
import { openResults, type Results } from '../../results/results.ts';
import { openStores } from '../../stores/open.ts';
import type { Stores } from '../../stores/stores.ts';
import { startWorkers, type Workers } from '../run.ts';
import { openRecomputation } from './state.ts';

const today = '2026-11-20';
/** Longer than a change waits before it is computed. */
const SETTLED_MS = 600;
const metadata = { at: '2026-11-20T15:00:00.000Z', by: null, accountId: 'a1', correlationId: null, causationId: null };

let folder: string;
let stores: Stores;
let views: ReadModels;
let projector: Projector;
let workers: Workers;
/** Somebody who retires on that day. */
const answer = JSON.stringify({
  applicableRules: [],
  futureRules: [
    {
      id: 'r1',
      whenToRetire: '2031-05-04',
      variantOf: null,
      estimatedBenefit: 3000,
      parity: false,
      withinReach: true,
      kind: 'permanent',
      benefitCalculusMethod: 'RGPS_AVERAGE',
      calculationDate: today,
      confirmed: true,
    },
  ],
  missingData: [],
});
const asked: string[] = [];
const forgotten: string[] = [];
const outcomes: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-follow-'));
  stores = await openStores({ dataDir: folder });
  views = await openReadModels(stores);
  projector = startProjector(stores, views.projections, { holder: 'test' });
  const real = await openResults(stores.views, async () => answer, Date.now);
  const results: Results = {
    ...real,
    rules: (question, revisions, regimeType) => {
      asked.push(`${question.calculation.calculationId} ${revisions.calculation}.${revisions.customer} ${regimeType}`);
      return real.rules(question, revisions, regimeType);
    },
    forget: async (calculationId) => void forgotten.push(calculationId),
    forgetCustomer: async (customerId) => void forgotten.push(customerId),
    forgetAll: async () => undefined,
  };
  workers = await startWorkers({
    stores,
    views,
    results,
    recomputation: await openRecomputation(stores.views),
    cnisReader: built('cnis-reader/reader-process.ts'),
    mailer: { send: async () => undefined, forget: async () => undefined, close: () => undefined },
    billing: null,
    chromiumPath: null,
    specialTimeUntil: '2019-11-13',
    publicUrl: 'https://genial.test',
    seller: null,
    now: () => metadata.at,
    onErased: () => undefined,
    onFailedTry: ({ error }) => void outcomes.push(error),
    observer: { job: (queue, outcome) => void outcomes.push(`${queue} ${outcome}`) },
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await workers.close(5_000);
  await projector.stop();
  await stores.close();
  await rm(folder, { recursive: true });
});

it('has results ready after a change of the calculation or its customer, and forgets those of a removed one', async () => {
  const customer = { type: 'CreateCustomer', customerId: 'c1', accountId: 'a1', customer: {}, today } as const;
  const calculation = {
    type: 'CreateCalculation',
    calculationId: 'k1',
    customerId: 'c1',
    accountId: 'a1',
    calculation: { name: 'Cálculo' },
    today,
  } as const;
  await stores.handle(customerAggregate, customerStream('c1'), customer, { metadata });
  await stores.handle(calculationAggregate, calculationStream('k1'), calculation, { metadata });
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['k1 0.0 RPPS', 'k1 0.0 RGPS']));

  const row = () => views.customerList.get('c1');
  await expect.poll(row).toMatchObject({ nextRetirement: '2031-05-04', outdated: false });

  const known = { name: 'Ana', birthDate: '1960-01-01', gender: 'Mulher', currentProfession: 'Analista' } as const;
  const edit = { type: 'EditCustomer', customer: known, today } as const;
  await stores.handle(customerAggregate, customerStream('c1'), edit, { metadata });
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['k1 0.1 RPPS', 'k1 0.1 RGPS']));

  await expect.poll(row).toMatchObject({ name: 'Ana', nextRetirement: '2031-05-04', outdated: false });

  // What no rule asks for is shown, and computes nothing.
  const before = asked.length;
  const named = { type: 'EditCustomer', customer: { name: 'Ana Maria', city: 'Recife' }, today } as const;
  await stores.handle(customerAggregate, customerStream('c1'), named, { metadata });
  const renamed = { type: 'EditCalculation', calculation: { name: 'Outro' }, today } as const;
  const handled = await stores.handle(calculationAggregate, calculationStream('k1'), renamed, { metadata });
  if (!handled.ok) throw new Error(handled.error.name);
  await views.waitFor(handled.position, 5_000);
  expect(await row()).toMatchObject({ name: 'Ana Maria', nextRetirement: '2031-05-04', outdated: false });
  await sleep(SETTLED_MS);
  expect(asked.length).toBe(before);
  expect(await views.caseFiles.get('k1')).toMatchObject({ fields: { name: 'Outro' }, revision: 1, factsRevision: 0 });
  expect(await views.customers.get('c1')).toMatchObject({ revision: 2, factsRevision: 1 });

  const removal = { type: 'DeleteCalculation' } as const;
  await stores.handle(calculationAggregate, calculationStream('k1'), removal, { metadata });
  await expect.poll(() => forgotten).toEqual(['k1']);
  await stores.handle(customerAggregate, customerStream('c1'), { type: 'DeleteCustomer' }, { metadata });
  await expect.poll(() => forgotten).toEqual(['k1', 'c1']);
  expect(new Set(outcomes)).toEqual(new Set(['recompute done', 'recompute-all done']));
});
