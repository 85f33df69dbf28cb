import { describe, expect, it } from 'vitest';
import type { RulesAnswer } from '../../../domain/api/rules.ts';
import { sampleRule } from '../../../domain/api/sample.ts';
import { type Point, pointsOf, yearTicks } from './chart-points.ts';

const on = (day: string): Point => ({ time: Date.parse(day), value: 1, modality: 'a rule' });
const days = (ticks: readonly number[]) => ticks.map((tick) => new Date(tick).toISOString().slice(0, 10));

describe('the chart of value against date', () => {
  it('sets a right that is complete on the day on which it became so, not on the day of the calculation', () => {
    const answer: RulesAnswer = {
      applicableRules: [{ ...sampleRule, whenToRetire: '2021-03-10', calculationDate: '2026-11-20' }],
      futureRules: [{ ...sampleRule, whenToRetire: null }],
      notApplicableRules: [sampleRule],
      regimeDate: null,
      missingData: [],
      warnings: [],
    };
    expect(pointsOf(answer).map(({ time }) => new Date(time).toISOString())).toEqual(['2021-03-10T00:00:00.000Z']);
  });

  it('has one tick a year, on the first of January, around the points', () => {
    expect(days(yearTicks([on('2026-11-20'), on('2028-05-14')]))).toEqual([
      '2026-01-01',
      '2027-01-01',
      '2028-01-01',
      '2029-01-01',
    ]);
  });

  it('leaves years out, evenly, where there are too many', () => {
    const ticks = days(yearTicks([on('2014-12-25'), on('2042-09-08')]));
    expect(ticks).toHaveLength(7);
    expect(ticks.slice(0, 2)).toEqual(['2014-01-01', '2019-01-01']);
    expect(ticks.at(-1)).toBe('2044-01-01');
  });

  it('stands around a single day', () => {
    expect(days(yearTicks([on('2026-01-01')]))).toEqual(['2026-01-01', '2027-01-01']);
  });
});
