import { useSearchParams } from 'react-router';
import { type AccountFilter, isAccountFilter } from './filters.ts';

interface Sought {
  search: string;
  filter: AccountFilter;
}

export interface Seeking extends Sought {
  seek: (change: Partial<Sought>) => void;
}

/**
 * What of the accounts is shown, kept in the address: whoever comes back to the list finds it as it was. What is sought
 * differently is seen from the first page on.
 */
export const useSought = (): Seeking => {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const named = query.get('filter') ?? '';
  const filter = isAccountFilter(named) ? named : 'all';
  const seek = (change: Partial<Sought>) => {
    const next = { search, filter, ...change };
    setQuery(
      {
        ...(next.search === '' ? {} : { search: next.search }),
        ...(next.filter === 'all' ? {} : { filter: next.filter }),
      },
      { replace: true },
    );
  };
  return { search, filter, seek };
};
