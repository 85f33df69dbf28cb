import { expect, it } from 'vitest';
import { sampleOutlook } from '../../../domain/api/sample.ts';
import { tellingYears } from './waiting-rows.ts';

const [first, second] = sampleOutlook.waiting;
if (first === undefined || second === undefined) throw new Error('no years');
const year = (date: string, total: number) => ({ ...second, date, total });
const shown = (waiting: readonly (typeof first)[]) =>
  tellingYears({ waiting: [...waiting], marks: { ...sampleOutlook.marks, bestInLife: null, highest: null } }).map(
    ({ date }) => date.slice(0, 4),
  );

it('has of years that tell the same the first and the last one alone', () => {
  const same = ['2027', '2028', '2029', '2030', '2031'].map((one) => year(`${one}-11-20`, 500_000.01));
  expect(shown([first, ...same, year('2032-11-20', 510_000)])).toEqual(['2026', '2027', '2031', '2032']);
  expect(shown([first, ...same.map((row, place) => ({ ...row, total: 500_000 + place * 100 }))])).toHaveLength(6);
});

it('keeps a year that stands out', () => {
  const waiting = ['2027', '2028', '2029'].map((one) => year(`${one}-11-20`, 500_000));
  const mark = { date: '2028-11-20', ruleId: second.ruleId, value: second.value, total: 500_000 };
  expect(tellingYears({ waiting, marks: { ...sampleOutlook.marks, highest: mark } })).toHaveLength(3);
});
