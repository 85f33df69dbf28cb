import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { useSession } from '../data/session/session.ts';
import { useDebounced } from '../shared/useDebounced.ts';
import { groupsOf, lawGroup, manualGroup } from './results.ts';

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
  const isAdministrator = useSession().user.role === 'admin';
  const { data: pages = [] } = useQuery({
    queryKey: keys.manualSearch(text),
    queryFn: async () => (await import('../manual/find-pages.ts')).findManualPages(text, isAdministrator),
    enabled: text !== '',
  });
  const { data: lawFound = 0 } = useQuery({
    queryKey: keys.lawSearch(text),
    queryFn: async () => (await import('../law-changes/find-changes.ts')).lawChangesFound(text),
    enabled: text !== '',
  });
  const groups =
    text === '' || data === undefined
      ? []
      : [...groupsOf(data.data), ...manualGroup(pages), ...lawGroup(lawFound, text)];
  const isSettled = text === typed.trim() && !isFetching;
  return { text, groups, isError, isSettled };
};
