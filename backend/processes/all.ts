import { join } from 'node:path';
import { ensureDemonstration } from '../demo/ensure.ts';
import { createApp } from '../http/app.ts';
import { ensureAdministrator } from './administrator.ts';
import { assemble } from './assemble.ts';
import { configOrExit, inProduction } from './environment.ts';
import { greeting } from './greeting.ts';
import { listen } from './listen.ts';
import { GRACE_MS, startProjecting, startWorking } from './parts.ts';
import { readinessOf } from './readiness.ts';
import { start } from './start.ts';
import { untilSignal } from './until-signal.ts';

/** API, projections, workers and screens in one process: what `make run` starts. */
await start(async () => {
  const config = configOrExit();
  const { deps, stop, close } = await assemble(config);
  const projector = startProjecting(deps, 'all', true);
  const workers = await startWorking(deps);
  const administrator = await ensureAdministrator(deps);
  const demonstration = config.demo ? await ensureDemonstration(deps) : null;
  const screensFolder = join(process.cwd(), 'dist', 'web');
  const app = createApp({ deps, readiness: readinessOf(deps), screensFolder, checkAnswers: !inProduction });
  const server = await listen(app, config.host, config.port);
  console.log(greeting(config, server.port, { administrator, demonstration }));

  const signal = await untilSignal();
  deps.logger.info({ signal }, 'stopping');
  stop();
  await server.close(GRACE_MS);
  await workers.close(GRACE_MS);
  await projector.stop();
  await close();
});
