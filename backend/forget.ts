import { customerStream } from '../domain/streams.ts';
import type { Deps } from './deps.ts';

/** `still a client`: remove the client first, so that nobody loses by mistake what they work with. */
export type Forgetting = 'forgotten' | 'unknown' | 'still a client';

/**
 * Makes the log forget a person: the key under which everything personal of theirs stands is destroyed, for good and in
 * every later copy. Calculations of theirs go with it, as they are under the same key.
 */
export const forgetPerson = async (
  { stores, views, results }: Pick<Deps, 'stores' | 'views' | 'results'>,
  customerId: string,
): Promise<Forgetting> => {
  const stream = customerStream(customerId);
  if ((await views.customers.get(customerId)) !== null) return 'still a client';
  if ((await stores.events.readStream(stream, { limit: 1 })).length === 0) return 'unknown';
  await stores.keys.destroy(stream);
  await results.forgetCustomer(customerId);
  return 'forgotten';
};
