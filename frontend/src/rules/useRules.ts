import { useQuery } from '@tanstack/react-query';
import type { CountingMethod } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useRevision } from '../calculations/calculation-context.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

/**
 * The rules of one regime, counted as the calculation says or, for this look only, as `countingMethod` says. Leaving the
 * tab cancels a request that is still under way.
 */
export const useRules = (calculationId: string, regimeType: RegimeType, countingMethod?: CountingMethod) => {
  const genial = useGenial();
  const revision = useRevision();
  return useQuery({
    queryKey: [...keys.rules(calculationId), regimeType, countingMethod ?? null, revision ?? null],
    queryFn: async ({ signal }) =>
      (await genial.rules(calculationId, { regimeType, countingMethod, revision }, signal)).data,
  });
};
