import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ViewDefinition } from './port.ts';

interface Described<Document, Field extends string> extends Omit<ViewDefinition<Document, Field>, 'version'> {
  /** Raise it when documents of the same shape change what they say, such as a projection that counts differently. */
  readonly meaning: number;
}

/**
 * A view whose version is derived from its shape (schema, fields, indexes) and its meaning: if either changes, the view
 * is rebuilt. Throws for a schema that transforms: a view stores exactly what was written.
 */
export const viewDefinition = <Document, Field extends string>({
  meaning,
  ...view
}: Described<Document, Field>): ViewDefinition<Document, Field> => {
  const shape = { meaning, schema: z.toJSONSchema(view.schema), fields: view.fields, indexes: view.indexes };
  return { ...view, version: shortHash(JSON.stringify(shape)) };
};

/** 48 bits: an integer that every store represents exactly. */
const shortHash = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);

/** Where a version of a view is kept. */
export type Place = Pick<ViewDefinition<unknown>, 'name' | 'version'>;

export const placeName = ({ name, version }: Place): string => `${name}@${version.toString(36)}`;
