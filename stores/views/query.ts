import type { Condition, Guard, Range, Scalar, ViewQuery } from './port.ts';

/** A query with its parts as lists, checked against the declared fields: what both adapters translate. */
export interface PlainQuery {
  readonly where: readonly (readonly [field: string, condition: Condition])[];
  readonly contains: readonly (readonly [field: string, text: string])[];
  readonly sort: readonly { readonly field: string; readonly order: 'asc' | 'desc' }[];
  /** Of the ids of what is equal in all of that. */
  readonly ties: 'asc' | 'desc';
  readonly offset: number;
  /** Null means all. */
  readonly limit: number | null;
}

/** A query that names a field its view does not declare. */
export class UndeclaredField extends TypeError {
  override readonly name = 'UndeclaredField';
  constructor(view: string, field: string) {
    super(`The view ${view} declares no field ${field}`);
  }
}

export const plainQuery = <Field extends string>(
  view: { readonly name: string; readonly fields: readonly string[] },
  { where = {}, contains = {}, sort = [], page }: ViewQuery<Field>,
): PlainQuery => {
  const plain: PlainQuery = {
    where: present<Condition>(where),
    contains: present<string>(contains),
    sort,
    ties: sort.at(-1)?.order ?? 'asc',
    offset: page === undefined ? 0 : (page.number - 1) * page.size,
    limit: page?.size ?? null,
  };
  const named = [...plain.where.map(([field]) => field), ...plain.contains.map(([field]) => field)];
  for (const field of [...named, ...sort.map((by) => by.field)])
    if (!view.fields.includes(field)) throw new UndeclaredField(view.name, field);
  return plain;
};

/** The conditions that are set; an `undefined` one is ignored. */
const present = <Value>(parts: { readonly [field: string]: Value | undefined }): (readonly [string, Value])[] =>
  Object.entries(parts).flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const]));

export type ConditionKind =
  | { readonly kind: 'in'; readonly values: readonly Scalar[] }
  | { readonly kind: 'range'; readonly range: Range };

export const conditionKind = (condition: Condition): ConditionKind => {
  if (condition === null || typeof condition !== 'object') return { kind: 'in', values: [condition] };
  return 'in' in condition ? { kind: 'in', values: condition.in } : { kind: 'range', range: condition };
};

const REVISION_DIGITS = 16;

/** Both kinds of guard as one comparable text. */
export const guardText = (guard: Guard): string =>
  'position' in guard ? guard.position : String(guard.revision).padStart(REVISION_DIGITS, '0');
