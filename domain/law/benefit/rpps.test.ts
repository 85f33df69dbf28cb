import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import type { BenefitMethod } from '../rule/methods.ts';
import { evenCosts } from './costs.ts';
import { type BenefitEstimate, estimateBenefit } from './estimate.ts';
import { type Case, factsOf, flatSalaries, times } from './testing/facts.ts';

/** avg80 6,100.00, avg100 5,900.00, last 6,000.00. */
const TEN_BASES = [6000, 5000, 5200, 5400, 5600, 5800, 6200, 6400, 6600, 6800];

const estimate = (method: BenefitMethod, given: Case = {}, values: readonly number[] = TEN_BASES): BenefitEstimate =>
  estimateBenefit(method, factsOf(flatSalaries(values, 'RPPS', given.calculationDate), given));

const value = (method: BenefitMethod, given: Case = {}, values: readonly number[] = TEN_BASES): number | null =>
  estimate(method, given, values).value;

const LAST_12000 = [12_000];

describe('on the last remuneration', () => {
  it('integrality is the last remuneration', () => {
    expect(value('INTEGRALIDADE_ULTIMA_REMUNERACAO', {}, LAST_12000)).toBe(12_000);
  });

  it('a man with 30 years takes 10,950/12,775 of it', () => {
    expect(value('PROPORCIONAL_ULTIMA_REMUNERACAO', { years: 30 }, LAST_12000)).toBe(10_285.71);
    expect(value('PROPORCIONAL_ULTIMA_REMUNERACAO', { years: 36 }, LAST_12000)).toBe(12_000);
  });

  it('70% + 5% for each whole year beyond the toll: 32 required, 34 held are 80%', () => {
    const given = { years: 34, facts: { requiredContributionDays: 32 * 365 } };
    expect(value('PROPORCIONAL_70_MAIS_5', given, LAST_12000)).toBe(9600);
  });

  it('70% + 5% says so when the required time is unknown', () => {
    expect(estimate('PROPORCIONAL_70_MAIS_5', {}, LAST_12000)).toMatchObject({
      value: null,
      why: 'noRequiredContribution',
    });
  });

  it('invalidity of a common cause is proportional, of a serious one whole (EC 70)', () => {
    const woman: Case = { gender: 'Mulher', years: 18 };
    expect(value('INVALIDEZ_EC70', woman, LAST_12000)).toBe(7200);
    expect(value('INVALIDEZ_EC70', { ...woman, facts: { inServiceDisablement: true } }, LAST_12000)).toBe(12_000);
  });

  it('CF, art. 40, § 1º, I: a doença grave, contagiosa ou incurável da lei, que não se pergunta, é um segundo valor, integral', () => {
    const woman: Case = { gender: 'Mulher', years: 18 };
    const { logs } = estimate('INVALIDEZ_EC70', woman, LAST_12000);
    expect(logs.map((log) => log.value)).toEqual([7200, 12_000]);
    expect(logs[1]?.name).toContain('doença grave, contagiosa ou incurável');
    expect(estimate('INVALIDEZ_EC70', { ...woman, years: 30 }, LAST_12000).logs).toHaveLength(1);
    expect(estimate('INVALIDEZ_MEDIA_80', woman).logs.map((log) => log.value)).toContain(6000);
  });

  it('has no value without a current position, and says why', () => {
    const salaries = flatSalaries(TEN_BASES, 'RPPS', '2026-11-20', { inCurrentPosition: false });
    const result = estimateBenefit('INTEGRALIDADE_ULTIMA_REMUNERACAO', factsOf(salaries));
    expect(result).toEqual({
      value: null,
      why: 'noLastRemuneration',
      whyText: 'Falta a última remuneração de um vínculo marcado como cargo atual.',
      logs: [],
    });
  });
});

