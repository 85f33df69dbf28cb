import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { built } from '../../domain/testing/built.ts';
import { openStores } from '../../stores/open.ts';
import { findCaseFile } from '../case-files/query.ts';
import { openReadModels } from '../read-models.ts';
import { requestRebuild } from '../rebuild.ts';
import { startProjector } from '../run.ts';
import * as history from '../testing/case-file-history.ts';
import { write } from '../testing/temporary-stores.ts';
import { rebuildInThread, rebuildThreadSource } from './rebuild-in-thread.ts';

const WITHIN = { timeout: 60_000 };

/** An installation whose projector rebuilds in a thread. */
const installation = async (entry: URL) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-thread-'));
  const stores = await openStores({ dataDir });
  const newer: string[] = [];
  const rebuilding = rebuildInThread(entry, { dataDir }, ({ message }) => newer.push(message));
  const project = async () => {
    const models = await openReadModels(stores);
    const errors: unknown[] = [];
    const onError = (error: unknown): void => void errors.push(error);
    const projector = startProjector(stores, models.projections, { holder: 'test', rebuilding, onError, pauseMs: 20 });
    onTestFinished(() => projector.stop());
    return { models, errors };
  };
  onTestFinished(async () => {
    await stores.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { stores, newer, rebuilding, project };
};

it('builds views beside the process, which misses nothing written meanwhile', async () => {
  const { stores, project } = await installation(rebuildThreadSource);
  await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
  const { models, errors } = await project();
  await expect.poll(() => models.unbuilt(), WITHIN).toEqual([]);
  const rebuilt = requestRebuild(stores, models.projections, ['case-files', 'calculations']);
  const names = Array.from({ length: 30 }, (_, index) => `Nome ${index}`);
  const position = await write(
    stores,
    names.map((name) => history.calculationEdited('k1', 'c1', name)),
  );
  expect(await rebuilt).toBeNull();
  expect(await models.waitFor(position, WITHIN.timeout)).toBe(true);
  expect(await findCaseFile(models.caseFiles, 'a1', 'k1')).toMatchObject({ fields: { name: 'Nome 29' }, revision: 30 });
  expect(errors).toEqual([]);
});

it('leaves the views as they are when it is stopped, and says what it could not read', async () => {
  const { stores, newer, rebuilding, project } = await installation(built('projections/thread/thread.ts'));
  await write(stores, [history.customerCreated('c1'), history.calculationCreated('k1', 'c1')]);
  const { models } = await project();
  await expect.poll(() => models.unbuilt(), WITHIN).toEqual([]);
  const stopping = new AbortController();
  const stopped = rebuilding(
    ['case-files'],
    (work) => {
      stopping.abort();
      return work();
    },
    stopping.signal,
    false,
  );
  await stopped.catch(() => undefined);
  expect(await findCaseFile(models.caseFiles, 'a1', 'k1')).toMatchObject({ id: 'k1' });

  const metadata = {
    at: '2026-11-22T12:00:00.000Z',
    by: null,
    accountId: null,
    correlationId: null,
    causationId: null,
  };
  const event = { id: randomUUID(), type: 'CustomerEdited', version: 99, data: {}, metadata };
  await stores.events.append('customer-c1', [event], 'any');
  const failed = rebuilding(['customers'], (work) => work(), new AbortController().signal, false);
  await expect(failed).rejects.toThrow('No schema reads version 99 of CustomerEdited');
  expect(newer).toEqual(['No schema reads version 99 of CustomerEdited']);
});
