import { expect, it, onTestFinished } from 'vitest';
import { openReadModels } from '../../projections/read-models.ts';
import { startProjector } from '../../projections/run.ts';
import { ThreadClosed } from '../../results/compute/thread-runner.ts';
import { openSqliteViews } from '../../stores/views/embedded/sqlite-views.ts';
import { RECOMPUTE_QUEUE } from '../../workers/recompute/queue.ts';
import { createLogger } from '../log.ts';
import { startApi } from '../testing/api.ts';
import { newCalculation, newCustomer } from '../testing/case-file.ts';
import { interrupted, startWorking } from './parts.ts';

it('jobs wait until the views they read are built, and none fails meanwhile', async () => {
  const api = await startApi();
  const adviser = await api.adviser();
  const { id: customerId } = await newCustomer(adviser);
  const { id: calculationId } = await newCalculation(adviser, customerId);
  // The same installation after an update: views of its own, which nobody has built yet.
  const views = openSqliteViews(`${api.deps.config.dataDir}/newer-views.db`);
  const stores = { ...api.deps.stores, views };
  const models = await openReadModels(stores);
  const { jobs } = stores;
  const data = { accountId: adviser.accountId, calculationId };
  await jobs.enqueue({ queue: RECOMPUTE_QUEUE, id: 'waiting', data, owner: adviser.accountId });
  const workers = startWorking({ ...api.deps, stores, views: models });
  let stop = async (): Promise<void> => undefined;
  onTestFinished(async () => {
    await workers.close(5_000);
    await stop();
    await views.close();
    await api.close();
  });
  expect(await models.unbuilt()).not.toEqual([]);
  expect(await jobs.counts(RECOMPUTE_QUEUE)).toMatchObject({ queued: 1, running: 0, failed: 0 });
  const projector = startProjector(stores, models.projections, { holder: 'newer' });
  stop = () => projector.stop();
  await expect.poll(() => jobs.counts(RECOMPUTE_QUEUE)).toMatchObject({ queued: 0, failed: 0 });
  await expect.poll(async () => (await jobs.get({ queue: RECOMPUTE_QUEUE, id: 'waiting' }))?.status).toBe('done');
});

it.each(['come to exist', 'do not'])('jobs wait for the first users, until they %s', async (outcome) => {
  const api = await startApi();
  const { jobs } = api.deps.stores;
  await jobs.enqueue({ queue: RECOMPUTE_QUEUE, id: 'waiting', data: null, attempts: 1 });
  let end = (): void => undefined;
  const started = new Promise<void>((resolve, reject) => {
    end = outcome === 'do not' ? () => reject(new Error('interrupted')) : resolve;
  });
  const workers = startWorking(api.deps, started);
  onTestFinished(async () => {
    await workers.close(5_000);
    await api.close();
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(await jobs.counts(RECOMPUTE_QUEUE)).toMatchObject({ queued: 1 });
  end();
  await expect.poll(() => jobs.counts(RECOMPUTE_QUEUE)).toMatchObject({ queued: 0 });
});

it('jobs wait for no first users that never come: mails and charges go on', async () => {
  const api = await startApi();
  const { jobs } = api.deps.stores;
  await jobs.enqueue({ queue: RECOMPUTE_QUEUE, id: 'waiting', data: null, attempts: 1 });
  const workers = startWorking(api.deps, new Promise(() => undefined));
  onTestFinished(async () => {
    await workers.close(5_000);
    await api.close();
  });
  await expect.poll(() => jobs.counts(RECOMPUTE_QUEUE), { timeout: 60_000 }).toMatchObject({ queued: 0 });
});

it('what is broken off because the process ends is no error of its log', () => {
  const logged: unknown[] = [];
  const logger = createLogger('error', { write: (line) => logged.push(line) });
  interrupted({ logger })(new ThreadClosed('The thread was closed'));
  expect(logged).toEqual([]);
  interrupted({ logger })(new Error('anything else'));
  expect(logged).toHaveLength(1);
});
