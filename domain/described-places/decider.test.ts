import { describe, expect, it } from 'vitest';
import { bentoGoncalves, campoGrande, catalao, ribeiraoPreto, teresina } from '../api/described-cities.fake.ts';
import type { DescribedFields } from '../api/described-places.ts';
import { describedMessages } from '../words/described-places.ts';
import { messages } from '../words/messages.ts';
import { type DescribedPlaceCommand, describedPlaceAggregate } from './decider.ts';
import type { DescribedPlaceEvent } from './events.ts';

const { decide, evolve, initialState } = describedPlaceAggregate.decider;

const describing = (fields: DescribedFields, accountId = 'a1'): DescribedPlaceCommand => ({
  type: 'DescribePlace',
  accountId,
  regimeId: 1_000_000_007,
  fields,
  today: '2026-11-23',
});
const described = (fields: DescribedFields = catalao): DescribedPlaceEvent => ({
  type: 'PlaceDescribed',
  data: { accountId: 'a1', regimeId: 1_000_000_007, fields },
});
const withdrawn: DescribedPlaceEvent = {
  type: 'PlaceWithdrawn',
  data: { accountId: 'a1', regimeId: 1_000_000_007 },
};

const given = (...events: readonly DescribedPlaceEvent[]) => {
  const when = (command: DescribedPlaceCommand) => decide(command, events.reduce(evolve, initialState));
  return {
    when: (command: DescribedPlaceCommand) => ({
      thenFacts: (...facts: readonly DescribedPlaceEvent[]) =>
        expect(when(command)).toEqual({ ok: true, events: facts }),
      thenRefused: (error: unknown) => expect(when(command)).toEqual({ ok: false, error }),
    }),
  };
};

describe('a place of an office', () => {
  it.each([catalao, campoGrande, teresina, ribeiraoPreto, bentoGoncalves])('can be $city as it is known', (fields) => {
    given().when(describing(fields)).thenFacts(described(fields));
  });

  it('is described again in whole, and not at all where nothing differs', () => {
    const later = { ...catalao, institute: 'PrevCatalão' };
    given(described()).when(describing(later)).thenFacts(described(later));
    given(described()).when(describing(catalao)).thenFacts();
  });

  it('is withdrawn once, and comes back when it is described again', () => {
    const withdraw: DescribedPlaceCommand = { type: 'WithdrawPlace', accountId: 'a1' };
    given(described()).when(withdraw).thenFacts(withdrawn);
    given(described(), withdrawn).when(withdraw).thenRefused({ name: 'NotFound' });
    given(described(), withdrawn).when(describing(catalao)).thenFacts(described());
  });

  it('is nobody else’s to describe or withdraw', () => {
    given(described()).when(describing(catalao, 'a2')).thenRefused({ name: 'NotFound' });
    given(described()).when({ type: 'WithdrawPlace', accountId: 'a2' }).thenRefused({ name: 'NotFound' });
  });

  const { permanent, points, toll } = catalao;
  if (permanent.kind !== 'own' || points.kind !== 'own' || toll.kind !== 'own') throw new Error('not described');

  it.each<[string, Partial<DescribedFields>, string, string]>([
    ['of another state', { uf: 'SP' }, 'ibge', describedMessages.ibge],
    [
      'reformed tomorrow',
      { reformDate: '2026-11-24', points: { kind: 'none' } },
      'reformDate',
      describedMessages.afterToday,
    ],
    [
      'with an address that is none',
      { read: { ...catalao.read, address: 'javascript:alert(1)' } },
      'read.address',
      describedMessages.address,
    ],
    [
      'with an age of 49',
      { permanent: { ...permanent, ages: { from: 'text', man: 65, woman: 49 } } },
      'permanent.ages.woman',
      describedMessages.outside(50, 75),
    ],
    [
      'with a figure that is not said',
      { permanent: { ...permanent, ages: { from: 'text', man: 65, woman: null } } },
      'permanent.ages.woman',
      messages.required,
    ],
    [
      'with a figure left over beside the União’s',
      { permanent: { ...permanent, position: { from: 'uniao', value: 3 } } },
      'permanent.position.value',
      describedMessages.leftOver,
    ],
    [
      'with points that begin above their limit',
      { points: { ...points, start: { from: 'text', man: 106, woman: 86 } } },
      'points.limits.man',
      describedMessages.limitBelowStart,
    ],
    [
      'whose points never step',
      { points: { ...points, everyMonths: 0 } },
      'points.everyMonths',
      describedMessages.outside(1, 60),
    ],
    [
      'whose age rises before the reform',
      { points: { ...points, laterAges: { on: '2023-06-30', ages: { from: 'uniao', man: null, woman: null } } } },
      'points.laterAges.on',
      describedMessages.laterNotLater,
    ],
    ['with a toll of nothing', { toll: { ...toll, percent: 0 } }, 'toll.percent', describedMessages.outside(1, 100)],
    [
      'that withholds nothing',
      { contribution: { rate: 0, exemptUpTo: 'ceiling', minimumWages: null, since: '2023-01-01' } },
      'contribution.rate',
      describedMessages.rate,
    ],
    [
      'that exempts several minimum wages, and not how many',
      { contribution: { rate: 14, exemptUpTo: 'minimumWages', minimumWages: null, since: '2023-01-01' } },
      'contribution.minimumWages',
      messages.required,
    ],
    [
      'that exempts one minimum wage, and a number of them',
      { contribution: { rate: 14, exemptUpTo: 'minimumWage', minimumWages: 3, since: '2023-01-01' } },
      'contribution.minimumWages',
      describedMessages.leftOver,
    ],
    [
      'with quotas that nobody says',
      { pension: 'own', pensionQuotas: { family: null, each: 10 } },
      'pensionQuotas.family',
      messages.required,
    ],
    [
      'with quotas above all of the pension',
      { pension: 'own', pensionQuotas: { family: 70, each: 40 } },
      'pensionQuotas.family',
      describedMessages.quotasOver,
    ],
    [
      'with quotas beside the União’s law',
      { pension: 'article23', pensionQuotas: { family: 70, each: 10 } },
      'pension',
      describedMessages.leftOver,
    ],
    [
      'with a guard of 40 years of age',
      {
        police: {
          kind: 'own',
          ages: { from: 'text', man: 55, woman: 40 },
          years: { from: 'uniao', man: null, woman: null },
          inPolice: { from: 'uniao', man: null, woman: null },
          average: { from: 'notRead', method: null },
        },
      },
      'police.ages.woman',
      describedMessages.outside(45, 75),
    ],
    [
      'whose old rules end before its reform',
      { oldRulesUntil: '2023-06-29' },
      'oldRulesUntil',
      describedMessages.untilBeforeReform,
    ],
    [
      'that asks more than can be withheld of those at work',
      { activeContribution: { rate: 23, since: '2023-01-01' } },
      'activeContribution.rate',
      describedMessages.rate,
    ],
  ])('is refused %s', (_what, changes, field, sentence) => {
    given()
      .when(describing({ ...catalao, ...changes }))
      .thenRefused({ name: 'ValidationError', fields: { [`place.${field}`]: sentence } });
  });
});
