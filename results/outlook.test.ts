import { expect, it } from 'vitest';
import { firstRetirement } from './outlook.ts';

const rule = (whenToRetire: string | null, variantOf: string | null = null) => ({ id: 'r', whenToRetire, variantOf });
const answer = (applicableRules: readonly object[], futureRules: readonly object[]) =>
  JSON.stringify({ applicableRules, futureRules, notApplicableRules: [rule('1999-01-01')] });

it('is the earliest day of a rule that applies or will', () => {
  expect(firstRetirement(answer([rule('2024-05-03'), rule('2021-03-10')], [rule('2028-01-14')]))).toBe('2021-03-10');
  expect(firstRetirement(answer([], [rule('2031-01-01'), rule('2028-01-14')]))).toBe('2028-01-14');
});

it('is nothing where no rule is ever met', () => {
  expect(firstRetirement(answer([], []))).toBeNull();
  expect(firstRetirement(answer([], [rule(null)]))).toBeNull();
});

it('is not the day of a reading that is disputed in court', () => {
  expect(firstRetirement(answer([rule('2020-01-01', 'another')], [rule('2028-01-14')]))).toBe('2028-01-14');
});
