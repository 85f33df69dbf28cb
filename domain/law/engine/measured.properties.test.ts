import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../api/rules.ts';
import { dayOf, elapsed } from '../../units/day.ts';
import { daysOfSpan, type Span } from '../../units/span.ts';
import { rulesOf } from '../norms/index.ts';
import { answersOf } from '../testing/answers.ts';
import { aPerson } from '../testing/arbitrary.ts';
import { UNIAO } from '../testing/people.ts';
import { rounds } from '../testing/rounds.ts';
import { evaluate } from './evaluate.ts';
import { pointsOf, pointUnits, unitsOfPoints } from './points.ts';

fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20_261_120) });

const anybody = fc.constantFrom<'RPPS' | 'RGPS'>('RPPS', 'RGPS').chain((type) => aPerson(type));

const rulesFor = (input: Parameters<typeof evaluate>[0]): { rule: Rule; applicable: boolean }[] => {
  const { applicableRules, futureRules, notApplicableRules } = evaluate(input);
  const others = [...futureRules, ...notApplicableRules].map((rule) => ({ rule, applicable: false }));
  return [...applicableRules.map((rule) => ({ rule, applicable: true })), ...others];
};

const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null;

/** Rows of a day of the past say so in their label, and stand still. */
const isOfThePast = (label: string): boolean => / (em \d|na data da reforma)/.test(label);

const pointsRules = new Map(
  [...rulesOf('RGPS', null), ...rulesOf('RPPS', UNIAO)].flatMap((rule) =>
    rule.requirements.flatMap((requirement) =>
      requirement.kind === 'points' ? [[rule.id, requirement] as const] : [],
    ),
  ),
);

describe('the rows of every card', () => {
  it('are all of the day that it names: age and contribution add up to its points', () => {
    let added = 0;
    fc.assert(
      fc.property(anybody, (input) => {
        for (const { rule } of rulesFor(input)) {
          const { birthDate } = input.person;
          if (birthDate === null) throw new Error('nobody without a birth date');
          expect(rule.measuredOn <= input.calculationDate).toBe(true);
          const age = elapsed(dayOf(birthDate), dayOf(rule.measuredOn));
          const row = (key: string) =>
            rule.requirements.find(({ requirement, label }) => requirement === key && !isOfThePast(label))?.held;
          if (isSpan(row('age'))) expect([rule.id, row('age')]).toEqual([rule.id, age]);
          const asked = pointsRules.get(rule.id);
          const contribution = row('contribution');
          if (asked === undefined || !isSpan(contribution)) continue;
          added += 1;
          const units = pointUnits(age, asked.fraction) + pointUnits(contribution, asked.fraction);
          expect([rule.id, row('points')]).toEqual([rule.id, pointsOf(units + unitsOfPoints(asked.bonus ?? 0))]);
        }
      }),
      { numRuns: rounds(150) },
    );
    expect(added).toBeGreaterThan(rounds(100));
  });

  it('hold at least what is needed where the right is complete', () => {
    fc.assert(
      fc.property(anybody, (input) => {
        for (const { rule, applicable } of rulesFor(input)) {
          if (!applicable) continue;
          expect(rule.measuredOn).toBe(rule.whenToRetire);
          for (const { label, held, necessary, met } of rule.requirements) {
            expect([rule.id, label, met]).toEqual([rule.id, label, true]);
            if (typeof held === 'number' && typeof necessary === 'number') expect(held >= necessary).toBe(true);
            if (isSpan(held) && isSpan(necessary) && label !== 'Idade') {
              expect(daysOfSpan(held)).toBeGreaterThanOrEqual(daysOfSpan(necessary));
            }
          }
        }
      }),
      { numRuns: rounds(150) },
    );
  });

  it('say besides what is held on the calculation date, as the answer does', () => {
    fc.assert(
      fc.property(anybody, (input) => {
        for (const { rule } of rulesFor(input)) {
          for (const { requirement, label, held, heldOnCalculationDate } of rule.requirements) {
            if (isOfThePast(label) || rule.requirements.filter((row) => row.requirement === requirement).length > 1)
              continue;
            const onCalculationDate = heldOnCalculationDate === undefined ? held : heldOnCalculationDate;
            expect([rule.id, label, onCalculationDate]).toEqual([rule.id, label, rule.held[requirement]]);
          }
        }
      }),
      { numRuns: rounds(150) },
    );
  });
});

describe('what is said of the other way of counting', () => {
  it('is what a calculation counted that way says, and is said whenever it matters', () => {
    fc.assert(
      fc.property(anybody, (input) => {
        const countingMethod = input.calculation.countingMethod === 'days365' ? 'calendar' : 'days365';
        const others = answersOf({ ...input, calculation: { ...input.calculation, countingMethod } });
        for (const [id, { rule, standing, when }] of answersOf(input)) {
          const other = others.get(id);
          if (other === undefined) throw new Error(`${id} is not answered the other way`);
          const apart = when !== null && other.when !== null && Math.abs(dayOf(when) - dayOf(other.when)) > 30;
          const expected =
            standing === other.standing && !apart
              ? null
              : { countingMethod, standing: other.standing, whenToRetire: other.when };
          expect([id, rule.otherCount]).toEqual([id, expected]);
        }
      }),
      { numRuns: rounds(100) },
    );
  });
});
