import { requestRebuild } from '../../projections/rebuild.ts';
import { startProjector } from '../../projections/run.ts';
import { assemble, machine } from './assemble.ts';
import { configOrExit } from './environment.ts';

/**
 * Rebuilds the views named on the command line, or all, from the first event, while the old ones serve. The running
 * projector does it where there is one, this process otherwise.
 */
const { deps, close } = await assemble(configOrExit());
const { stores, views, logger } = deps;
const projector = startProjector(stores, views.projections, {
  holder: `rebuild@${machine}`,
  onError: (error) => logger.error({ err: error }, 'interrupted'),
});

for await (const { view, failure } of requestRebuild(stores, views.projections, process.argv.slice(2))) {
  console.log(failure === null ? `${view}: rebuilt` : `${view}: ${failure}`);
  if (failure !== null) process.exitCode = 1;
}
await projector.stop();
await close();
