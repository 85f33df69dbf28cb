import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreUnavailable } from '../../stores/errors.ts';
import type { Stores } from '../../stores/stores.ts';
import { customerListProjection } from '../customer-list/project.ts';
import { listCustomers } from '../customer-list/query.ts';
import { describedPlacesProjection } from '../described-places/project.ts';
import { openProjection } from '../open-projection.ts';
import { openReadModels } from '../read-models.ts';
import { startProjector } from '../run.ts';
import * as history from '../testing/case-file-history.ts';
import { temporaryStores, write } from '../testing/temporary-stores.ts';

const WITHIN_MS = 60_000;

/** The views of an older program, built, with two clients; nobody feeds them any more. */
const left = async (): Promise<Stores> => {
  const stores = await temporaryStores();
  const models = await openReadModels(stores);
  const projector = startProjector(stores, models.projections, { holder: 'older' });
  onTestFinished(() => projector.stop());
  const position = await write(stores, [
    history.customerCreated('c1', { name: 'Ana' }),
    history.customerCreated('c2', { name: 'Bia' }),
    history.calculationCreated('k1', 'c1'),
  ]);
  expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
  await projector.stop();
  return stores;
};

const { view } = customerListProjection;
const newer = (changed: Partial<typeof view> = {}) => ({
  ...customerListProjection,
  view: { ...view, version: 1, ...changed },
});
const names = async (opened: Awaited<ReturnType<typeof openList>>): Promise<unknown> => {
  const page = { page: 1, limit: 10, search: '', searchIn: 'name', sortBy: 'name', sortOrder: 'asc' } as const;
  const { items, total } = await listCustomers(opened.view, 'a1', page, '2026-11-24');
  expect(total).toBe(items.length);
  return items.map(({ name }) => name);
};
const openList = (stores: Stores, changed: Partial<typeof view> = {}) => openProjection(newer(changed), stores);

describe('a view that this version has yet to build', () => {
  it('shows what the former version does and what was written since, to whoever waits for it', async () => {
    const stores = await left();
    const list = await openList(stores);
    expect([await list.isOutdated(), await list.isShowable()]).toEqual([true, true]);
    expect(await names(list)).toEqual(['Ana', 'Bia']);
    const position = await write(stores, [
      history.customerCreated('c3', { name: 'Aline' }),
      history.customerEdited('c2', { name: 'Zilda' }),
    ]);
    expect(await list.caughtUp(position, WITHIN_MS)).toBe(true);
    expect(await names(list)).toEqual(['Aline', 'Ana', 'Zilda']);
    await write(stores, [history.customerDeleted('c1')]);
    expect(await names(list)).toEqual(['Aline', 'Zilda']);
    expect(await (await openReadModels(stores)).customerList.count()).toBe(2);
  });

  it('shows the same while the former version is fed beside it, and once it is built', async () => {
    const stores = await left();
    const list = await openList(stores);
    await write(stores, [history.customerCreated('c3', { name: 'Aline' })]);
    expect(await names(list)).toEqual(['Aline', 'Ana', 'Bia']);
    const older = await openReadModels(stores);
    const feeding = startProjector(stores, older.projections, { holder: 'older' });
    const position = await write(stores, [history.customerEdited('c3', { name: 'Caio' })]);
    expect(await older.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await names(list)).toEqual(['Ana', 'Bia', 'Caio']);
    await feeding.stop();
    const building = startProjector(stores, [list], { holder: 'newer' });
    onTestFinished(() => building.stop());
    await expect.poll(() => list.isOutdated()).toBe(false);
    expect(await list.caughtUp(await write(stores, [history.customerDeleted('c1')]), WITHIN_MS)).toBe(true);
    expect(await names(list)).toEqual(['Bia', 'Caio']);
  });

  it('is not shown where the former documents do not fit, or where there are none', async () => {
    const stores = await left();
    const strict = await openList(stores, { schema: view.schema.refine(() => false) });
    expect([await strict.isOutdated(), await strict.isShowable()]).toEqual([true, false]);
    await expect(strict.view.count({ where: { accountId: 'a1' } })).rejects.toThrow(StoreUnavailable);
    const unheard = await openList(stores, { name: 'unheard-of' });
    expect(await unheard.isShowable()).toBe(false);
  });

  it('is not shown where the former version was made from another log', async () => {
    const stores = await left();
    const { customerList } = await openReadModels(stores);
    await customerList.write([], '0000000000000999', '0000000000000999 0 some-event customer-elsewhere');
    expect(await (await openList(stores)).isShowable()).toBe(false);
  });

  it('is shown no longer once a document turns up that does not fit', async () => {
    const stores = await left();
    const list = await openList(stores, { schema: view.schema.refine(({ name }) => name !== 'Zilda') });
    expect(await list.isShowable()).toBe(true);
    const position = await write(stores, [history.customerEdited('c2', { name: 'Zilda' })]);
    const older = await openReadModels(stores);
    const feeding = startProjector(stores, older.projections, { holder: 'older' });
    expect(await older.waitFor(position, WITHIN_MS)).toBe(true);
    await feeding.stop();
    expect(await list.caughtUp(position, WITHIN_MS)).toBe(true);
    expect(await list.isShowable()).toBe(false);
  });

  it('is shown at once where it is new and few streams feed it', async () => {
    const stores = await left();
    const place = { ...describedPlacesProjection.view, name: 'new-places' };
    const opened = await openProjection({ ...describedPlacesProjection, view: place }, stores);
    expect([await opened.isOutdated(), await opened.isShowable()]).toEqual([true, true]);
    expect(await opened.view.count()).toBe(0);
  });
});
