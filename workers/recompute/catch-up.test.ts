import { expect, it, onTestFinished } from 'vitest';
import { noteOutlook } from '../../projections/customer-list/outlooks.ts';
import { openReadModels, type ReadModels } from '../../projections/read-models.ts';
import { startProjector } from '../../projections/run.ts';
import * as history from '../../projections/testing/case-file-history.ts';
import type { Happened } from '../../projections/testing/specify-projection.ts';
import { temporaryStores, write } from '../../projections/testing/temporary-stores.ts';
import type { Stores } from '../../stores/stores.ts';
import { catchUp } from './catch-up.ts';
import { RECOMPUTE_QUEUE } from './queue.ts';

const having = async (...happened: readonly Happened[]) => {
  const stores = await temporaryStores();
  const views = await openReadModels(stores);
  const projector = startProjector(stores, views.projections, { holder: 'test' });
  onTestFinished(() => projector.stop());
  expect(await views.waitFor(await write(stores, happened), 60_000)).toBe(true);
  return { stores, views };
};

const waiting = ({ jobs }: Stores) => jobs.counts(RECOMPUTE_QUEUE);
const positionOf = async ({ customerList }: ReadModels) => (await customerList.get('c1'))?.position ?? '';
const note = async (views: ReadModels, calculationId: string, position: string, retirementOn: string) =>
  noteOutlook(
    views.customerList,
    { customerId: 'c1', calculationId, position },
    { retirementOn, regimeType: 'RGPS', confirmed: true, compulsory: false, missing: null },
  );
const caseFile = [
  history.customerCreated('c1'),
  history.calculationCreated('k1', 'c1'),
  history.calculationCreated('k2', 'c1'),
] as const;

it('what the list lacks is computed once, and no more when it was noted', async () => {
  const { stores, views } = await having(...caseFile);
  await catchUp(views, stores.jobs);
  await catchUp(views, stores.jobs);
  expect((await waiting(stores)).queued).toBe(2);
  const position = await positionOf(views);
  const noted = await Promise.all([
    note(views, 'k1', position, '2030-01-01'),
    note(views, 'k2', position, '2029-01-01'),
  ]);
  expect(noted).toEqual([true, true]);
  expect(await views.customerList.get('c1')).toMatchObject({ nextRetirement: '2029-01-01', outdated: false });
});

it('what was computed before a new name is noted', async () => {
  const { stores, views } = await having(...caseFile);
  const before = await positionOf(views);
  await views.waitFor(await write(stores, [history.calculationEdited('k1', 'c1', 'Outro')]), 60_000);
  expect(await note(views, 'k1', before, '2030-01-01')).toBe(true);
});

it('what was computed from an earlier state is not noted', async () => {
  const { stores, views } = await having(...caseFile);
  const before = await positionOf(views);
  const dated = {
    type: 'CalculationEdited',
    data: { customerId: 'c1', personal: { calculationDate: '2026-11-01' } },
  } as const;
  await views.waitFor(await write(stores, [['calculation-k1', dated]]), 60_000);
  expect(await note(views, 'k1', before, '2030-01-01')).toBe(false);
  expect(await note(views, 'k1', await positionOf(views), '2031-01-01')).toBe(true);
  await views.waitFor(await write(stores, [history.calculationDeleted('k1', 'c1')]), 60_000);
  expect(await views.customerList.get('c1')).toMatchObject({ nextRetirement: null, outdated: true });
});
