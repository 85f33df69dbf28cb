import { StoreUnavailable } from '../../stores/errors.ts';
import type { Deps } from '../deps.ts';
import { found } from './problem.ts';

const SHOWN_WITHIN_MS = 4_000;

/**
 * An object of a view, or NotFound. What was just saved, by this process or another one, may not stand in the views yet:
 * before it is called missing, the views are brought to the end of the log and asked again. Throws StoreUnavailable where
 * that cannot be done: whoever repeats what was saved, and answered 503, is not told that it never was.
 */
export const foundOnceShown = async <T>(
  { views, stores }: Pick<Deps, 'views' | 'stores'>,
  read: () => Promise<T | null>,
): Promise<T> => {
  const there = await read();
  if (there !== null) return there;
  if (!(await views.waitFor(await stores.events.head(), SHOWN_WITHIN_MS)))
    throw new StoreUnavailable('views', 'behind the log');
  return found(await read());
};
