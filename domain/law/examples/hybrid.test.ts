/** Lei 8.213/1991, art. 48, § 4: the value of the hybrid retirement. */
import { describe, expect, it } from 'vitest';
import { firstLog } from '../testing/first-log.ts';
import { monthly } from '../testing/monthly.ts';

const HYBRID = 'rgps-pre-idade-hibrida';
const woman = { gender: 'Mulher', birthDate: '1955-03-10', calculationDate: '2019-11-13' } as const;
const rural = { ingressDate: '1994-07-01', egressDate: '2004-06-30', isRural: true };
const urban = { ingressDate: '2004-07-01', egressDate: null, salaries: monthly('2004-07', '2019-10', 3000) };

/** The minimum wage as each law set it, first month to last. */
const MINIMUM_WAGES = [
  ...monthly('1994-07', '1994-08', 64.79),
  ...monthly('1994-09', '1995-04', 70),
  ...monthly('1995-05', '1996-04', 100),
  ...monthly('1996-05', '1997-04', 112),
  ...monthly('1997-05', '1998-04', 120),
  ...monthly('1998-05', '1999-04', 130),
  ...monthly('1999-05', '2000-03', 136),
  ...monthly('2000-04', '2001-03', 151),
  ...monthly('2001-04', '2002-03', 180),
  ...monthly('2002-04', '2003-03', 200),
  ...monthly('2003-04', '2004-04', 240),
  ...monthly('2004-05', '2004-06', 260),
];

describe('"considerando-se como salário-de-contribuição mensal do período como segurado especial o limite mínimo"', () => {
  it('ten rural years are 120 months at the minimum wage of each, so that the 80% highest are 243 of 304', () => {
    const log = firstLog({ ...woman, periods: [rural, urban] }, HYBRID);
    expect(log.told).toContain('Competências com salário de contribuição desde 07/1994: 304 competências');
    expect(log.told).toContain('Das quais de segurado especial, a um salário mínimo: 120 competências');
    expect(log.divisors).toEqual([Math.floor(304 * 0.8)]);
    expect(log.told).toContain('Soma dos salários de contribuição atualizados: R$ 859.896,59');
    expect(log.value).toBeCloseTo((859_896.59 / 243) * 0.95, 2);
    expect(log.value).toBe(3361.74);
  });

  it('the same as if somebody had typed them', () => {
    const typed = firstLog({ ...woman, periods: [{ ...rural, salaries: MINIMUM_WAGES }, urban] }, HYBRID);
    expect(firstLog({ ...woman, periods: [rural, urban] }, HYBRID)).toMatchObject({
      value: typed.value,
      divisors: typed.divisors,
    });
  });

  it('a month that also had a salary keeps the salary, and the list of what was typed stays as it was typed', () => {
    const longer = { ...rural, egressDate: '2004-12-31' };
    const log = firstLog({ ...woman, periods: [longer, urban] }, HYBRID);
    expect(log.value).toBe(3361.74);
    expect(log.salaries.all).toHaveLength(184);
  });

  it('a 13th salary is that of December, and takes no January from a segurado especial', () => {
    const paid13th = { ...rural, salaries: [{ month: '13', year: 2001, value: 180 }] };
    const { told } = firstLog({ ...woman, periods: [paid13th, urban] }, HYBRID);
    expect(told).toContain('Das quais de segurado especial, a um salário mínimo: 120 competências');
  });

  it('no factor enters, not even above one, which the urban retirement of the same woman of 85 has (art. 29, I and II)', () => {
    const older = { ...woman, birthDate: '1934-03-10' } as const;
    const told = (rule: string) => firstLog({ ...older, periods: [rural, urban] }, rule).told.join('; ');
    expect(told(HYBRID)).not.toMatch(/fator/i);
    expect(told('rgps-pre-idade-urbana')).toMatch(/Fator previdenciário: 1,/);
  });

  it('no other retirement of the same woman knows such months', () => {
    const { told } = firstLog({ ...woman, periods: [rural, urban] }, 'rgps-pre-idade-urbana');
    expect(told).toContain('Competências com salário de contribuição desde 07/1994: 184 competências');
  });

  it('after the reform all of them enter, and the discard may leave them out again', () => {
    const later = { gender: 'Mulher', birthDate: '1960-03-10', calculationDate: '2026-11-20' } as const;
    const paid = { ...urban, salaries: monthly('2004-07', '2026-10', 3000) };
    const { told } = firstLog({ ...later, periods: [rural, paid] }, 'rgps-hibrida-idade');
    expect(told).toContain('Competências com salário de contribuição desde 07/1994: 388 competências');
    expect(told).toContain('Das quais de segurado especial, a um salário mínimo: 120 competências');
  });
});
