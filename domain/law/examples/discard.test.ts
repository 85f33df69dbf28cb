/** EC 103/2019, art. 26, § 6: contributions left out of the average. */
import { describe, expect, it } from 'vitest';
import { dayOf, firstDayOf, isoOf, lastDayOf } from '../../units/day.ts';
import { monthOfYear } from '../../units/month.ts';
import { type DescribedCase, type DescribedPeriod, evaluate, inputOf } from '../index.ts';
import { firstLog } from '../testing/first-log.ts';
import { monthly } from '../testing/monthly.ts';

/** The same records with the days of some months cut out, as if they had never been worked. */
const withoutMonths = (periods: readonly DescribedPeriod[], months: readonly { month: string; year: number }[]) =>
  months.reduce<readonly DescribedPeriod[]>((records, { month, year }) => {
    const index = monthOfYear(year, Number(month));
    const before = isoOf(firstDayOf(index) - 1);
    const after = isoOf(lastDayOf(index) + 1);
    return records.flatMap((record) => {
      const ends = record.egressDate === null ? after : record.egressDate;
      if (dayOf(ends) < firstDayOf(index) || record.ingressDate >= after) return [record];
      const salaries = record.salaries?.filter((salary) => salary.year !== year || salary.month !== month) ?? [];
      const parts = [
        {
          ...record,
          egressDate: before,
          salaries: salaries.filter((salary) => salary.year * 12 + Number(salary.month) <= index),
        },
        {
          ...record,
          ingressDate: after,
          salaries: salaries.filter((salary) => salary.year * 12 + Number(salary.month) > index),
        },
      ];
      return parts.filter((part) => part.egressDate === null || part.ingressDate <= part.egressDate);
    });
  }, periods);

/** Whether the right would still be there had the months left out, and so many of the next lowest, never been worked. */
const stillHolds = (described: DescribedCase, id: string, more: number): boolean => {
  const { salaries } = firstLog(described, id);
  const lowest = [...salaries.discarded, ...salaries.top.slice(salaries.top.length - more)];
  const periods = withoutMonths(described.periods ?? [], lowest);
  return evaluate(inputOf({ ...described, periods })).applicableRules.some((rule) => rule.id === id);
};

describe('"desde que mantido o tempo mínimo de contribuição exigido, vedada a utilização do tempo excluído para qualquer finalidade"', () => {
  const id = 'ec103-art20-pedagio-media';
  const servant: DescribedCase = {
    regimeType: 'RPPS',
    regime: 'União',
    gender: 'Homem',
    birthDate: '1961-01-10',
    calculationDate: '2026-11-20',
    publicServiceIngressDate: '2006-11-20',
    periods: [
      {
        regimeType: 'RPPS',
        ingressDate: '1979-01-01',
        egressDate: '2006-11-19',
        salaries: monthly('1994-07', '2006-10', (year) => {
          if (year < 1996) return 100;
          if (year < 2000) return 150;
          return year < 2004 ? 240 : 350;
        }),
      },
      {
        regimeType: 'RPPS',
        ingressDate: '2006-11-20',
        egressDate: null,
        isPublicService: true,
        isCurrentCareer: true,
        isCurrentPosition: true,
        salaries: monthly('2006-11', '2026-10', 15_000),
      },
    ],
  };

  it('months of the INSS take nothing from twenty years of public service without a month to spare', () => {
    const { told, value } = firstLog(servant, id);
    expect(told).toContain('Descarte das menores remunerações: 112 meses; restam 38 anos, 7 meses e 6 dias');
    expect(value).toBe(23_388.31);
  });

  it('nor do they lessen the toll: each month of before the reform costs two', () => {
    const held = 47 * 12 + 11;
    const onReform = 40 * 12 + 10;
    const required = (gone: number): number => 35 * 12 + Math.max(0, 35 * 12 - (onReform - gone));
    expect(held - 112).toBeGreaterThanOrEqual(required(112));
    expect(held - 113).toBeLessThan(required(113));
  });

  it('the right is there without the months left out, and with one more of the lowest it is not', () => {
    expect(stillHolds(servant, id, 0)).toBe(true);
    expect(stillHolds(servant, id, 1)).toBe(false);
  });
});

describe('a month of special time costs what its conversion had made of it', () => {
  const id = 'rgps-ec103-art20-pedagio-100';
  const insured: DescribedCase = {
    gender: 'Homem',
    birthDate: '1962-01-10',
    calculationDate: '2026-11-20',
    periods: [
      {
        ingressDate: '1994-07-01',
        egressDate: '2019-06-30',
        isSpecialTime: true,
        salaries: monthly('1994-07', '2019-06', (year) => (year < 2004 ? 200 : 1500)),
      },
      { ingressDate: '2019-07-01', egressDate: '2026-10-31', salaries: monthly('2019-07', '2026-10', 4000) },
    ],
  };

  it('33 months at 1.4 are 46.2 of contribution, and as many of toll', () => {
    const { told, value } = firstLog(insured, id);
    expect(told).toContain(
      'Descarte das menores contribuições: 33 competências, que valem 46,2 meses de contribuição; restam 38 anos, 6 meses e 5 dias',
    );
    expect(value).toBe(3321.61);
  });

  it('the right is there without them, and with one more it is not', () => {
    expect(stillHolds(insured, id, 0)).toBe(true);
    expect(stillHolds(insured, id, 1)).toBe(false);
  });

  it('a month of the reduced plan costs art. 20 no time, for it had brought none (Lei 8.213/1991, art. 55, § 4)', () => {
    const periods: DescribedPeriod[] = [
      { ingressDate: '1976-01-01', egressDate: '2019-06-30', salaries: monthly('1994-07', '2019-06', 3000) },
      {
        ingressDate: '2019-07-01',
        egressDate: '2022-06-30',
        contributionPlan: 'simplified',
        salaries: monthly('2019-07', '2022-06', 1300),
      },
    ];
    const { told } = firstLog({ ...insured, periods }, id);
    expect(told).toContain(
      'Descarte das menores contribuições: 138 competências, que valem 102 meses de contribuição; restam 35 anos e 12 dias',
    );
    expect(138 - 102).toBe(36);
  });

  it('months of the reduced plan alone are not called 0 months of contribution', () => {
    const periods: DescribedPeriod[] = [
      { ingressDate: '1992-01-01', egressDate: '2014-12-31', salaries: monthly('1994-07', '2014-12', 3000) },
      {
        ingressDate: '2015-01-01',
        egressDate: '2018-12-31',
        contributionPlan: 'simplified',
        salaries: monthly('2015-01', '2018-12', 900),
      },
      { ingressDate: '2019-01-01', egressDate: null, salaries: monthly('2019-01', '2026-10', 3000) },
    ];
    const { told } = firstLog({ ...insured, periods }, id);
    expect(told.join(' ')).toContain('48 competências, que não contam nesta regra; restam');
  });
});
