import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { viewDefinition } from './definition.ts';

const schema = z.object({ id: z.string(), name: z.string().nullable() });
type Field = 'id' | 'name';
const clients = {
  name: 'clients',
  meaning: 1,
  schema,
  fields: ['name'] satisfies Field[],
  indexes: [['name']] satisfies Field[][],
};
const versionOf = (changed: object) =>
  viewDefinition<{ id: string; name: string | null }, Field>({ ...clients, ...changed }).version;
const version = versionOf({});

describe('the version of a view', () => {
  it('stays while nothing changes', () => {
    const same = z.object({ id: z.string(), name: z.string().nullable() });
    expect(versionOf({ schema: same })).toBe(version);
    expect(Number.isSafeInteger(version)).toBe(true);
  });

  it.each([
    ['a new field', { schema: z.object({ ...schema.shape, nickname: z.string().nullable() }) }],
    ['a field that may be absent', { schema: z.object({ ...schema.shape, name: z.string() }) }],
    ['another field to query', { fields: ['name', 'id'] }],
    ['another index', { indexes: [] }],
    ['another meaning', { meaning: 2 }],
  ])('changes with %s', (_, changed) => {
    expect(versionOf(changed)).not.toBe(version);
  });

  it('does not exist for a schema that would change what is written', () => {
    const trimming = z.object({ id: z.string(), name: z.string().transform((name) => name.trim()) });
    expect(() => versionOf({ schema: trimming })).toThrow('Transforms cannot be represented');
  });
});
