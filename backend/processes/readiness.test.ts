import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { markOf } from '../../projections/mark.ts';
import { openReadModels } from '../../projections/read-models.ts';
import { startProjector } from '../../projections/run.ts';
import * as history from '../../projections/testing/case-file-history.ts';
import { temporaryStores, write } from '../../projections/testing/temporary-stores.ts';
import type { Stores } from '../../stores/stores.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { onceUsersExist, readinessOf } from './readiness.ts';

const installation = async (dataDir = '.') => {
  const stores = await temporaryStores();
  const views = await openReadModels(stores);
  const clock = { ms: 0 };
  const disk = { free: 1_000_000_000 };
  const metrics = createMetrics();
  /** Time of probes passes when a test says so. */
  const waiting = { passes: (): Promise<unknown> => new Promise(() => undefined) };
  const ready = readinessOf(
    { config: { probesWithinMs: 800, dataDir }, stores, views, metrics, logger: createLogger('silent') },
    { now: () => clock.ms, wait: () => waiting.passes(), freeBytes: async () => disk.free },
  );
  return { stores, views, clock, disk, metrics, waiting, ready };
};

const project = ({ stores, views }: Awaited<ReturnType<typeof installation>>): void => {
  const projector = startProjector(stores, views.projections, { holder: 'test' });
  onTestFinished(() => projector.stop());
};

describe('a process', () => {
  it('is not ready once a view has stood still for 15 s behind the log, and ready again when it moves', async () => {
    const house = await installation();
    const { clock, ready } = house;
    const position = await write(house.stores, [history.customerCreated('c1')]);
    expect(await ready()).toEqual([]);
    clock.ms = 14_999;
    expect(await ready()).toEqual([]);
    clock.ms = 15_000;
    expect(await ready()).toContain('the view customer-list stands still');
    project(house);
    expect(await house.views.waitFor(position, 60_000)).toBe(true);
    expect(await ready()).toEqual([]);
  });

  it('is not ready while its disk is full', async () => {
    const { disk, ready } = await installation();
    disk.free = 3_000_000;
    expect(await ready()).toEqual(['the disk of DATA_DIR is full or nearly so: free some space']);
    disk.free = 1_000_000_000;
    expect(await ready()).toEqual([]);
  });

  it('stays ready however long nothing happens', async () => {
    const { clock, ready } = await installation();
    expect(await ready()).toEqual([]);
    clock.ms = 3_600_000;
    expect(await ready()).toEqual([]);
  });

  it('is not ready until views made from another log have been rebuilt', async () => {
    const house = await installation();
    const place = { position: '0000000000000001', streamId: 'customer-c1', revision: 0, id: randomUUID() };
    await house.views.customers.write([], place.position, markOf(place));
    expect(await house.ready()).toEqual([expect.stringContaining('the log is empty, but views were made from one')]);
    await write(house.stores, [history.customerCreated('c2')]);
    expect(await house.ready()).toEqual(['the view customers was made from another log and is being rebuilt']);
    project(house);
    await expect.poll(house.ready).toEqual([]);
  });

  it('is not ready while the projector, in any process, fails repeatedly', async () => {
    const { stores, views, ready } = await installation();
    const broken = views.projections.map((projection) => ({
      ...projection,
      checkpoint: () => Promise.reject(new Error('broken')),
    }));
    const projector = startProjector(stores, broken, { holder: 'elsewhere', pauseMs: 1 });
    await expect.poll(ready).toEqual(['the projector fails again and again: see the log']);
    await projector.stop();
  });

  it('names the store that does not respond', async () => {
    const { stores, ready } = await installation();
    await stores.events.close();
    expect(await ready()).toEqual(['the events store does not answer']);
  });
});

describe('a probe', () => {
  const never = new Promise<never>(() => undefined);
  /** The time of the probe is over once the other stores have answered. */
  const afterOthers = (stores: Stores) => {
    const others = (['keys', 'files', 'views', 'jobs'] as const).map((name) => vi.spyOn(stores[name], 'ping'));
    return async (): Promise<void> => {
      await Promise.all(others.flatMap(({ mock }) => mock.results.map(({ value }) => value)));
      await nextTurn();
    };
  };

  it('answers whatever a store does, and names it', async () => {
    const { stores, waiting, ready } = await installation();
    const halted = vi.spyOn(stores.events, 'ping').mockReturnValue(never);
    onTestFinished(() => halted.mockRestore());
    waiting.passes = afterOthers(stores);
    expect(await ready()).toEqual(['the events store does not answer']);
  });

  it('says so where the stores answer but what is read from them comes too late', async () => {
    const { stores, waiting, ready } = await installation();
    const halted = vi.spyOn(stores.events, 'head').mockReturnValue(never);
    onTestFinished(() => halted.mockRestore());
    waiting.passes = afterOthers(stores);
    expect(await ready()).toEqual(['the stores answer too slowly to say more']);
  });

  it('of the metrics omits what is not read in time', async () => {
    const { stores, waiting, metrics } = await installation();
    const halted = vi.spyOn(stores.jobs, 'counts').mockReturnValue(never);
    onTestFinished(() => halted.mockRestore());
    waiting.passes = afterOthers(stores);
    const text = await metrics.text();
    expect(text).not.toContain('genial_jobs{');
    expect(text).toContain('genial_commands_total');
  });
});

describe('the gauges of a process', () => {
  it('show how long a view has stood still and how many jobs wait', async () => {
    const { stores, clock, metrics } = await installation();
    await write(stores, [history.customerCreated('c1')]);
    await stores.jobs.enqueue({ queue: 'cnis', id: 'one', data: null });
    await stores.jobs.enqueue({ queue: 'cnis', id: 'later', data: null, delayMs: 60_000 });
    await metrics.text();
    clock.ms = 7_000;
    const text = await metrics.text();
    expect(text).toContain('genial_view_behind{view="customer-list"} 1');
    expect(text).toContain('genial_view_standing_still_seconds{view="customer-list"} 7');
    expect(text).toContain('genial_jobs{queue="cnis",state="queued"} 1');
    expect(text).toContain('genial_jobs{queue="cnis",state="delayed"} 1');
    expect(text).toContain('genial_jobs{queue="report",state="queued"} 0');
  });

  it('show when the nightly copy was last whole, and nothing where none was ever made', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'genial-backup-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { metrics } = await installation(folder);
    expect(await metrics.text()).not.toContain('genial_backup_timestamp_seconds{');
    await writeFile(join(folder, 'last-backup'), '');
    await utimes(join(folder, 'last-backup'), 1_700_000_000, 1_700_000_000);
    expect(await metrics.text()).toContain('genial_backup_timestamp_seconds{copy="nightly"} 1700000000');
  });

  it('omit those of an unavailable store, and show the rest', async () => {
    const { stores, metrics } = await installation();
    await stores.jobs.close();
    const text = await metrics.text();
    expect(text).not.toContain('genial_jobs{');
    expect(text).toContain('genial_view_behind{view="customer-list"} 0');
  });
});

it('waits for the first users in the process that creates them', async () => {
  let exist = false;
  const ready = onceUsersExist(
    async () => ['the view users stands still'],
    () => exist,
  );
  expect(await ready()).toEqual(['the view users stands still', 'the first users do not exist yet']);
  exist = true;
  expect(await ready()).toEqual(['the view users stands still']);
});