describe('on the average of the 80% highest', () => {
  it('the average stops at the last remuneration', () => {
    expect(value('MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO')).toBe(6000);
  });

  it('the limit comes before the fraction: 5,448.14, not 5,538.94', () => {
    expect(value('MEDIA_80_PROPORCIONAL', { contributionDays: 11_600 })).toBe(5448.14);
  });

  it('dv-av-03: 10,220 days, average 3,500, last 2,500 make 2,000', () => {
    const values = [2500, ...times(4, 3750)];
    expect(value('MEDIA_80_PROPORCIONAL', { contributionDays: 10_220 }, values)).toBe(2000);
  });

  describe('where the average is above the last pay, the limit after the fraction is the other reading', () => {
    const values = [2500, ...times(4, 3750)];
    const valuesOf = (method: BenefitMethod, given: Case, of: readonly number[] = TEN_BASES) =>
      estimate(method, given, of).logs.map((log) => log.value);

    it.each([
      ['MEDIA_80_PROPORCIONAL', []],
      ['COMPULSORIA_PRE_REFORMA', []],
      ['INVALIDEZ_MEDIA_80', [6000]],
    ] as const)('%s', (method, ofGraveDisease) => {
      expect(valuesOf(method, { contributionDays: 11_600 })).toEqual([5448.14, 5538.94, ...ofGraveDisease]);
    });

    it('it stops at the last pay, and says which court reads it so', () => {
      expect(valuesOf('MEDIA_80_PROPORCIONAL', { contributionDays: 10_220 }, values)).toEqual([2000, 2500]);
      const [, other] = estimate('MEDIA_80_PROPORCIONAL', { contributionDays: 10_220 }, values).logs;
      expect(other?.name).toContain('(leitura: limite da última remuneração depois da fração');
      expect(other?.steps.map(({ label }) => label)).toContain('Provento limitado à última remuneração');
      expect(other?.baseContribution).toBe(3750);
    });

    it('there is none with the whole time, nor where the average is below the last pay', () => {
      expect(valuesOf('MEDIA_80_PROPORCIONAL', { contributionDays: 12_775 })).toEqual([6000]);
      expect(valuesOf('MEDIA_80_PROPORCIONAL', { contributionDays: 11_600 }, [6500, ...times(4, 5000)])).toHaveLength(
        1,
      );
    });

    it('there is none where the law of the place says which comes first, nor on the last pay itself', () => {
      const { logs } = estimate('MEDIA_80_PROPORCIONAL', {
        contributionDays: 11_600,
        facts: { parameters: { limitBeforeFraction: true } },
      });
      expect(logs).toHaveLength(1);
      expect(valuesOf('MEDIA_80_PROPORCIONAL', { contributionDays: 11_600, completedOn: '2004-02-19' })).toHaveLength(
        1,
      );
      expect(
        valuesOf('INVALIDEZ_MEDIA_80', { contributionDays: 11_600, facts: { inServiceDisablement: true } }),
      ).toEqual([6000]);
    });
  });

  it('the cut of EC 41 is 5% a year for requirements of 2010, 3.5% for those of 2005', () => {
    const at56: Case = { birthDate: '1970-01-01', facts: {} };
    expect(value('MEDIA_80_REDUTOR_EC41', { ...at56, completedOn: '2010-05-01' })).toBe(4800);
    expect(value('MEDIA_80_REDUTOR_EC41', { ...at56, completedOn: '2005-12-31' })).toBe(5160);
  });

  it('dv-e41-01: man of 55 in 06/2005, requirements of 05/2004: 4,000 less 17.5% are 3,300', () => {
    const given: Case = { birthDate: '1950-06-15', calculationDate: '2005-06-15', completedOn: '2004-05-17' };
    const values = [5000, 3000, ...times(1, 2000)];
    const found = estimate('MEDIA_80_REDUTOR_EC41', given, values);
    expect(found.value).toBe(3300);
    expect(found.logs[0]).toMatchObject({ percentages: [82.5], baseContribution: 4000 });
  });

  it('dv-e41-05: woman of 50 in 04/2008: cut to the last 4,000, then less 25%', () => {
    const given: Case = {
      gender: 'Mulher',
      birthDate: '1958-04-20',
      calculationDate: '2008-04-20',
      completedOn: '2007-10-15',
    };
    expect(value('MEDIA_80_REDUTOR_EC41', given, [4000, 5000, 5200, 5000])).toBe(3000);
  });

  it('the cut takes the reference age of the rule', () => {
    const given: Case = { birthDate: '1970-01-01', completedOn: '2010-05-01' };
    expect(value('MEDIA_80_REDUTOR_EC41', { ...given, facts: { teacher: true } })).toBe(6000);
    expect(value('MEDIA_80_REDUTOR_EC41', { ...given, facts: { parameters: { reductorReferenceAge: 58 } } })).toBe(
      5400,
    );
  });

  it('gives way to the last remuneration for requirements complete until 19/02/2004', () => {
    const low = [7000, 5000, 5000, 5000];
    expect(value('COMPULSORIA_PRE_REFORMA', { completedOn: '2004-02-19' }, low)).toBe(7000);
    expect(value('COMPULSORIA_PRE_REFORMA', { completedOn: '2004-02-20' }, low)).toBe(5666.67);
  });

  it('compulsory before the reform: a woman with 20 years takes two thirds', () => {
    expect(value('COMPULSORIA_PRE_REFORMA', { gender: 'Mulher', years: 20 })).toBe(4000);
  });

  it('invalidity of entrants after 2003 is proportional unless the cause is serious', () => {
    const woman: Case = { gender: 'Mulher', years: 18 };
    expect(value('INVALIDEZ_MEDIA_80', woman)).toBe(3600);
    expect(value('INVALIDEZ_MEDIA_80', { ...woman, facts: { inServiceDisablement: true } })).toBe(6000);
  });
});

