/** Which months enter an average, and what they are divided by. */
import { describe, expect, it } from 'vitest';
import { emptyMonths } from '../../advice/missing-pay.ts';
import { monthOfYear } from '../../units/month.ts';
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
    expect(both.told).toContain('Média dos salários de contribuição atualizados: R$ 7.164,28');
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
    expect(told).toContain('Competências com salário de contribuição desde 07/1994: 312 competências');
  });
});

describe('"o divisor não poderá ser inferior a sessenta por cento do período decorrido" (Lei 9.876/1999, art. 3, § 2)', () => {
  const typedSince = (first: string, egressDate: string | null = null) =>
    firstLog(
      {
        gender: 'Homem',
        birthDate: '1952-01-10',
        calculationDate: '2019-11-13',
        periods: [{ ingressDate: '1980-01-01', egressDate, salaries: monthly(first, '2019-10', 3000) }],
      },
      'rgps-pre-tempo-contribuicao',
    );

  it('is for somebody who contributed in less of it, not for somebody who typed only the last 106 of 304 months', () => {
    const { told, divisors, value } = typedSince('2011-01');
    expect(told).toContain(
      'Competências de vínculo sem remuneração informada: 198 competências; a média é a das informadas',
    );
    expect(divisors).toEqual([Math.floor(106 * 0.8)]);
    expect(told).toContain('Soma dos salários de contribuição atualizados: R$ 331.014,65');
    expect(told).toContain('Média das 80% maiores: R$ 3.940,65');
    expect(value).toBeCloseTo((331_014.65 / 84) * 1.2887, 2);
    expect(value).toBe(5078.32);
  });

  it('has one name for what is received: only a right of years ago has an initial one, that was readjusted', () => {
    const told = (calculationDate: string) =>
      firstLog(
        {
          gender: 'Homem',
          birthDate: '1952-01-10',
          calculationDate,
          periods: [{ ingressDate: '1980-01-01', egressDate: null, salaries: monthly('1994-07', '2019-10', 3000) }],
        },
        'rgps-pre-tempo-contribuicao',
      ).told.filter((line) => /^(Benefício estimado|Renda mensal inicial|Valor do benefício)/.test(line));
    expect(told('2019-11-13')).toEqual([expect.stringMatching(/^Benefício estimado: R\$ /)]);
    expect(told('2026-11-20')).toEqual([expect.stringMatching(/^Renda mensal inicial: R\$ /)]);
  });

  it('calls missing the months that are reported by now, as the step and the papers do, and divides as before', () => {
    const salaries = monthly('2000-01', '2025-09', 3000);
    const open = { ingressDate: '2000-01-01', egressDate: null, salaries };
    const woman = { gender: 'Mulher', birthDate: '1960-05-10', calculationDate: '2026-11-20' } as const;
    const { told } = firstLog({ ...woman, periods: [open] }, BY_AGE);
    const missing = emptyMonths({ ...open, isRural: false, contributionPlan: 'normal' }, monthOfYear(2026, 11));
    expect(missing).toHaveLength(12);
    expect(told).toContain(
      'Competências de vínculo sem remuneração informada: 12 competências; a média é a das informadas',
    );
  });

  it('says nothing of months without a salary where all are there', () => {
    expect(typedSince('1994-07').told.join()).not.toContain('sem remuneração informada');
  });
});

describe('"o divisor considerado não poderá ser inferior a 108 meses" (Lei 8.213/1991, art. 135-A)', () => {
  const woman = { gender: 'Mulher', calculationDate: '2026-11-20', registrationDate: '1990-01-01' } as const;
  const salaries = monthly('2021-01', '2026-10', 3000);

  it('does not reach who has contributed since 2010 and typed the last 70 months', () => {
    const periods = [{ ingressDate: '2010-01-01', egressDate: null, salaries }];
    const { divisors, told, value } = firstLog({ ...woman, birthDate: '1960-05-10', periods }, BY_AGE);
    expect(told).toContain('Descarte das menores contribuições: 10 competências; restam 16 anos e 26 dias');
    expect(divisors).toEqual([60]);
    expect(told).toContain('Média dos salários de contribuição atualizados: R$ 3.468,55');
    expect(value).toBeCloseTo(3468.55 * 0.62, 2);
  });

  it('reaches the 70 months of somebody who was away from 1991 to 2020', () => {
    const periods = [
      { ingressDate: '1980-01-01', egressDate: '1990-12-31' },
      { ingressDate: '2021-01-01', egressDate: null, salaries },
    ];
    const { divisors, told } = firstLog({ ...woman, birthDate: '1962-05-10', periods }, BY_AGE);
    expect(told).toContain('Soma dos salários de contribuição atualizados: R$ 238.383,49');
    expect(divisors).toEqual([108]);
    expect(told).toContain('Média dos salários de contribuição atualizados: R$ 2.207,25');
  });
});
