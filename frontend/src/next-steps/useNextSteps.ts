import { useQuery } from '@tanstack/react-query';
import type { RegimeType } from '../../../domain/api/common.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

/** What to do next by the rules of one regime; with `step` also that one, which was not computed at once. */
export const useNextSteps = (calculationId: string, regimeType: RegimeType, step?: string) => {
  const genial = useGenial();
  return useQuery({
    queryKey: [...keys.derived(calculationId), 'next-steps', regimeType, step ?? null],
    queryFn: async ({ signal }) => (await genial.nextSteps(calculationId, { regimeType, step }, signal)).data,
  });
};
