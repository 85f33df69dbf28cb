import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TimeCut } from '../../../domain/api/calculations.ts';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useRevision } from './calculation-context.ts';

/** The totals of a calculation on one cut, for one regime or all. */
export const useTotals = (calculationId: string, until: TimeCut, regimeType: RegimeType | 'ALL') => {
  const genial = useGenial();
  const revision = useRevision();
  return useQuery({
    queryKey: [...keys.timeTotals(calculationId), until, regimeType, revision ?? null],
    queryFn: async ({ signal }) =>
      (await genial.timeTotals(calculationId, { until, regimeType, revision }, signal)).data,
    placeholderData: keepPreviousData,
  });
};
