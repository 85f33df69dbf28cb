/** Every rule of public servants, federal and local: complete on the very day, a day short, window closed, entry too late. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../../units/day.ts';
import { caseOf } from '../../engine/case.ts';
import { type Judgement, judge } from '../../engine/judge.ts';
import type { LawInput } from '../../input/input.ts';
import { LOCAL_NORMS } from '../../places/index.ts';
import { REGIMES, regimeForLaw } from '../../places/regimes.ts';
import type { Regime } from '../../rule/regime.ts';
import type { Gender, IsoDate } from '../../rule/requirement.ts';
import { EVERY_ENTITY, type Rule } from '../../rule/rule.ts';
import { entryFor, exactPerson, type Short } from '../../testing/exact-person.ts';
import { SEM_REFORMA, UNIAO } from '../../testing/people.ts';
import { RPPS_NORMS } from './index.ts';

const TODAY = '2026-11-20';
const rules = [...RPPS_NORMS, ...LOCAL_NORMS.values()].flatMap((norm) => norm.rules);
const regimes = REGIMES.flatMap((entry) => regimeForLaw(entry.regimeId) ?? []);

const dayAfter = (date: IsoDate): IsoDate => isoOf(dayOf(date) + 1);

const regimeOf = (rule: Rule): Regime =>
  (rule.place === EVERY_ENTITY ? UNIAO : regimes.find((regime) => regime.place === rule.place)) ?? SEM_REFORMA;

/** The last day of the window, today for one that is open. */
const lastDay = (rule: Rule): IsoDate => {
  if (rule.window.to === 'reform' || rule.window.to === 'endorsement') return UNIAO.reformDate ?? TODAY;
  return rule.window.to ?? TODAY;
};

const judged = (rule: Rule, input: LawInput): Judgement => {
  const person = caseOf(input);
  if (person === null) throw new Error('the case is incomplete');
  return judge(rule, person);
};

const when = ({ whenToRetire }: Judgement): IsoDate | null => (whenToRetire === null ? null : isoOf(whenToRetire));

const CAN_BE_SHORT: readonly Short[] = [
  'age',
  'points',
  'contribution',
  'publicService',
  'carreer',
  'position',
  'teaching',
  'police',
  'special',
  'disability',
];

const people = rules
  .filter((rule) => !rule.requirements.some((requirement) => requirement.kind === 'data'))
  .flatMap((rule) =>
    (['Homem', 'Mulher'] as const)
      .filter((gender) => rule.gender === 'Ambos' || rule.gender === gender)
      .map((gender): readonly [string, Gender, Rule] => [rule.id, gender, rule]),
  );

/** The years of the toll lie beyond those from which the age falls: a day less of age is made up for. */
const tollSparesAge = (rule: Rule): boolean =>
  rule.toll !== undefined && rule.requirements.some((needed) => needed.kind === 'age' && needed.decrease !== undefined);

describe('a rule of public servants', () => {
  it.each(people)('%s, %s: is met on the very day, and kept', (_id, gender, rule) => {
    const regime = regimeOf(rule);
    const completeOn = lastDay(rule);
    const judgement = judged(rule, exactPerson({ rule, gender, regime, completeOn, calculationDate: TODAY }));
    expect(judgement.standing).toBe('applicable');
    expect(when(judgement)).toBe(completeOn);
  });

  it.each(people)('%s, %s: a day less of any requirement is a day too late', (_id, gender, rule) => {
    const regime = regimeOf(rule);
    const completeOn = lastDay(rule);
    const open = rule.window.to === null;
    for (const short of CAN_BE_SHORT) {
      if (!rule.requirements.some((requirement) => requirement.kind === short)) continue;
      if (short === 'age' && tollSparesAge(rule)) continue;
      const judgement = judged(rule, exactPerson({ rule, gender, regime, completeOn, calculationDate: TODAY, short }));
      expect(judgement.standing, short).toBe(open ? 'future' : 'notApplicable');
      // A day less before the day of a toll also makes the toll longer.
      const daysLater =
        rule.toll?.of === short ? [dayAfter(completeOn), dayAfter(dayAfter(completeOn))] : [dayAfter(completeOn)];
      expect(open ? daysLater : [null], short).toContain(when(judgement));
    }
  });

  it.each(people.filter(([, , rule]) => rule.window.to !== null))(
    '%s, %s: is closed to somebody who completes it on the day after',
    (_id, gender, rule) => {
      const regime = regimeOf(rule);
      const judgement = judged(
        rule,
        exactPerson({ rule, gender, regime, completeOn: dayAfter(lastDay(rule)), calculationDate: TODAY }),
      );
      expect(judgement.standing).toBe('notApplicable');
    },
  );

  it.each(people.filter(([, , rule]) => rule.window.to === 'reform' || rule.window.to === 'endorsement'))(
    '%s, %s: never closes without a reform',
    (_id, gender, rule) => {
      const judgement = judged(
        rule,
        exactPerson({ rule, gender, regime: SEM_REFORMA, completeOn: TODAY, calculationDate: TODAY }),
      );
      expect(judgement.standing).toBe('applicable');
      expect(when(judgement)).toBe(TODAY);
    },
  );

  it.each(people.filter(([, , rule]) => rule.entry !== undefined))(
    '%s, %s: refuses who entered a day on the wrong side',
    (_id, gender, rule) => {
      const regime = regimeOf(rule);
      const completeOn = lastDay(rule);
      const allowed = entryFor(rule, regime);
      const ingress = isoOf(dayOf(allowed) + (rule.entry?.until === undefined ? -1 : 1));
      const judgement = judged(
        rule,
        exactPerson({ rule, gender, regime, completeOn, calculationDate: TODAY, ingress }),
      );
      expect(judgement.standing).toBe('notApplicable');
    },
  );

  it.each(people.filter(([, , rule]) => rule.withoutComplementaryRegime))(
    '%s, %s: refuses who joined the complementary regime',
    (_id, gender, rule) => {
      const input = exactPerson({
        rule,
        gender,
        regime: regimeOf(rule),
        completeOn: lastDay(rule),
        calculationDate: TODAY,
      });
      const judgement = judged(rule, { ...input, calculation: { ...input.calculation, optedForRPC: true } });
      expect(judgement.standing).toBe('notApplicable');
    },
  );

  it('that only a magistrate can use says so', () => {
    for (const rule of rules.filter((one) => one.id.includes('magistrado'))) {
      const judgement = judged(
        rule,
        exactPerson({ rule, gender: 'Homem', regime: UNIAO, completeOn: lastDay(rule), calculationDate: TODAY }),
      );
      expect(judgement.standing).toBe('notApplicable');
      expect(judgement.demands.find((demand) => demand.key === 'data')?.reason).toBe(
        'Exclusiva de magistrado e de membro do MP ou de Tribunal de Contas',
      );
    }
  });
});
