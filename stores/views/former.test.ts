import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formerSchema } from './former.ts';

const schema = z.object({
  id: z.string(),
  city: z.string().nullable(),
  kind: z.enum(['a', 'b']).nullable(),
  parts: z.array(z.object({ read: z.boolean(), country: z.string().nullable() })),
});

describe('a document of a former version of a view', () => {
  it('is read as it is where it fits', () => {
    const document = { id: '1', city: 'Ouro Preto', kind: 'a', parts: [{ read: true, country: null }] } as const;
    expect(formerSchema({ schema }).parse(document)).toEqual(document);
  });

  it('has null for what it did not know, wherever null is allowed', () => {
    expect(formerSchema({ schema }).parse({ id: '1', parts: [{ read: true }] })).toEqual({
      id: '1',
      city: null,
      kind: null,
      parts: [{ read: true, country: null }],
    });
  });

  it('does not fit where null is not allowed, or where a value has another form', () => {
    const fits = (document: unknown): boolean => formerSchema({ schema }).safeParse(document).success;
    expect(() => formerSchema({ schema }).parse({ id: '1', parts: [{}] })).toThrow(z.ZodError);
    expect(() => formerSchema({ schema }).parse({ id: '1', city: 7, parts: [] })).toThrow(z.ZodError);
    expect(fits({ id: '1', parts: [] })).toBe(true);
  });

  it('is completed by what the view itself says of it', () => {
    const formerly = (document: unknown): unknown => ({ kind: 'b', parts: [], ...Object(document) });
    expect(formerSchema({ schema, formerly }).parse({ id: '1' })).toEqual({
      id: '1',
      city: null,
      kind: 'b',
      parts: [],
    });
  });
});
