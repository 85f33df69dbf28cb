import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Customer } from '../../../domain/api/customers.ts';
import { useGenial } from '../app/data/data-provider.ts';

/** A client with the revision it was read at. */
export type CustomerRecord = Customer & { etag: string | null };

/** Reads a client whole, with its revision. */
export const useReadCustomer = (id: string) => {
  const genial = useGenial();
  return useCallback(
    async (signal?: AbortSignal): Promise<CustomerRecord> => {
      const { data, etag } = await genial.customer(id, signal);
      return { ...data.customer, etag };
    },
    [genial, id],
  );
};

export const wholeCustomerKey = (id: string) => ['customers', 'whole', id] as const;

/** Not react-admin's `useGetOne`: it would show the list's summary, which has neither all fields nor a revision. */
export const useCustomer = (id: string) => {
  const read = useReadCustomer(id);
  return useQuery({ queryKey: wholeCustomerKey(id), queryFn: ({ signal }) => read(signal) });
};

/** After a change of the client or of its calculations: every screen that shows them asks again. */
export const useForgetCustomer = (id: string) => {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all([['customers'], ['customer', id]].map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client, id],
  );
};
