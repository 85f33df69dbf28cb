import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';

const LOOK_EVERY_MS = 20_000;

/** While a payment is awaited: the screen goes on by itself once it is confirmed. */
export const useAccountWatch = () => {
  const genial = useGenial();
  return useQuery({
    queryKey: keys.session,
    queryFn: async ({ signal }) => (await genial.self(signal)).data,
    refetchInterval: LOOK_EVERY_MS,
    // The session is known already, or this screen would not be here.
    refetchOnMount: false,
  });
};
