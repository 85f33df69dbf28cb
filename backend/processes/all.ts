import { join } from 'node:path';
import { startProjector } from '../../projections/run.ts';
import { findChromium } from '../../workers/report/browser.ts';
import { startWorkers } from '../../workers/run.ts';
import { ensureDemonstration } from '../demo/ensure.ts';
import { createApp } from '../http/app.ts';
import { ensureAdministrator } from './administrator.ts';
import { assemble, machine, threads } from './assemble.ts';
import { configOrExit, inProduction } from './environment.ts';
import { listen } from './listen.ts';
import { readinessOf } from './readiness.ts';
import { untilSignal } from './until-signal.ts';

/** API, projections, workers and screens in one process: what `make run` starts. */
const GRACE_MS = 10_000;
const screensFolder = join(process.cwd(), 'dist', 'web');

const config = configOrExit();
const { deps, close } = await assemble(config);
const { stores, views, results, logger, metrics, now } = deps;
const onError = (error: unknown): void => logger.error({ err: error }, 'interrupted');

const projector = startProjector(stores, views.projections, { holder: `all@${machine}`, onError });
const workers = startWorkers({
  stores,
  views,
  results,
  cnisThread: threads.cnis,
  chromiumPath: findChromium(process.env),
  specialTimeUntil: config.specialTimeUntil,
  now,
  observer: metrics,
  onError,
});
const administrator = await ensureAdministrator(deps);
const demonstration = config.demo ? await ensureDemonstration(deps) : null;
const app = createApp({ deps, readiness: readinessOf(deps), screensFolder, checkAnswers: !inProduction });
const server = await listen(app, config.host, config.port);

const address = config.port === server.port ? config.publicUrl : `http://${config.host}:${server.port}`;
console.log(`\nGenial is running at ${address}\n`);
if (demonstration !== null) console.log(`  Demonstration: ${demonstration.email}  password: ${demonstration.password}`);
if (administrator !== null) {
  console.log(`  Administrator: ${administrator.email}  password: ${administrator.password}  (shown only once)`);
}
if (config.admin !== null) console.log(`  Administrator: ${config.admin.email}  password: as set in ADMIN_PASSWORD`);
console.log(`  API: ${address}/api/docs\n`);

const signal = await untilSignal();
logger.info({ signal }, 'stopping');
await server.close(GRACE_MS);
await workers.close(GRACE_MS);
await projector.stop();
await close();
