import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useGetOne } from 'react-admin';
import type { Customer } from '../../../domain/api/customers.ts';
import { keys } from '../data/keys.ts';

/** A client with the revision it was read at. */
export type CustomerRecord = Customer & { etag: string | null };

export const useCustomer = (id: string) => useGetOne<CustomerRecord>('customers', { id });

/** After a change of the client or of its calculations: every screen that shows them asks again. */
export const useForgetCustomer = (id: string) => {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all([keys.customerList, keys.customer(id)].map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client, id],
  );
};
