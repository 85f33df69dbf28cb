import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StoresConfig } from '../stores/config.ts';
import { StoreUnavailable } from '../stores/errors.ts';
import { openSqliteEvents } from '../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../stores/events/eventstore/double/eventstore-double.ts';
import { eventsOf } from '../stores/moving/carried.ts';
import { carryLog } from '../stores/moving/carry-log.ts';
import { openStores } from '../stores/open.ts';
import { findCustomer } from './customers/query.ts';
import { EmptyLog, isLogLost } from './empty-log.ts';
import { foreignViews } from './open-projection.ts';
import { openReadModels } from './read-models.ts';
import { requestRebuild } from './rebuild.ts';
import { startProjector } from './run.ts';
import * as history from './testing/case-file-history.ts';
import { write } from './testing/temporary-stores.ts';
import { isProjectorFailing } from './turn.ts';

const WITHIN_MS = 60_000;

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-another-log-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** An installation during a test; `project` brings its views up to the log. */
const installation = async (config: StoresConfig, acceptEmptyLog = false) => {
  const stores = await openStores(config);
  const models = await openReadModels(stores);
  const errors: unknown[] = [];
  let stop = async (): Promise<void> => undefined;
  const project = async (): Promise<void> => {
    const options = { holder: 'test', acceptEmptyLog, pauseMs: 10, onError: (error: unknown) => errors.push(error) };
    const projector = startProjector(stores, models.projections, options);
    stop = () => projector.stop();
    expect(await models.waitFor(await stores.events.head(), WITHIN_MS), String(errors[0])).toBe(true);
  };
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await stop();
    await stores.close();
  };
  onTestFinished(close);
  return { stores, models, errors, project, close };
};

const log = ['events.db', 'events.db-wal', 'events.db-shm'];
const deleteFiles = (dataDir: string, names: readonly string[]) =>
  Promise.all(names.map((name) => rm(join(dataDir, name), { force: true })));

const c1 = history.customerCreated('c1', { name: 'Ana' });
const c2 = history.customerCreated('c2', { name: 'Bia' });
const c3 = history.customerCreated('c3', { name: 'Caio' });

