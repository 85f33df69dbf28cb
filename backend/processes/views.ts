import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { assemble } from './assemble.ts';
import { configOrExit } from './environment.ts';
import { failingProjector } from './failing-projector.ts';
import { startProjecting } from './parts.ts';
import { start } from './start.ts';
import { nothingThere } from './stores-config.ts';

const LOOK_EVERY_MS = 200;

const allBuilt = async ({ views }: Pick<Deps, 'views'>, signal: AbortSignal): Promise<null> => {
  while ((await views.unbuilt()).length > 0) await sleep(LOOK_EVERY_MS, undefined, { signal });
  return null;
};

/**
 * Builds what this release changed of the views, beside the program that runs and before it is exchanged: the new one
 * then refuses nothing from its start on. Ends when they are there.
 */
await start(async () => {
  const config = configOrExit();
  const missing = nothingThere(config);
  if (missing !== null) {
    console.log(`${missing}; a new one needs no views.`);
    return;
  }
  const { deps, close } = await assemble(config);
  const unbuilt = await deps.views.unbuilt();
  if (unbuilt.length === 0) {
    await close();
    console.log('The views of this release are there already.');
    return;
  }
  console.log(`Building from the log, while what runs goes on: ${unbuilt.join(', ')}`);
  const projector = startProjecting(deps, 'views');
  const over = new AbortController();
  const failure = await Promise.race([
    allBuilt(deps, over.signal),
    failingProjector(deps, over.signal, () => console.log('  at work …')),
  ]);
  over.abort();
  await projector.stop();
  await close();
  if (failure !== null) {
    console.error(`Building failed: ${failure.message}`);
    process.exit(1);
  }
  console.log('Built. Exchange the program within ten minutes: views that nobody uses for longer are dropped.');
});
