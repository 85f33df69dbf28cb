import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

/** How many scenarios are kept with the calculation; undefined until that is known. */
export const useScenarioCount = (calculationId: string): number | undefined => {
  const genial = useGenial();
  const { data } = useQuery({
    queryKey: [...keys.scenarios(calculationId), 'kept'],
    queryFn: async ({ signal }) => (await genial.scenarios(calculationId, signal)).data.scenarios.length,
  });
  return data;
};
