import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, dayOf } from '../../../units/day.ts';
import { type Choice, evensOutOn, type Flow, NO_FLOWS, partsOf, receivedUntil, totalOf } from './choice.ts';

fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20_261_122) });

const C = dayOf('2026-11-22');
const H = dayOf('2047-03-22');

const money = (most: number) => fc.integer({ min: 0, max: most }).map((cents) => cents / 100);
const flow = (monthly: number): readonly Flow[] => [{ monthly, from: C, to: H }];

const choice: fc.Arbitrary<Choice> = fc
  .record({
    wait: fc.integer({ min: 0, max: 20 * 365 }),
    value: money(2_000_000),
    pay: money(2_000_000),
    withheld: money(300_000),
    costs: fc.integer({ min: 0, max: 5_000_000 }),
  })
  .map(({ wait, value, pay, withheld, costs }) => ({
    day: C + wait,
    value,
    flows: { ...NO_FLOWS, pay: flow(pay), withheld: flow(withheld), costs },
  }));

it('a choice compared with itself is nothing', () => {
  fc.assert(
    fc.property(choice, (one) => {
      expect(evensOutOn(one, one, H)).toBe(one.day);
    }),
  );
});

it('a total is its parts', () => {
  fc.assert(
    fc.property(choice, (one) => {
      const { benefits, pay, abono, contributions, costs } = partsOf(one, H);
      const sum = benefits + (pay ?? 0) + (abono ?? 0) - (contributions ?? 0) - (costs ?? 0);
      expect(totalOf(one, H)).toBeCloseTo(sum, 2);
    }),
  );
});

it('more pay or a higher value never lowers a total, and more contribution or cost never raises it', () => {
  fc.assert(
    fc.property(choice, money(100_000), (one, more) => {
      const total = totalOf(one, H) ?? 0;
      const { flows } = one;
      const [paid] = flows.pay ?? [];
      expect(totalOf({ ...one, value: one.value + more }, H)).toBeGreaterThanOrEqual(total);
      const pay = flow((paid?.monthly ?? 0) + more);
      expect(totalOf({ ...one, flows: { ...flows, pay } }, H)).toBeGreaterThanOrEqual(total);
      expect(totalOf({ ...one, flows: { ...flows, costs: (flows.costs ?? 0) + 1 } }, H)).toBeLessThan(total);
      expect(totalOf({ ...one, flows: { ...flows, abono: flow(more) } }, H)).toBeGreaterThanOrEqual(total);
    }),
  );
});

it('sums even out on the first whole month from which they are never behind again, found month by month', () => {
  let found = 0;
  fc.assert(
    fc.property(choice, choice, (one, other) => {
      const earlier = Math.min(one.day, other.day);
      const below = (day: number) => receivedUntil(one, day) < receivedUntil(other, day) - 0.005;
      let expected: number | null = below(H) ? null : earlier;
      for (let month = 0; expected !== null && addMonths(earlier, month) <= H; month += 1) {
        const next = addMonths(earlier, month + 1);
        if (below(addMonths(earlier, month))) expected = next <= H ? next : null;
      }
      if (expected !== null && expected > earlier) found += 1;
      expect(evensOutOn(one, other, H)).toBe(expected);
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(20);
});
