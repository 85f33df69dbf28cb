import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { type LoadedCase, loadCase } from '../../../workers/recompute/load-case.ts';
import type { Session } from '../../sessions/session.ts';
import { found } from '../problem.ts';
import type { CallContext } from '../route.ts';

/** The calculation with all that the law is asked about it, or NotFound. */
export const loadedCase = async (calculationId: string, { deps, session }: CallContext<Session>): Promise<LoadedCase> =>
  found(
    await loadCase(deps.views, {
      accountId: session.user.accountId,
      calculationId,
      today: dayInSaoPaulo(deps.now()),
      specialTimeUntil: deps.config.specialTimeUntil,
    }),
  );
