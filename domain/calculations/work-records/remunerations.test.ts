import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculationEvents } from '../events.ts';
import { applyChanges, inOrder, packAll, remunerationChanges, unpackAll } from './remunerations.ts';

const salary = fc
  .record({
    year: fc.integer({ min: 1994, max: 2030 }),
    month: fc.integer({ min: 1, max: 13 }).map((month) => String(month).padStart(2, '0')),
    value: fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents / 100),
    readValue: fc.option(
      fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents / 100),
      { nil: undefined },
    ),
  })
  .map(({ readValue, ...rest }) => (readValue === undefined ? rest : { ...rest, readValue }));
const salaries = fc.uniqueArray(salary, { selector: ({ year, month }) => `${year}-${month}`, maxLength: 60 });

describe('remunerations in events', () => {
  it('come out as they went in, to the cent and in order', () => {
    fc.assert(
      fc.property(salaries, (list) => {
        expect(unpackAll(packAll(list))).toEqual(inOrder(list));
      }),
    );
  });

  it('tell of a change no more than brings the old list to the new one', () => {
    fc.assert(
      fc.property(salaries, salaries, (before, after) => {
        const changes = remunerationChanges(before, after);
        expect(applyChanges(before, changes)).toEqual(inOrder(after));
        expect(remunerationChanges(after, after)).toEqual({ set: [], cleared: [] });
      }),
    );
  });

  it('stay small: forty years of months in a few kilobytes', () => {
    const list = Array.from({ length: 40 * 13 }, (_, index) => ({
      year: 1980 + Math.floor(index / 13),
      month: String((index % 13) + 1).padStart(2, '0'),
      value: 12345.67,
    }));
    expect(JSON.stringify(packAll(list)).length).toBeLessThan(10_000);
  });

  it.each([
    ['cents in fractions', [[2000, 1, 0.5]]],
    ['a value that is missing', [[2000, 1]]],
    ['a value too many', [[2000, 1, 1, 1, 1]]],
    ['a text', [[2000, '01', 1]]],
    ['no list', {}],
  ])('are not read with %s', (_what, set) => {
    const data = { customerId: 'c', workRecordId: 'w', personal: { set, cleared: [] } };
    expect(() =>
      calculationEvents.read({ type: 'RemunerationsChanged', version: 1, data }, '2026-11-22T12:00:00.000Z'),
    ).toThrow('remunerations');
  });
});
