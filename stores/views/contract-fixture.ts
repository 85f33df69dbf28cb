import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Installation } from '../testing/installation.ts';
import type { View, ViewDefinition, Views } from './port.ts';

export const clientSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  name: z.string().nullable(),
  age: z.number().nullable(),
  active: z.boolean(),
  notes: z.array(z.string()),
});

export type Client = z.infer<typeof clientSchema>;
export type ClientField = 'id' | 'accountId' | 'name' | 'age' | 'active';

/** A view of its own: a server keeps what earlier tests wrote. */
export const freshDefinition = (): ViewDefinition<Client, ClientField> => ({
  name: `clients-${randomUUID().slice(0, 8)}`,
  version: 1,
  schema: clientSchema,
  fields: ['id', 'accountId', 'name', 'age', 'active'],
  indexes: [['accountId', 'name'], ['age']],
});

export const client = (id: string, fields: Partial<Client> = {}): Client => ({
  id,
  accountId: 'a',
  name: id,
  age: 60,
  active: true,
  notes: [],
  ...fields,
});

export const FIRST = { revision: 0 };
export const position = (number: number) => ({ position: String(number).padStart(16, '0') });

/** Shared by the suites: an open store, a way to open others, and a view with some clients in it. */
export interface ViewsUnderTest {
  readonly views: Views;
  readonly place: Installation<Views>;
  /** More documents than the store writes at once. */
  readonly many: number;
  viewWith(...clients: readonly Client[]): Promise<View<Client, ClientField>>;
}
