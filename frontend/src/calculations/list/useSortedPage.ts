import { useState } from 'react';
import type { CustomerRecord } from '../../customers/useCustomer.ts';

export type CalculationItem = CustomerRecord['calculations'][number];
export type SortField = 'name' | 'regimeType' | 'regime' | 'createdAt' | 'updatedAt';
export interface Sort {
  field: SortField;
  order: 'asc' | 'desc';
}

const defaultPageSize = 10;

/** Sorted as Brazilians sort; empty values last whatever the order. */
export const sorted = (items: readonly CalculationItem[], { field, order }: Sort): CalculationItem[] =>
  items.toSorted((one, other) => {
    const [a, b] = [one[field], other[field]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (order === 'asc' ? 1 : -1) * a.localeCompare(b, 'pt-BR', { numeric: true });
  });

/** Sorts and pages on the client: a client has dozens of calculations, not thousands. */
export const useSortedPage = (items: readonly CalculationItem[]) => {
  const [sort, setSort] = useState<Sort>({ field: 'updatedAt', order: 'desc' });
  const [perPage, setPerPage] = useState(defaultPageSize);
  const [wanted, setPage] = useState(0);
  const page = Math.min(wanted, Math.max(0, Math.ceil(items.length / perPage) - 1));
  const everyRow = sorted(items, sort);
  return {
    rows: everyRow.slice(page * perPage, (page + 1) * perPage),
    /** On paper there are no pages to turn. */
    everyRow,
    sort,
    sortBy: (field: SortField) =>
      setSort({ field, order: sort.field === field && sort.order === 'asc' ? 'desc' : 'asc' }),
    page,
    setPage,
    perPage,
    setPerPage: (size: number) => {
      setPerPage(size);
      setPage(0);
    },
  };
};
