import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import type { LoadedUser } from './load-user.ts';

/** What a trial of a password is made with: the network address it comes from. */
export interface Trial {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly correlationId: string;
  /** What a failure is called in the log of security. */
  readonly failure: 'sign-in-failed' | 'reauthentication-failed';
}

/**
 * Tries a password against the user who has the e-mail (`find`). Only failures count towards the limits. Null: it is
 * wrong, or nobody has the e-mail, in the same time. Throws TooManyRequests.
 */
export const tryPassword = (
  { email, password, address, correlationId, failure }: Trial,
  find: () => Promise<LoadedUser | null>,
  { limits, passwords, security }: Pick<Deps, 'limits' | 'passwords' | 'security'>,
): Promise<LoadedUser | null> =>
  limits.logins.inTurn(email, async () => {
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
      return null;
    }
    await limits.logins.giveBack(email, address);
    return loaded;
  });
