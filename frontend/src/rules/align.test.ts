import { describe, expect, it } from 'vitest';
import type { RequirementKey } from '../../../domain/api/requirements.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { sampleRule } from '../../../domain/api/sample.ts';
import { compareRules, sharedLines, slotsOf } from './align.ts';

const [asked] = sampleRule.requirements;
if (asked === undefined) throw new Error('the sample asks for something');

const rule = (id: string, kind: Rule['kind'], keys: readonly RequirementKey[] = [], teacher = false): Rule => ({
  ...sampleRule,
  id,
  kind,
  teacher,
  requirements: keys.map((requirement) => ({ ...asked, requirement, label: requirement })),
});

describe('two regimes side by side', () => {
  it('set like beside like; what has no counterpart stands beside nothing', () => {
    const rpps = [rule('toll', 'toll'), rule('police', 'police'), rule('points', 'points')];
    const rgps = [rule('rgps-points', 'points'), rule('rgps-age', 'age'), rule('rgps-toll', 'toll')];
    const compared = compareRules(rpps, rgps);
    expect(compared.pairs.map((pair) => [pair.rpps.id, pair.rgps.id])).toEqual([
      ['toll', 'rgps-toll'],
      ['points', 'rgps-points'],
    ]);
    expect([compared.rpps.map(({ id }) => id), compared.rgps.map(({ id }) => id)]).toEqual([['police'], ['rgps-age']]);
  });

  it('keep teachers with teachers', () => {
    const { pairs } = compareRules(
      [rule('a', 'points', [], true)],
      [rule('b', 'points'), rule('c', 'points', [], true)],
    );
    expect(pairs.map(({ rgps }) => rgps.id)).toEqual(['c']);
  });

  it('prefer, among several of a kind, the same article and the same exposure, whatever their order', () => {
    const of = (id: string, ruleLaw: string, years: number | null = null): Rule => ({
      ...rule(id, 'toll'),
      ruleLaw,
      necessarySpecialTime: years === null ? null : { years, months: 0, days: 0 },
    });
    const { pairs, rgps } = compareRules(
      [of('servant-100', 'EC 103/2019, art. 20, § 2º, I')],
      [of('half', 'EC 103/2019, art. 17'), of('whole', 'EC 103/2019, art. 20; Decreto 3.048/1999, art. 188-L')],
    );
    expect([pairs.map((pair) => pair.rgps.id), rgps.map(({ id }) => id)]).toEqual([['whole'], ['half']]);
    const exposed = compareRules([of('25', 'X', 25)], [of('rgps-15', 'Y', 15), of('rgps-25', 'Y', 25)]);
    expect(exposed.pairs[0]?.rgps.id).toBe('rgps-25');
  });

  it('lose no rule of either side', () => {
    expect(compareRules([], [rule('b', 'age'), rule('c', 'age')]).rgps).toHaveLength(2);
    expect(compareRules([rule('a', 'age')], [])).toMatchObject({ pairs: [], rpps: [{ id: 'a' }], rgps: [] });
  });

  it('give the same requirement the same line, twice where it is asked for twice', () => {
    const pair = {
      rpps: rule('a', 'toll', ['entry', 'age', 'contribution']),
      rgps: rule('b', 'toll', ['age', 'contribution', 'contribution', 'remunerations']),
    };
    expect(sharedLines(pair).map(({ slot }) => slot)).toEqual([
      'age-1',
      'contribution-1',
      'contribution-2',
      'remunerations-1',
      'entry-1',
    ]);
    expect([...slotsOf(pair.rgps).keys()]).toContain('contribution-2');
  });
});
