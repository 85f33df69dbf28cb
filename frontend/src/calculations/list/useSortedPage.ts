import { useState } from 'react';
import type { CustomerRecord } from '../../customers/useCustomer.ts';
import { type Order, orderBy } from '../../shared/table/column.ts';
import { sorted } from '../../shared/table/sorted.ts';

export type CalculationItem = CustomerRecord['calculations'][number];
export const sortFields = ['name', 'regimeType', 'regime', 'createdAt', 'updatedAt'] as const;
export type SortField = (typeof sortFields)[number];

const columns = sortFields.map((key) => ({ key, order: (item: CalculationItem) => item[key] }));

const defaultPageSize = 10;

/** Sorts and pages on the client: a client has dozens of calculations, not thousands. */
export const useSortedPage = (items: readonly CalculationItem[]) => {
  const [order, setOrder] = useState<Order<SortField>>({ key: 'updatedAt', direction: 'desc' });
  const [perPage, setPerPage] = useState(defaultPageSize);
  const [wanted, setPage] = useState(0);
  const page = Math.min(wanted, Math.max(0, Math.ceil(items.length / perPage) - 1));
  const everyRow = sorted(items, columns, order);
  return {
    rows: everyRow.slice(page * perPage, (page + 1) * perPage),
    /** On paper there are no pages to turn. */
    everyRow,
    order,
    sortBy: (field: SortField) => setOrder(orderBy(order, field)),
    page,
    setPage,
    perPage,
    setPerPage: (size: number) => {
      setPerPage(size);
      setPage(0);
    },
  };
};
