/** The rules of every place, read by the engine and read slowly, day by day, for random careers in public service. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../../units/day.ts';
import { caseOf } from '../../engine/case.ts';
import { judge } from '../../engine/judge.ts';
import { REGIMES, regimeForLaw } from '../../places/regimes.ts';
import { served, someone } from '../../testing/people.ts';
import { slowReading } from '../../testing/slow-reading.ts';
import { rppsRulesOf } from './registry.ts';

const HORIZON = '2062-12-31';
const RUNS = Number(process.env.SLOW_RUNS ?? 200);

const readSlowly = new Set([
  'age',
  'contribution',
  'publicService',
  'carreer',
  'position',
  'teaching',
  'police',
  'points',
  'heldOn',
]);
const regimes = REGIMES.flatMap((entry) => regimeForLaw(entry.regimeId) ?? []).filter(
  (regime) => regime.regimeId !== 1,
);
const rules = regimes.flatMap((regime) =>
  rppsRulesOf(regime)
    .filter((rule) => rule.kind !== 'compulsory' && rule.requirements.every(({ kind }) => readSlowly.has(kind)))
    .filter((rule) => regime.regimeId <= 3 || rule.place !== 'every-entity')
    .map((rule) => ({ rule, regime })),
);

const day = (from: string, to: string) => fc.integer({ min: dayOf(from), max: dayOf(to) }).map(isoOf);

/** Long careers, now and then with a gap or an overlap, so that many come close to the limits. */
const career = fc
  .record({
    start: day('1968-01-01', '2004-06-30'),
    first: fc.integer({ min: 1500, max: 9000 }),
    gap: fc.integer({ min: -400, max: 700 }),
    second: fc.integer({ min: 1500, max: 12_000 }),
    open: fc.boolean(),
    flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    teaches: fc.boolean(),
    police: fc.boolean(),
  })
  .map(({ start, first, gap, second, open, flags, teaches, police }) => {
    const end = dayOf(start) + first;
    const again = end + gap;
    const shared = { isTeaching: teaches, isPoliceTime: police };
    return [
      served(start, isoOf(end), {
        ...shared,
        isPublicService: flags[0],
        isCurrentCareer: flags[1],
        isCurrentPosition: flags[2],
      }),
      served(isoOf(again), open ? null : isoOf(again + second), shared),
    ];
  });

describe('the engine', () => {
  it('finds the day that a slow reading of the rule finds', () => {
    let found = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        fc.constantFrom('Homem', 'Mulher'),
        career,
        fc.integer({ min: 16, max: 30 }),
        fc.integer({ min: 0, max: 365 }),
        fc.boolean(),
        ({ rule, regime }, gender, records, age, days, optedForRPC) => {
          fc.pre(rule.gender === 'Ambos' || rule.gender === gender);
          const start = records[0]?.ingressDate ?? '';
          const input = someone({
            gender,
            birthDate: isoOf(dayOf(start) - age * 365 - days),
            on: '2026-11-20',
            regimeType: 'RPPS',
            regime,
            records,
            calculation: { publicServiceIngressDate: start, optedForRPC: optedForRPC && days % 5 === 0 },
          });
          const person = caseOf(input);
          if (person === null) throw new Error('incomplete');
          const { whenToRetire } = judge(rule, person);
          const slow = slowReading(rule, input, regime, gender, HORIZON).when;
          if (slow !== null) found += 1;
          const engine = whenToRetire === null || isoOf(whenToRetire) > HORIZON ? null : isoOf(whenToRetire);
          expect(engine, `${rule.id} in ${regime.name}`).toBe(slow);
        },
      ),
      { numRuns: RUNS },
    );
    expect(found).toBeGreaterThan(RUNS / 20);
  });
});
