import { describe, expect, it, onTestFinished } from 'vitest';
import { notEmpty } from '../domain/testing/not-empty.ts';
import type { Stores } from '../stores/stores.ts';
import { findCaseFile } from './case-files/query.ts';
import { caseFilesView } from './case-files/schema.ts';
import { findCustomer } from './customers/query.ts';
import { lagMeter } from './lag.ts';
import type { OpenProjection } from './open-projection.ts';
import { openReadModels } from './read-models.ts';
import { rebuild, requestRebuild } from './rebuild.ts';
import { startProjector } from './run.ts';
import * as history from './testing/case-file-history.ts';
import { temporaryStores, write } from './testing/temporary-stores.ts';

const WITHIN_MS = 60_000;

const projecting = async (stores: Stores, holder = 'p1') => {
  const models = await openReadModels(stores);
  const errors: unknown[] = [];
  const projector = startProjector(stores, models.projections, {
    holder,
    leaseMs: 500,
    pauseMs: 20,
    onError: (error) => errors.push(error),
  });
  onTestFinished(() => projector.stop());
  return { models, projector, errors };
};

describe('the projector', () => {
  it('projects what was written before it started and after', async () => {
    const stores = await temporaryStores();
    await write(stores, [history.customerCreated('c1', { name: 'Ana' })]);
    const { models } = await projecting(stores);
    const position = await write(stores, [history.customerEdited('c1', { name: 'Ana Maria' })]);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await findCustomer(models.customers, 'a1', 'c1')).toMatchObject({
      fields: { name: 'Ana Maria' },
      revision: 1,
    });
  });

  it('reports when the views do not catch up in time', async () => {
    const stores = await temporaryStores();
    const models = await openReadModels(stores);
    const position = await write(stores, [history.customerCreated('c1')]);
    expect(await models.waitFor(position, 1)).toBe(false);
  });

  it('misses nothing written during a rebuild', async () => {
    const stores = await temporaryStores();
    const { models } = await projecting(stores);
    await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
    const rebuilt = requestRebuild(stores, ['case-files', 'calculations']);
    const names = Array.from({ length: 30 }, (_, index) => `Nome ${index}`);
    const position = await write(
      stores,
      names.map((name) => history.calculationEdited('k1', 'c1', name)),
    );
    expect(await rebuilt).toBeNull();
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await findCaseFile(models.caseFiles, 'a1', 'k1')).toMatchObject({
      fields: { name: 'Nome 29' },
      revision: 30,
    });
  });

  it('catches up a generation that somebody else swapped in from further behind', async () => {
    const stores = await temporaryStores();
    const { models } = await projecting(stores);
    const before = await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
    expect(await models.waitFor(before, WITHIN_MS)).toBe(true);
    await (await models.caseFiles.rebuild()).swap();
    const position = await write(stores, [history.calculationEdited('k1', 'c1', 'Depois')]);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await findCaseFile(models.caseFiles, 'a1', 'k1')).toMatchObject({ fields: { name: 'Depois' } });
  });

  it('rebuilds at another process’s request', async () => {
    const stores = await temporaryStores();
    const { models } = await projecting(stores);
    const position = await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    const before = await models.caseFiles.find({});
    const names = models.projections.map(({ name }) => name);
    expect(await requestRebuild(stores, names)).toBeNull();
    expect(await models.caseFiles.find({})).toEqual(before);
  });

  it('hands over to another process when it stops', async () => {
    const stores = await temporaryStores();
    const first = await projecting(stores, 'p1');
    const written = await write(stores, [history.customerCreated('c1', { name: 'Ana' })]);
    expect(await first.models.waitFor(written, WITHIN_MS)).toBe(true);
    const second = await projecting(stores, 'p2');
    await first.projector.stop();
    const position = await write(stores, [history.customerEdited('c1', { name: 'Bia' })]);
    expect(await second.models.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await findCustomer(second.models.customers, 'a1', 'c1')).toMatchObject({ fields: { name: 'Bia' } });
  });
});

