import { join } from 'node:path';
import { inFolder } from '../../testing/installation.ts';
import { jobsContract } from '../contract.ts';
import { openSqliteJobs } from './sqlite-jobs.ts';

jobsContract('SQLite', () => inFolder((folder) => openSqliteJobs(join(folder, 'jobs.db'))));
