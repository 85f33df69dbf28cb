import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../api/rules.ts';
import { isoOf } from '../../units/day.ts';
import type { LawInput, TimeAbroad } from '../input/input.ts';
import { ofAbroad } from '../testing/abroad.ts';
import { aPerson } from '../testing/arbitrary.ts';
import { rounds } from '../testing/rounds.ts';
import { evaluate } from './evaluate.ts';
import { outlook } from './outlook/outlook.ts';
import { timeTotals } from './totals.ts';

fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20_261_120) });

const timeAbroad: fc.Arbitrary<TimeAbroad> = fc
  .tuple(fc.integer({ min: 2_000, max: 19_000 }), fc.integer({ min: 0, max: 9_000 }), fc.boolean())
  .map(([from, days, runs]) => ofAbroad('Portugal', isoOf(from), runs ? null : isoOf(from + days)));

const someAbroad = fc.array(timeAbroad, { minLength: 1, maxLength: 3 });

/** A first record, wherever it was worked, stands in the place of times that were only stated. */
const withRecords = (regimeType: 'RPPS' | 'RGPS') =>
  aPerson(regimeType).filter(({ workRecords }) => workRecords.length > 0);

const isTotalised = ({ id }: Pick<Rule, 'id'>): boolean => id.endsWith('-totalizacao');

const withoutTotalised = (input: LawInput) => {
  const { applicableRules, futureRules, notApplicableRules, warnings: _, ...rest } = evaluate(input);
  return {
    ...rest,
    lists: [applicableRules, futureRules, notApplicableRules].map((list) => list.filter((rule) => !isTotalised(rule))),
  };
};

describe('time abroad', () => {
  it('changes nothing of what Brazilian time gives: no right, no value, no total, in either regime', () => {
    const anybody = fc.constantFrom<'RPPS' | 'RGPS'>('RPPS', 'RGPS').chain((type) => withRecords(type));
    fc.assert(
      fc.property(anybody, someAbroad, (input, abroad) => {
        const there = { ...input, abroad };
        expect(withoutTotalised(there)).toEqual(withoutTotalised(input));
        for (const until of ['today', 'reform'] as const) {
          const regimeType = input.regimeType === 'RGPS' ? 'RGPS' : 'RPPS';
          expect(timeTotals(there, until, regimeType)).toEqual(timeTotals(input, until, regimeType));
        }
      }),
      { numRuns: rounds(120) },
    );
  });

  it('gives no rule of totalisation to a servant, nor to anybody without it', () => {
    fc.assert(
      fc.property(withRecords('RPPS'), withRecords('RGPS'), someAbroad, (servant, insured, abroad) => {
        for (const input of [{ ...servant, abroad }, insured]) {
          const { applicableRules, futureRules, notApplicableRules } = evaluate(input);
          expect([...applicableRules, ...futureRules, ...notApplicableRules].filter(isTotalised)).toEqual([]);
        }
      }),
      { numRuns: rounds(60) },
    );
  });

  it('never lowers the best of what can be asked for on the first day, nor puts that day off', () => {
    let earlier = 0;
    fc.assert(
      fc.property(withRecords('RGPS'), someAbroad, (input, abroad) => {
        const [here, there] = [outlook(input).marks, outlook({ ...input, abroad }).marks];
        if (here.first === null) {
          if (there.first !== null) earlier += 1;
          return;
        }
        expect((there.first?.date ?? '9999') <= here.first.date).toBe(true);
        if (there.first?.date === here.first.date)
          expect(there.first.value ?? 0).toBeGreaterThanOrEqual(here.first.value ?? 0);
        else earlier += 1;
      }),
      { numRuns: rounds(120) },
    );
    expect(earlier).toBeGreaterThan(rounds(3));
  });
});
