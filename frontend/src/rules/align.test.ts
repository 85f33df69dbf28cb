import { describe, expect, it } from 'vitest';
import type { RequirementKey, Rule } from '../../../domain/api/rules.ts';
import { sampleRule } from '../../../domain/api/sample.ts';
import { pairRules, sharedLines, slotsOf } from './align.ts';

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
  it('set like beside like, and what has no counterpart after it', () => {
    const rpps = [rule('toll', 'toll'), rule('police', 'police'), rule('points', 'points')];
    const rgps = [rule('rgps-points', 'points'), rule('rgps-age', 'age'), rule('rgps-toll', 'toll')];
    expect(pairRules(rpps, rgps).map((pair) => [pair.rpps?.id, pair.rgps?.id])).toEqual([
      ['toll', 'rgps-toll'],
      ['points', 'rgps-points'],
      ['police', 'rgps-age'],
    ]);
  });

  it('keep teachers with teachers', () => {
    const [pair] = pairRules([rule('a', 'points', [], true)], [rule('b', 'points'), rule('c', 'points', [], true)]);
    expect(pair?.rgps?.id).toBe('c');
  });

  it('lose no rule of either side', () => {
    expect(pairRules([], [rule('b', 'age'), rule('c', 'age')])).toHaveLength(2);
    expect(pairRules([rule('a', 'age')], [])).toMatchObject([{ rpps: { id: 'a' }, rgps: null }]);
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
