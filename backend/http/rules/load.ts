import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { isUnreadable, type LoadedCase, loadCase } from '../../../results/load-case.ts';
import type { Session } from '../../sessions/session.ts';
import { found, Problem } from '../problem.ts';
import type { CallContext } from '../route.ts';

/** The calculation with all that the law is asked about it, or NotFound; DataUnreadable where that has holes. */
export const loadedCase = async (
  calculationId: string,
  { deps, session }: CallContext<Session>,
): Promise<LoadedCase> => {
  const loaded = found(
    await loadCase(deps.views, {
      accountId: session.user.accountId,
      calculationId,
      today: dayInSaoPaulo(deps.now()),
      specialTimeUntil: deps.config.specialTimeUntil,
    }),
  );
  if (isUnreadable(loaded)) throw new Problem('DataUnreadable');
  return loaded;
};
