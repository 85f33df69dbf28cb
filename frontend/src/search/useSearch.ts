import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { groupsOf } from './results.ts';

const delay = 250;

/** What is found for a text once it stands still. */
export const useSearch = (typed: string) => {
  const genial = useGenial();
  const text = useDebounced(typed.trim(), delay);
  const { data, isError, isFetching } = useQuery({
    queryKey: keys.search(text),
    queryFn: ({ signal }) => genial.search(text, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const groups = text === '' || data === undefined ? [] : groupsOf(data.data);
  const isSettled = text === typed.trim() && !isFetching;
  return { text, groups, isError, isSettled };
};
