import { expect, it } from 'vitest';
import { sampleOutlook } from '../../../domain/api/sample.ts';
import { markPoints, marksOn, namesOf } from './outlook-points.ts';
import { tellingYears } from './waiting-rows.ts';

const [first, second] = sampleOutlook.waiting;
if (first === undefined || second === undefined) throw new Error('no years');
const year = (date: string, total: number) => ({ ...second, date, total });
const shown = (waiting: readonly (typeof first)[]) =>
  tellingYears({
    ...sampleOutlook,
    waiting: [...waiting],
    marks: { ...sampleOutlook.marks, bestInLife: null, highest: null },
  }).map(({ date }) => date.slice(0, 4));

it('has of years that tell the same the first and the last one alone', () => {
  const same = ['2027', '2028', '2029', '2030', '2031'].map((one) => year(`${one}-11-20`, 500_000.01));
  expect(shown([first, ...same, year('2032-11-20', 510_000)])).toEqual(['2026', '2027', '2031', '2032']);
  expect(shown([first, ...same.map((row, place) => ({ ...row, total: 500_000 + place * 100 }))])).toHaveLength(6);
});

it('keeps a year that stands out', () => {
  const waiting = ['2027', '2028', '2029'].map((one) => year(`${one}-11-20`, 500_000));
  const mark = { date: '2028-11-20', ruleId: second.ruleId, value: second.value, total: 500_000 };
  const marks = { ...sampleOutlook.marks, highest: mark, bestInLife: null };
  expect(tellingYears({ ...sampleOutlook, waiting, marks })).toHaveLength(3);
});

it('has the day that the sentences name as that of the greatest sum, which lies between two years, and not the mark beside it', () => {
  const [right] = sampleOutlook.rights;
  if (right === undefined) throw new Error('no right');
  const soon = { ...right, from: '2030-10-02', valueWithPay: 7290.4, balance: 881_655.78, total: 2_448_359.34 };
  const late = { ...year('2045-11-20', 2_448_835.18), value: 7292.64, balance: 882_131.62 };
  const mark = { date: late.date, ruleId: late.ruleId, value: late.value, total: late.total };
  const answer = {
    ...sampleOutlook,
    rights: [...sampleOutlook.rights, soon],
    waiting: [first, late],
    marks: { ...sampleOutlook.marks, highest: null, bestInLife: mark },
  };
  expect(tellingYears(answer).map(({ date }) => date)).toEqual([first.date, soon.from, late.date]);
  expect(namesOf(answer, marksOn(answer, soon.from))).toEqual(['Praticamente a maior soma']);
  expect(marksOn(answer, late.date)).toEqual([]);
  expect(markPoints(answer).map(({ names }) => names)).toContainEqual(['Praticamente a maior soma']);
});
