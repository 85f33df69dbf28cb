import type { OutsideDeps } from '../billing/outside.ts';
import type { Deps } from './deps.ts';

/** What work about money needs of a process that answers requests. */
export const moneyOf = (deps: Deps): OutsideDeps & Pick<Deps, 'stores'> => ({
  stores: deps.stores,
  views: deps.views,
  billing: deps.billing,
  now: deps.now,
  newId: deps.newId,
  onError: (error) => deps.logger.warn({ err: error }, 'work about money goes on or is tried again'),
});
