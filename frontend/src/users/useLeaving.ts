import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../domain/api/auth.ts';
import type { LeavingToday } from '../../../domain/api/subscription.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useSession } from '../data/session/session.ts';

interface Leaving {
  /** What a cancellation today would come to, as the server says it; null: nothing can be cancelled, or it is not known yet. */
  leaving: LeavingToday | null;
  isCancelled: boolean;
}

/** Whether what somebody's account has bought can be cancelled by whoever looks, and what that comes to. */
export const useLeaving = ({ id, accountId, accountAdmin, role, planId, paymentType }: User): Leaving => {
  const genial = useGenial();
  const viewer = useSession().user;
  const isOwn = viewer.id === id && accountAdmin && role !== 'admin' && planId !== null;
  const isOthers = viewer.role === 'admin' && role !== 'admin' && (paymentType ?? null) !== null;
  const own = useQuery({
    queryKey: keys.subscription,
    queryFn: async ({ signal }) => (await genial.subscription(signal)).data,
    enabled: isOwn,
  }).data;
  const others = useQuery({
    queryKey: keys.accountPlan(accountId),
    queryFn: async () => (await genial.accountPlan(accountId)).data,
    enabled: isOthers,
  }).data;
  if (isOthers) return { leaving: others?.leaving ?? null, isCancelled: others?.leaving === null };
  if (own === undefined || !('plan' in own)) return { leaving: null, isCancelled: false };
  return { leaving: own.leaving, isCancelled: own.cancellation !== null };
};
