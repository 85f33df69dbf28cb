import { describe, expect, it } from 'vitest';
import {
  average,
  coefficient,
  convert,
  countTime,
  daysOfSpan,
  evaluate,
  factor,
  inputOf,
  LawError,
  requirementOn,
  spanOfDays,
  toll,
} from '../index.ts';
import { years } from '../testing/people.ts';

const ON = '2026-11-20';

/** A wrong value as JavaScript callers send it: the compiler would have refused it. */
const untyped = (json: string) => JSON.parse(json);

describe('what cannot be read', () => {
  it.each([
    [
      'a day that is not in the calendar',
      () => countTime([{ ingressDate: '2021-02-31', egressDate: null }], { until: '2026-11-20' }),
      'InvalidDate',
      'periods.0.ingressDate',
    ],
    [
      'a day that is no date',
      () => requirementOn('rgps-ec103-art15-pontos', 'Mulher', '20/11/2026'),
      'InvalidDate',
      'date',
    ],
    [
      'a negative deduction',
      () => countTime([{ ingressDate: '2021-02-01', egressDate: null, deduction1: -3 }], { until: '2026-11-20' }),
      'InvalidNumber',
      'periods.0.deduction1',
    ],
    [
      'a month 14',
      () =>
        countTime(
          [{ ingressDate: '2021-02-01', egressDate: null, salaries: [{ month: '14', year: 2021, value: 1 }] }],
          { until: '2026-11-20' },
        ),
      'InvalidInput',
      'periods.0.salaries',
    ],
    ['an amount that is no number', () => average([1000, Number.NaN], { bestShare: 80 }), 'InvalidNumber', 'values.1'],
    [
      'an expectancy of nothing',
      () => factor({ contributionYears: 35, age: 60, survival: 0 }),
      'InvalidNumber',
      'survival',
    ],
    ['half a year as a span', () => toll(years(35), { years: 33.5, months: 0, days: 0 }, 50), 'InvalidSpan', 'held'],
    ['a coefficient of nothing known', () => coefficient(Number.NaN, 20), 'InvalidNumber', 'wholeYears'],
    [
      'a kind of exposure that does not exist',
      () => convert(10, untyped('{"special":30,"to":"common","gender":"Homem"}')),
      'InvalidInput',
      'conversion',
    ],
    [
      'a regime that is not on the list',
      () => inputOf({ calculationDate: '2026-11-20', regime: 'Atlântida' }),
      'UnknownRegime',
      'regime',
    ],
    [
      'an unknown gender',
      () => inputOf({ calculationDate: ON, ...untyped('{"gender":"homem"}') }),
      'InvalidInput',
      'gender',
    ],
    [
      'an unknown regime type',
      () => inputOf({ calculationDate: ON, ...untyped('{"regimeType":"rpps"}') }),
      'InvalidInput',
      'regimeType',
    ],
    [
      'an unknown counting method',
      () => inputOf({ calculationDate: ON, ...untyped('{"countingMethod":"days360"}') }),
      'InvalidInput',
      'countingMethod',
    ],
    [
      'a misspelt key',
      () => inputOf({ calculationDate: ON, ...untyped('{"birthdate":"1970-01-01"}') }),
      'InvalidInput',
      'birthdate',
    ],
    [
      'a misspelt key of a span',
      () => inputOf({ calculationDate: ON, contributionTime: untyped('{"year":35}') }),
      'InvalidInput',
      'contributionTime.year',
    ],
    [
      'a number for a span',
      () => inputOf({ calculationDate: ON, contributionTime: untyped('35') }),
      'InvalidSpan',
      'contributionTime',
    ],
    [
      'a misspelt key of the totals',
      () => inputOf({ calculationDate: ON, totals: untyped('[{"date":"2019-11-13","contribution":{"years":29}}]') }),
      'InvalidInput',
      'totals.0.contribution',
    ],
    [
      'a negative span in the totals',
      () => inputOf({ calculationDate: ON, totals: [{ date: '2019-11-13', contributionTime: { years: -1 } }] }),
      'InvalidSpan',
      'earlierTotals.0.contributionTime',
    ],
    [
      'half a year in the totals',
      () => inputOf({ calculationDate: ON, totals: [{ date: '2019-11-13', teachingTime: { years: 1.5 } }] }),
      'InvalidSpan',
      'earlierTotals.0.teachingTime',
    ],
    [
      'an average that is no number',
      () => inputOf({ calculationDate: ON, average: Number.NaN }),
      'InvalidNumber',
      'average',
    ],
    [
      'a negative last remuneration',
      () => inputOf({ calculationDate: ON, lastRemuneration: -1 }),
      'InvalidNumber',
      'lastRemuneration',
    ],
    ['a factor of nothing', () => inputOf({ calculationDate: ON, factor: 0 }), 'InvalidNumber', 'factor'],
    [
      'an expectancy that is no number',
      () => inputOf({ calculationDate: ON, survival: { 60: Number.NaN } }),
      'InvalidNumber',
      'survival.60',
    ],
    [
      'a misspelt key of a period',
      () =>
        inputOf({
          calculationDate: ON,
          periods: untyped('[{"ingressDate":"2001-01-01","egressDate":null,"isTeacher":true}]'),
        }),
      'InvalidInput',
      'periods.0.isTeacher',
    ],
    [
      'a flag that is a word',
      () =>
        inputOf({
          calculationDate: ON,
          periods: untyped('[{"ingressDate":"2001-01-01","egressDate":null,"isTeaching":"sim"}]'),
        }),
      'InvalidInput',
      'workRecords.0.isTeaching',
    ],
    [
      'a degree that does not exist',
      () =>
        inputOf({
          calculationDate: ON,
          periods: untyped('[{"ingressDate":"2001-01-01","egressDate":null,"disabledLevel":"grave"}]'),
        }),
      'InvalidInput',
      'workRecords.0.disabledLevel',
    ],
    [
      'an option of the count that does not exist',
      () => countTime([], untyped('{"until":"2026-11-20","untill":1}')),
      'InvalidInput',
      'untill',
    ],
    [
      'a gender in the count',
      () => countTime([], untyped('{"until":"2026-11-20","gender":"M"}')),
      'InvalidInput',
      'gender',
    ],
    [
      'a gender of requirementOn',
      () => requirementOn('rgps-ec103-art15-pontos', untyped('"F"'), ON),
      'InvalidInput',
      'gender',
    ],
    [
      'a minimum divisor that is no number',
      () => average([1], { bestShare: 80, minimumDivisor: Number.NaN }),
      'InvalidNumber',
      'minimumDivisor',
    ],
    ['a span that is no number', () => daysOfSpan({ years: Number.NaN, months: 0, days: 0 }), 'InvalidSpan', 'span'],
    ['days that are no number', () => spanOfDays(Number.NaN), 'InvalidNumber', 'days'],
    [
      'an impossible birth date',
      () => inputOf({ calculationDate: '2026-11-20', birthDate: '1970-13-01' }),
      'InvalidDate',
      'person.birthDate',
    ],
  ])('%s has a name and a field', (_, call, name, field) => {
    expect(call).toThrow(LawError);
    expect(call).toThrow(expect.objectContaining({ name, field }));
  });

  it('is not what is only missing: the checklist names that', () => {
    expect(evaluate(inputOf({ calculationDate: '2026-11-20' })).missingData).toEqual([
      'customer.birthDate',
      'customer.gender',
    ]);
  });
});
