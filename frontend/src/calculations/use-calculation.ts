import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { calculation } from '../../../domain/api/calculations.ts';
import { customerAnswer } from '../../../domain/api/customers.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { request } from '../app/data/http.ts';
import { rulesKey } from '../rules/use-rules.ts';

export const calculationKey = (calculationId: string) => ['calculation', calculationId] as const;
export const recordsKey = (calculationId: string) => ['work-records', calculationId] as const;
export const totalsKey = (calculationId: string) => ['time-totals', calculationId] as const;

/** The calculation with the revision it was read at. */
export const useCalculation = (calculationId: string) =>
  useQuery({
    queryKey: calculationKey(calculationId),
    queryFn: ({ signal }) => request(calculation, `calculations/${encodeURIComponent(calculationId)}`, { signal }),
  });

export const useCustomer = (customerId: string) =>
  useQuery({
    queryKey: ['customer', customerId],
    queryFn: async ({ signal }) =>
      (await request(customerAnswer, `customers/${encodeURIComponent(customerId)}`, { signal })).data.customer,
  });

/** The work records of a calculation; their revision is the calculation's. */
export const useWorkRecords = (calculationId: string) => {
  const genial = useGenial();
  return useQuery({
    queryKey: recordsKey(calculationId),
    queryFn: async ({ signal }) => {
      const { data, etag } = await genial.workRecords(calculationId, signal);
      return { workRecords: data.workRecords, etag };
    },
  });
};

/** After a change: everything that follows from the calculation is asked for again. */
export const useForgetCalculation = (calculationId: string) => {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [calculationKey, recordsKey, totalsKey, rulesKey].map((key) =>
          client.invalidateQueries({ queryKey: key(calculationId) }),
        ),
      ),
    [client, calculationId],
  );
};
