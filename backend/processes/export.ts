import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NothingToExport } from '../../stores/moving/errors.ts';
import { exportInstallation } from '../../stores/moving/export.ts';
import { openEvents, openKeys } from '../../stores/open.ts';
import { createSecurityLog } from '../security-log.ts';
import { fileArguments } from './arguments.ts';
import { configOrExit } from './environment.ts';
import { printProgress } from './progress.ts';
import { start } from './start.ts';
import { storesConfig } from './stores-config.ts';

/**
 * Writes the installation's whole log to a file, and on request the customers' keys to another. The installation may be
 * running.
 */
await start(async () => {
  const files = fileArguments('export');
  const settings = configOrExit();
  const config = storesConfig(settings);
  // A database that is not there would be made by opening it.
  for (const [name, url] of [
    ['events.db', config.eventStoreUrl],
    ['keys.db', config.mongoUrl],
  ] as const)
    if (url === undefined && !existsSync(join(config.dataDir, name))) throw new NothingToExport(config.dataDir);
  const events = await openEvents(config, 'reading');
  const keys = await openKeys(config);
  const place = config.eventStoreUrl === undefined ? config.dataDir : 'EVENTSTORE_URL';
  const written = await exportInstallation(files, { events, keys, place }, printProgress());
  console.log(
    `Exported ${written.events} events to ${files.log}, read back and counted; ${written.forgotten} forgotten persons stay forgotten.`,
  );
  if (written.keys === null)
    console.log('What the log says of persons is locked; without --keys their keys stay here.');
  else console.log(`Exported ${written.keys} keys to ${files.keys}: keep it apart from the log.`);
  const event = { by: null, correlationId: randomUUID() };
  createSecurityLog(settings.logLevel).note('installation-exported', event);
  await keys.close();
  await events.close();
});
