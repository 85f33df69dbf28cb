import { DateTime } from 'luxon';
import { userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { TIME_ZONE } from '../../domain/words/today.ts';
import { createFirstUser } from '../accounts.ts';
import { done, programsBehalf, run } from '../commands.ts';
import type { Deps } from '../deps.ts';
import type { SignIn } from '../processes/administrator.ts';
import { findUser } from '../sessions/find-user.ts';
import { keptSecret } from '../sessions/secret.ts';
import { demoClients } from './clients.ts';
import { createClient } from './create.ts';

export const DEMO_EMAIL = 'demo@genial.test';
const PASSWORD_BYTES = 9;

/**
 * A demonstration adviser with two fictional clients, so that the first screen is not empty. Created once, through the
 * ordinary commands; later only the password is kept equal to the printed one.
 */
export const ensureDemonstration = async (deps: Deps): Promise<SignIn> => {
  const password = await keptSecret(deps.config.dataDir, 'demo-password', PASSWORD_BYTES);
  const behalf = programsBehalf(deps);
  const known = await findUser(DEMO_EMAIL, deps);
  if (known !== null) {
    if (!(await deps.passwords.verify(password, known.document.passwordHash))) {
      const passwordHash = await deps.passwords.hash(password);
      done(
        await run(behalf, userAggregate, userStream(known.user.id), {
          type: 'ChangePassword',
          passwordHash,
        }),
      );
    }
    return { email: DEMO_EMAIL, password };
  }
  const profile = {
    name: 'Marina Prado (demonstração)',
    email: DEMO_EMAIL,
    phone: null,
    office: officeText,
    oab: 'PR 0.000',
    city: 'Curitiba',
  };
  const lastMonth = DateTime.fromISO(deps.now(), { zone: TIME_ZONE }).minus({ months: 1 }).toFormat('yyyy-MM');
  done(
    await createFirstUser(deps, { profile, password, role: 'user', active: true }, async (advisers, { accountId }) => {
      for (const client of demoClients(lastMonth)) await createClient(advisers, accountId, client);
    }),
  );
  return { email: DEMO_EMAIL, password };
};

const officeText = 'Prado Consultoria Previdenciária (escritório fictício)';
