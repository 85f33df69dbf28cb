import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { openStores } from '../open.ts';

/**
 * Opens one new folder after another, each at an agreed instant, so that several such processes are the first in it
 * together. Prints each folder once it is open.
 */
const options = z.object({ folders: z.array(z.string()), firstAt: z.number(), everyMs: z.number() });
const { folders, firstAt, everyMs } = options.parse(JSON.parse(process.argv[2] ?? ''));

for (const [round, dataDir] of folders.entries()) {
  const at = firstAt + round * everyMs;
  await sleep(Math.max(0, at - Date.now() - 15));
  while (Date.now() < at);
  const stores = await openStores({ dataDir });
  process.stdout.write(`opened ${dataDir}\n`);
  await stores.close();
}