describe('on the average of all months (EC 103)', () => {
  it('60% + 2%: 33 years are 86%, 42 years 104%', () => {
    expect(value('MEDIA_100_60_MAIS_2', { years: 33 })).toBe(5074);
    expect(value('MEDIA_100_60_MAIS_2', { years: 42 })).toBe(6136);
  });

  it('the toll rule pays the whole average, above the last remuneration if it is', () => {
    expect(value('MEDIA_100_INTEGRAL')).toBe(5900);
    expect(value('MEDIA_100_INTEGRAL', {}, [5000, 9000])).toBe(7000);
  });

  it('dv-er-07: entry until 31/12/2003 takes the last remuneration, later entry the average', () => {
    const values = [9000, 5400];
    expect(value('INTEGRALIDADE_ULTIMA_REMUNERACAO', { gender: 'Mulher', years: 34, months: 2 }, values)).toBe(9000);
    expect(value('MEDIA_100_INTEGRAL', { gender: 'Mulher', years: 34, months: 2 }, values)).toBe(7200);
  });

  it('months that lower the value go while the requirements hold', () => {
    const given: Case = { years: 33, facts: { costs: evenCosts((months) => months <= 3) } };
    const found = estimate('MEDIA_100_INTEGRAL', given);
    expect(found.value).toBe(6200);
    expect(found.logs[0]).toMatchObject({ count: 7, finalContribution: { years: 32, months: 9, days: 0 } });
    expect(found.logs[0]?.salaries.discarded.map((salary) => salary.value)).toEqual([5400, 5200, 5000]);
  });

  it('a place may let go of a share of the months only', () => {
    const given: Case = { facts: { costs: evenCosts(() => true), parameters: { discardableShare: 20 } } };
    expect(value('MEDIA_100_INTEGRAL', given)).toBe(6100);
  });

  it('a place may average the best share, and then nothing more goes', () => {
    const given: Case = { facts: { costs: evenCosts(() => true), parameters: { bestShare: 80 } } };
    expect(value('MEDIA_100_INTEGRAL', given)).toBe(6100);
    expect(value('MEDIA_100_60_MAIS_2', { ...given, years: 33 })).toBe(5246);
  });

  it('under the complementary regime the ceiling falls on the average, before the percentage', () => {
    const facts = { underComplementaryRegime: true };
    expect(value('MEDIA_100_60_MAIS_2', { years: 33, facts }, [15_000])).toBe(7288.97);
    expect(value('MEDIA_100_60_MAIS_2', { years: 33 }, [15_000])).toBe(12_900);
  });

  it('compulsory in the União cuts twice: 12 years of 20, then 60%', () => {
    expect(value('COMPULSORIA_UNIAO_TC20', { years: 12 })).toBe(2124);
    expect(value('COMPULSORIA_UNIAO_TC20', { years: 24 })).toBe(4012);
  });

  it('dv-er-04: with 24 years the fraction stops at one', () => {
    const found = estimate('COMPULSORIA_UNIAO_TC20', { gender: 'Mulher', years: 24 }, [5000]);
    expect(found.value).toBe(3400);
    expect(found.logs[0]?.percentages).toEqual([68, 100]);
  });

  it('incapacity takes 60% + 2%, or the whole average when the cause is in service', () => {
    expect(value('INCAPACIDADE_UNIAO', { years: 15 })).toBe(3540);
    expect(value('INCAPACIDADE_UNIAO', { years: 15, facts: { inServiceDisablement: true } })).toBe(5900);
  });

  it('shows the base of 15 years for women (ADI 6254) on a second log, never as the estimate', () => {
    const found = estimate('MEDIA_100_60_MAIS_2', { gender: 'Mulher', years: 30 });
    expect(found.logs.map((log) => log.value)).toEqual([4720, 5310]);
    expect(found.value).toBe(4720);
    expect(estimate('MEDIA_100_60_MAIS_2', { years: 30 }).logs).toHaveLength(1);
    expect(estimate('MEDIA_100_60_MAIS_2', { gender: 'Mulher', years: 15 }).logs).toHaveLength(1);
  });

  it('says how the percentage arose, with its article', () => {
    expect(estimate('MEDIA_100_60_MAIS_2', { years: 33 }).logs[0]?.steps).toContainEqual({
      label: 'Coeficiente',
      value: '60% + 2% × 13 (anos completos além de 20) = 86%',
      article: 'EC 103/2019, art. 26, § 2º',
    });
  });
});

