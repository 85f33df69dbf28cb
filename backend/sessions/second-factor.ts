import type { User } from '../../domain/api/auth.ts';
import { userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { messages } from '../../domain/words/messages.ts';
import { onceOnly } from '../command-ids.ts';
import { type Behalf, run } from '../commands.ts';
import { Problem } from '../http/problem.ts';
import { loadStream } from '../streams.ts';
import type { LoadedUser } from './load-user.ts';
import { recordFailure } from './record-failure.ts';
import { hashOfRecoveryCode, stepOfCode } from './totp.ts';

const wrongCode = () => new Problem('SecondFactorRequired', { fields: { code: messages.wrongCode } });

/** A user as the log has them: views know nothing of secrets. */
export const userInLog = async ({ deps }: Behalf, userId: string) => {
  const loaded = await loadStream(deps.stores.log, userAggregate, userStream(userId));
  return loaded?.state.phase === 'open' ? loaded.state : null;
};

const use = async (behalf: Behalf, userId: string, code: string): Promise<true | null> => {
  const secret = (await userInLog(behalf, userId))?.secondFactor?.secret ?? null;
  if (secret === null) return null;
  const digits = code.replace(/\s/g, '');
  const step = /^\d{6}$/.test(digits) ? stepOfCode(secret, digits, behalf.deps.now()) : null;
  const command =
    step === null
      ? ({ type: 'UseRecoveryCode', hash: hashOfRecoveryCode(code) } as const)
      : ({ type: 'UseSecondFactor', step } as const);
  // A request sent again under its Idempotency-Key is another attempt: whoever recorded it must not get in by it.
  const attempt = { ...behalf, ids: onceOnly(behalf.deps.newId) };
  const used = await run(attempt, userAggregate, userStream(userId), command);
  if (!used.ok && used.error.name !== 'SecondFactorRequired') throw new Problem('StoreUnavailable', { retryAfter: 5 });
  return used.ok ? true : null;
};

/**
 * Looks at a code of a user, one attempt after another; null: it is wrong. Only wrong ones count towards the limits.
 * Throws TooManyRequests.
 */
export const countingWrongCodes = async <Right>(
  { deps: { limits, security }, correlationId }: Behalf,
  { id, email }: Pick<User, 'id' | 'email'>,
  address: string,
  look: () => Promise<Right | null>,
): Promise<Right | null> =>
  limits.codes.inTurn(email, async () => {
    const retryAfter = await limits.codes.take(email, address);
    if (retryAfter !== null) {
      security.note('too-many-attempts', { by: null, about: id, address, correlationId });
      throw new Problem('TooManyRequests', { retryAfter });
    }
    const right = await look();
    if (right === null) security.note('second-factor-failed', { by: null, about: id, address, correlationId });
    else await limits.codes.giveBack(email, address);
    return right;
  });

/**
 * Requires the code of a user who has a second factor, or one of their recovery codes. No code counts twice, also if it
 * is given twice at once. Throws SecondFactorRequired, TooManyRequests.
 */
export const requireSecondFactor = async (
  behalf: Behalf,
  { user, document }: LoadedUser,
  code: string | undefined,
  address: string,
): Promise<void> => {
  if (document.secondFactor === null) return;
  if (code === undefined || code.trim() === '') throw new Problem('SecondFactorRequired');
  if ((await countingWrongCodes(behalf, user, address, () => use(behalf, user.id, code))) !== null) return;
  recordFailure('code', user, { address, correlationId: behalf.correlationId }, behalf.deps);
  throw wrongCode();
};
