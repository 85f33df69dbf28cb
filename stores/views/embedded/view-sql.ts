import { assertNever } from '../../assert-never.ts';
import type { SqlValue } from '../../sqlite/statement.ts';
import type { Condition, Range, Scalar } from '../port.ts';
import { conditionKind, type PlainQuery } from '../query.ts';
import { column, emptyColumn } from './view-table.ts';

export interface SqlPart {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

const toSql = (value: Scalar): SqlValue => (typeof value === 'boolean' ? Number(value) : value);

const COMPARISONS = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;
const BOUNDS = ['gte', 'gt', 'lte', 'lt'] as const;

const inRange = (field: string, range: Range): readonly SqlPart[] =>
  BOUNDS.flatMap((bound) => {
    const limit = range[bound];
    if (limit === undefined) return [];
    // SQLite sorts every number before every text; a bound must only match values of its own type.
    const kind = typeof limit === 'number' ? `IN ('integer', 'real')` : `= 'text'`;
    return [
      { text: `(typeof(${column(field)}) ${kind} AND ${column(field)} ${COMPARISONS[bound]} ?)`, values: [limit] },
    ];
  });

const oneOf = (field: string, wanted: readonly Scalar[]): SqlPart => {
  const values = wanted.filter((value) => value !== null).map(toSql);
  const choices = [
    ...(wanted.includes(null) ? [`${column(field)} IS NULL`] : []),
    ...(values.length > 0 ? [`${column(field)} IN (${values.map(() => '?').join(', ')})`] : []),
  ];
  return { text: choices.length === 0 ? '0' : `(${choices.join(' OR ')})`, values };
};

const holds = (field: string, condition: Condition): readonly SqlPart[] => {
  const wanted = conditionKind(condition);
  switch (wanted.kind) {
    case 'in':
      return [oneOf(field, wanted.values)];
    case 'range':
      return inRange(field, wanted.range);
    default:
      return assertNever(wanted);
  }
};

/** The WHERE clause that selects documents. */
export const whereSql = (query: Pick<PlainQuery, 'where' | 'contains'>): SqlPart => {
  const parts = [
    ...query.where.flatMap(([field, condition]) => holds(field, condition)),
    ...query.contains.map(([field, text]) => ({ text: `instr(${column(field)}, ?) > 0`, values: [text] })),
  ];
  return {
    text: ['document IS NOT NULL', ...parts.map(({ text }) => text)].join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
};

export const orderSql = (query: PlainQuery): string =>
  [
    ...query.sort.flatMap(({ field, order }) => [emptyColumn(field), `${column(field)} ${order.toUpperCase()}`]),
    `id ${query.ties.toUpperCase()}`,
  ].join(', ');
