import type { Document, Filter } from 'mongodb';
import { assertNever } from '../../assert-never.ts';
import type { Condition } from '../port.ts';
import { conditionKind, type PlainQuery } from '../query.ts';

/** How a view's document is stored: whole, beside its guard and what sorting needs. */
export interface Envelope {
  readonly _id: string;
  readonly guard: string;
  /** False for the tombstone of a removed document. */
  readonly live: boolean;
  readonly document: Document | null;
  /** For each declared field whether it is empty: sorting by it first puts empty values last. */
  readonly empty: { readonly [field: string]: boolean };
}

const REGEX_SPECIALS = /[.*+?^${}()|[\]\\]/g;

const holds = (condition: Condition): Document => {
  const wanted = conditionKind(condition);
  switch (wanted.kind) {
    case 'in':
      return { $in: [...wanted.values] };
    case 'range':
      return Object.fromEntries(
        Object.entries(wanted.range)
          .filter(([, limit]) => limit !== undefined)
          .map(([bound, limit]) => [`$${bound}`, limit]),
      );
    default:
      return assertNever(wanted);
  }
};

export const filterOf = (query: Pick<PlainQuery, 'where' | 'contains'>): Filter<Envelope> => ({
  $and: [
    { live: true },
    ...query.where.map(([field, condition]) => ({ [`document.${field}`]: holds(condition) })),
    ...query.contains.map(([field, text]) => ({
      [`document.${field}`]: { $regex: text.replace(REGEX_SPECIALS, '\\$&') },
    })),
  ],
});

export const sortOf = (query: PlainQuery): [string, 1 | -1][] => [
  ...query.sort.flatMap(({ field, order }): [string, 1 | -1][] => [
    [`empty.${field}`, 1],
    [`document.${field}`, order === 'asc' ? 1 : -1],
  ]),
  ['_id', query.ties === 'asc' ? 1 : -1],
];

/** The index that serves a list of fields: equalities first, then the last one as sorted. */
export const indexOf = (fields: readonly string[]): [string, 1][] => {
  const last = fields.at(-1);
  if (last === undefined) return [];
  return [
    ...fields.slice(0, -1).map((field): [string, 1] => [`document.${field}`, 1]),
    [`empty.${last}`, 1],
    [`document.${last}`, 1],
  ];
};

export const envelope = (
  fields: readonly string[],
  guard: string,
  document: Document | null,
): Omit<Envelope, '_id'> => ({
  guard,
  live: document !== null,
  document,
  empty: Object.fromEntries(document === null ? [] : fields.map((field) => [field, (document[field] ?? '') === ''])),
});
