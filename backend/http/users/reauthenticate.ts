import { messages } from '../../../domain/words/messages.ts';
import { loadUser } from '../../sessions/load-user.ts';
import type { Session } from '../../sessions/session.ts';
import { tryPassword } from '../../sessions/sign-in.ts';
import { secondsOf } from '../../sessions/tokens.ts';
import { Problem } from '../problem.ts';
import type { CallContext } from '../route.ts';

const RECENT_SECONDS = 15 * 60;

/**
 * Changing one's own password or e-mail requires the current password, given now or a moment ago: somebody who finds an
 * open screen has a valid token. Throws ReauthenticationRequired.
 */
export const reauthenticate = async (
  currentPassword: string | undefined,
  { deps, session: { user, claims }, address, correlationId }: CallContext<Session>,
  /** Of the request, for the refusal. */
  field = 'user.currentPassword',
): Promise<void> => {
  if (currentPassword === undefined || currentPassword === '') {
    if (secondsOf(deps.now()) - claims.auth_time <= RECENT_SECONDS) return;
    throw new Problem('ReauthenticationRequired', { fields: { [field]: messages.required } });
  }
  const trial = {
    email: user.email,
    password: currentPassword,
    address,
    correlationId,
    failure: 'reauthentication-failed',
  } as const;
  if ((await tryPassword(trial, () => loadUser(user.id, deps), deps)) === null) {
    throw new Problem('ReauthenticationRequired', { fields: { [field]: messages.wrongPassword } });
  }
};
