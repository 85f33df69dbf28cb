import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openReadModels } from '../../projections/read-models.ts';
import { startProjector } from '../../projections/run.ts';
import * as history from '../../projections/testing/case-file-history.ts';
import { write } from '../../projections/testing/temporary-stores.ts';
import type { StoresConfig } from '../../stores/config.ts';
import { openSqliteEvents } from '../../stores/events/embedded/sqlite-events.ts';
import { startEventStoreDouble } from '../../stores/events/eventstore/double/eventstore-double.ts';
import { eventsOf } from '../../stores/moving/carried.ts';
import { carryFiles } from '../../stores/moving/carry-files.ts';
import { carryKeys } from '../../stores/moving/carry-keys.ts';
import { carryLog } from '../../stores/moving/carry-log.ts';
import { exportKeys } from '../../stores/moving/keys-file.ts';
import { exportLog } from '../../stores/moving/log-file.ts';
import { restore } from '../../stores/moving/restore.ts';
import { openStores } from '../../stores/open.ts';
import type { Stores } from '../../stores/stores.ts';
import { startMongo } from '../../stores/testing/servers.ts';

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-moving-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const opened = async (config: StoresConfig): Promise<Stores> => {
  const stores = await openStores(config);
  onTestFinished(() => stores.close());
  return stores;
};

/** Two clients with calculations, one of them deleted again, and one forgotten person. */
const someLife = async (stores: Stores): Promise<void> => {
  await write(stores, [
    history.customerCreated('c1', { name: 'Ana', birthDate: '1964-03-10' }),
    history.calculationCreated('k1', 'c1'),
    history.cnisImported('k1', 'c1', 'w1', 'w2'),
    history.customerCreated('c2', { name: 'Bia' }),
    history.workRecordDivided('k1', 'c1', 'w1', 'w3'),
    history.calculationCopied('k2', 'k1', 'c1', 'w4'),
    history.calculationDeleted('k2', 'c1'),
    history.customerCreated('c3', { name: 'Caio' }),
    history.customerEdited('c1', { name: 'Ana Maria' }, 'consultation'),
  ]);
  await stores.keys.destroy('customer-c3');
  await stores.files.put('logo-1', Buffer.from('image'), 'image/png');
};

/** All documents of all views, as a projector makes them from the log. */
const viewsOf = async (stores: Stores): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const models = await openReadModels(stores);
  const projector = startProjector(stores, models.projections, { holder: 'test' });
  await expect.poll(() => models.unbuilt()).toEqual([]);
  expect(await models.waitFor(await stores.events.head(), 60_000)).toBe(true);
  await projector.stop();
  const views = [models.customerList, models.customers, models.calculations, models.caseFiles, models.places] as const;
  const documents = await Promise.all(views.map(async (view) => (await view.find({})).items));
  return Object.fromEntries(documents.map((items, index) => [String(index), items]));
};

/** Each log assigns its own positions; everything else must be the same. */
const withoutPositions = (views: unknown): unknown =>
  JSON.parse(JSON.stringify(views, (name, value) => (name === 'position' ? undefined : value)));

const mongo = await startMongo();
afterAll(() => mongo?.stop());

describe('an installation that is moved', () => {
  it('has identical views after an export and a restore', async () => {
    const folder = await temporaryFolder();
    const source = await opened({ dataDir: join(folder, 'from') });
    await someLife(source);
    const files = { log: join(folder, 'log.ndjson'), keys: join(folder, 'keys.ndjson') };
    await exportLog(source.events, source.keys, files.log);
    await exportKeys(source.keys, files.keys);
    const target = await opened({ dataDir: join(folder, 'to') });
    await restore(files, target);
    const before = await viewsOf(source);
    expect(before['0']).toHaveLength(3);
    expect(await viewsOf(target)).toEqual(before);
  });

  it.runIf(mongo !== null)('has the same events, keys, files and views on its servers', async () => {
    const folder = await temporaryFolder();
    const behind = openSqliteEvents(join(folder, 'double.db'));
    const double = await startEventStoreDouble(behind, { batchAppend: true });
    onTestFinished(async () => {
      await double.stop();
      await behind.close();
    });
    const source = await opened({ dataDir: join(folder, 'from') });
    await someLife(source);
    const to = { dataDir: join(folder, 'to'), eventStoreUrl: double.url, mongoUrl: mongo?.url };
    const target = await opened(to);
    for (const written of [9, 0]) {
      expect(await carryKeys(source.keys, target.keys)).toEqual({ keys: 2, forgotten: 1 });
      expect(await carryLog(eventsOf(source.events), target.events)).toEqual({ events: 9, written });
      expect(await carryFiles(source.files, target.files)).toEqual({ files: 1, written: written === 0 ? 0 : 1 });
    }
    expect(await target.keys.create('customer-c3')).toEqual({ status: 'destroyed' });
    expect((await target.files.get('logo-1'))?.contentType).toBe('image/png');
    expect(withoutPositions(await viewsOf(target))).toEqual(withoutPositions(await viewsOf(source)));
  });
});
