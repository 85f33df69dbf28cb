import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import type { LoadedUser } from './load-user.ts';
import { recordFailure } from './record-failure.ts';

/** The context of a password attempt: the network address it comes from. */
export interface Trial {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly correlationId: string;
  /** The name of a failure in the security log. */
  readonly failure: 'sign-in-failed' | 'reauthentication-failed';
}

/**
 * Checks a password of the user who has the e-mail (`find`). Only failures count towards the limits. Null: wrong
 * password or unknown e-mail, in the same time. Throws TooManyRequests.
 */
export const tryPassword = (
  { email, password, address, correlationId, failure }: Trial,
  find: () => Promise<LoadedUser | null>,
  deps: Deps,
): Promise<LoadedUser | null> =>
  deps.limits.logins.inTurn(email, async () => {
    const { limits, passwords, security } = deps;
    const retryAfter = await limits.logins.take(email, address);
    if (retryAfter !== null) {
      security.note('too-many-attempts', { by: null, address, correlationId });
      throw new Problem('TooManyRequests', { retryAfter });
    }
    const loaded = await find().catch(async (error: unknown) => {
      await limits.logins.giveBack(email, address);
      throw error;
    });
    if (!(await passwords.verify(password, loaded?.document.passwordHash ?? null)) || loaded === null) {
      security.note(failure, { by: null, about: loaded?.user.id, address, correlationId });
      if (failure === 'sign-in-failed')
        recordFailure('password', loaded?.user ?? null, { address, correlationId }, deps);
      return null;
    }
    await limits.logins.giveBack(email, address);
    return loaded;
  });
