/** Which months enter an average, and what they are divided by. */
import { describe, expect, it } from 'vitest';
import { firstLog } from '../testing/first-log.ts';
import { monthly } from '../testing/monthly.ts';

const BY_AGE = 'rgps-ec103-art18-idade';

describe('"somente serão consideradas as competências cujo salário de contribuição seja igual ou superior ao limite mínimo"', () => {
  const man = { gender: 'Homem', birthDate: '1960-01-01', calculationDate: '2026-11-20' } as const;
  const firstJob = {
    ingressDate: '2000-01-01',
    egressDate: '2021-12-31',
    salaries: monthly('2000-01', '2021-12', 3000),
  };
  const paidLess = {
    ingressDate: '2022-01-01',
    egressDate: '2025-12-31',
    salaries: monthly('2022-01', '2025-12', 500),
  };

  it('also for the average: four years below the minimum wage are as if they had not been (Decreto 3.048, art. 19-E)', () => {
    const alone = firstLog({ ...man, periods: [firstJob] }, BY_AGE);
    const both = firstLog({ ...man, periods: [firstJob, paidLess] }, BY_AGE);
    expect(both.value).toBe(alone.value);
    expect(both.told).toContain('Média de todas as bases: R$ 7.164,28');
    expect(both.value).toBe(4298.57);
    expect(both.told).toContain('Fora da média, por estarem abaixo do salário mínimo: 48 competências');
    expect(both.salaries.all).toHaveLength(312);
  });

  it('but a low month before the reform enters as it is', () => {
    const before = { ...paidLess, ingressDate: '2019-01-01', egressDate: '2019-10-31' };
    const low = { ...before, salaries: monthly('2019-01', '2019-10', 500) };
    const { told } = firstLog({ ...man, periods: [{ ...firstJob, egressDate: '2018-12-31' }, low] }, BY_AGE);
    expect(told.join()).not.toContain('abaixo do salário mínimo');
  });

  it('and two jobs that reach the minimum wage together count together', () => {
    const half = { ...paidLess, salaries: monthly('2022-01', '2025-12', 1000) };
    const { told } = firstLog({ ...man, periods: [firstJob, half, half] }, BY_AGE);
    expect(told).toContain('Competências com base desde 07/1994: 312 competências');
  });
});
