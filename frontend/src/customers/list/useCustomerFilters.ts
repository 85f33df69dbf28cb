import { useCallback, useRef } from 'react';
import { useListContext } from 'react-admin';

/** What narrows the list, in the words of the contract; an absent or empty one narrows nothing. */
export interface CustomerFilters {
  search?: string;
  searchIn?: string;
  status?: string;
  retirement?: string;
}

export const useCustomerFilters = () => {
  const { filterValues, setFilters } = useListContext<never>();
  const filters: CustomerFilters = filterValues;
  const latest = useRef(filters);
  latest.current = filters;
  const change = useCallback(
    (changes: CustomerFilters) => {
      const all = { ...latest.current, ...changes };
      setFilters(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== '')));
    },
    [setFilters],
  );
  return { filters, change, clear: useCallback(() => setFilters({}), [setFilters]) };
};
