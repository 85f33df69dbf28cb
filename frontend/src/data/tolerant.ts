import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Unknown = { path: readonly PropertyKey[]; keys: readonly string[] };

/** Of the branches of a union, the first that refuses nothing but fields it does not know. */
const unknownInUnion = (branches: readonly (readonly Issue[])[]): Unknown[] | null => {
  for (const issues of branches) {
    const unknown = unknownFields(issues);
    if (unknown !== null) return unknown;
  }
  return null;
};

/** The fields that a schema refuses because it does not know them; null when it refuses anything else as well. */
const unknownFields = (issues: readonly Issue[]): Unknown[] | null => {
  const found: Unknown[] = [];
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      found.push({ path: issue.path, keys: issue.keys });
      continue;
    }
    const inside = issue.code === 'invalid_union' ? unknownInUnion(issue.errors) : null;
    if (inside === null) return null;
    found.push(...inside.map(({ path, keys }) => ({ path: [...issue.path, ...path], keys })));
  }
  return found;
};

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

const without = (json: unknown, unknown: readonly Unknown[]): unknown => {
  const copy: unknown = structuredClone(json);
  for (const { path, keys } of unknown) {
    let place: unknown = copy;
    for (const step of path) place = isObject(place) ? place[step] : undefined;
    if (isObject(place)) for (const key of keys) delete place[key];
  }
  return copy;
};

/** Parses by a strict schema, and leaves out the fields that it does not know, however deep they stand. */
export const parseTolerantly = <T>(schema: z.ZodType<T>, json: unknown): z.ZodSafeParseResult<T> => {
  const result = schema.safeParse(json);
  if (result.success) return result;
  const unknown = unknownFields(result.error.issues);
  return unknown === null ? result : schema.safeParse(without(json, unknown));
};