describe('views whose log is not the one they were made from', () => {
  it('are rebuilt after the log was deleted, and show nobody meanwhile', async () => {
    const dataDir = await temporaryFolder();
    const before = await installation({ dataDir });
    await write(before.stores, [c1]);
    await before.project();
    await before.close();
    await deleteFiles(dataDir, log);

    const after = await installation({ dataDir }, true);
    expect(await foreignViews(after.models.projections)).toHaveLength(after.models.projections.length);
    await expect(findCustomer(after.models.customers, 'a1', 'c1')).rejects.toThrow(StoreUnavailable);
    await after.project();
    expect(await foreignViews(after.models.projections)).toEqual([]);
    expect(await findCustomer(after.models.customers, 'a1', 'c1')).toBeNull();
    const position = await write(after.stores, [c2]);
    expect(await after.models.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await findCustomer(after.models.customers, 'a1', 'c2')).not.toBeNull();
  });

  it('are left as they are while the log is empty, until somebody says that it is meant', async () => {
    const dataDir = await temporaryFolder();
    const before = await installation({ dataDir });
    expect(await isLogLost(before.stores, before.models.projections)).toBe(false);
    await write(before.stores, [c1]);
    await before.project();
    expect(await isLogLost(before.stores, before.models.projections)).toBe(false);
    await before.close();
    await deleteFiles(dataDir, log);

    const after = await installation({ dataDir });
    expect(await isLogLost(after.stores, after.models.projections)).toBe(true);
    const errors: unknown[] = [];
    const options = { holder: 'test', pauseMs: 10, onError: (error: unknown) => errors.push(error) };
    const projector = startProjector(after.stores, after.models.projections, options);
    await expect.poll(() => errors.length).toBeGreaterThan(2);
    await projector.stop();
    expect(errors[0]).toBeInstanceOf(EmptyLog);
    expect(await foreignViews(after.models.projections)).toHaveLength(after.models.projections.length);

    await deleteFiles(dataDir, ['views.db', 'views.db-wal', 'views.db-shm']);
    const withKeysAlone = await installation({ dataDir });
    expect(await isLogLost(withKeysAlone.stores, withKeysAlone.models.projections)).toBe(true);
  });

  it('show what an older log holds, even if it has since grown past them', async () => {
    const dataDir = await temporaryFolder();
    const before = await installation({ dataDir });
    await write(before.stores, [c1]);
    await before.project();
    await before.close();
    const backup = await temporaryFolder();
    for (const name of ['events.db', 'keys.db']) await cp(join(dataDir, name), join(backup, name));
    const later = await installation({ dataDir });
    await later.project();
    await later.models.waitFor(await write(later.stores, [c2, history.calculationCreated('k2', 'c2')]), WITHIN_MS);
    await later.close();

    await deleteFiles(dataDir, log);
    await cp(join(backup, 'events.db'), join(dataDir, 'events.db'));
    const after = await installation({ dataDir });
    expect(await after.models.projections[0]?.isOfCopied()).toBe(false);
    await write(after.stores, [c3, history.calculationCreated('k3', 'c3'), history.calculationEdited('k3', 'c3', 'a')]);
    await after.project();
    expect(await findCustomer(after.models.customers, 'a1', 'c1')).not.toBeNull();
    expect(await findCustomer(after.models.customers, 'a1', 'c2')).toBeNull();
    expect(await findCustomer(after.models.customers, 'a1', 'c3')).not.toBeNull();
    expect(await after.models.calculations.count()).toBe(1);
  });

  it('are left alone when the same log is restored', async () => {
    const dataDir = await temporaryFolder();
    const before = await installation({ dataDir });
    await write(before.stores, [c1, c2]);
    await before.project();
    await before.close();
    const after = await installation({ dataDir });
    for (const { isOutdated } of after.models.projections) expect(await isOutdated()).toBe(false);
  });

  it('follow a log that was moved to EventStoreDB while they stayed', async () => {
    const dataDir = await temporaryFolder();
    const behind = openSqliteEvents(join(await temporaryFolder(), 'double.db'));
    const double = await startEventStoreDouble(behind, { batchAppend: true });
    onTestFinished(async () => {
      await double.stop();
      await behind.close();
    });
    const before = await installation({ dataDir });
    await write(before.stores, [c1]);
    await before.project();
    await before.close();
    const config = { dataDir, eventStoreUrl: double.url };
    const [source, target] = [await openStores({ dataDir }), await openStores(config)];
    await carryLog(eventsOf(source.events), target.events);
    await source.close();
    await target.close();

    const after = await installation(config);
    for (const { isForeign, isOfCopied } of after.models.projections)
      expect([await isForeign(), await isOfCopied()]).toEqual([true, true]);
    await after.project();
    const position = await write(after.stores, [c2]);
    expect(await after.models.waitFor(position, WITHIN_MS)).toBe(true);
    expect((await after.models.customerList.find({})).items.map(({ name }) => name)).toEqual(['Ana', 'Bia']);
    expect(after.errors).toEqual([]);
    expect(await requestRebuild(after.stores, after.models.projections, ['customers'])).toBeNull();
  });
});

describe('a projector that fails repeatedly', () => {
  it('is visible to every process, until it works again', async () => {
    const { stores, models } = await installation({ dataDir: await temporaryFolder() });
    let broken = true;
    const failing = models.projections.map((projection) => ({
      ...projection,
      checkpoint: async () => {
        if (broken) throw new Error('no position of this log');
        return projection.checkpoint();
      },
    }));
    const projector = startProjector(stores, failing, { holder: 'failing', pauseMs: 1, failingMs: 500 });
    onTestFinished(() => projector.stop());
    await expect.poll(() => isProjectorFailing(stores, models.projections)).toBe(true);
    broken = false;
    expect(await models.waitFor(await write(stores, [c1]), WITHIN_MS)).toBe(true);
    await expect.poll(() => isProjectorFailing(stores, models.projections)).toBe(false);
  });
});
