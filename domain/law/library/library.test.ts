import { describe, expect, it } from 'vitest';
import {
  conversionFactor,
  convert,
  countTime,
  type DescribedCase,
  evaluate,
  inputOf,
  points,
  requirementOn,
  ruleById,
  toll,
  whyAbsent,
} from '../index.ts';
import { years } from '../testing/people.ts';

describe('convert', () => {
  it('uses the printed factors of each table', () => {
    expect(conversionFactor({ special: 15, to: 'common', gender: 'Homem' })).toBe(2.33);
    expect(conversionFactor({ special: 15, to: 25 })).toBe(1.67);
    expect(conversionFactor({ degree: 'none', to: 'medium', gender: 'Homem' })).toBe(0.83);
    expect(conversionFactor({ special: 25, to: 'low', gender: 'Mulher' })).toBe(1.12);
  });

  it('keeps the fraction of a day', () => {
    expect(convert(3, { special: 25, to: 'common', gender: 'Mulher' })).toBe(3.6);
  });
});

describe('toll', () => {
  it('rounds half a day up: 365 days missing at 50% are 183', () => {
    expect(toll(years(35), years(34), 50)).toEqual({
      missing: years(1),
      toll: years(0, 6, 3),
      required: years(35, 6, 3),
      stillToContribute: years(1, 6, 3),
    });
  });

  it('asks nothing of somebody who had the whole time', () => {
    expect(toll(years(30), years(31), 100).required).toEqual(years(30));
  });
});

describe('points', () => {
  it('add fractions of days, or drop them with complete months', () => {
    expect(points(years(62, 8, 10), years(40, 6, 20))).toBe(103.2489);
    expect(points(years(62, 8, 10), years(40, 6, 20), 'completeMonths')).toBe(103.1667);
  });

  it('never round up to the points that are missing', () => {
    expect(points(years(59, 11, 30), years(33))).toBeLessThan(93);
  });
});

describe('requirementOn', () => {
  it('reads each step on its day', () => {
    const age = (date: string) =>
      requirementOn('rgps-ec103-art16-idade-progressiva', 'Homem', date).find((asked) => asked.kind === 'age')?.value;
    expect(age('2019-11-13')).toBe(61 * 12);
    expect(age('2019-12-31')).toBe(61 * 12);
    expect(age('2020-01-01')).toBe(61 * 12 + 6);
    expect(age('2027-01-01')).toBe(65 * 12);
    expect(age('2060-01-01')).toBe(65 * 12);
  });

  it('knows the rules of servants and of places, and says nothing of an unknown one', () => {
    expect(requirementOn('ec103-art4-pontos-media', 'Homem', '2021-12-31')).toContainEqual({ kind: 'age', value: 732 });
    expect(requirementOn('ec103-art4-pontos-media', 'Homem', '2022-01-01')).toContainEqual({ kind: 'age', value: 744 });
    expect(requirementOn('unknown', 'Homem', '2022-01-01')).toEqual([]);
    expect(ruleById('unknown')).toBeNull();
  });
});

describe('countTime', () => {
  it('counts nothing of nothing', () => {
    expect(countTime([], { until: '2026-11-20' }).contributionTime).toEqual(years(0));
  });
});

const ON = '2026-11-20';

