import { randomUUID } from 'node:crypto';
import { exportKeys } from '../../stores/moving/keys-file.ts';
import { exportLog } from '../../stores/moving/log-file.ts';
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
  const events = await openEvents(config, 'reading');
  const keys = await openKeys(config);
  const written = await exportLog(events, keys, files.log, printProgress());
  console.log(
    `Exported ${written.events} events to ${files.log}; ${written.forgotten} forgotten persons stay forgotten.`,
  );
  if (files.keys === null) console.log('What the log says of persons is locked; without --keys their keys stay here.');
  else console.log(`Exported ${await exportKeys(keys, files.keys)} keys to ${files.keys}: keep it apart from the log.`);
  const event = { by: null, correlationId: randomUUID() };
  createSecurityLog(settings.logLevel).note('installation-exported', event);
  await keys.close();
  await events.close();
});
