import { join } from 'node:path';
import { createApp } from '../http/app.ts';
import { assemble } from './assemble.ts';
import { configOrExit, inProduction } from './environment.ts';
import { eventually } from './eventually.ts';
import { ensureFirstUsers } from './first-users.ts';
import { greeting } from './greeting.ts';
import { listen, localAddress } from './listen.ts';
import { GRACE_MS, startProjecting } from './parts.ts';
import { onceUsersExist, readinessOf } from './readiness.ts';
import { startSimulatedPayments } from './simulated-payments.ts';
import { start } from './start.ts';
import { untilSignal } from './until-signal.ts';

/** API and screens, without workers; projections only while no other process has those of this version. Any number may run. */
await start(async () => {
  const config = configOrExit();
  const { deps, stop, close } = await assemble(config);
  const projector = startProjecting(deps, 'api', { standBy: true });
  const screensFolder = join(process.cwd(), 'dist', 'web');
  let usersExist = false;
  const readiness = onceUsersExist(readinessOf(deps), () => usersExist);
  const app = createApp({ deps, readiness, screensFolder, checkAnswers: !inProduction });
  const server = await listen(app, config.host, config.port);
  const stopSimulating = startSimulatedPayments(deps, localAddress(config.host, server.port));

  /** Needs a projector, which may start later. */
  const stopping = new AbortController();
  const greeted = eventually(
    async () => {
      await ensureFirstUsers(deps, stopping.signal, (first) => {
        usersExist = true;
        console.log(greeting(config, server.port, first));
      });
    },
    (error) => deps.logger.warn({ err: error }, 'first users not there yet'),
    stopping.signal,
  );

  const signal = await untilSignal();
  deps.logger.info({ signal }, 'stopping');
  stopping.abort();
  stopSimulating();
  stop();
  await server.close(GRACE_MS);
  await greeted;
  await projector.stop();
  await close();
});
