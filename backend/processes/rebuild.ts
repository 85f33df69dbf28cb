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
const known = views.projections.map(({ name }) => name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`There is no view ${unknown.join(', ')}. The views are: ${known.join(', ')}`);
  process.exitCode = 1;
} else {
  const names = asked.length > 0 ? asked : known;
  const projector = startProjector(stores, views.projections, {
    holder: `rebuild@${machine}`,
    onError: (error) => logger.error({ err: error }, 'interrupted'),
  });
  const failure = await requestRebuild(stores, names);
  console.log(failure === null ? `Rebuilt: ${names.join(', ')}` : `Not rebuilt: ${failure.message}`);
  if (failure !== null) process.exitCode = 1;
  await projector.stop();
}
await close();
