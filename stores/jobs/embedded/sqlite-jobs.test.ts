import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { Database } from '../../sqlite/database.ts';
import { inFolder } from '../../testing/installation.ts';
import { jobsContract } from '../contract.ts';
import { stalledJobsContract } from '../stalled-contract.ts';
import { JOB_MIGRATIONS } from './job-migrations.ts';
import { openSqliteJobs, SqliteJobs } from './sqlite-jobs.ts';

jobsContract('SQLite', () => inFolder((folder) => openSqliteJobs(join(folder, 'jobs.db'))));

stalledJobsContract('SQLite', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-stores-'));
  return { config: { dataDir }, dispose: () => rm(dataDir, { recursive: true }) };
});

it('workers rest where nothing can be written, and do not wake each other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'genial-jobs-'));
  const database = new Database({ file: join(folder, 'jobs.db'), store: 'jobs', migrations: JOB_MIGRATIONS });
  const write = database.write.bind(database);
  vi.spyOn(database, 'write').mockImplementation(() =>
    write(() => {
      throw new Error('database or disk is full');
    }),
  );
  const jobs = new SqliteJobs(database);
  const onError = vi.fn();
  const workers = ['one', 'two', 'three'].map((queue) =>
    jobs.work(queue, async () => ({ ok: true, result: null }), { onError }),
  );
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(2);
  onError.mockClear();
  await sleep(300);
  expect(onError.mock.calls.length).toBeLessThanOrEqual(workers.length);
  await Promise.all(workers.map((worker) => worker.close()));
  database.close();
  await rm(folder, { recursive: true });
});
