import { describe, expect, it } from 'vitest';
import { sampleOutlook } from '../../../domain/api/sample.ts';
import {
  labelLines,
  labelledApart,
  markPoints,
  marksOn,
  numbered,
  ranges,
  rightPoints,
  waitingPoints,
  yearTicks,
} from './outlook-points.ts';

const on = (day: string) => ({ time: Date.parse(day) });
const days = (ticks: readonly number[]) => ticks.map((tick) => new Date(tick).toISOString().slice(0, 10));
const [right, later] = sampleOutlook.rights;
if (right === undefined || later === undefined) throw new Error('no rights');

describe('the points of the picture', () => {
  it('number the rights of both regimes one after the other', () => {
    const numbers = numbered([sampleOutlook, sampleOutlook]).map((rights) => rights.map(({ number }) => number));
    expect(numbers).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('draw a right that is complete already on the calculation date, those of one value together', () => {
    const rights = [right, { ...right, ruleId: 'other', modality: 'Outra' }, { ...right, valueWithPay: null }, later];
    const points = rightPoints(numbered([{ ...sampleOutlook, rights }])[0] ?? []);
    expect(points.map(({ time, value, label, names }) => [...days([time]), value, label, names])).toEqual([
      ['2026-11-20', 3600, '1–2', ['1. Transição por idade', '2. Outra']],
      ['2027-11-20', 4400, '4', ['4. Transição por pontos']],
    ]);
  });

  it('share one label where they lie too close together for two', () => {
    const at = (value: number, ...numbers: number[]) => ({ ...on('2026-11-20'), value, label: '', numbers, names: [] });
    const points = labelledApart([at(4000, 3), at(4010, 1), at(8000, 2)]);
    expect(points.map(({ value, label }) => [value, label])).toEqual([
      [4000, '1, 3'],
      [4010, ''],
      [8000, '2'],
    ]);
  });

  it('name the best rule of each year', () => {
    expect(waitingPoints(sampleOutlook).map(({ value, names }) => [value, names])).toEqual([
      [3600, ['Transição por idade']],
      [4400, ['Transição por pontos']],
    ]);
  });

  it('mark a day once, with all that stands out about it', () => {
    expect(markPoints(sampleOutlook).map(({ value, label }) => [value, label])).toEqual([
      [3600, 'Maior hoje'],
      [4400, 'Maior valor · Maior soma'],
    ]);
    expect(marksOn(sampleOutlook, '2027-11-20')).toEqual(['highest', 'bestInLife']);
    expect(marksOn(sampleOutlook, '2027-11-20', 'another')).toEqual([]);
  });
});

it('writes the lower of two marks that lie near each other under its point', () => {
  const at = (day: string, value: number) => ({ ...on(day), value, label: 'Maior', names: [] });
  const all = [at('2026-11-20', 11_000), at('2045-02-25', 13_400)];
  expect(labelLines([at('2026-11-20', 11_000), at('2044-11-23', 13_366), at('2043-11-23', 13_144)], all)).toEqual([
    0, 0, 1,
  ]);
});

it('writes numbers that follow one another as a range', () => {
  expect(ranges([1, 2, 3, 7])).toBe('1–3, 7');
  expect(ranges([4])).toBe('4');
});

describe('the years under the picture', () => {
  it('are each first of January around the points', () => {
    expect(days(yearTicks([on('2026-11-20'), on('2028-05-14')]))).toEqual([
      '2026-01-01',
      '2027-01-01',
      '2028-01-01',
      '2029-01-01',
    ]);
  });

  it('are left out evenly where there are too many', () => {
    const ticks = days(yearTicks([on('2014-12-25'), on('2042-09-08')]));
    expect(ticks).toHaveLength(7);
    expect(ticks.slice(0, 2)).toEqual(['2014-01-01', '2019-01-01']);
    expect(ticks.at(-1)).toBe('2044-01-01');
  });

  it('stand around a single day', () => {
    expect(days(yearTicks([on('2026-01-01')]))).toEqual(['2026-01-01', '2027-01-01']);
  });
});
