/**
 * The rules of every place, those that offices describe and the rights of the RGPS of before 2000, read by the engine and read
 * slowly, day by day, for random careers.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campoGrande, catalao, ribeiraoPreto } from '../../../api/described-cities.fake.ts';
import type { DescribedFields } from '../../../api/described-places.ts';
import { dayOf, isoOf } from '../../../units/day.ts';
import { caseOf } from '../../engine/case.ts';
import { judge } from '../../engine/judge.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { numberOfOffice } from '../../places/described/of-office.ts';
import { REGIMES, regimeForLaw } from '../../places/regimes.ts';
import type { Regime } from '../../rule/regime.ts';
import type { Gender } from '../../rule/requirement.ts';
import type { Rule } from '../../rule/rule.ts';
import { served, someone, UNIAO, worked } from '../../testing/people.ts';
import { slowReading } from '../../testing/slow-reading.ts';
import { lei9876 } from '../rgps/lei-9876-1999.ts';
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
  'remunerations',
]);

interface RuleOfPlace {
  readonly rule: Rule;
  readonly regime: Regime;
}

const regimes = REGIMES.flatMap((entry) => regimeForLaw(entry.regimeId) ?? []).filter(
  (regime) => regime.regimeId !== 1,
);
const rulesIn = (places: readonly Regime[]): readonly RuleOfPlace[] =>
  places.flatMap((regime) =>
    rppsRulesOf(regime)
      .filter((rule) => rule.kind !== 'compulsory' && rule.requirements.every(({ kind }) => readSlowly.has(kind)))
      .filter((rule) => regime.regimeId <= 3 || rule.place !== 'every-entity')
      .map((rule) => ({ rule, regime })),
  );

const guards: DescribedFields['police'] =
  campoGrande.police.kind === 'own'
    ? { ...campoGrande.police, average: { from: 'reported', method: 'whole' } }
    : campoGrande.police;
const described: readonly DescribedFields[] = [
  catalao,
  { ...catalao, oldRulesUntil: '2024-12-31', police: guards },
  { ...campoGrande, police: guards },
  ribeiraoPreto,
];
const regimesOfOffices = described.flatMap((fields, place) => {
  const regimeId = numberOfOffice(place);
  return regimeForLaw(regimeId, [{ regimeId, fields, version: 1, on: '2026-11-20', withdrawn: false }]) ?? [];
});

/** What is open until the reform names the same rules in all places; these are of one norm and of nobody else. */
const until1999: readonly RuleOfPlace[] = lei9876.rules
  .filter((rule) => rule.requirements.every(({ kind }) => readSlowly.has(kind)))
  .map((rule) => ({ rule, regime: UNIAO }));

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

const insured = career.map((records): WorkRecord[] =>
  records.map(({ ingressDate, egressDate, isTeaching }) => worked(ingressDate, egressDate, { isTeaching })),
);

const daysAgree = ({ rule, regime }: RuleOfPlace, gender: Gender, input: LawInput): boolean => {
  const person = caseOf(input);
  if (person === null) throw new Error('incomplete');
  const { whenToRetire } = judge(rule, person);
  const slow = slowReading(rule, input, regime, gender, HORIZON).when;
  const engine = whenToRetire === null || isoOf(whenToRetire) > HORIZON ? null : isoOf(whenToRetire);
  expect(engine, `${rule.id} in ${regime.name}`).toBe(slow);
  return slow !== null;
};

/** For random people of each rule; answers how many of them have the right. */
const foundFor = (
  rules: readonly RuleOfPlace[],
  careers: fc.Arbitrary<WorkRecord[]>,
  ages: readonly [number, number],
  runs: number,
): number => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      fc.constantFrom('Homem', 'Mulher'),
      careers,
      fc.integer({ min: ages[0], max: ages[1] }),
      fc.integer({ min: 0, max: 365 }),
      fc.boolean(),
      (of, gender, records, age, days, optedForRPC) => {
        fc.pre(of.rule.gender === 'Ambos' || of.rule.gender === gender);
        const start = records[0]?.ingressDate ?? '';
        const input = someone({
          gender,
          birthDate: isoOf(dayOf(start) - age * 365 - days),
          on: '2026-11-20',
          regimeType: of.rule.regimeType,
          regime: of.regime,
          records,
          calculation: { publicServiceIngressDate: start, optedForRPC: optedForRPC && days % 5 === 0 },
        });
        if (daysAgree(of, gender, input)) found += 1;
      },
    ),
    { numRuns: runs },
  );
  return found;
};

describe('the engine finds the day that a slow reading of the rule finds', () => {
  it('in every place', () => {
    expect(foundFor(rulesIn(regimes), career, [16, 30], RUNS)).toBeGreaterThan(RUNS / 20);
  });

  it('in what an office describes', () => {
    const own = rulesIn(regimesOfOffices).filter(({ rule, regime }) => rule.place === regime.place);
    expect(own.some(({ rule }) => rule.kind === 'police')).toBe(true);
    expect(foundFor(own, career, [16, 30], RUNS / 2)).toBeGreaterThan(RUNS / 40);
  });

  it('of the rights of the RGPS complete by 16/12/1998 and by 28/11/1999', () => {
    const early = insured.filter(([first]) => (first?.ingressDate ?? '') < '1978-01-01');
    expect(foundFor(until1999, early, [18, 46], RUNS / 2)).toBeGreaterThan(RUNS / 40);
  });
});
