import type { Range, Scalar } from '../../stores/views/port.ts';
import { conditionKind, type PlainQuery } from '../../stores/views/query.ts';

type Value = Scalar | undefined;

const fieldOf = (document: object, field: string): Value => {
  const value: unknown = Reflect.get(document, field);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

const isIn = (value: Value, { gte, gt, lte, lt }: Range): boolean => {
  const within = (limit: string | number | undefined, holds: (order: number) => boolean): boolean =>
    limit === undefined || (typeof value === typeof limit && holds(compared(value, limit)));
  return (
    within(gte, (order) => order >= 0) &&
    within(gt, (order) => order > 0) &&
    within(lte, (order) => order <= 0) &&
    within(lt, (order) => order < 0)
  );
};

/** Whether a document is one that the query selects, as the stores decide it. */
export const matches = (document: object, { where, contains }: PlainQuery): boolean =>
  where.every(([field, condition]) => {
    const value = fieldOf(document, field);
    const wanted = conditionKind(condition);
    return wanted.kind === 'in' ? wanted.values.some((one) => one === value) : isIn(value, wanted.range);
  }) &&
  contains.every(([field, text]) => {
    const value = fieldOf(document, field);
    return typeof value === 'string' && value.includes(text);
  });

const compared = (one: Value, other: Value): number => {
  const [left, right] = [plain(one), plain(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

const plain = (value: Value): string | number => (typeof value === 'boolean' ? Number(value) : (value ?? ''));

const isEmpty = (value: Value): boolean => value == null || value === '';

/** The order of the stores: empty values last in both orders, ties by id in the direction of the last. */
export const inOrderOf =
  ({ sort, ties }: PlainQuery) =>
  (one: { readonly id: string }, other: { readonly id: string }): number => {
    for (const { field, order } of sort) {
      const [left, right] = [fieldOf(one, field), fieldOf(other, field)];
      if (isEmpty(left) !== isEmpty(right)) return isEmpty(left) ? 1 : -1;
      const difference = compared(left, right);
      if (difference !== 0) return order === 'asc' ? difference : -difference;
    }
    return ties === 'asc' ? compared(one.id, other.id) : compared(other.id, one.id);
  };
