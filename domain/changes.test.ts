import { describe, expect, it } from 'vitest';
import { changesIn, sameValue } from './changes.ts';

describe('what an edit changes', () => {
  const before: { name: string | null; span: { years: number; days: number }; tags: string[] } = {
    name: 'Ana',
    span: { years: 1, days: 2 },
    tags: ['a'],
  };

  it('is what differs; an absent or undefined field keeps its value', () => {
    expect(changesIn(before, { name: undefined })).toEqual({});
    expect(changesIn(before, { name: 'Ana', span: { days: 2, years: 1 }, tags: ['a'] })).toEqual({});
    expect(changesIn(before, { name: null, span: { years: 1, days: 3 }, tags: ['a', 'b'] })).toEqual({
      name: null,
      span: { years: 1, days: 3 },
      tags: ['a', 'b'],
    });
  });
});

describe('what comes back with an edit', () => {
  it('and is none of the fields says nothing', () => {
    const sentBack = { name: 'Bia', id: 'c1', createdAt: '2026-11-20T12:00:00.000Z' };
    const before: { name: string } = { name: 'Ana' };
    expect(changesIn(before, sentBack)).toEqual({ name: 'Bia' });
  });
});

describe('two values', () => {
  it.each([
    [null, undefined, false],
    [null, {}, false],
    [[], {}, false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [['a', 'b'], ['b', 'a'], false],
    [0, '0', false],
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  ])('%o and %o are the same: %s', (one, other, same) => {
    expect(sameValue(one, other)).toBe(same);
  });
});
