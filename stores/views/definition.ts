import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ViewDefinition } from './port.ts';

interface Described<Document, Field extends string> extends Omit<ViewDefinition<Document, Field>, 'version'> {
  /** Raised when documents of the same shape are to say something else: a projection that counts differently. */
  readonly meaning: number;
}

/**
 * A view whose version is that of its shape (schema, fields, indexes) and of its meaning: whichever changes, the view is
 * rebuilt by itself. Throws for a schema that transforms: what lies in a view is what was written.
 */
export const viewDefinition = <Document, Field extends string>({
  meaning,
  ...view
}: Described<Document, Field>): ViewDefinition<Document, Field> => {
  const shape = { meaning, schema: z.toJSONSchema(view.schema), fields: view.fields, indexes: view.indexes };
  return { ...view, version: shortHash(JSON.stringify(shape)) };
};

/** 48 bits: a whole number that every store keeps exactly. */
const shortHash = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);
