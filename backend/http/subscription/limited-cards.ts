import type { PlanCame } from '../../change-plan.ts';
import type { Session } from '../../sessions/session.ts';
import type { SubscriptionCame } from '../../subscription.ts';
import { Problem } from '../problem.ts';
import type { CallContext } from '../route.ts';

/**
 * Counts a typed card before it is tried, and uncounts what its bank did not refuse: whoever has many cards of others does
 * not find out here which of them is good. `card` null: none was typed. Throws TooManyRequests.
 */
export const limitingCards = async <Came extends SubscriptionCame | PlanCame>(
  card: object | null,
  { deps, session: { user }, address, correlationId }: CallContext<Session>,
  attempt: () => Promise<Came>,
): Promise<Came> => {
  if (card === null) return attempt();
  const { cards } = deps.limits;
  const retryAfter = await cards.take(user.accountId, address);
  if (retryAfter !== null) {
    deps.security.note('too-many-attempts', { by: user.id, address, correlationId });
    throw new Problem('TooManyRequests', { retryAfter });
  }
  let isRefused = false;
  try {
    const came = await attempt();
    isRefused = !came.ok && came.error.name === 'PaymentRefused';
    return came;
  } catch (error) {
    isRefused = error instanceof Problem && error.err === 'PaymentRefused';
    throw error;
  } finally {
    if (!isRefused) await cards.giveBack(user.accountId, address);
  }
};
