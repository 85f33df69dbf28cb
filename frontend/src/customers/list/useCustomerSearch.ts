import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../shared/useDebounced.ts';
import { useCustomerFilters } from './useCustomerFilters.ts';

export const searchDelay = 500;

/** The text as typed, and the search that follows it after a pause, in names alone or in everything. */
export const useCustomerSearch = () => {
  const { filters, change } = useCustomerFilters();
  const applied = filters.search ?? '';
  const [text, setText] = useState(applied);
  const askedByName = filters.searchIn !== 'all';
  // The address follows a click a moment later; the tick does not wait for it.
  const [byName, setShownByName] = useState(askedByName);
  useEffect(() => setShownByName(askedByName), [askedByName]);
  const wanted = useDebounced(text.trim(), searchDelay);

  const asked = useRef(applied);
  useEffect(() => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    change({ search: wanted });
  }, [wanted, change]);
  useEffect(() => {
    if (applied === asked.current) return;
    asked.current = applied;
    setText(applied);
  }, [applied]);

  const setByName = (names: boolean): void => {
    setShownByName(names);
    change({ searchIn: names ? '' : 'all' });
  };
  return { text, setText, byName, setByName };
};
