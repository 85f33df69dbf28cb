import { forgetPerson } from '../../workers/erasure/forget-person.ts';
import { forgetUser } from '../../workers/erasure/forget-user.ts';
import { assemble } from './assemble.ts';
import { configOrExit } from './environment.ts';
import { start } from './start.ts';

/** Destroys the key of the removed client or user given on the command line. The installation may be running. */
await start(async () => {
  const [customerId] = process.argv.slice(2);
  if (customerId === undefined) {
    console.error('Whom? Give the id of a removed client or user.');
    process.exit(1);
  }
  const { deps, close } = await assemble(configOrExit());
  const asCustomer = await forgetPerson(deps, customerId);
  const outcome = asCustomer === 'unknown' ? await forgetUser(customerId, deps) : asCustomer;
  if (outcome === 'forgotten') {
    const name = asCustomer === 'unknown' ? 'user-forgotten' : 'customer-forgotten';
    deps.security.note(name, { by: null, about: customerId, correlationId: deps.newId() });
  }
  await close();
  if (outcome === 'forgotten')
    console.log(
      `What the log says of ${customerId} can no longer be read; jobs, files and views keep nothing of them.`,
    );
  else {
    const reasons = {
      unknown: 'Nobody has this id.',
      'still a user': 'This is still a user: an administrator removes them first.',
      'still a client': 'This is still a client: remove them on the screen first.',
      'at work': 'Their key is destroyed, but a job about them still runs: once it has ended, run this again.',
    };
    console.error(reasons[outcome]);
    process.exit(1);
  }
});
