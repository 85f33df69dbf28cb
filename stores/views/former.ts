import { z } from 'zod';
import type { ViewDefinition } from './port.ts';

/**
 * Reads the documents that another version of the view wrote. A field that it did not have yet is null where the schema
 * allows that, or what the view says of it (`formerly`). Throws ZodError for what fits in no way.
 */
export const formerSchema = <Document>({
  schema,
  formerly = (document) => document,
}: Pick<ViewDefinition<Document>, 'schema' | 'formerly'>): z.ZodType<Document> =>
  z.unknown().transform((kept): Document => {
    const document = formerly(kept);
    const asIs = schema.safeParse(document);
    if (asIs.success) return asIs.data;
    for (const { path } of asIs.error.issues) setAbsent(document, path);
    return schema.parse(document);
  });

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const setAbsent = (within: unknown, [key, ...rest]: readonly PropertyKey[]): void => {
  if (!isContainer(within) || key === undefined) return;
  const value: unknown = Reflect.get(within, key);
  if (rest.length > 0) setAbsent(value, rest);
  else if (value === undefined) Reflect.set(within, key, null);
};
