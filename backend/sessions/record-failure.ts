import type { User } from '../../domain/api/auth.ts';
import { signInsStream } from '../../domain/streams.ts';
import { type SignInEvent, signInEvents } from '../../domain/users/sign-ins/events.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import type { Deps } from '../deps.ts';

type Reason = SignInEvent['data']['reason'];

/**
 * Records a failed sign-in for the audit. Nobody waits for it: the answer takes as long for known as for unknown
 * addresses, and no sign-in depends on it. Of those about nobody, only so many.
 */
export const recordFailure = (
  reason: Reason,
  user: Pick<User, 'id' | 'accountId'> | null,
  { address, correlationId }: { readonly address: string; readonly correlationId: string },
  deps: Deps,
): void => {
  const { stores, limits, logger, now, newId } = deps;
  const record = async (): Promise<void> => {
    if (user === null && !(await limits.strangers())) return;
    const at = now();
    const month = dayInSaoPaulo(at).slice(0, 7);
    const event = {
      type: 'SignInFailed',
      data: { userId: user?.id ?? null, month, reason, personal: { address } },
    } as const;
    const metadata = { at, by: null, accountId: user?.accountId ?? null, correlationId, causationId: null };
    await stores.log.append(signInEvents, signInsStream(month), [{ id: newId(), event }], 'any', metadata);
  };
  record().catch((error: unknown) => logger.warn({ err: error, correlationId }, 'a failed sign-in was not recorded'));
};
