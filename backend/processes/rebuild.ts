import { requestRebuild } from '../../projections/rebuild.ts';
import { assemble } from './assemble.ts';
import { configOrExit } from './environment.ts';
import { startProjecting } from './parts.ts';
import { start } from './start.ts';

/**
 * Rebuilds the views named on the command line, or all, from the event log. Where a projector runs it does the work;
 * otherwise this process projects for as long as it takes.
 */
await start(async () => {
  const { deps, close } = await assemble(configOrExit());
  const known = deps.views.projections.map(({ name }) => name);
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such view: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    await close();
    process.exit(1);
  }
  const views = asked.length === 0 ? known : asked;
  const projector = startProjecting(deps, 'rebuild');
  const failure = await requestRebuild(deps.stores, views);
  await projector.stop();
  await close();
  if (failure !== null) {
    console.error(`Rebuilding failed: ${failure.message}`);
    process.exit(1);
  }
  console.log(`Rebuilt: ${views.join(', ')}`);
});
