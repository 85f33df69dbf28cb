import { describe, expect, it, onTestFinished } from 'vitest';
import { notEmpty } from '../domain/testing/not-empty.ts';
import { StoreUnavailable } from '../stores/errors.ts';
import type { Stores } from '../stores/stores.ts';
import { caseFilesProjection } from './case-files/project.ts';
import { findCaseFile } from './case-files/query.ts';
import { caseFilesView } from './case-files/schema.ts';
import { findCustomer } from './customers/query.ts';
import { lagMeter } from './lag.ts';
import { type OpenProjection, openProjection } from './open-projection.ts';
import { openReadModels } from './read-models.ts';
import { rebuild, requestRebuild } from './rebuild.ts';
import { startProjector } from './run.ts';
import * as history from './testing/case-file-history.ts';
import { temporaryStores, write } from './testing/temporary-stores.ts';
import { projectorLease } from './turn.ts';

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
    await expect.poll(() => models.unbuilt()).toEqual([]);
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

  it('stands by for one whose work it is, takes over when it stops and makes room again', async () => {
    const stores = await temporaryStores();
    const models = await openReadModels(stores);
    const lease = projectorLease(models.projections);
    const start = (holder: string, standBy: boolean) => {
      const projector = startProjector(stores, models.projections, { holder, standBy, leaseMs: 2_000, pauseMs: 20 });
      onTestFinished(() => projector.stop());
      return projector;
    };
    const isHeldBy = async (holder: string) => stores.views.lease(lease, holder, 2_000);
    const first = start('first', false);
    await expect.poll(() => stores.views.isLeased(lease)).toBe(true);
    start('standing by', true);
    expect(await models.waitFor(await write(stores, [history.customerCreated('c1')]), WITHIN_MS)).toBe(true);
    await first.stop();
    expect(await models.waitFor(await write(stores, [history.customerCreated('c2')]), WITHIN_MS)).toBe(true);
    expect(await isHeldBy('first')).toBe(false);
    start('second', false);
    await expect.poll(() => isHeldBy('second')).toBe(true);
    expect(await models.waitFor(await write(stores, [history.customerCreated('c3')]), WITHIN_MS)).toBe(true);
  });

  it('misses nothing written during a rebuild', async () => {
    const stores = await temporaryStores();
    const { models } = await projecting(stores);
    await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
    const rebuilt = requestRebuild(stores, models.projections, ['case-files', 'calculations']);
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
    expect(await requestRebuild(stores, models.projections, names)).toBeNull();
    expect(await models.caseFiles.find({})).toEqual(before);
  });

  it('rebuilds on order also while the views are being built anyway', async () => {
    const stores = await temporaryStores();
    await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
    const { models, errors } = await projecting(stores);
    const names = models.projections.map(({ name }) => name);
    expect(await requestRebuild(stores, models.projections, names)).toBeNull();
    expect(await models.unbuilt()).toEqual([]);
    expect(errors).toEqual([]);
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

describe('views of another version than what is there', () => {
  const ana = [history.customerCreated('c1', { name: 'Ana' }), history.calculationCreated('k1', 'c1')];
  const edited = history.calculationEdited('k1', 'c1', 'Depois');

  /** The same projections under versions of their own, as a newer program has them. */
  const newer = async (stores: Stores, evolves: typeof caseFilesProjection.evolve = caseFilesProjection.evolve) => {
    const models = await openReadModels(stores);
    const view = { ...caseFilesView, version: 1 };
    const changed = await openProjection({ ...caseFilesProjection, view, evolve: evolves }, stores);
    return {
      caseFiles: changed.view,
      projections: models.projections.map((one) => (one.name === 'case-files' ? changed : one)),
    };
  };
  const project = (stores: Stores, projections: readonly OpenProjection[], holder: string) => {
    const projector = startProjector(stores, projections, { holder, leaseMs: 500, pauseMs: 20 });
    onTestFinished(() => projector.stop());
    return projector;
  };
  const caughtUp = async (projections: readonly OpenProjection[], position: string): Promise<boolean> =>
    notEmpty(await Promise.all(projections.map((one) => one.caughtUp(position, WITHIN_MS)))).every(Boolean);

  it.each(['older first', 'newer first'])('stand beside each other while both are fed, the %s', async (order) => {
    const stores = await temporaryStores();
    const older = await openReadModels(stores);
    const first = await write(stores, ana);
    const start = {
      older: () => project(stores, older.projections, 'older'),
      newer: async () => project(stores, (await newer(stores)).projections, 'newer'),
    };
    if (order === 'older first') {
      start.older();
      expect(await older.waitFor(first, WITHIN_MS)).toBe(true);
      await start.newer();
    } else {
      await start.newer();
      start.older();
    }
    const { projections, caseFiles } = await newer(stores);
    const last = await write(stores, [edited]);
    expect(await older.waitFor(last, WITHIN_MS)).toBe(true);
    await expect
      .poll(async () => (await projections.find(({ name }) => name === 'case-files')?.isOutdated()) ?? true)
      .toBe(false);
    expect(await caughtUp(projections, last)).toBe(true);
    for (const view of [older.caseFiles, caseFiles])
      expect(await findCaseFile(view, 'a1', 'k1')).toMatchObject({ fields: { name: 'Depois' } });
  });

  it('are read in the former version until they are built, and then miss nothing', async () => {
    const stores = await temporaryStores();
    const older = await projecting(stores);
    expect(await older.models.waitFor(await write(stores, ana), WITHIN_MS)).toBe(true);
    await older.projector.stop();
    const { projections, caseFiles } = await newer(stores, (file, fact, id) => {
      const after = caseFilesProjection.evolve(file, fact, id);
      return after && { ...after, fields: { ...after.fields, name: `${after.fields.name}!` } };
    });
    expect(await findCaseFile(caseFiles, 'a1', 'k1')).toMatchObject({ id: 'k1' });
    const position = await write(stores, [edited]);
    project(stores, projections, 'newer');
    await expect.poll(async () => (await findCaseFile(caseFiles, 'a1', 'k1'))?.fields.name).toBe('Depois!');
    expect(await caughtUp(projections, position)).toBe(true);
  });

  it('answer that they are being built where the former version does not fit, and where there is none', async () => {
    const stores = await temporaryStores();
    const position = await write(stores, ana);
    const unbuilt = await openReadModels(stores);
    expect(await unbuilt.unbuilt()).toHaveLength(unbuilt.projections.length);
    await expect(unbuilt.customers.count()).rejects.toThrow('being built');
    const { models } = await projecting(stores);
    await expect.poll(() => models.unbuilt()).toEqual([]);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    const strict = { ...caseFilesView, version: 2, schema: caseFilesView.schema.refine(() => false) };
    const changed = await openProjection({ ...caseFilesProjection, view: strict }, stores);
    await expect(changed.view.get('k1')).rejects.toThrow(StoreUnavailable);
  });

  it('are waited for by whoever finds nothing to read yet: an update refuses nobody for five seconds', async () => {
    const stores = await temporaryStores();
    await write(stores, ana);
    const models = await openReadModels(stores);
    const asked = models.customers.count();
    project(stores, models.projections, 'p1');
    expect(await asked).toBe(1);
  });

  it('have those of a session first', async () => {
    const stores = await temporaryStores();
    await write(stores, ana);
    const models = await openReadModels(stores);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = models.projections.map((one) =>
      one.name === 'case-files' ? { ...one, build: async () => gate.then(() => one.build()) } : one,
    );
    project(stores, slow, 'p1');
    const others = models.projections.map(({ name }) => name).filter((name) => name !== 'users' && name !== 'accounts');
    await expect.poll(() => models.unbuilt()).toEqual(others);
    open();
    await expect.poll(() => models.unbuilt()).toEqual([]);
  });

  it('delay no process’s readiness', async () => {
    const stores = await temporaryStores();
    await write(stores, ana);
    const models = await openReadModels(stores);
    let clock = 0;
    const lag = lagMeter(stores, models.projections.slice(0, 1), () => clock);
    await lag();
    clock = 60_000;
    expect(await lag()).toEqual([{ view: 'customer-list', behind: true, standingStillMs: 0 }]);
  });
});

describe('views', () => {
  it('are left unchanged by an interrupted rebuild', async () => {
    const stores = await temporaryStores();
    const { models } = await projecting(stores);
    const position = await write(stores, [history.customerCreated('c1')]);
    expect(await models.waitFor(position, WITHIN_MS)).toBe(true);
    const at = async <Result>(work: () => Promise<Result>) => work();
    await expect(rebuild(stores.log, models.projections, at, { signal: AbortSignal.abort() })).rejects.toThrow(
      'aborted',
    );
    expect(await findCustomer(models.customers, 'a1', 'c1')).not.toBeNull();
    await rebuild(stores.log, models.projections, at);
    expect(await findCustomer(models.customers, 'a1', 'c1')).not.toBeNull();
  });
});

describe('one of several projectors', () => {
  it('waits for a dead one’s lease to expire, then continues', async () => {
    const stores = await temporaryStores();
    await stores.views.lease(projectorLease((await openReadModels(stores)).projections), 'died', 300);
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
