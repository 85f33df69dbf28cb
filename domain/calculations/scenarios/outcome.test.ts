import { describe, expect, it } from 'vitest';
import type { Rule, RulesAnswer } from '../../api/rules.ts';
import { sampleRule } from '../../api/sample.ts';
import { best, soonest } from '../../words/answer.ts';
import { outcomeOf } from './outcome.ts';

const rule = (id: string, whenToRetire: string, estimatedBenefit: number): Rule => ({
  ...sampleRule,
  id,
  whenToRetire,
  estimatedBenefit,
  parity: false,
  variantOf: null,
});
const answer: RulesAnswer = {
  applicableRules: [rule('rich', '2018-05-14', 14_380), rule('early', '2017-11-11', 12_034)],
  futureRules: [rule('later', '2028-05-14', 15_000), rule('compulsory', '2041-05-14', 16_000)].map((one) =>
    one.id === 'compulsory' ? { ...one, kind: 'compulsory' } : one,
  ),
  notApplicableRules: [],
  regimeDate: null,
  missingData: [],
  warnings: [],
};

describe('the outcome of a calculation', () => {
  it('names the first right and the best as the answer above the cards does', () => {
    const { soonest: first, best: most } = outcomeOf(answer, '2026-11-22');
    expect(first).toMatchObject({
      ruleId: soonest(answer.applicableRules)?.id,
      date: '2017-11-11',
      from: '2026-11-22',
    });
    expect(most?.ruleId).toBe(best(answer.futureRules.filter(({ kind }) => kind !== 'compulsory'))?.id);
  });

  it('takes, of two that are complete on the same day, the one of more value', () => {
    const futureRules = [rule('less', '2030-01-01', 100), rule('more', '2030-01-01', 200)];
    expect(outcomeOf({ ...answer, applicableRules: [], futureRules }, '2026-11-22').soonest?.ruleId).toBe('more');
  });
});
