import { describe, expect, it } from 'vitest';
import { sampleRule } from '../../domain/api/sample.ts';
import { byDay, byValue } from '../../domain/words/answer.ts';
import { best, soonest } from './ranking.ts';

const rule = (id: string, changes: Partial<typeof sampleRule>) => ({ ...sampleRule, id, variantOf: null, ...changes });

describe('the rule that stands out on paper', () => {
  it('is the one of the screen: of two complete on the same day the one of higher value', () => {
    const rules = [
      rule('a', { whenToRetire: '2020-01-01', estimatedBenefit: 3000 }),
      rule('b', { whenToRetire: '2020-01-01', estimatedBenefit: 5000 }),
    ];
    expect(soonest(rules)?.id).toBe('b');
    expect(soonest(rules)).toBe(rules.toSorted(byDay)[0]);
  });

  it('is the rule itself before a reading of it that is open in the courts', () => {
    const rules = [
      rule('a-variant', { variantOf: 'a', whenToRetire: '2019-01-01', estimatedBenefit: 5000, parity: true }),
      rule('a', { whenToRetire: '2020-01-01', estimatedBenefit: 5000, parity: true }),
    ];
    expect(best(rules)?.id).toBe('a');
    expect(best(rules)).toBe(rules.toSorted(byValue)[0]);
  });

  it('is none where no value was estimated', () => {
    expect(best([rule('a', { estimatedBenefit: null })])).toBeNull();
  });
});
