import { describe, expect, it } from 'vitest';
import type { Rule } from '../api/rules.ts';
import { sampleRule } from '../api/sample.ts';
import { highestMarks, standoutsOf, standoutWords } from './standouts.ts';

const rule = (id: string, value: number | null, when: string, more: Partial<Rule> = {}): Rule => ({
  ...sampleRule,
  id,
  estimatedBenefit: value,
  whenToRetire: when,
  parity: false,
  ...more,
});
const marks = (futureRules: readonly Rule[], applicableRules: readonly Rule[] = []) =>
  Object.fromEntries(highestMarks({ applicableRules, futureRules }));
const { bestToday, bestToCome, bestBesideCompulsory, bestTodayBesideCompulsory } = standoutWords;

describe('the mark of the highest value', () => {
  it('is of today among what is complete, and of a first day to come that pays more, each where it is shared', () => {
    const held = [rule('a', 100, '2018-01-01'), rule('b', 200, '2019-01-01'), rule('c', 200, '2016-01-01')];
    expect(marks([rule('d', 300, '2030-01-01'), rule('e', 250, '2029-01-01')], held)).toEqual({
      b: bestToday,
      c: bestToday,
      d: bestToCome,
    });
    expect(marks([rule('d', 200, '2030-01-01')], held)).toEqual({ b: bestToday, c: bestToday });
  });

  it('is not read beside a higher value: of rules that nobody waits for, after the last day, or of another reading', () => {
    const points = rule('points', 3158.48, '2027-02-18');
    for (const higher of [{ overtaken: true }, { withinReach: false }, { variantOf: 'points' }] as const)
      expect(marks([points, rule('later', 3302.55, '2030-02-18', higher)])).toEqual({});
    expect(marks([points, rule('later', 3000, '2030-02-18', { overtaken: true })])).toEqual({ points: bestToCome });
    expect(marks([points, rule('later', 3158.48, '2030-02-18', { overtaken: true })])).toEqual({ points: bestToCome });
  });

  it('says that the compulsory retirement is left out where it pays more', () => {
    const most = rule('most', 18_299.4, '2027-11-10');
    const compulsory = rule('compulsory', 18_777.26, '2040-02-18', { kind: 'compulsory', withinReach: false });
    expect(marks([most, compulsory])).toEqual({ most: bestBesideCompulsory });
    expect(marks([most, { ...compulsory, estimatedBenefit: 18_000 }])).toEqual({ most: bestToCome });
    expect(marks([most, compulsory, rule('later', 18_500, '2030-01-01', { overtaken: true })])).toEqual({});
  });

  it('is of the compulsory retirement that has come and was read, and says that one nobody read is left out', () => {
    const asked = rule('asked', 2842.69, '2016-03-03');
    const come = rule('come', 4163.95, '2026-03-03', { kind: 'compulsory' });
    expect(marks([], [asked, { ...come, confirmed: true }])).toEqual({ come: bestToday });
    expect(marks([], [asked, { ...come, confirmed: false }])).toEqual({ asked: bestTodayBesideCompulsory });
    expect(marks([], [asked, { ...come, confirmed: false, estimatedBenefit: 2000 }])).toEqual({ asked: bestToday });
  });

  it('is of nothing where there is no choice, no value, or no other retirement', () => {
    expect(marks([rule('a', 100, '2028-01-01')])).toEqual({});
    expect(marks([rule('a', null, '2028-01-01'), rule('b', null, '2029-01-01')])).toEqual({});
    const received = { retiredSince: '2020-01-01' };
    expect(marks([rule('a', 100, '2028-01-01', received), rule('b', 200, '2029-01-01', received)])).toEqual({});
  });
});

describe('what stands out', () => {
  const said = (futureRules: readonly Rule[], applicableRules: readonly Rule[] = []) =>
    [...applicableRules, ...futureRules].map(standoutsOf({ applicableRules, futureRules }));

  it('is no earlier right than one that was complete before the age retired', () => {
    const asked = rule('asked', 2842.69, '2016-03-03');
    const come = rule('come', 4163.95, '2026-03-03', { kind: 'compulsory', confirmed: true });
    expect(said([], [asked, come])).toEqual([['Mais cedo'], [bestToday]]);
  });

  it('is the earliest of all rights, of the same day the one that pays more', () => {
    const same = [rule('a', 100, '2028-01-01'), rule('b', 200, '2028-01-01')];
    expect(said(same)).toEqual([[], [bestToCome, 'Mais cedo']]);
    expect(said(same, [rule('c', 300, '2020-01-01')])).toEqual([[bestToday, 'Mais cedo'], [], []]);
  });

  it('is nothing that nobody chooses, nor a reading open in the courts, however early', () => {
    const compulsory = rule('c', 200, '2027-02-10', { kind: 'compulsory' });
    expect(said([compulsory, rule('a', 100, '2028-01-01')])).toEqual([
      [],
      [standoutWords.bestBesideCompulsory, 'Mais cedo'],
    ]);
    const reading = rule('a-sem', 90, '2016-01-01', { variantOf: 'a' });
    expect(said([rule('b', 120, '2027-01-01')], [reading])).toEqual([[], [bestToCome, 'Mais cedo']]);
  });
});
