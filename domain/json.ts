import { z } from 'zod';

/** What may be written to a store: it reads back exactly as it was written. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** The JSON form of an object: `undefined` fields fall away, as they do on disk. Throws a TypeError for anything else. */
export const toJsonObject = (value: unknown): JsonObject => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new TypeError('Not a JSON object');
  return JSON.parse(JSON.stringify(value));
};

export const jsonObjectSchema: z.ZodType<JsonObject> = z.record(z.string(), z.json());
