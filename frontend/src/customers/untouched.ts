import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import type { Customer } from '../../../domain/api/customers.ts';
import { useGenial } from '../app/data/data-provider.ts';
import { formOf } from './form-values.ts';
import { type CustomerRecord, useReadCustomer, wholeCustomerKey } from './useCustomer.ts';

/** What goes along to the page of a client that was just created. */
export const justCreated = { justCreated: true } as const;
const arrival = z.object({ justCreated: z.literal(true) });

/** Nobody has said anything of this client, nor calculated for it. */
export const isUntouched = (customer: Customer): boolean => {
  const { status: _status, ...said } = formOf(customer);
  return customer.calculations.length === 0 && Object.values(said).every((value) => value === '' || value === false);
};

/**
 * A client exists from the moment its form opens. When the person leaves without having said anything of it,
 * it goes again; the revision sees to it that nothing is lost that somebody else said meanwhile.
 * @returns whether the client is still one that goes
 */
export const useRemovedUntouched = (customer: CustomerRecord): boolean => {
  const { state } = useLocation();
  const [created] = useState(() => arrival.safeParse(state).success);
  const goes = created && isUntouched(customer);
  const genial = useGenial();
  const queries = useQueryClient();
  const read = useReadCustomer(customer.id);
  const remove = async () => {
    const latest = await read();
    if (!isUntouched(latest)) return;
    await genial.delete('customers', { id: latest.id, previousData: latest });
    queries.removeQueries({ queryKey: wholeCustomerKey(latest.id) });
    await queries.invalidateQueries({ queryKey: ['customers'] });
  };
  const onLeft = useRef<(() => Promise<void>) | null>(null);
  onLeft.current = goes ? remove : null;
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      // In development every screen is taken down once and put up again at once.
      queueMicrotask(() => {
        if (here.current) return;
        // Where that fails the client stays in the list, from which it can be removed.
        onLeft.current?.().catch(() => undefined);
      });
    };
  }, []);
  return goes;
};
