import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanFields } from '../../api/calculations.ts';
import { emptyOf } from '../../api/field.ts';
import { addMonths, dayOf, isoOf } from '../../units/day.ts';
import { rulesOf } from '../norms/index.ts';
import { aPerson, record } from '../testing/arbitrary.ts';
import { INSURED_WOMAN, SERVANT } from '../testing/careers.ts';
import { UNIAO, worked } from '../testing/people.ts';
import { rounds } from '../testing/rounds.ts';
import { sweep } from '../testing/sweep.ts';
import { countedTotals } from '../time/count.ts';
import { caseOf } from './case.ts';
import { evaluate } from './evaluate.ts';
import { judge } from './judge.ts';

/** The same persons in every run of `make test`; `LAW_SEED` asks about others. */
fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20_261_120) });

const regimeType = fc.constantFrom<'RPPS' | 'RGPS'>('RPPS', 'RGPS');
const anybody = regimeType.chain((type) => aPerson(type));
const both = { numRuns: rounds(150) };
const SLOW_RUNS = Number(process.env.SLOW_RUNS ?? 50);
const HORIZON = dayOf('2070-12-31');

describe('for anybody on any day', () => {
  it('puts each rule in one group only, applicable by the calculation date and future after it', () => {
    fc.assert(
      fc.property(anybody, (input) => {
        const answer = evaluate(input);
        const { applicableRules, futureRules, notApplicableRules } = answer;
        const ids = [...applicableRules, ...futureRules, ...notApplicableRules].map((rule) => rule.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const rule of applicableRules) {
          expect(rule.whenToRetire !== null && rule.whenToRetire <= input.calculationDate).toBe(true);
        }
        for (const rule of futureRules) {
          expect(rule.whenToRetire !== null && rule.whenToRetire > input.calculationDate).toBe(true);
        }
        for (const rule of notApplicableRules) expect(rule.whyNot.length).toBeGreaterThan(0);
      }),
      both,
    );
  });

  it('answers the same whatever the order of the records', () => {
    fc.assert(
      fc.property(anybody, (input) => {
        const backwards = { ...input, workRecords: [...input.workRecords].reverse() };
        expect(evaluate(backwards)).toEqual(evaluate(input));
      }),
      both,
    );
  });

  it('never says NaN', () => {
    fc.assert(
      fc.property(anybody, (input) => {
        expect(
          JSON.stringify(evaluate(input), (_, value) => (Number.isNaN(value) ? 'not a number' : value)),
        ).not.toContain('not a number');
      }),
      both,
    );
  });
});

describe('the earliest day', () => {
  const rules = [...rulesOf('RGPS', null), ...rulesOf('RPPS', UNIAO)].filter((rule) => rule.kind !== 'compulsory');

  const ruleAndPerson = fc
    .constantFrom(...rules)
    .chain((rule) => fc.tuple(fc.constant(rule), aPerson(rule.regimeType)));

  it('equals a slow search, day by day', () => {
    fc.assert(
      fc.property(ruleAndPerson, ([rule, input]) => {
        const person = caseOf({ ...input, regime: UNIAO });
        if (person === null) throw new Error('The person has no birth date');
        const { demands, window, whenToRetire } = judge(rule, person);
        // No right is named after the age of 100.
        const last = Math.min(window.to ?? HORIZON, HORIZON, addMonths(person.birth, 100 * 12));
        let slow: number | null = null;
        for (let day = window.from; day <= last && slow === null; day += 1) {
          if (demands.every((demand) => demand.metWithout(day, 0))) slow = day;
        }
        const found = whenToRetire === null || whenToRetire > last ? null : whenToRetire;
        expect(found === null ? null : isoOf(found)).toBe(slow === null ? null : isoOf(slow));
      }),
      { numRuns: SLOW_RUNS },
    );
  });
});

describe('the border days from 1994 to 2060', () => {
  const borders = [
    ...['1998-12-16', '2003-12-31', '2013-11-09', '2015-06-18', '2015-12-04', '2018-12-31', '2019-11-13'].map(dayOf),
    ...Array.from({ length: 67 }, (_, index) => dayOf(`${1994 + index}-01-01`)),
  ].flatMap((day) => [day - 1, day, day + 1]);
  borders.sort((left, right) => left - right);

  it.each([
    ['an insured woman', INSURED_WOMAN],
    ['a servant', SERVANT],
  ])('leave no gap and move no right of %s', (_, career) => {
    expect(sweep(career, borders)).toEqual([]);
  });
});

describe('one more contribution', () => {
  const rules = rulesOf('RGPS', null);
  const extra = fc.tuple(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: 6000 }));

  it('never delays a right of the RGPS', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), aPerson('RGPS', false), extra, (rule, input, [after, days]) => {
        const person = caseOf(input);
        const [first] = input.workRecords;
        if (person === null || first === undefined) return;
        const from = Math.max(...input.workRecords.map((existing) => dayOf(existing.ingressDate))) + after;
        const added = worked(isoOf(from), isoOf(from + days));
        const more = caseOf({ ...input, workRecords: [...input.workRecords, added] });
        const before = judge(rule, person).whenToRetire;
        const now = more === null ? null : judge(rule, more).whenToRetire;
        if (before !== null) expect(now !== null && now <= before).toBe(true);
      }),
      { numRuns: rounds(400) },
    );
  });
});

describe('a record divided', () => {
  it('keeps every total when it has no deductions', () => {
    fc.assert(
      fc.property(
        record('RGPS', false),
        record('RPPS', false),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom<'days365' | 'calendar'>('days365', 'calendar'),
        fc.integer({ min: dayOf('1990-01-01'), max: dayOf('2060-01-01') }),
        (ofInss, ofService, share, method, on) => {
          const facts = {
            gender: 'Mulher',
            calculationDate: on,
            method,
            specialUntil: dayOf('2019-11-13'),
            regimeType: 'ALL',
            stated: aStatement,
            minimumWage: () => 1000,
          } as const;
          const from = dayOf(ofInss.ingressDate);
          const to = ofInss.egressDate === null ? from + 9000 : dayOf(ofInss.egressDate);
          const cut = from + Math.floor((to - from) * share);
          const first = { ...ofInss, egressDate: isoOf(cut) };
          const second = { ...ofInss, ingressDate: isoOf(cut + 1), salaries: [] };
          const parts = cut === to ? [first] : [first, second];
          const whole = countedTotals({ ...facts, periods: [ofInss, ofService] }, on);
          expect(countedTotals({ ...facts, periods: [ofService, ...parts] }, on)).toEqual(
            cut === to && ofInss.egressDate === null
              ? countedTotals({ ...facts, periods: [ofService, first] }, on)
              : whole,
          );
        },
      ),
      { numRuns: rounds(400) },
    );
  });
});

const aStatement = emptyOf(spanFields);
