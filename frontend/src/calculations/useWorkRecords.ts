import { useQuery } from '@tanstack/react-query';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';

/** The work records of a calculation; their revision is the calculation's. */
export const useWorkRecords = (calculationId: string) => {
  const genial = useGenial();
  return useQuery({
    queryKey: keys.workRecords(calculationId),
    queryFn: async ({ signal }) => {
      const { data, etag } = await genial.workRecords(calculationId, signal);
      return { workRecords: data.workRecords, etag };
    },
  });
};
