import { describe, expect, it } from 'vitest';
import { evaluate } from '../law/index.ts';
import type { WorkRecord as LawRecord } from '../law/input/input.ts';
import { answerOf, answersOf } from '../law/testing/answers.ts';
import { someone, worked } from '../law/testing/people.ts';
import { countRecords } from '../law/time/record-counts.ts';
import { dayOf } from '../units/day.ts';
import { type Month, monthOfYear } from '../units/month.ts';
import { notComputedMonthsOf } from './not-computed-months.ts';

const minimumWage = (): number => 500;
const salary = (year: number, month: number, value: number, readValue?: number) => ({
  year,
  month: String(month).padStart(2, '0'),
  value,
  ...(readValue === undefined ? {} : { readValue }),
});
const noted = (code: string, from: string, to = from) => [{ code, months: [{ from, to }] }];

describe('the months of a record that the INSS computes nowhere', () => {
  const record = {
    regimeType: 'RGPS' as const,
    ingressDate: '2010-01-01',
    egressDate: '2015-05-31',
    cnisIndicators: noted('PREM-EMPR', '2010-05', '2010-07'),
    salaries: [salary(2010, 5, 900, 900), salary(2010, 6, 900), salary(2010, 8, 900, 900)],
  };

  it('are those that bear a code which counts nowhere, until somebody types their remuneration', () => {
    expect(notComputedMonthsOf(record)).toEqual([monthOfYear(2010, 5)]);
    for (const code of ['IREC-FBR-IND', 'AVRC-INDJ', 'PREC-LC150-DOM'])
      expect(notComputedMonthsOf({ ...record, cnisIndicators: noted(code, '2010-05') }), code).toHaveLength(1);
  });

  it('are none of a servant, of a code that only asks, or of the whole link, which is left out in the review', () => {
    expect(notComputedMonthsOf({ ...record, regimeType: 'RPPS' })).toEqual([]);
    expect(notComputedMonthsOf({ ...record, cnisIndicators: noted('PREM-EXT', '2010-05') })).toEqual([]);
    expect(notComputedMonthsOf({ ...record, cnisIndicators: [{ code: 'PRPSE', months: [] }] })).toEqual([]);
  });

  it('are those after the end of a link only while they lie after it', () => {
    const after = { ...record, cnisIndicators: noted('PREM-FVIN', '2015-06'), salaries: [salary(2015, 6, 900, 900)] };
    expect(notComputedMonthsOf(after)).toEqual([monthOfYear(2015, 6)]);
    expect(notComputedMonthsOf({ ...after, egressDate: '2015-06-10' })).toEqual([]);
  });
});

describe('a person of whom the INSS does not compute a year', () => {
  const months = (year: number): Month[] => Array.from({ length: 12 }, (_, index) => monthOfYear(year, index + 1));
  const paid = (year: number, value: number) => months(year).map((_, index) => salary(year, index + 1, value));
  const own = (more: Partial<LawRecord>): LawRecord => ({
    ...worked('2006-01-01', '2020-12-31'),
    salaries: [...paid(2010, 3_000), ...paid(2020, 3_000), ...paid(2012, 9_000)],
    ...more,
  });
  const answer = (more: Partial<LawRecord>, other: readonly LawRecord[] = []) =>
    answersOf(
      someone({ gender: 'Homem', birthDate: '1950-01-10', on: '2026-11-20', records: [own(more), ...other] }),
    ).get('rgps-ec103-art18-idade');

  it.each([2012, 2020])('has %i neither in carência nor in the time nor in the average', (year) => {
    const notComputedMonths = months(year);
    expect(answer({})?.standing).toBe('applicable');
    const without = answer({ notComputedMonths });
    expect(without?.standing).toBe('notApplicable');
    expect(without?.rule.held.remunerations).toBe(168);
    const [count] = countRecords([own({ notComputedMonths })], {
      until: dayOf('2026-11-20'),
      method: 'days365',
      minimumWage,
    });
    const [lost] = count?.countDifferences.filter(({ cause }) => cause === 'notComputed') ?? [];
    expect(lost).toMatchObject({ months: 12 });
    expect(Math.abs((lost?.days ?? 0) + 365)).toBeLessThan(2);
  });

  it('keeps the time of another job in the same months', () => {
    const other = worked('2012-01-01', '2012-12-31');
    expect(answer({ notComputedMonths: months(2012) }, [other])?.standing).toBe('applicable');
  });

  it('reads which months the value leaves out, and the whole answer says so', () => {
    const all = Array.from({ length: 21 }, (_, index) => paid(2000 + index, 3_000)).flat();
    const longer = own({ ingressDate: '2000-01-01', salaries: all, notComputedMonths: months(2012) });
    const input = someone({ gender: 'Homem', birthDate: '1950-01-10', on: '2026-11-20', records: [longer] });
    const steps = answerOf(input, 'rgps-ec103-art18-idade').rule.benefitLogs[0]?.steps ?? [];
    expect(steps).toContainEqual({
      label: 'Fora da média, por o INSS não as computar',
      value: '12 competências',
      article: 'Lei 8.213/1991, art. 29-A, caput e § 2º',
    });
    expect(steps.find(({ label }) => label.startsWith('Competências com'))?.value).toBe('240 competências');
    expect(evaluate(input).warnings.join(' ')).toContain('porque o INSS não computa: de 01/2012 a 12/2012');
  });
});
