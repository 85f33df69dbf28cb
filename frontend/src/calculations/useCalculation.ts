import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useGenial } from '../app/data/data-provider.ts';
import { rulesKey } from '../rules/useRules.ts';

export const calculationKey = (calculationId: string) => ['calculation', calculationId] as const;
export const recordsKey = (calculationId: string) => ['work-records', calculationId] as const;
export const totalsKey = (calculationId: string) => ['time-totals', calculationId] as const;
/** Everything worked out from the calculation that is looked at now and then: values and the printed document. */
export const derivedKey = (calculationId: string) => ['derived', calculationId] as const;

/** The calculation with the revision it was read at. */
export const useCalculation = (calculationId: string) => {
  const genial = useGenial();
  return useQuery({
    queryKey: calculationKey(calculationId),
    queryFn: ({ signal }) => genial.calculation(calculationId, signal),
  });
};

/** Null: whose it is is not known yet. */
export const useCustomer = (customerId: string | null) => {
  const genial = useGenial();
  return useQuery({
    queryKey: ['customer', customerId],
    queryFn: async ({ signal }) => (await genial.customer(customerId ?? '', signal)).data.customer,
    enabled: customerId !== null,
  });
};

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
        [calculationKey, recordsKey, totalsKey, rulesKey, derivedKey].map((key) =>
          client.invalidateQueries({ queryKey: key(calculationId) }),
        ),
      ),
    [client, calculationId],
  );
};
