import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../domain/api/auth.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useRefund } from './useRefund.ts';

interface Leaving {
  /** Whether cancelling now gives money back. */
  refund: boolean;
  isCancelled: boolean;
}

/**
 * What a cancellation would do. Of one's own account the server says it; of another's only what is known of a PIX within
 * its trial.
 */
export const useLeaving = (user: User, isOwn: boolean): Leaving => {
  const genial = useGenial();
  const byPix = useRefund(user);
  const { data } = useQuery({
    queryKey: keys.subscription,
    queryFn: async ({ signal }) => (await genial.subscription(signal)).data,
    enabled: isOwn,
  });
  if (data === undefined || !('plan' in data)) return { refund: byPix, isCancelled: false };
  return { refund: data.refund !== null, isCancelled: data.cancellation !== null };
};
