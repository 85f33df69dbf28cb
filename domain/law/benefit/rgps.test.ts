import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { monthOfYear } from '../../units/month.ts';
import type { BenefitMethod } from '../rule/methods.ts';
import { ceiling, NO_OVERLAY } from '../tables/index.ts';
import { evenCosts } from './costs.ts';
import { type BenefitEstimate, estimateBenefit } from './estimate.ts';
import { prepareSalaries } from './salaries.ts';
import type { SalaryEntry } from './salary-book.ts';
import { type Case, factsOf, flatSalaries, paidIn, times } from './testing/facts.ts';

const estimate = (method: BenefitMethod, values: readonly number[], given: Case = {}): BenefitEstimate =>
  estimateBenefit(method, factsOf(flatSalaries(values, 'RGPS', given.calculationDate), given));

const value = (method: BenefitMethod, values: readonly number[], given: Case = {}): number | null =>
  estimate(method, values, given).value;

const labels = (found: BenefitEstimate): readonly string[] => found.logs[0]?.steps.map(({ label }) => label) ?? [];

describe('60% + 2% of all bases (EC 103, art. 26)', () => {
  it('co-01: a man with 38 years takes 96% of 6,000', () => {
    expect(value('RGPS_AVG100_60_2', [6000], { years: 38 })).toBe(5760);
  });

  it('co-04: a woman with 32 years takes 94% of 4,000', () => {
    expect(value('RGPS_AVG100_60_2', [4000], { gender: 'Mulher', years: 32 })).toBe(3760);
  });

  it('co-05: a man with 33 years takes 86% of 4,253.18', () => {
    expect(value('RGPS_AVG100_60_2', [4253.18], { years: 33 })).toBe(3657.73);
  });

  it('dv-co-01: an underground miner with 20 years takes 70% of 5,000', () => {
    expect(value('RGPS_AVG100_60_2_BASE15', [5000], { years: 20 })).toBe(3500);
  });

  it('passes 100% with 41 years, up to the ceiling', () => {
    expect(value('RGPS_AVG100_60_2', [5000], { years: 41 })).toBe(5100);
    expect(value('RGPS_AVG100_60_2', [8475.55], { years: 41 })).toBe(8475.55);
  });

  it('dv-dc-01: leaves sixty low months out and pays 3,000', () => {
    const values = [...times(60, 1500), ...times(204, 5000)];
    const given: Case = { years: 22, facts: { costs: evenCosts((months) => 264 - months >= 180) } };
    const found = estimate('RGPS_AVG100_60_2', values, given);
    expect(found.value).toBe(3000);
    expect(found.logs[0]).toMatchObject({
      count: 204,
      divisors: [204],
      percentages: [60],
      baseContribution: 5000,
      contribution: { years: 22, months: 0, days: 0 },
      finalContribution: { years: 17, months: 0, days: 0 },
    });
    expect(found.logs[0]?.salaries.discarded).toHaveLength(60);
    expect(value('RGPS_AVG100_60_2', values, { years: 22 })).toBe(2690.91);
  });

  it('cuts each month at its ceiling before averaging', () => {
    expect(value('RGPS_AVG100_FULL', [20_000])).toBe(8475.55);
  });

  it('divides by 108 who was affiliated until 07/1994 and completed the right since 05/05/2022', () => {
    const old: Case = { years: 20, facts: { affiliatedOn: dayOf('1994-07-31') } };
    const sixty = times(60, 5000);
    expect(value('RGPS_AVG100_FULL', sixty, old)).toBe(2777.78);
    expect(value('RGPS_AVG100_FULL', sixty, { ...old, completedOn: '2022-05-04' })).toBe(5000);
    expect(value('RGPS_AVG100_FULL', sixty, { ...old, facts: { affiliatedOn: dayOf('1994-08-01') } })).toBe(5000);
  });

  it('reads an unknown affiliation from the first month with a base', () => {
    expect(value('RGPS_AVG100_FULL', times(60, 5000), { facts: { affiliatedOn: null } })).toBe(5000);
  });
});

describe('toll of 50% (EC 103, art. 17)', () => {
  it('pays all bases times the factor of the day, even below one', () => {
    const found = estimate('RGPS_AVG100_FACTOR', [5000], { birthDate: '1966-11-20', years: 35 });
    expect(found.value).toBe(4101);
    expect(found.logs[0]?.percentages).toEqual([82.02]);
    expect(labels(found)).toContain('Expectativa de sobrevida (Es), tábua de 2024');
  });

  it('adds five years of contribution for a woman inside the factor', () => {
    const given: Case = { gender: 'Mulher', birthDate: '1969-11-20', years: 30 };
    expect(value('RGPS_AVG100_FACTOR', [4000], given)).toBe(2914);
  });
});

