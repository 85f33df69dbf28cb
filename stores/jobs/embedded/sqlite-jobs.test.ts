import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFolder } from '../../testing/installation.ts';
import { jobsContract } from '../contract.ts';
import { stalledJobsContract } from '../stalled-contract.ts';
import { openSqliteJobs } from './sqlite-jobs.ts';

jobsContract('SQLite', () => inFolder((folder) => openSqliteJobs(join(folder, 'jobs.db'))));

stalledJobsContract('SQLite', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-stores-'));
  return { config: { dataDir }, dispose: () => rm(dataDir, { recursive: true }) };
});
