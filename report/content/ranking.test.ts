import { expect, it } from 'vitest';
import { sampleRule } from '../../domain/api/sample.ts';
import { standoutsOf } from '../../domain/words/standouts.ts';
import { bestOf, isLesser, isOvertaken } from './ranking.ts';

const reading = { ...sampleRule, id: 'reading', variantOf: 'rule', estimatedBenefit: 7200, whenToRetire: '2024-02-01' };
const first = { ...sampleRule, id: 'first', estimatedBenefit: 5526.08, whenToRetire: '2028-08-14' };
const most = { ...sampleRule, id: 'most', estimatedBenefit: 7000, whenToRetire: '2028-11-05' };
const compulsory = {
  ...sampleRule,
  id: 'compulsory',
  kind: 'compulsory',
  estimatedBenefit: 17_000,
  whenToRetire: '2041-01-01',
} as const;

it('a rule to come is not less than what hangs on another reading', () => {
  expect(isLesser(first, [reading])).toBe(false);
  expect(isLesser(first, [{ ...reading, variantOf: null }])).toBe(true);
});

it('a reading that is complete today is no best value of today', () => {
  const ranked = { applicableRules: [reading], futureRules: [first, most] };
  expect([reading, first, most].map(standoutsOf(ranked))).toEqual([[], ['Mais cedo'], []]);
  expect(bestOf(ranked)).toBe(most);
});

it('the compulsory retirement is no row to plan by', () => {
  const ranked = { applicableRules: [], futureRules: [first, most, compulsory] };
  expect(bestOf(ranked)).toBe(most);
  expect(bestOf({ ...ranked, futureRules: [compulsory] })).toBe(compulsory);
});

it('a rule to come is overtaken by one that is complete by then and pays no less, with the same parity', () => {
  const later = { ...most, id: 'later', whenToRetire: '2033-11-05' };
  const all = [first, most, later, compulsory];
  expect(all.filter((rule) => isOvertaken(rule, all))).toEqual([later]);
  const withoutParity = { ...most, parity: false };
  expect(isOvertaken(later, [withoutParity, later])).toBe(false);
  expect(isOvertaken({ ...later, parity: false }, [withoutParity, { ...later, parity: false }])).toBe(true);
  expect(isOvertaken(later, [{ ...most, variantOf: 'rule' }, later])).toBe(false);
  expect(isOvertaken(later, [{ ...most, confirmed: false }, later])).toBe(false);
  const twin = { ...most, id: 'twin' };
  expect([most, twin].filter((rule) => isOvertaken(rule, [most, twin]))).toEqual([twin]);
});