describe('rights complete until 13/11/2019', () => {
  const closed: Case = { calculationDate: '2019-11-13', birthDate: '1964-11-13', years: 35 };

  const asideBy = (method: BenefitMethod): string | null | undefined =>
    estimate(method, [3000], closed).logs[0]?.steps.find(({ label }) => label === 'Fator não aplicado')?.article;

  it('average of the 80% highest times the factor of the table of 2017', () => {
    expect(value('RGPS_AVG80_FACTOR', times(10, 3000), closed)).toBe(2044.8);
  });

  it('a teacher takes ten years more inside the factor', () => {
    const given: Case = { ...closed, gender: 'Mulher', birthDate: '1969-11-13', years: 25 };
    expect(value('RGPS_AVG80_FACTOR_TEACHER', [4000], given)).toBe(2288.8);
  });

  it('85/95 points leave a factor below one aside, and use one above it', () => {
    expect(value('RGPS_AVG80_FACTOR_IF_ABOVE_1', [3000], closed)).toBe(3000);
    expect(asideBy('RGPS_AVG80_FACTOR_IF_ABOVE_1')).toBe('Lei 8.213/1991, art. 29-C, caput');
    expect(asideBy('RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL')).toBe('Lei 9.876/1999, art. 7º');
    expect(asideBy('RGPS_PCD_TIME_100')).toBe('LC 142/2013, art. 9º, I');
    const late: Case = { ...closed, birthDate: '1949-11-13', years: 45 };
    const found = estimate('RGPS_AVG80_FACTOR_IF_ABOVE_1', [3000], late);
    expect(found.value).toBeGreaterThan(3000);
    expect(labels(found)).not.toContain('Fator não aplicado');
  });

  it('age takes 70% + 1% for each twelve contributions', () => {
    const given: Case = { ...closed, birthDate: '1954-11-13', years: 15, contributions: 185 };
    expect(value('RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL', [3000], given)).toBe(2550);
  });

  it('proportional takes 70% + 5% a year beyond the toll, times the factor', () => {
    const given: Case = { ...closed, years: 34, facts: { requiredContributionDays: 32 * 365 } };
    const found = estimate('RGPS_AVG80_PROPORTIONAL_70_5_FACTOR', [5000], given);
    const factor = (found.logs[0]?.percentages[0] ?? 0) / 100;
    expect(found.logs[0]?.percentages[1]).toBe(80);
    expect(found.value).toBeCloseTo(5000 * factor * 0.8, 2);
  });

  it('special takes the whole average', () => {
    expect(value('RGPS_AVG80_FULL', [3000], closed)).toBe(3000);
  });

  it('divides by 60% of the months since 07/1994 who was affiliated by 28/11/1999 and contributed less', () => {
    const old: Case = { ...closed, facts: { affiliatedOn: dayOf('1999-11-28') } };
    const found = estimate('RGPS_AVG80_FULL', times(100, 3640), old);
    expect(found.logs[0]).toMatchObject({ divisors: [182], count: 100, value: 2000 });
    expect(value('RGPS_AVG80_FULL', times(100, 3640), closed)).toBe(3640);
  });

  it('are valued on that day, with bases until 10/2019, and readjusted each January to the calculation date', () => {
    const entries: SalaryEntry[] = [paidIn(2019, 10, 3000), paidIn(2019, 11, 5800), paidIn(2024, 5, 5800)];
    const salaries = prepareSalaries(entries, 'RGPS', NO_OVERLAY);
    const given: Case = { birthDate: '1964-11-13', completedOn: '2018-03-01', closedOn: '2019-11-13' };
    const found = estimateBenefit('RGPS_AVG80_FULL', factsOf(salaries, given));
    expect(found.logs[0]?.salaries.since1994.map(({ updatedValue }) => updatedValue)).toEqual([3001.2]);
    expect(found.logs[0]?.retirementDate).toBe('2019-11-13');
    expect(found.logs[0]?.steps.filter(({ label }) => label.startsWith('Reajuste'))).toHaveLength(7);
    expect(found.value).toBe(4243.05);
  });
});

