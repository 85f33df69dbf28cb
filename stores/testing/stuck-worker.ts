import { writeSync } from 'node:fs';
import { z } from 'zod';
import { openStores } from '../open.ts';

/** Takes a job, prints so, then works on it until this process is killed or stopped. */
const { config, queue, stalledAfterMs } = z
  .object({
    config: z.object({ dataDir: z.string(), redisUrl: z.string().optional() }),
    queue: z.string(),
    stalledAfterMs: z.number(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const stores = await openStores(config);
stores.jobs.work(
  queue,
  async ({ signal }) => {
    writeSync(1, 'taken\n');
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    writeSync(1, 'aborted\n');
    return { ok: true, result: 'stuck' };
  },
  { stalledAfterMs },
);
