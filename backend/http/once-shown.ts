import { StoreUnavailable } from '../../stores/errors.ts';
import type { Deps } from '../deps.ts';
import { found } from './problem.ts';

const SHOWN_WITHIN_MS = 4_000;

/** False where the views did not come so far in time, or the log does not answer: that keeps nobody from reading. */
const showsWhatIsSaved = async ({ views, stores }: Pick<Deps, 'views' | 'stores'>): Promise<boolean> => {
  try {
    return await views.waitFor(await stores.events.head(), SHOWN_WITHIN_MS);
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
};

/**
 * An object of a view, or NotFound. What another process has just saved may not stand in the views that this one reads,
 * as beside an older program during an update: before it is called missing, the views are brought to the end of the log
 * and asked again.
 */
export const foundOnceShown = async <T>(
  deps: Pick<Deps, 'views' | 'stores'>,
  read: () => Promise<T | null>,
): Promise<T> => (await read()) ?? found((await showsWhatIsSaved(deps)) ? await read() : null);
