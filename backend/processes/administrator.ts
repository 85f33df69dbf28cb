import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { isCommonPassword } from '../../domain/words/common-passwords.ts';
import { createFirstUser } from '../accounts.ts';
import { done, programsBehalf, run } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { findUser } from '../sessions/find-user.ts';
import { isSecretKept, keptSecret } from '../sessions/secret.ts';

const DEFAULT_EMAIL = 'admin@genial.test';
const RANDOM_PASSWORD_BYTES = 12;
/** Holds the random password from before the user is created until it has been shown. */
const UNSHOWN = 'administrator-password';

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/**
 * Makes sure that the installation has an administrator: the one in the settings, created or updated; or, without
 * settings and users, one with a random password, which is returned until it has been shown: otherwise a start that is
 * interrupted in between would leave an administrator whose password nobody knows.
 */
export const ensureAdministrator = async (deps: Deps): Promise<SignIn | null> => {
  const { admin } = deps.config;
  if (admin !== null) {
    if (isCommonPassword(admin.password))
      deps.logger.warn('ADMIN_PASSWORD is among the passwords that are tried first: choose another one');
    await settle(admin, deps);
    return null;
  }
  const { dataDir } = deps.config;
  if ((await deps.views.users.count()) > 0 && !(await isSecretKept(dataDir, UNSHOWN))) return null;
  const made = { email: DEFAULT_EMAIL, password: await keptSecret(dataDir, UNSHOWN, RANDOM_PASSWORD_BYTES) };
  await settle(made, deps);
  return made;
};

/** The random password has been shown: deletes it. */
export const administratorShown = ({ config }: Pick<Deps, 'config'>): Promise<void> =>
  rm(join(config.dataDir, UNSHOWN), { force: true });

const settle = async ({ email, password }: SignIn, deps: Deps): Promise<void> => {
  const behalf = programsBehalf(deps);
  const known = await findUser(email, deps);
  if (known === null) {
    const profile = { name: 'Administrador', email, phone: null, office: null, oab: null, city: null };
    const { userId } = done(await createFirstUser(deps, { profile, password, role: 'admin', active: true }));
    deps.security.note('role-granted', { by: null, about: userId, correlationId: behalf.correlationId });
    return;
  }
  const stream = userStream(known.user.id);
  const event = { by: null, about: known.user.id, correlationId: behalf.correlationId };
  done(await run(behalf, userAggregate, stream, { type: 'EditUser', profile: {}, role: 'admin', active: true }));
  if (known.user.role !== 'admin') deps.security.note('role-granted', event);
  if (await deps.passwords.verify(password, known.document.passwordHash)) return;
  const passwordHash = await deps.passwords.hash(password);
  done(await run(behalf, userAggregate, stream, { type: 'ChangePassword', passwordHash }));
  deps.security.note('password-changed', event);
};