describe('views whose definition has changed', () => {
  /** The case files under a newer definition, whose rebuild waits until the gate opens. */
  const upgraded = async (stores: Stores) => {
    const models = await openReadModels(stores);
    let [open, current] = [(): void => undefined, false];
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const projections = models.projections.map((projection): OpenProjection => {
      if (projection.name !== 'case-files') return projection;
      return {
        ...projection,
        isOutdated: async () => !current,
        build: async () => {
          await gate;
          const building = await projection.build();
          const swap = async (): Promise<void> => {
            await building.swap();
            current = true;
          };
          return { ...building, swap };
        },
      };
    });
    return { models, projections, open };
  };

  it('are rebuilt while the others continue, and then miss nothing', async () => {
    const stores = await temporaryStores();
    const { models, projections, open } = await upgraded(stores);
    const projector = startProjector(stores, projections, { holder: 'p1' });
    onTestFinished(() => projector.stop());
    const first = await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
    const caughtUp = projections
      .filter(({ name }) => name !== 'case-files')
      .map((one) => one.caughtUp(first, WITHIN_MS));
    expect(notEmpty(await Promise.all(caughtUp)).every(Boolean)).toBe(true);
    expect(await findCaseFile(models.caseFiles, 'a1', 'k1')).toBeNull();

    open();
    const last = await write(stores, [history.calculationEdited('k1', 'c1', 'Depois')]);
    expect(await models.waitFor(last, WITHIN_MS)).toBe(true);
    expect(await findCaseFile(models.caseFiles, 'a1', 'k1')).toMatchObject({ fields: { name: 'Depois' } });
  });

  it('delay no command and no process’s readiness', async () => {
    const stores = await temporaryStores();
    const outdated = await (await stores.views.view({ ...caseFilesView, version: 0 })).rebuild();
    await outdated.swap();
    const models = await openReadModels(stores);
    const position = await write(stores, [history.customerCreated('c1')]);
    const caseFiles = models.projections.filter(({ name }) => name === 'case-files');
    expect(await caseFiles[0]?.caughtUp(position, WITHIN_MS)).toBe(true);
    let clock = 0;
    const lag = lagMeter(stores, caseFiles, () => clock);
    await lag();
    clock = 60_000;
    expect(await lag()).toEqual([{ view: 'case-files', behind: true, standingStillMs: 0 }]);
  });

  it('are left unchanged by an interrupted rebuild', async () => {
    const stores = await temporaryStores();
    const { models } = await projecting(stores);
    const position = await write(stores, [history.customerCreated('c1')]);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    const at = async <Result>(work: () => Promise<Result>) => work();
    await expect(rebuild(stores.log, models.projections, at, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await findCustomer(models.customers, 'a1', 'c1')).not.toBeNull();
    await rebuild(stores.log, models.projections, at);
    expect(await findCustomer(models.customers, 'a1', 'c1')).not.toBeNull();
  });
});

describe('one of several projectors', () => {
  it('waits for a dead one’s lease to expire, then continues', async () => {
    const stores = await temporaryStores();
    await stores.views.lease('projector', 'died', 300);
    const { models } = await projecting(stores);
    const position = await write(stores, [history.customerCreated('c1')]);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
  });

  it('feeds the other views while one fails, reports it, and retries', async () => {
    const stores = await temporaryStores();
    const models = await openReadModels(stores);
    let failures = 0;
    const failingTwice = models.projections.map((projection) =>
      projection.name === 'case-files'
        ? {
            ...projection,
            apply: async (...batch: Parameters<OpenProjection['apply']>) => {
              if (failures < 2) throw new Error(`failure ${++failures}`);
              await projection.apply(...batch);
            },
          }
        : projection,
    );
    const errors: unknown[] = [];
    const projector = startProjector(stores, failingTwice, {
      holder: 'p1',
      pauseMs: 1,
      onError: (error) => errors.push(error),
    });
    onTestFinished(() => projector.stop());
    const position = await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    expect(await findCaseFile(models.caseFiles, 'a1', 'k1')).toMatchObject({ id: 'k1' });
    expect(errors).toEqual([new Error('failure 1'), new Error('failure 2')]);
  });
});

describe('the lag of the views', () => {
  it('is measured while a view does not move, and zero once it has caught up', async () => {
    const stores = await temporaryStores();
    const models = await openReadModels(stores);
    let clock = 0;
    const lag = lagMeter(stores, models.projections, () => clock);
    const position = await write(stores, [history.customerCreated('c1')]);
    expect((await lag())[0]).toEqual({ view: 'customer-list', behind: true, standingStillMs: 0 });
    clock = 15_000;
    expect((await lag())[0]).toEqual({ view: 'customer-list', behind: true, standingStillMs: 15_000 });

    await projecting(stores);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    expect((await lag())[0]).toEqual({ view: 'customer-list', behind: false, standingStillMs: 0 });
  });
});
