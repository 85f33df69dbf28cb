import { join } from 'node:path';
import { createApp } from '../http/app.ts';
import { assemble } from './assemble.ts';
import { configOrExit, inProduction } from './environment.ts';
import { eventually } from './eventually.ts';
import { ensureFirstUsers } from './first-users.ts';
import { greeting } from './greeting.ts';
import { listen } from './listen.ts';
import { GRACE_MS } from './parts.ts';
import { readinessOf } from './readiness.ts';
import { start } from './start.ts';
import { untilSignal } from './until-signal.ts';

/** The API and the screens, without projections and workers. Any number of these may run. */
await start(async () => {
  const config = configOrExit();
  const { deps, stop, close } = await assemble(config);
  const screensFolder = join(process.cwd(), 'dist', 'web');
  const app = createApp({ deps, readiness: readinessOf(deps), screensFolder, checkAnswers: !inProduction });
  const server = await listen(app, config.host, config.port);

  /** Needs a projector, which may start later than the API. */
  const stopping = new AbortController();
  const greeted = eventually(
    async () => {
      await ensureFirstUsers(deps, stopping.signal, (first) => console.log(greeting(config, server.port, first)));
    },
    (error) => deps.logger.warn({ err: error }, 'first users not there yet'),
    stopping.signal,
  );

  const signal = await untilSignal();
  deps.logger.info({ signal }, 'stopping');
  stopping.abort();
  stop();
  await server.close(GRACE_MS);
  await greeted;
  await close();
});
