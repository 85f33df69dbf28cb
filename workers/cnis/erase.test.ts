import { expect, it } from 'vitest';
import { temporaryStores } from '../../projections/testing/temporary-stores.ts';
import { eraseLeftovers } from './erase.ts';
import { CNIS_QUEUE, importFileId } from './queue.ts';

const LATER_MS = 60_000;

it('erases the file of an import that is not there, but not before its job had time to be made', async () => {
  const { jobs, files } = await temporaryStores();
  const [waiting, forgotten] = [importFileId('waiting'), importFileId('forgotten')];
  for (const id of [waiting, forgotten]) await files.put(id, Buffer.from('%PDF'), 'application/pdf');
  await jobs.enqueue({ queue: CNIS_QUEUE, id: 'waiting', data: {} });
  const left = async () => {
    const ids: string[] = [];
    for await (const { id } of files.list()) ids.push(id);
    return ids.sort();
  };

  await eraseLeftovers(jobs, files, Date.now() - LATER_MS);
  expect(await left()).toEqual([forgotten, waiting]);
  await eraseLeftovers(jobs, files, Date.now() + LATER_MS);
  expect(await left()).toEqual([waiting]);

  // One that ended, and whose worker was killed before it erased the file, need not wait.
  const worker = jobs.work(CNIS_QUEUE, async () => ({ ok: true, result: {} }));
  for await (const _ of jobs.watch({ queue: CNIS_QUEUE, id: 'waiting' }));
  await worker.close();
  await eraseLeftovers(jobs, files, Date.now() - LATER_MS);
  expect(await left()).toEqual([]);
});
