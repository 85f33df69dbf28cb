import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { request } from '../../data/http.ts';
import { keys } from '../../data/keys.ts';
import { today } from '../../shared/clock.ts';

export interface LimitsOfMonth {
  minimum: number | null;
  ceiling: number | null;
  /** What brings the month to the money of the table. */
  index: number | null;
}

/** Minimum wage, ceiling and index of every month up to `asOf`, by 'YYYY-MM'. */
export const useLimits = (asOf: string): ReadonlyMap<string, LimitsOfMonth> => {
  const date = `${asOf.slice(5, 7)}/${asOf.slice(0, 4)}`;
  const { data } = useQuery({
    queryKey: keys.updateIndex(date),
    queryFn: async ({ signal }) => {
      const answer = (await request('updateIndexAnswer', 'updateIndex', { query: { date }, signal })).data;
      return new Map(
        answer.updateIndex.map(({ month, year, index, minSalary, maxSalary }): [string, LimitsOfMonth] => [
          `${year}-${month}`,
          { minimum: minSalary, ceiling: maxSalary, index },
        ]),
      );
    },
    staleTime: 600_000,
  });
  return data ?? new Map();
};

/** The same as the importer asks for them; null while they are fetched. */
export const useMonthLimits = (): MonthLimits | null => {
  const limits = useLimits(today());
  return useMemo(
    () =>
      limits.size === 0
        ? null
        : {
            minimumWage: (year, month) => limits.get(`${year}-${month}`)?.minimum ?? null,
            ceiling: (year, month) => limits.get(`${year}-${month}`)?.ceiling ?? null,
          },
    [limits],
  );
};
