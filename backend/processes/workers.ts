import { assemble } from './assemble.ts';
import { configOrExit } from './environment.ts';
import { GRACE_MS, listenForOperations, startWorking } from './parts.ts';
import { start } from './start.ts';
import { untilSignal } from './until-signal.ts';

/** Workers only. Any number may run. */
await start(async () => {
  const { deps, close } = await assemble(configOrExit());
  const workers = startWorking(deps);
  const server = await listenForOperations(deps);
  console.log(`Genial workers are running; health at http://${deps.config.host}:${server.port}/readyz`);

  const signal = await untilSignal();
  deps.logger.info({ signal }, 'stopping');
  await server.close(GRACE_MS);
  await workers.close(GRACE_MS);
  await close();
});
