import { userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { messages } from '../../domain/words/messages.ts';
import { type Behalf, run } from '../commands.ts';
import { Problem } from '../http/problem.ts';
import { loadStream } from '../streams.ts';
import type { LoadedUser } from './load-user.ts';
import { hashOfRecoveryCode, stepOfCode } from './totp.ts';

const wrongCode = () => new Problem('SecondFactorRequired', { fields: { code: messages.wrongCode } });

/** A user as the log has them: views know nothing of secrets. */
export const userInLog = async ({ deps }: Behalf, userId: string) => {
  const loaded = await loadStream(deps.stores.log, userAggregate, userStream(userId));
  return loaded?.state.phase === 'open' ? loaded.state : null;
};

const use = async (behalf: Behalf, userId: string, code: string): Promise<boolean> => {
  const secret = (await userInLog(behalf, userId))?.secondFactor?.secret ?? null;
  if (secret === null) return false;
  const digits = code.replace(/\s/g, '');
  const step = /^\d{6}$/.test(digits) ? stepOfCode(secret, digits, behalf.deps.now()) : null;
  const command =
    step === null
      ? ({ type: 'UseRecoveryCode', hash: hashOfRecoveryCode(code) } as const)
      : ({ type: 'UseSecondFactor', step } as const);
  const used = await run(behalf, userAggregate, userStream(userId), command);
  if (!used.ok && used.error.name !== 'SecondFactorRequired') throw new Problem('StoreUnavailable', { retryAfter: 5 });
  return used.ok;
};

/**
 * Requires the code of a user who has a second factor, or one of their recovery codes. No code counts twice, also if it
 * is given twice at once. Only wrong codes count towards the limits. Throws SecondFactorRequired, TooManyRequests.
 */
export const requireSecondFactor = async (
  behalf: Behalf,
  { user, document }: LoadedUser,
  code: string | undefined,
  address: string,
): Promise<void> => {
  if (document.secondFactor === null) return;
  if (code === undefined || code.trim() === '') throw new Problem('SecondFactorRequired');
  const { correlationId } = behalf;
  const { limits, security } = behalf.deps;
  await limits.codes.inTurn(user.email, async () => {
    const retryAfter = await limits.codes.take(user.email, address);
    if (retryAfter !== null) {
      security.note('too-many-attempts', { by: null, about: user.id, address, correlationId });
      throw new Problem('TooManyRequests', { retryAfter });
    }
    if (!(await use(behalf, user.id, code))) {
      security.note('second-factor-failed', { by: null, about: user.id, address, correlationId });
      throw wrongCode();
    }
    await limits.codes.giveBack(user.email, address);
  });
};
