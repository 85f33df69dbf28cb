import { calculationStream } from '../../../domain/streams.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { describedFor } from '../../../projections/described-places/query.ts';
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

/**
 * The same with the calculation as it stood at a revision of its own; NotFound for one that never was. The client's
 * data, the indexes and the law are those of today: what differs is what was changed in the calculation.
 */
export const caseAt = async (
  calculationId: string,
  revision: number | undefined,
  context: CallContext<Session>,
): Promise<LoadedCase & { readonly isPast: boolean }> => {
  const present = await loadedCase(calculationId, context);
  if (revision === undefined || revision === present.calculation.revision) return { ...present, isPast: false };
  const past = await context.deps.pasts.calculations(calculationStream(calculationId));
  const state = past.stateAt(revision);
  const calculation = found(state?.phase === 'open' ? state : null);
  const { accountId, fields } = calculation;
  const described = await describedFor(context.deps.views.describedPlaces, accountId, fields.regimeId);
  return { ...present, question: { ...present.question, calculation, described }, isPast: true };
};