describe('a person with disability (LC 142)', () => {
  const values = [...times(8, 3000), 1000, 1000];

  it('by time takes the whole average: the reading of the INSS first, the 80% highest on a second log', () => {
    const found = estimate('RGPS_PCD_TIME_100', values, { years: 29 });
    expect(found.logs.map((log) => log.value)).toEqual([2600, 3000]);
    expect(found.value).toBe(2600);
  });

  it('by age takes 70% + 1% for each twelve contributions', () => {
    const found = estimate('RGPS_PCD_AGE_70_1', values, { years: 16, contributions: 192 });
    expect(found.logs.map((log) => log.value)).toEqual([2236, 2580]);
  });
});

describe('rural work', () => {
  it('is one minimum wage without contributions on it', () => {
    expect(value('RGPS_RURAL', [5000])).toBe(1621);
  });

  it('Lei 8.213/1991, arts. 33, 35 e 39, I: is one minimum wage too where nobody typed what was paid on it, and no other right is', () => {
    const nothing = flatSalaries([], 'RGPS');
    const unfilled: Case = { contributions: 180, facts: { filledShare: 0 } };
    expect(estimateBenefit('RGPS_RURAL', factsOf(nothing, unfilled)).value).toBe(1621);
    expect(estimateBenefit('RGPS_AVG100_60_2', factsOf(nothing, unfilled)).why).toBe('noSalaries');
  });

  it('is 70% + 1% of the average with them', () => {
    const salaries = flatSalaries(times(4, 4000), 'RGPS', '2026-11-20', { ofRuralWork: true });
    expect(estimateBenefit('RGPS_RURAL', factsOf(salaries, { contributions: 180 })).value).toBe(3400);
  });

  it('Decreto 3.048/1999, art. 56, §§ 3º e 4º: com menos meses pagos que a carência é um salário mínimo, e 70% + 1% é a leitura das outras categorias', () => {
    const salaries = flatSalaries(times(4, 4000), 'RGPS', '2026-11-20', { ofRuralWork: true });
    const paid = (contributions: number) =>
      estimateBenefit('RGPS_RURAL', factsOf(salaries, { contributions, facts: { carencia: 180 } })).logs;
    expect(paid(179).map((log) => log.value)).toEqual([1621, 3360]);
    expect(paid(179)[0]?.steps).toContainEqual({
      label: 'Meses de contribuição, sem a roça não paga',
      value: '179 dos 180 da carência',
      article: 'Lei 8.213/1991, art. 39, II; Decreto 3.048/1999, art. 56, §§ 3º e 4º',
    });
    expect(paid(179)[1]?.name).toContain('empregado, contribuinte individual ou avulso rural');
    expect(paid(180).map((log) => log.value)).toEqual([3400]);
    expect(paid(180)[0]?.steps.find(({ label }) => label === 'Coeficiente')?.article).toBe(
      'Lei 8.213/1991, art. 50; Decreto 3.048/1999, art. 56, § 2º',
    );
  });

  it('Lei 9.876/1999, art. 7º: o fator só entra na aposentadoria rural do direito adquirido se aumentar o valor', () => {
    const salaries = flatSalaries(times(4, 3000), 'RGPS', '2019-11-13', { ofRuralWork: true });
    const rural = (years: number, birthDate: string) => {
      const given: Case = { calculationDate: '2019-11-13', birthDate, years, contributions: years * 12 };
      return estimateBenefit('RGPS_RURAL', factsOf(salaries, given)).logs[0];
    };
    const old = rural(40, '1949-01-10');
    const factor = old?.percentages[0] ?? 0;
    expect(factor).toBeGreaterThan(100);
    expect(old?.value).toBeCloseTo(30 * factor, 0);
    const young = rural(20, '1959-01-10');
    expect(young?.percentages).toEqual([100, 90]);
    expect(young?.value).toBe(2700);
    expect(young?.steps).toContainEqual({
      label: 'Fator não aplicado',
      value: 'menor que 1',
      article: 'Lei 9.876/1999, art. 7º',
    });
  });
});

describe('a future right', () => {
  it('takes the age and time of its day, the salaries known and the money of the calculation date', () => {
    const entries = [paidIn(2026, 11, 5000)];
    const salaries = prepareSalaries(entries, 'RGPS', NO_OVERLAY);
    const found = estimateBenefit('RGPS_AVG100_60_2', factsOf(salaries, { completedOn: '2030-02-01', years: 36 }));
    expect(found.value).toBe(4600);
    expect(found.logs[0]?.retirementDate).toBe('2030-02-01');
    expect(found.logs[0]?.steps).toContainEqual({
      label: 'Índices de atualização',
      value: 'tabela de 09/2026; competências 09/2026 e 10/2026 sem correção',
      article: 'Lei 8.213/1991, art. 29-B',
    });
  });
});

