import { DateTime } from 'luxon';
import type { ReadModels } from '../projections/read-models.ts';
import { accountsInPages } from './accounts-in-pages.ts';
import { type EachDone, eachByItself } from './each.ts';
import { type UndoingDeps, undoSignUp } from './undo-sign-up.ts';

/** Longer than any sign-up still in progress, and than its address is held. */
const MINUTES_UNTIL_ABANDONED = 15;

/**
 * Undoes the sign-ups that nobody finished, and those that were refused while the provider could not be asked to forget
 * them, each by itself. Throws GatewayUnavailable.
 */
export const undoAbandoned = (
  deps: UndoingDeps & { readonly views: Pick<ReadModels, 'accounts' | 'users'> },
  lost: AbortSignal,
): Promise<EachDone> =>
  eachByItself(
    accountsInPages(deps.views.accounts),
    async ({ id: accountId, facts, createdAt }) => {
      const age = DateTime.fromISO(deps.now()).diff(DateTime.fromISO(createdAt), 'minutes').minutes;
      if (!facts.signingUp || age < MINUTES_UNTIL_ABANDONED) return false;
      const [user] = (await deps.views.users.find({ where: { accountId } })).items;
      await undoSignUp(deps, { accountId, userId: user?.id ?? null, emailHash: user?.emailHash ?? null });
      return true;
    },
    deps.onError,
    lost,
  );
