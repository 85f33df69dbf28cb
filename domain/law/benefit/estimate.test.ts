import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { monthOfYear } from '../../units/month.ts';
import { BENEFIT_METHODS } from '../rule/methods.ts';
import type { Gender } from '../rule/requirement.ts';
import { NO_OVERLAY, overlayOf } from '../tables/index.ts';
import { completeTable } from '../testing/complete-table.ts';
import { evenCosts } from './costs.ts';
import { estimateBenefit } from './estimate.ts';
import { prepareSalaries } from './salaries.ts';
import type { SalaryEntry } from './salary-book.ts';
import { factsOf, flatSalaries, paidIn } from './testing/facts.ts';

describe('no value is given, and the reason is named', () => {
  it('without remunerations', () => {
    const facts = factsOf(prepareSalaries([], 'RGPS', NO_OVERLAY));
    expect(estimateBenefit('RGPS_AVG100_60_2', facts)).toMatchObject({ value: null, why: 'noSalaries', logs: [] });
  });

  it('with less than 30% of the rows filled', () => {
    const salaries = flatSalaries([5000], 'RGPS');
    const at = (filledShare: number) =>
      estimateBenefit('RGPS_AVG100_60_2', factsOf(salaries, { facts: { filledShare } }));
    expect(at(0.2999)).toMatchObject({ value: null, why: 'remunerations' });
    expect(at(0.3).value).not.toBeNull();
    expect(at(Number.NaN)).toMatchObject({ why: 'remunerations' });
  });

  it('without an index for a month: it says which', () => {
    const factors = new Map([[monthOfYear(2026, 11), new Map([[monthOfYear(2026, 10), 1.01]])]]);
    const overlay = { ...NO_OVERLAY, factors };
    const entries = [paidIn(2026, 10, 1000), paidIn(2025, 5, 1000)];
    const facts = factsOf(prepareSalaries(entries, 'RGPS', overlay));
    expect(estimateBenefit('RGPS_AVG100_60_2', facts)).toMatchObject({
      value: null,
      why: 'noIndex',
      whyText: 'Faltam índices de atualização de 05/2025.',
    });
  });

  it('before the tables of survival are known', () => {
    const given = { calculationDate: '2003-06-01', completedOn: '2003-06-01' };
    const facts = factsOf(flatSalaries([1000], 'RGPS', '2003-06-01'), given);
    expect(estimateBenefit('RGPS_AVG80_FACTOR', facts)).toMatchObject({ value: null, why: 'noSurvivalTable' });
  });

  it('before the Plano Real', () => {
    const salaries = prepareSalaries([paidIn(1993, 1, 100)], 'RGPS', NO_OVERLAY);
    const facts = factsOf(salaries, { calculationDate: '1993-06-01', completedOn: '1993-06-01' });
    expect(estimateBenefit('RGPS_AVG80_FULL', facts)).toMatchObject({ value: null, why: 'noLimits' });
  });
});

it('is given with the newest complete table where a newer one has holes, and the log says so', () => {
  const entries = [paidIn(2025, 5, 1000)];
  const holes = completeTable('11/2026', { '05/2025': null });
  const at = (published: (typeof holes)[]) =>
    estimateBenefit('RGPS_AVG100_60_2', factsOf(prepareSalaries(entries, 'RGPS', overlayOf(published))));
  expect(at([holes]).value).not.toBeNull();
  expect(at([holes]).value).toBe(at([]).value);
  expect(at([holes]).logs[0]?.steps).toContainEqual({
    label: 'Tabelas incompletas, que não são usadas',
    value: '11/2026',
    article: null,
  });
  expect(at([]).logs[0]?.steps.map(({ label }) => label)).not.toContain('Tabelas incompletas, que não são usadas');
});

const anyEntry: fc.Arbitrary<SalaryEntry> = fc.record({
  month: fc.integer({ min: monthOfYear(1990, 1), max: monthOfYear(2030, 12) }),
  cents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1e14 }), fc.integer({ min: 1, max: 2_000_000 })),
  isThirteenth: fc.boolean(),
  inCurrentPosition: fc.boolean(),
  underRgps: fc.boolean(),
  ofRuralWork: fc.boolean(),
});

const anyDay = fc.integer({ min: dayOf('1990-01-01'), max: dayOf('2060-12-31') });

it('never gives NaN nor an exception, whatever it is told', () => {
  const anyFacts = fc.record({
    entries: fc.array(anyEntry, { maxLength: 30 }),
    calculationDate: anyDay,
    completedOn: anyDay,
    years: fc.integer({ min: 0, max: 70 }),
    months: fc.integer({ min: 0, max: 11 }),
    gender: fc.constantFrom<Gender>('Homem', 'Mulher'),
    affiliatedOn: fc.option(anyDay),
    required: fc.option(fc.integer({ min: 0, max: 20_000 })),
    under: fc.boolean(),
    mayGo: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...BENEFIT_METHODS), (any, method) => {
      const regimeType = method.startsWith('RGPS_') ? 'RGPS' : 'RPPS';
      const base = factsOf(prepareSalaries(any.entries, regimeType, NO_OVERLAY), {
        gender: any.gender,
        years: any.years,
        months: any.months,
      });
      const facts = {
        ...base,
        calculationDate: any.calculationDate,
        completedOn: any.completedOn,
        valuation: { ...base.valuation, day: Math.max(any.calculationDate, any.completedOn) },
        affiliatedOn: any.affiliatedOn,
        requiredContributionDays: any.required,
        underComplementaryRegime: any.under,
        costs: evenCosts((months) => months <= any.mayGo),
      };
      const { value, why, logs } = estimateBenefit(method, facts);
      expect(value === null).toBe(why !== undefined);
      for (const number of [
        value ?? 0,
        ...logs.flatMap((log) => [...log.divisors, ...log.percentages, log.value ?? 0]),
      ]) {
        expect(Number.isFinite(number)).toBe(true);
      }
      const texts = logs.flatMap((log) => log.steps.map((step) => step.value));
      expect(texts.filter((text) => /NaN|undefined|Infinity|∞/.test(text))).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

it('names a long gap of the index table by its ends, in one short sentence', () => {
  const only = new Map([[monthOfYear(2026, 11), new Map([[monthOfYear(1994, 7), 1.01]])]]);
  const entries = [1994, 1995, 1996].flatMap((year) => [8, 9, 10, 11, 12].map((month) => paidIn(year, month, 1000)));
  const without = (list: typeof entries) =>
    estimateBenefit('RGPS_AVG100_60_2', factsOf(prepareSalaries(list, 'RGPS', { ...NO_OVERLAY, factors: only })))
      .whyText;
  expect(without(entries.slice(0, 5))).toBe('Faltam índices de atualização de 08/1994 a 12/1994.');
  const everySecond = [1, 3, 5, 7].map((month) => paidIn(1996, month, 1000));
  expect(without(everySecond)).toBe('Faltam índices de atualização em 4 competências, de 01/1996 a 07/1996.');
});
