import { useState } from 'react';
import {
  type ListView,
  type RecordFilter,
  rememberedFilter,
  rememberedView,
  rememberFilter,
  rememberView,
} from './list-view.ts';

/** How the records of a calculation are looked at, and which ones; both are found again. */
export const useListView = (calculationId: string, records: number) => {
  const [chosen, setChosen] = useState<ListView | null>(null);
  const [filter, setFilter] = useState<RecordFilter>(() => rememberedFilter(sessionStorage, calculationId));
  return {
    view: chosen ?? rememberedView(localStorage, records),
    setView: (view: ListView) => {
      rememberView(localStorage, view);
      setChosen(view);
    },
    filter,
    setFilter: (next: RecordFilter) => {
      rememberFilter(sessionStorage, calculationId, next);
      setFilter(next);
    },
  };
};
