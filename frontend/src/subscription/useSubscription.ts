import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Subscription, SubscriptionChanged } from '../../../domain/api/subscription.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useOneAtATime } from '../shared/useOneAtATime.ts';
import { subscriptionTexts as texts } from './texts.ts';

const WHILE_WAITING_MS = 15_000;

const isWaiting = (state: Subscription['state'] | undefined): boolean => state === 'CONFIRMING' || state === 'PENDING';

/** What the account has bought; looked at again while a payment is awaited. */
export const useSubscription = () => {
  const genial = useGenial();
  return useQuery({
    queryKey: keys.subscription,
    queryFn: async ({ signal }) => (await genial.subscription(signal)).data,
    refetchInterval: ({ state }) => (isWaiting(state.data?.state) ? WHILE_WAITING_MS : false),
  });
};

/** What is said of a change: done, or sent and not answered yet. */
export const outcomeOf = (
  { subscription }: Pick<SubscriptionChanged, 'subscription'>,
  done: string,
): readonly [said: string, type: 'success' | 'info'] =>
  subscription.confirming === null ? [done, 'success'] : [texts.asked, 'info'];

/** A change of it: what was read before is forgotten, whatever came of the change. Its dialog says why it was refused. */
export const useSubscriptionChange = <Said, Came>(
  change: (said: Said) => Promise<Came>,
  done: (came: Came) => void,
) => {
  const client = useQueryClient();
  const { begin, end } = useOneAtATime();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: done,
    onSettled: async () => {
      end();
      const concerned = [keys.payments, keys.session, keys.users, keys.accounts, keys.erasure];
      await Promise.all(concerned.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  return { ...mutation, mutate: (said: Said) => begin(() => mutation.mutate(said)) };
};
