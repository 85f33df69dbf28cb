import { assemble } from './assemble.ts';
import { configOrExit } from './environment.ts';
import { GRACE_MS, listenForOperations, startCheckingKeys, startProjecting } from './parts.ts';
import { start } from './start.ts';
import { untilSignal } from './until-signal.ts';

/** Projections only. One such process projects; the others stand by. */
await start(async () => {
  const { deps, close } = await assemble(configOrExit());
  const projector = startProjecting(deps, 'projections');
  const server = await listenForOperations(deps);
  console.log(`Genial projections are running; health at http://${deps.config.host}:${server.port}/readyz`);
  const stopping = new AbortController();
  const checked = startCheckingKeys(deps, stopping.signal);

  const signal = await untilSignal();
  deps.logger.info({ signal }, 'stopping');
  stopping.abort();
  await server.close(GRACE_MS);
  await projector.stop();
  await checked;
  await close();
});
