import { describe, expect, it } from 'vitest';
import { firstRetirement, movement, type Right, rightsIn } from './rights.ts';

const rule = (whenToRetire: string | null, variantOf: string | null = null, id = 'r', estimatedBenefit = 1000) => ({
  id,
  whenToRetire,
  variantOf,
  estimatedBenefit,
});
const answer = (applicableRules: readonly object[], futureRules: readonly object[]) =>
  JSON.stringify({ applicableRules, futureRules, notApplicableRules: [rule('1999-01-01')] });
const first = (...lists: Parameters<typeof answer>) => firstRetirement(rightsIn(answer(...lists)));

describe('the first retirement', () => {
  it('is the earliest day of a rule that applies or will', () => {
    expect(first([rule('2024-05-03'), rule('2021-03-10')], [rule('2028-01-14')])).toBe('2021-03-10');
    expect(first([], [rule('2031-01-01'), rule('2028-01-14')])).toBe('2028-01-14');
  });

  it('is nothing where no rule is ever met', () => {
    expect(first([], [])).toBeNull();
    expect(first([], [rule(null)])).toBeNull();
  });

  it('is not the day of a reading that is disputed in court', () => {
    expect(first([rule('2020-01-01', 'another')], [rule('2028-01-14')])).toBe('2028-01-14');
  });

  it('is of the highest value where several rules are met on that day', () => {
    const rights = rightsIn(answer([rule('2020-01-01', null, 'low', 10), rule('2020-01-01', null, 'high', 20)], []));
    expect(rights.map(({ ruleId }) => ruleId)).toEqual(['high', 'low']);
  });
});

describe('what moved', () => {
  const age: Right = { ruleId: 'age', date: '2028-01-14', value: 3000 };
  const points: Right = { ruleId: 'points', date: '2030-05-02', value: 3500 };

  it('is nothing where every day and value is as before', () => {
    expect(movement([age, points], [age, points])).toBeNull();
  });

  it('is the first rule whose day or value is another, with a count of the others', () => {
    expect(movement([age, points], [age, { ...points, value: 3600 }])).toEqual({
      ruleId: 'points',
      before: { date: '2030-05-02', value: 3500 },
      after: { date: '2030-05-02', value: 3600 },
      others: 0,
    });
    const later = { ...age, date: '2029-01-14' };
    expect(movement([age, points], [later, { ...points, value: 3600 }])).toMatchObject({ ruleId: 'age', others: 1 });
  });

  it('is told of one rule, never of two different ones', () => {
    expect(movement([age], [points, age])).toMatchObject({ ruleId: 'points', before: { date: null, value: null } });
    expect(movement([age, points], [points])).toMatchObject({ ruleId: 'age', after: { date: null, value: null } });
  });

  it('tells a value that is missing from one of zero', () => {
    expect(movement([age], [{ ...age, value: null }])?.after).toEqual({ date: '2028-01-14', value: null });
  });
});