describe('the fraction of the time', () => {
  const cited = (method: BenefitMethod, completedOn: string) =>
    estimate(method, { years: 30, facts: { completedOn: dayOf(completedOn) } }).logs[0]?.steps.find(
      ({ label }) => label === 'Proporção do tempo de contribuição',
    )?.article;

  it('is cited in the wording of the day on which the right was complete: the article of today has no such item', () => {
    expect(cited('PROPORCIONAL_ULTIMA_REMUNERACAO', '1998-12-16')).toBe(
      'CF/88, art. 40, II e III, c e d (redação original)',
    );
    const since1998 = 'CF/88, art. 40, § 1º, III, b (redação da EC 20/1998)';
    expect(cited('PROPORCIONAL_ULTIMA_REMUNERACAO', '1998-12-17')).toBe(since1998);
    expect(cited('MEDIA_80_PROPORCIONAL', '2019-11-13')).toBe(since1998);
    const invalidity = 'CF/88, art. 40, § 1º, I (redação da EC 41/2003)';
    expect(cited('INVALIDEZ_MEDIA_80', '2019-11-13')).toBe(invalidity);
    expect(cited('INVALIDEZ_EC70', '2019-11-13')).toBe(invalidity);
  });
});

describe('of a person with disability (LC 142)', () => {
  it('the whole average, the 80% highest on a second log', () => {
    const found = estimate('LC142_TEMPO_100_DA_MEDIA');
    expect(found.logs.map((log) => log.value)).toEqual([5900, 6100]);
  });

  it('by age 22 years of contributions are 92%', () => {
    expect(value('LC142_IDADE_70_MAIS_1', { years: 22, contributions: 264 })).toBe(5428);
  });

  it('has one log where the rule says which average', () => {
    const found = estimate('LC142_TEMPO_100_DA_MEDIA', { facts: { parameters: { bestShare: 80 } } });
    expect(found.logs.map((log) => log.value)).toEqual([6100]);
  });
});

it('never pays less than the minimum wage', () => {
  const found = estimate('MEDIA_100_60_MAIS_2', { years: 20 }, [1700]);
  expect(found.value).toBe(1621);
  expect(found.logs[0]?.steps.map(({ label }) => label)).toContain('Elevado ao salário mínimo');
});

it('a closed right takes the months until its close, in money of the calculation date', () => {
  const given: Case = { completedOn: '2019-05-01', closedOn: '2026-05-31' };
  const found = estimate('MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO', given, [9000, 9000, 9000, 9000, 9000, 3000, 3100]);
  expect(found.logs[0]?.count).toBe(1);
  expect(found.value).toBe(3100);
});
