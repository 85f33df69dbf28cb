/** Lei 8.213/1991, art. 29: average times factor, then the ceiling, then the percentage. */
import { describe, expect, it } from 'vitest';
import { dayOf, monthOf } from '../../units/day.ts';
import { estimateBenefit, givenBook } from '../benefit/index.ts';
import { factsOf } from '../benefit/testing/facts.ts';
import { NO_OVERLAY } from '../tables/index.ts';
import { firstLog } from '../testing/first-log.ts';
import { monthly } from '../testing/monthly.ts';

describe('"o valor do salário-de-benefício não será superior ao do limite máximo" (art. 29, § 2)', () => {
  it('limits average × factor, before the 95% of art. 50', () => {
    const { value, told } = firstLog(
      {
        gender: 'Mulher',
        birthDate: '1947-08-01',
        calculationDate: '2019-11-13',
        periods: [{ ingressDate: '1994-11-14', egressDate: null, salaries: monthly('1994-12', '2019-10', 20_000) }],
      },
      'rgps-pre-idade-urbana',
    );
    expect(told).toContain('Média das 80% maiores: R$ 5.597,40');
    expect(told).toContain('Fator previdenciário: 1,2069');
    expect(5597.4 * 1.2069).toBeGreaterThan(5839.45);
    expect(told).toContain('Salário de benefício limitado ao teto: R$ 5.839,45');
    expect(value).toBeCloseTo(5839.45 * 0.95, 2);
    expect(value).toBe(5547.48);
  });

  it('leaves an average above the ceiling alone until a factor below one has brought it down', () => {
    const on = '2019-11-13';
    const book = givenBook({ average: 7000, lastRemuneration: null, on: monthOf(dayOf(on)) }, 'RGPS', NO_OVERLAY);
    const facts = factsOf(book, { calculationDate: on, birthDate: '1964-11-13', years: 35 });
    expect(estimateBenefit('RGPS_AVG80_FACTOR', facts).value).toBe(4771.2);
    expect(estimateBenefit('RGPS_AVG80_FULL', facts).value).toBe(5839.45);
  });

  it('but limits the average of EC 103 itself (art. 26, § 1), so that art. 17 multiplies what is left', () => {
    const on = '2026-11-20';
    const book = givenBook({ average: 9000, lastRemuneration: null, on: monthOf(dayOf(on)) }, 'RGPS', NO_OVERLAY);
    const facts = factsOf(book, { calculationDate: on, birthDate: '1966-11-20', years: 35 });
    expect(estimateBenefit('RGPS_AVG100_FACTOR', facts).value).toBe(6951.65);
    expect(8475.55 * 0.8202).toBeCloseTo(6951.65, 2);
  });
});
