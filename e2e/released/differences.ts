type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value);

/** By what an element of a list is known when the list has another order or length; its place if it has no id. */
const keyOf = (element: Json, place: number): string => {
  if (!isRecord(element)) return String(place);
  const { id, ruleId, name } = element;
  const key = id ?? ruleId ?? name;
  return typeof key === 'string' ? key : String(place);
};
const byKey = (list: readonly Json[]): { readonly [key: string]: Json } =>
  Object.fromEntries(list.map((element, place) => [keyOf(element, place), element]));

/**
 * The names of the fields in which two answers differ, without indexes and ids: `rules.estimatedBenefit`. An element that
 * only one of two lists has is the list's own difference.
 */
export const differencesOf = (before: Json | undefined, after: Json | undefined, name = ''): ReadonlySet<string> => {
  if (isList(before) && isList(after)) return inParts(byKey(before), byKey(after), () => name, name);
  if (isRecord(before) && isRecord(after)) {
    return inParts(before, after, (field) => (name === '' ? field : `${name}.${field}`), name);
  }
  return new Set(before === after ? [] : [name]);
};

const inParts = (
  before: { readonly [key: string]: Json },
  after: { readonly [key: string]: Json },
  nameOf: (key: string) => string,
  whole: string,
): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const one = nameOf(key);
    const missing = before[key] === undefined || after[key] === undefined;
    const inside = missing ? [one === '' ? whole : one] : differencesOf(before[key], after[key], one);
    for (const difference of inside) found.add(difference);
  }
  return found;
};

/** `/calculations/4f…/rules?regimeType=RPPS` → `/calculations/{id}/rules`. */
export const routeOf = (path: string): string =>
  path.replace(/\?.*$/, '').replaceAll(/\/[0-9a-f]{8}-[0-9a-f-]{27}/g, '/{id}');
