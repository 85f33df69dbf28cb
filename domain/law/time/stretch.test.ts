import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDays, intersect, lengthOf, type Stretch, since, subtract, union, until } from './stretch.ts';

const some: fc.Arbitrary<Stretch[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 })), { maxLength: 6 })
  .map((pairs) => pairs.map(([from, length]) => ({ from, to: from + length })));

const daysOf = (set: readonly Stretch[]): Set<number> => {
  const days = new Set<number>();
  for (const { from, to } of set) for (let day = from; day <= to; day += 1) days.add(day);
  return days;
};
const sorted = (days: Iterable<number>): number[] => [...days].sort((left, right) => left - right);

describe('sets of days', () => {
  it('are what sets of single days are', () => {
    fc.assert(
      fc.property(some, some, (left, right) => {
        const [a, b] = [union(left), union(right)];
        const [inA, inB] = [daysOf(left), daysOf(right)];
        expect(sorted(daysOf(a))).toEqual(sorted(inA));
        expect(sorted(daysOf(subtract(a, b)))).toEqual(sorted([...inA].filter((day) => !inB.has(day))));
        expect(sorted(daysOf(intersect(a, b)))).toEqual(sorted([...inA].filter((day) => inB.has(day))));
        expect(lengthOf(a)).toBe(inA.size);
      }),
    );
  });

  it('join days that follow each other', () => {
    expect(
      union([
        { from: 5, to: 9 },
        { from: 1, to: 4 },
        { from: 20, to: 10 },
      ]),
    ).toEqual([{ from: 1, to: 9 }]);
  });

  it('are cut on a day, and give their first days', () => {
    const set = [
      { from: 1, to: 3 },
      { from: 10, to: 14 },
    ];
    expect(until(set, 11)).toEqual([
      { from: 1, to: 3 },
      { from: 10, to: 11 },
    ]);
    expect(since(set, 3)).toEqual([
      { from: 3, to: 3 },
      { from: 10, to: 14 },
    ]);
    expect(firstDays(set, 5)).toEqual([
      { from: 1, to: 3 },
      { from: 10, to: 11 },
    ]);
  });
});
