import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useDebounced } from '../../shared/useDebounced.ts';

export const searchDelay = 500;

/** The text as typed, and the search that follows it after a pause; without 'Nome' the text waits unused. */
export const useCustomerSearch = () => {
  const { filterValues, setFilters } = useListContext();
  const applied = String(filterValues.search ?? '');
  const [text, setText] = useState(applied);
  const [byName, setByName] = useState(true);
  const settled = useDebounced(text.trim(), searchDelay);
  const wanted = byName ? settled : '';

  const asked = useRef(applied);
  useEffect(() => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    setFilters(wanted === '' ? {} : { search: wanted });
  }, [wanted, setFilters]);

  return { text, setText, byName, setByName };
};
