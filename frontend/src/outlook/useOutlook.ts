import { useQuery } from '@tanstack/react-query';
import type { CountingMethod } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

/** When to retire by the rules of one regime, counted as the calculation says or, for this look only, as `countingMethod` says. */
export const useOutlook = (calculationId: string, regimeType: RegimeType, countingMethod?: CountingMethod) => {
  const genial = useGenial();
  return useQuery({
    queryKey: [...keys.derived(calculationId), 'outlook', regimeType, countingMethod ?? null],
    queryFn: async ({ signal }) => (await genial.outlook(calculationId, { regimeType, countingMethod }, signal)).data,
  });
};
