import { describe, expect, it } from 'vitest';
import { inputOf } from '../library/described.ts';
import { evaluate } from './evaluate.ts';

/** 1986-11-14 to 2019-11-13: 33 years; and two years of 1984 to 1986 that are paid in 2026. */
const asked = inputOf({
  gender: 'Homem',
  birthDate: '1958-01-01',
  calculationDate: '2026-11-20',
  periods: [
    { ingressDate: '1984-11-01', egressDate: '1986-11-13' },
    { ingressDate: '1986-11-14', egressDate: null },
  ],
});
const [bought] = asked.workRecords;
const asInss = evaluate({ ...asked, paidAfterReform: [{ id: bought?.id ?? '', heldAs: 'nothing' }] });
const asCourts = evaluate(asked);

const find = (answer: typeof asInss, id: string) =>
  [...answer.applicableRules, ...answer.futureRules, ...answer.notApplicableRules].find((rule) => rule.id === id);

describe('months of before the reform that are paid after it', () => {
  it('complete a right until 13/11/2019 by the courts, and not by the INSS', () => {
    const isApplicable = (answer: typeof asInss) =>
      answer.applicableRules.some(({ id }) => id === 'rgps-pre-tempo-contribuicao');
    expect([isApplicable(asCourts), isApplicable(asInss)]).toEqual([true, false]);
  });

  it('leave a toll to the INSS that the courts do not ask: two years were missing on that day', () => {
    const day = (answer: typeof asInss) => find(answer, 'rgps-ec103-art20-pedagio-100')?.whenToRetire;
    expect(day(asCourts)).toBe('2019-11-13');
    // 33 years and 8 leap days were held on that day, so that 2 years less 8 days are missing, and as many of toll
    expect(day(asInss)).toMatch(/^2021-1[01]/);
  });

  it('count as time for everything that is measured later', () => {
    const held = (answer: typeof asInss) => find(answer, 'rgps-ec103-art15-pontos')?.held.contribution;
    expect(held(asInss)).toEqual(held(asCourts));
    expect(find(asInss, 'rgps-ec103-art15-pontos')?.whenToRetire).toBe(
      find(asCourts, 'rgps-ec103-art15-pontos')?.whenToRetire,
    );
  });

  it('can be left out of the average without more toll: on the day of the toll they were not there', () => {
    const months = (from: number, to: number, value: number) =>
      Array.from({ length: (to - from + 1) * 12 }, (_, index) => ({
        year: from + Math.floor(index / 12),
        month: String((index % 12) + 1).padStart(2, '0'),
        value,
      }));
    const before = { ingressDate: '1984-01-01', egressDate: '2009-12-31', salaries: months(1995, 2009, 2500) };
    const low = { ingressDate: '2010-01-01', egressDate: '2011-12-31', salaries: months(2010, 2011, 600) };
    const since = { ingressDate: '2012-01-01', egressDate: null, salaries: months(2012, 2025, 4000) };
    const of = (...periods: (typeof before | typeof since)[]) =>
      inputOf({ gender: 'Homem', birthDate: '1958-01-01', calculationDate: '2026-11-20', periods });
    const withLow = of(before, low, since);
    const id = withLow.workRecords.find(({ ingressDate }) => ingressDate === low.ingressDate)?.id ?? '';
    const worthOf = (answer: typeof asInss) => find(answer, 'rgps-ec103-art20-pedagio-100')?.estimatedBenefit;
    const paid = worthOf(evaluate({ ...withLow, paidAfterReform: [{ id, heldAs: 'nothing' }] }));
    expect(paid).toBeGreaterThan(3000);
    // The 24 months are 24 months of time more, which are all that leaving them out takes away
    expect(paid).toBe(worthOf(evaluate(of(before, since))));
  });
});
