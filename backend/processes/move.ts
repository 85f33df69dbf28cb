import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventsOf } from '../../stores/moving/carried.ts';
import { carryFiles } from '../../stores/moving/carry-files.ts';
import { carryKeys } from '../../stores/moving/carry-keys.ts';
import { carryLog } from '../../stores/moving/carry-log.ts';
import { openEvents, openFiles, openKeys } from '../../stores/open.ts';
import { configOrExit } from './environment.ts';
import { printProgress } from './progress.ts';
import { start } from './start.ts';
import { storesConfig } from './stores-config.ts';

/**
 * Copies the embedded installation in `DATA_DIR` to the server-grade stores of the settings: keys, events and files,
 * each only if its server is given. Views are rebuilt from the log; jobs are not moved. Can be run again.
 */
await start(async () => {
  const to = storesConfig(configOrExit());
  const from = { dataDir: to.dataDir };
  if (!existsSync(join(from.dataDir, 'events.db'))) {
    console.error(`There is no embedded installation in ${from.dataDir}: set DATA_DIR to where it is kept.`);
    process.exit(1);
  }
  if (to.eventStoreUrl === undefined && to.mongoUrl === undefined) {
    console.error('Where to? Set EVENTSTORE_URL (events), MONGO_URL (keys and files), or both.');
    process.exit(1);
  }
  // Keys first: no event may exist in the new log before the key that decrypts it.
  if (to.mongoUrl !== undefined) {
    const [source, target] = [await openKeys(from), await openKeys(to)];
    const { keys, forgotten } = await carryKeys(source, target);
    console.log(`Keys: ${keys} are there, ${forgotten} forgotten persons stay forgotten.`);
    await target.close();
    await source.close();
  }
  if (to.eventStoreUrl !== undefined) {
    const [source, target] = [await openEvents(from, 'reading'), await openEvents(to)];
    const { events, written } = await carryLog(eventsOf(source), target, printProgress());
    console.log(`Events: ${events} are there in their order, ${written} written now; each was read and compared.`);
    await target.close();
    await source.close();
  }
  if (to.mongoUrl !== undefined) {
    const [source, target] = [await openFiles(from), await openFiles(to)];
    const { files, written } = await carryFiles(source, target);
    console.log(`Files: ${files} are there, ${written} written now.`);
    await target.close();
    await source.close();
  }
});
