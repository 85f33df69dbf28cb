import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useGetOne } from 'react-admin';
import type { Customer } from '../../../domain/api/customers.ts';

/** A client with the revision it was read at. */
export type CustomerRecord = Customer & { etag: string | null };

const failureIsShownInPlace = () => undefined;

export const useCustomer = (id: string) =>
  useGetOne<CustomerRecord>('customers', { id }, { onError: failureIsShownInPlace });

/** After a change of the client or of its calculations: every screen that shows them asks again. */
export const useForgetCustomer = (id: string) => {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all([['customers'], ['customer', id]].map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client, id],
  );
};
