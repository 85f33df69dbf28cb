import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../domain/api/auth.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

/** Whether cancelling now offers the money back: what was bought by PIX, while the trial lasts. */
export const useRefund = ({ planId, trialAsaasExpiration }: User): boolean => {
  const genial = useGenial();
  const isTried = trialAsaasExpiration !== null && new Date() < new Date(trialAsaasExpiration);
  const { data } = useQuery({
    queryKey: keys.planOption(planId ?? ''),
    queryFn: async () => (await genial.planOption(planId ?? '')).data.plan.type,
    enabled: planId !== null && isTried,
  });
  return isTried && data === 'PIX';
};
