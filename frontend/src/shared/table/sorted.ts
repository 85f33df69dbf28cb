import { fold } from '../../../../domain/words/format.ts';
import type { Column, Order } from './column.ts';

type Ordered = string | number;

const compare = (one: Ordered, other: Ordered): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : fold(String(one)).localeCompare(fold(String(other)), 'pt-BR', { numeric: true });

/** The rows in that order; where two are equal as they came, and what is empty last, either way round. */
export const sorted = <Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'key' | 'order'>[],
  order: Order,
): readonly Row[] => {
  const of = columns.find(({ key }) => key === order.key)?.order;
  if (of === undefined) return rows;
  const sign = order.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
};
