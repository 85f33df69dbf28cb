import { access } from 'node:fs/promises';
import { restore } from '../../stores/moving/restore.ts';
import { openEvents, openKeys } from '../../stores/open.ts';
import { fileArguments } from './arguments.ts';
import { configOrExit } from './environment.ts';
import { printProgress } from './progress.ts';
import { start } from './start.ts';
import { storesConfig } from './stores-config.ts';

/** Restores an exported log into the stores of the settings. Views follow once a projector runs. */
await start(async () => {
  const files = fileArguments('restore');
  const config = storesConfig(configOrExit());
  // Before the stores are opened, which makes them where they are not there.
  for (const file of [files.log, files.keys]) if (file !== null) await access(file);
  const events = await openEvents(config);
  const keys = await openKeys(config);
  const restored = await restore(files, { events, keys }, printProgress());
  console.log(
    `Restored ${restored.events} events (${restored.written} written now, the others were there), ` +
      `${restored.keys} keys; ${restored.forgotten} persons stay forgotten. Every event was read back and compared.`,
  );
  if (restored.locked > 0)
    console.error(
      `WARNING: the keys of ${restored.locked} of ${restored.persons} persons are not ${files.keys === null ? 'here' : 'among these'}. ` +
        'What the log says of them stays locked, and they appear as "Dados ilegíveis". Run it again with KEYS=… of the ' +
        'same backup before anybody works with it.',
    );
  await keys.close();
  await events.close();
});