describe('Decreto 3.048/1999, art. 32, §§ 24 to 27: which months may be left out', () => {
  const low = [...times(60, 1621), ...times(240, 3000)];
  const costs = evenCosts((months) => 300 - months >= 180);

  it('rural retirement by age: 25 years paid, sixty of the months at one minimum wage, 90% of 3,000', () => {
    const rural = flatSalaries(low, 'RGPS', undefined, { ofRuralWork: true });
    const found = estimateBenefit('RGPS_RURAL', factsOf(rural, { years: 25, facts: { costs } }));
    expect(found.value).toBe(2700);
    expect(found.logs[0]).toMatchObject({ percentages: [90], baseContribution: 3000 });
  });

  it('rural retirement by age: none where the carência would not be kept', () => {
    const rural = flatSalaries(low, 'RGPS', undefined, { ofRuralWork: true });
    expect(estimateBenefit('RGPS_RURAL', factsOf(rural, { years: 25 })).value).toBe(2587.99);
  });

  it('the toll of 50%: a month left out leaves the factor too, and goes only where the value gains', () => {
    const given: Case = { years: 38, facts: { costs: evenCosts((months) => months <= 24) } };
    const with24 = value('RGPS_AVG100_FACTOR', [...times(24, 1621), ...times(60, 6000)], given) ?? 0;
    const without24 = value('RGPS_AVG100_FACTOR', [...times(24, 1621), ...times(60, 6000)], { years: 38 }) ?? 0;
    expect(with24).toBe(value('RGPS_AVG100_FACTOR', times(60, 6000), { years: 36 }));
    expect(with24).toBeGreaterThan(without24);
    expect(value('RGPS_AVG100_FACTOR', times(84, 6000), given)).toBe(
      value('RGPS_AVG100_FACTOR', times(84, 6000), { years: 38 }),
    );
  });
});

describe('Lei 8.213/1991, art. 48, § 4º: the hybrid until the reform', () => {
  it('is worth the average of art. 29, II, times 70% and 1%: a factor above one, which retirement by age takes, is not for it', () => {
    const given: Case = { calculationDate: '2019-11-13', birthDate: '1944-03-10', years: 40, contributions: 200 };
    expect(value('RGPS_AVG80_AGE_70_1', [4000], given)).toBe(3440);
    expect(value('RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL', [4000], given) ?? 0).toBeGreaterThan(3440);
  });
});

describe('an acquired right of who always paid on the ceiling', () => {
  const firstMonth = monthOfYear(2010, 1);
  const entries = Array.from({ length: monthOfYear(2019, 11) - firstMonth }, (_, i): SalaryEntry => {
    const month = firstMonth + i;
    return { month, cents: centsOf(ceiling(month, NO_OVERLAY) ?? 0), isThirteenth: false };
  });
  const book = prepareSalaries(entries, 'RGPS', NO_OVERLAY);
  const given: Case = { closedOn: '2019-11-13', completedOn: '2019-11-13', calculationDate: '2020-01-20' };
  const log = estimateBenefit('RGPS_AVG80_FULL', factsOf(book, given)).logs[0];

  it('the average lies above the ceiling of 11/2019, and the difference comes back in 01/2020 (Decreto 3.048/1999, art. 35, § 3)', () => {
    const step = (label: string) => log?.steps.find((found) => found.label.startsWith(label));
    expect(step('Salário de benefício limitado ao teto')?.value).toContain('5.839,45');
    const back = step('Com a diferença entre a média e o teto');
    expect(back?.article).toBe('Decreto 3.048/1999, art. 35, § 3º');
    expect(log?.value).toBe(5976.87);
  });

  it('what a factor above one adds is no average: only the difference of the average comes back', () => {
    const withFactor = (factor: number) =>
      estimateBenefit('RGPS_AVG80_FACTOR', factsOf(book, { ...given, facts: { given: { factor, survival: null } } }))
        .logs[0];
    expect(withFactor(1.3)?.value).toBe(5976.87);
    expect(withFactor(0.999)?.value).toBe(5970.89);
    expect(withFactor(0.9)?.steps.some(({ article }) => article === 'Decreto 3.048/1999, art. 35, § 3º')).toBe(false);
  });
});
