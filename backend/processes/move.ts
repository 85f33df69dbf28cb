import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventsOf } from '../../stores/moving/carried.ts';
import { carryFiles } from '../../stores/moving/carry-files.ts';
import { carryKeys, compareKeys } from '../../stores/moving/carry-keys.ts';
import { carryLog, compareLog } from '../../stores/moving/carry-log.ts';
import { openEvents, openFiles, openKeys } from '../../stores/open.ts';
import { configOrExit } from './environment.ts';
import { printProgress } from './progress.ts';
import { start } from './start.ts';
import { storesConfig } from './stores-config.ts';

/**
 * Copies the embedded installation in `DATA_DIR` to the server-grade stores of the settings: events, keys and files,
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
  const [events, keys] = [await openEvents(from, 'reading'), await openKeys(from)];
  const targetEvents = to.eventStoreUrl === undefined ? null : await openEvents(to);
  const targetKeys = to.mongoUrl === undefined ? null : await openKeys(to);
  // Compared before anything is written: a target that is another installation's gets neither events nor keys.
  if (targetEvents !== null) await compareLog(eventsOf(events), targetEvents);
  if (targetKeys !== null) await compareKeys(keys, targetKeys);
  if (targetEvents !== null) {
    const moved = await carryLog(eventsOf(events), targetEvents, printProgress());
    console.log(
      `Events: ${moved.events} are there in their order, ${moved.written} written now; each was read and compared.`,
    );
  }
  if (targetKeys !== null) {
    const moved = await carryKeys(keys, targetKeys);
    console.log(`Keys: ${moved.keys} are there, ${moved.forgotten} forgotten persons stay forgotten.`);
  }
  for (const store of [targetKeys, targetEvents, keys, events]) await store?.close();
  if (to.mongoUrl !== undefined) {
    const [source, target] = [await openFiles(from), await openFiles(to)];
    const { files, written } = await carryFiles(source, target);
    console.log(`Files: ${files} are there, ${written} written now.`);
    await target.close();
    await source.close();
  }
});
