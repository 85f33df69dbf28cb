import { join } from 'node:path';
import { numberIn } from '../../projections/progress.ts';
import { runAlone } from './alone.ts';
import { assemble } from './assemble.ts';
import { configOrExit, inProduction } from './environment.ts';
import { ensureFirstUsers, type FirstUsers } from './first-users.ts';
import { buildingFirst, greeting } from './greeting.ts';
import { listen, localAddress } from './listen.ts';
import { GRACE_MS, startCheckingKeys, startProjecting, startWorking } from './parts.ts';
import { onceUsersExist, readinessOf } from './readiness.ts';
import { startSimulatedPayments } from './simulated-payments.ts';
import { start } from './start.ts';
import { untilSignal } from './until-signal.ts';

/** API, projections, workers and screens in one process, for `make run`. */
await start(async () => {
  const config = configOrExit();
  const letGo = runAlone(config.dataDir);
  const { deps, stop, close } = await assemble(config);
  const unbuilt = await deps.views.unbuilt();
  if (unbuilt.length > 0) {
    const events = config.eventStoreUrl === null ? numberIn(await deps.stores.events.head()) : null;
    console.log(buildingFirst({ views: unbuilt, unshowable: await deps.views.unshowable(), events }));
  }
  const projector = startProjecting(deps, 'all', { only: true });
  // Loaded while threads already build the views.
  const { createApp } = await import('../http/app.ts');
  const screensFolder = join(process.cwd(), 'dist', 'web');
  let usersExist = false;
  const readiness = onceUsersExist(readinessOf(deps), () => usersExist);
  const app = createApp({ deps, readiness, screensFolder, checkAnswers: !inProduction });
  const server = await listen(app, config.host, config.port);
  const stopSimulating = startSimulatedPayments(deps, localAddress(config.host, server.port));

  const stopping = new AbortController();
  const signalled = untilSignal();
  // Building the views first may take a while: until then the process answers that it is not ready.
  const tell = (first: FirstUsers): void => {
    usersExist = true;
    console.log(greeting(config, server.port, first));
  };
  const greeted = ensureFirstUsers(deps, stopping.signal, tell);
  // Nobody waits for jobs, nor for the keys to be checked, before anybody can sign in.
  const workers = startWorking(deps, greeted);
  const checked = startCheckingKeys(deps, stopping.signal, greeted);

  const signal = await Promise.race([signalled, greeted.then(() => signalled)]);
  stopping.abort();
  deps.logger.info({ signal }, 'stopping');
  // The program that replaces this one begins when it has ended: no request waits for a job until then.
  await workers.close(GRACE_MS);
  stopSimulating();
  stop();
  await server.close(GRACE_MS);
  await greeted.catch(() => undefined);
  await projector.stop();
  await checked;
  await close();
  letGo();
});
