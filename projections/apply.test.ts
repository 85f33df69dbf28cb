import { describe, expect, it } from 'vitest';
import { type AnyEvent, allEvents } from '../domain/events.ts';
import { START } from '../stores/events/port.ts';
import type { Batch } from '../stores/log.ts';
import type { Stores } from '../stores/stores.ts';
import { applyBatch } from './apply.ts';
import { caseFilesProjection } from './case-files/project.ts';
import { customerListProjection } from './customer-list/project.ts';
import { customersProjection } from './customers/project.ts';
import * as history from './testing/case-file-history.ts';
import { temporaryStores, write } from './testing/temporary-stores.ts';
import { workRecordPlacesProjection } from './work-record-places/project.ts';

const aCaseFile = [
  history.customerCreated('c1', { name: 'Ana' }),
  history.customerCreated('c2', { name: 'Bia' }),
  history.calculationCreated('k1', 'c1'),
  history.cnisImported('k1', 'c1', 'w1', 'w2'),
  history.calculationCopied('k2', 'k1', 'c1', 'w3', 'w4'),
  history.workRecordDivided('k1', 'c1', 'w1', 'w5'),
  history.customerEdited('c1', { name: 'Ana Maria' }),
  history.workRecordRemoved('k1', 'c1', 'w2'),
  history.calculationCreated('k3', 'c2'),
  history.customerDeleted('c2'),
  history.calculationDeleted('k2', 'c1'),
  history.calculationEdited('k1', 'c1', 'Revisão'),
] as const;

const projections = { customerListProjection, customersProjection, caseFilesProjection, workRecordPlacesProjection };
type Views = Awaited<ReturnType<typeof openAll>>;

const openAll = async ({ views }: Stores) => ({
  customerListProjection: await views.view(customerListProjection.view),
  customersProjection: await views.view(customersProjection.view),
  caseFilesProjection: await views.view(caseFilesProjection.view),
  workRecordPlacesProjection: await views.view(workRecordPlacesProjection.view),
});

/** Like a projector whose checkpoints say that nothing has been projected yet. */
const deliver = async (views: Views, batch: Batch<AnyEvent>): Promise<void> => {
  await applyBatch(projections.customerListProjection, views.customerListProjection, batch, START);
  await applyBatch(projections.customersProjection, views.customersProjection, batch, START);
  await applyBatch(projections.caseFilesProjection, views.caseFilesProjection, batch, START);
  await applyBatch(projections.workRecordPlacesProjection, views.workRecordPlacesProjection, batch, START);
};

const contentsOf = async (views: Views) => ({
  customerList: (await views.customerListProjection.find({})).items,
  customers: (await views.customersProjection.find({})).items,
  caseFiles: (await views.caseFilesProjection.find({})).items,
  places: (await views.workRecordPlacesProjection.find({})).items,
});

const batchesOf = async ({ log }: Stores, size: number): Promise<Batch<AnyEvent>[]> => {
  const batches: Batch<AnyEvent>[] = [];
  for (;;) {
    const batch = await log.readAll(allEvents, { after: batches.at(-1)?.position ?? START, limit: size });
    if (batch === null) return batches;
    batches.push(batch);
  }
};

describe('bringing views up to the log', () => {
  it('gives the same views whatever the size of the batches, delivered once or three times', async () => {
    const log = await temporaryStores();
    await write(log, aCaseFile);
    const [whole] = await batchesOf(log, 1000);
    if (whole === undefined) throw new Error('nothing was written');

    const once = await openAll(await temporaryStores());
    await deliver(once, whole);
    const expected = await contentsOf(once);
    expect(expected.customerList).toMatchObject([{ id: 'c1', name: 'Ana Maria', calculationsCount: 1 }]);
    expect(expected.caseFiles.map(({ id }) => id)).toEqual(['k1']);
    expect(expected.places.map(({ id }) => id)).toEqual(['w1', 'w5']);

    const thrice = await openAll(await temporaryStores());
    for (let time = 0; time < 3; time += 1) await deliver(thrice, whole);
    expect(await contentsOf(thrice)).toEqual(expected);

    const eachThrice = await openAll(await temporaryStores());
    for (const batch of await batchesOf(log, 1))
      for (let time = 0; time < 3; time += 1) await deliver(eachThrice, batch);
    expect(await contentsOf(eachThrice)).toEqual(expected);
  });

  it('continues after a partly written batch', async () => {
    const stores = await temporaryStores();
    await write(stores, aCaseFile);
    const views = await openAll(stores);
    const [first, ...rest] = await batchesOf(stores, 5);
    if (first === undefined) throw new Error('nothing was written');
    await applyBatch(caseFilesProjection, views.caseFilesProjection, first, START);
    await deliver(views, first);
    for (const batch of rest) await deliver(views, batch);

    const undisturbed = await openAll(await temporaryStores());
    for (const batch of await batchesOf(stores, 5)) await deliver(undisturbed, batch);
    expect(await contentsOf(views)).toEqual(await contentsOf(undisturbed));
  });
});
