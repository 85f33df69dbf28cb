import { useQuery } from '@tanstack/react-query';
import { updateIndexAnswer } from '../../../../domain/api/indexes.ts';
import { request } from '../../app/data/http.ts';

export interface MonthLimits {
  minimum: number | null;
  ceiling: number | null;
}

/** Minimum wage and ceiling of every month up to `asOf`, by 'YYYY-MM'. */
export const useLimits = (asOf: string): ReadonlyMap<string, MonthLimits> => {
  const date = `${asOf.slice(5, 7)}/${asOf.slice(0, 4)}`;
  const { data } = useQuery({
    queryKey: ['update-index', date],
    queryFn: async ({ signal }) => {
      const answer = (await request(updateIndexAnswer, 'updateIndex', { query: { date }, signal })).data;
      return new Map(
        answer.updateIndex.map(({ month, year, minSalary, maxSalary }): [string, MonthLimits] => [
          `${year}-${month}`,
          { minimum: minSalary, ceiling: maxSalary },
        ]),
      );
    },
    staleTime: 600_000,
  });
  return data ?? new Map();
};
