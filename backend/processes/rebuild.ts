import { requestRebuild } from '../../projections/rebuild.ts';
import { isProjecting } from '../../projections/turn.ts';
import { assemble } from './assemble.ts';
import { configOrExit } from './environment.ts';
import { failingProjector } from './failing-projector.ts';
import { startProjecting } from './parts.ts';
import { start } from './start.ts';
import { nothingThere } from './stores-config.ts';

/**
 * Rebuilds the views given on the command line, or all, from the event log. If a projector is running, it does the
 * work; otherwise this process projects until it is done.
 */
await start(async () => {
  const config = configOrExit();
  const missing = nothingThere(config);
  if (missing !== null) {
    console.error(`${missing}.`);
    process.exit(1);
  }
  const { deps, close } = await assemble(config);
  const known = deps.views.projections.map(({ name }) => name);
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such view: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    await close();
    process.exit(1);
  }
  const views = asked.length === 0 ? known : asked;
  console.log(`Rebuilding from the log, while the old ones serve: ${views.join(', ')}`);
  if (await isProjecting(deps.stores, deps.views.projections))
    console.log('A process that projects already does the work.');
  const projector = startProjecting(deps, 'rebuild');
  const over = new AbortController();
  const failure = await Promise.race([
    requestRebuild(deps.stores, deps.views.projections, views),
    failingProjector(deps, over.signal, () => console.log('  at work …')),
  ]);
  over.abort();
  await projector.stop();
  await close();
  if (failure !== null) {
    console.error(`Rebuilding failed: ${failure.message}`);
    process.exit(1);
  }
  console.log(`Rebuilt: ${views.join(', ')}`);
});