describe('inputOf', () => {
  const answered = (described: DescribedCase, id: string) => {
    const answer = evaluate(inputOf(described));
    return [...answer.applicableRules, ...answer.futureRules].find((rule) => rule.id === id);
  };

  it('makes a case of an age, a time and an average', () => {
    const rule = answered(
      {
        gender: 'Homem',
        birthDate: '1962-01-01',
        calculationDate: '2026-07-01',
        contributionTime: { years: 35 },
        average: 5800,
      },
      'rgps-ec103-art16-idade-progressiva',
    );
    expect(rule).toMatchObject({ whenToRetire: '2026-07-01', estimatedBenefit: 5220 });
  });

  it('takes totals of earlier days: somebody who stopped and came back owes the toll of the day of the reform', () => {
    const rule = answered(
      {
        gender: 'Mulher',
        birthDate: '1970-01-01',
        calculationDate: '2026-06-15',
        contributionTime: { years: 30 },
        totals: [{ date: '2019-11-13', contributionTime: { years: 29 } }],
      },
      'rgps-ec103-art17-pedagio-50',
    );
    expect(rule?.increasedNecessaryContribution).toEqual(years(30, 6, 3));
    expect(rule?.whenToRetire).toBe('2026-12-15');
  });

  it('takes a given average past every divisor: the minimum of 108 is behind it', () => {
    const rule = answered(
      {
        gender: 'Homem',
        birthDate: '1960-01-01',
        calculationDate: '2026-11-20',
        registrationDate: '1985-01-01',
        contributionTime: { years: 22 },
        average: 3000,
      },
      'rgps-ec103-art18-idade',
    );
    expect(rule?.estimatedBenefit).toBe(1920);
  });

  it('reads 402 months as 33 years and a half', () => {
    const held = (contributionTime: DescribedCase['contributionTime']) =>
      answered(
        {
          gender: 'Homem',
          birthDate: '1960-01-01',
          calculationDate: '2026-07-01',
          ...(contributionTime === undefined ? {} : { contributionTime }),
        },
        'rgps-ec103-art18-idade',
      )?.held.contribution;
    expect(held({ months: 402 })).toEqual(years(33, 6));
    expect(held({ months: 402 })).toEqual(held({ years: 33, months: 6 }));
    expect(toll({ years: 0, months: 420, days: 0 }, years(34), 50).required).toEqual(years(35, 6, 3));
  });

  it('does not readjust a given average again: a right of 2019 is worth what was given in 2026', () => {
    const old: DescribedCase = {
      gender: 'Homem',
      birthDate: '1955-01-01',
      calculationDate: '2026-07-01',
      contributionTime: { years: 43 },
      average: 4000,
      factor: 1,
    };
    const rule = answered(old, 'rgps-pre-tempo-contribuicao');
    expect(rule?.estimatedBenefit).toBe(4000);
    expect(rule?.benefitLogs[0]?.steps.map(({ label }) => label).join()).not.toContain('Reajuste');
    expect(answered({ ...old, average: 9000 }, 'rgps-pre-tempo-contribuicao')?.estimatedBenefit).toBe(8475.55);
  });

  it('takes a factor, or an expectation of life, in the place of its own', () => {
    const old: DescribedCase = {
      gender: 'Homem',
      birthDate: '1955-01-01',
      calculationDate: '2026-07-01',
      contributionTime: { years: 43 },
      average: 4000,
    };
    const value = (more: Partial<DescribedCase>) => answered({ ...old, ...more }, 'rgps-pre-tempo-contribuicao');
    expect(value({ factor: 0.75 })?.estimatedBenefit).toBe(3000);
    expect(value({ survival: { 64: 17.9 } })?.estimatedBenefit).toBe(4437.6);
    expect(value({ survival: { 50: 30 } })?.benefitMissing).toContain('expectativa de sobrevida');
  });

  it('says why a rule is absent', () => {
    const woman = inputOf({
      regimeType: 'RPPS',
      regime: 'União',
      gender: 'Mulher',
      birthDate: '1980-01-01',
      calculationDate: ON,
      publicServiceIngressDate: '2010-03-01',
      contributionTime: { years: 16 },
    });
    expect(whyAbsent(woman, 'ec41-art2-magistrado-redutor')).toBe('Regra só para homens.');
    expect(whyAbsent(woman, 'cf88-original-tempo-integral')).toBe(
      'Regra de 1988, anterior ao ingresso no serviço público em 01/03/2010.',
    );
    expect(whyAbsent(woman, 'mg-ec104-pontos')).toBe('Regra de outro ente (mg); o do cálculo é União.');
    expect(whyAbsent(woman, 'rgps-ec103-art18-idade')).toBe('Regra do RGPS; o cálculo pedido é do RPPS.');
    expect(whyAbsent(woman, 'nada')).toBe('Regra desconhecida.');
    expect(whyAbsent(inputOf({ calculationDate: ON }), 'rgps-ec103-art18-idade')).toContain('customer.birthDate');
    const { applicableRules, futureRules, notApplicableRules } = evaluate(woman);
    for (const { id } of [...applicableRules, ...futureRules, ...notApplicableRules]) {
      expect(whyAbsent(woman, id), id).toBeNull();
    }
  });

  it('knows a regime by its name; EC 103/2019, art. 20, § 2º, II is for the others, whom item I does not reach', () => {
    const answered = (optedForRPC: boolean) =>
      evaluate(
        inputOf({
          regimeType: 'RPPS',
          regime: 'União',
          gender: 'Mulher',
          birthDate: '1968-01-15',
          calculationDate: '2026-01-15',
          publicServiceIngressDate: '2003-12-31',
          contributionTime: { years: 34, months: 2 },
          publicServiceTime: { years: 22 },
          positionTime: { years: 8 },
          totals: [{ date: '2019-11-13', contributionTime: { years: 28 } }],
          average: 7200,
          lastRemuneration: 9000,
          optedForRPC,
        }),
      );
    const worth = (opted: boolean, id: string) =>
      answered(opted).applicableRules.find((rule) => rule.id === id)?.estimatedBenefit;
    expect(worth(false, 'ec103-art20-pedagio-integralidade')).toBe(9000);
    expect(worth(false, 'ec103-art20-pedagio-media')).toBeUndefined();
    expect(worth(true, 'ec103-art20-pedagio-integralidade')).toBeUndefined();
    expect(worth(true, 'ec103-art20-pedagio-media')).toBe(7200);
  });
});
