import { useQuery } from '@tanstack/react-query';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { keys } from '../app/data/keys.ts';

/** When to retire by the rules of one regime. */
export const useOutlook = (calculationId: string, regimeType: RegimeType) => {
  const genial = useGenial();
  return useQuery({
    queryKey: [...keys.derived(calculationId), 'outlook', regimeType],
    queryFn: async ({ signal }) => (await genial.outlook(calculationId, regimeType, signal)).data,
  });
};
