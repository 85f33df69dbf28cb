/** "A aposentadoria por invalidez […] será devida ao segurado" (Lei 8.213/1991, art. 42): o dia em que a incapacidade começa decide a lei. */
import { describe, expect, it } from 'vitest';
import { benefitLogsOf, type DescribedCase, evaluate, inputOf } from '../../index.ts';
import { monthly } from '../../testing/monthly.ts';

const SINCE = 'rgps-incapacidade-permanente';
const UNTIL = 'rgps-incapacidade-permanente-ate-2019';

const until2019 = (more: Partial<DescribedCase>): DescribedCase => ({
  gender: 'Homem',
  birthDate: '1975-01-01',
  calculationDate: '2019-11-20',
  disablement: true,
  periods: [
    {
      ingressDate: '2000-01-01',
      egressDate: '2019-11-10',
      salaries: monthly('2000-01', '2019-10', (year) => (year % 2 === 1 ? 2000 : 4000)),
    },
  ],
  ...more,
});
const short: DescribedCase = {
  gender: 'Mulher',
  birthDate: '1985-01-01',
  calculationDate: '2026-11-20',
  disablement: true,
  disablementDate: '2024-05-10',
  periods: [{ ingressDate: '2016-01-01', egressDate: '2024-05-10', salaries: monthly('2016-01', '2024-04', 2500) }],
};
const ruleOf = (described: DescribedCase, id: string) =>
  evaluate(inputOf(described)).applicableRules.find((rule) => rule.id === id);
const valuesOf = (described: DescribedCase, id: string) =>
  benefitLogsOf(inputOf(described), id).map(({ value }) => value);

it.each([
  ['2019-11-13', UNTIL, 100],
  ['2019-11-14', SINCE, 60],
])(
  'incapacidade em %s: %s, %i por cento da média (Lei 8.213/1991, art. 44; EC 103/2019, art. 26, §§ 2º, III, e 5º)',
  (disablementDate, id, percent) => {
    const described = until2019({ disablementDate });
    expect(evaluate(inputOf(described)).applicableRules.map((rule) => rule.id)).toEqual([id]);
    expect(benefitLogsOf(inputOf(described), id)[0]?.percentages).toEqual([percent]);
  },
);

it('fica o valor do dia em que ela começou, reajustado até hoje, e o que o INSS pagaria a quem converteu o auxílio depois (EC 103/2019, art. 3º)', () => {
  const today = until2019({ disablementDate: '2019-11-13', calculationDate: '2026-11-20' });
  expect(valuesOf(today, UNTIL)).toEqual([6672.02, 3605.62]);
  expect(valuesOf(until2019({ disablementDate: '2019-11-13' }), UNTIL)[0]).toBe(4719.28);
});

it('o divisor mínimo não é da invalidez: com 24 meses desde 07/1994 a média é a deles (Lei 9.876/1999, art. 3º, § 2º)', () => {
  const few = until2019({
    disablementDate: '2019-11-13',
    calculationDate: '2019-11-13',
    periods: [
      { ingressDate: '1985-01-01', egressDate: '1993-12-31' },
      { ingressDate: '2017-11-01', egressDate: '2019-11-10', salaries: monthly('2017-11', '2019-10', 3000) },
    ],
  });
  expect(benefitLogsOf(inputOf(few), UNTIL)[0]).toMatchObject({ count: 19, divisors: [19] });
});

it('desde a reforma: 60% da média de todas, ou 100% se veio do trabalho, reajustados desde o dia dela', () => {
  expect(valuesOf(short, SINCE)).toEqual([2023.42]);
  expect(valuesOf({ ...short, inServiceDisablement: true }, SINCE)).toEqual([3372.37]);
});

describe('da média e do tempo informados', () => {
  const given = (more: Partial<DescribedCase>): DescribedCase => ({
    gender: 'Homem',
    birthDate: '1970-01-01',
    calculationDate: '2026-03-10',
    contributionTime: { years: 25 },
    average: 4000,
    disablement: true,
    disablementDate: '2026-03-10',
    ...more,
  });
  it.each([
    ['homem com 25 anos: 70%', given({}), 2800],
    [
      'mulher com 15 anos e 364 dias: 60%',
      given({ gender: 'Mulher', contributionTime: { years: 15, days: 364 } }),
      2400,
    ],
    ['mulher com 16: 62%', given({ gender: 'Mulher', contributionTime: { years: 16 } }), 2480],
    ['do trabalho: 100%', given({ inServiceDisablement: true }), 4000],
    ['do trabalho, acima do teto: o teto', given({ inServiceDisablement: true, average: 9000 }), 8475.55],
    ['abaixo do mínimo: o mínimo', given({ average: 1700 }), 1621],
  ])('%s', (_, described, value) => {
    expect(ruleOf(described, SINCE)?.estimatedBenefit).toBe(value);
  });

  it('com 11 contribuições falta a carência, dispensada na causa do trabalho; com 12, não (Lei 8.213/1991, arts. 25, I, e 26, II)', () => {
    const months = (count: number, more: Partial<DescribedCase> = {}) =>
      given({ contributionTime: { months: count }, ...more });
    expect(ruleOf(months(11), SINCE)).toBeUndefined();
    expect(evaluate(inputOf(months(11))).warnings.join()).toContain('Sem 12 contribuições até o dia da incapacidade');
    expect(ruleOf(months(12), SINCE)?.estimatedBenefit).toBe(2400);
    expect(evaluate(inputOf(months(12))).warnings).toEqual([]);
    expect(ruleOf(months(3, { inServiceDisablement: true }), SINCE)?.estimatedBenefit).toBe(4000);
  });

  it('sem o dia, ou antes de 29/11/1999, não há cartão, e diz-se por quê', () => {
    const warned = (disablementDate: string | null) => evaluate(inputOf(given({ disablementDate }))).warnings.join();
    expect(warned(null)).toContain('informe-o no cadastro do cliente');
    expect(warned('1999-11-28')).toContain('até 28/11/1999 não é calculada');
  });
});

describe('com tempo de previdência em outro país (Decreto 3.048/1999, arts. 32, § 18, e 35, § 1º)', () => {
  const abroad = (until: string): DescribedCase => ({
    gender: 'Mulher',
    birthDate: '1980-01-01',
    calculationDate: '2026-03-10',
    average: 4000,
    disablement: true,
    disablementDate: '2026-03-10',
    periods: [
      { ingressDate: '2025-05-01', egressDate: '2026-02-28' },
      { ingressDate: '2004-01-01', egressDate: until, country: 'Espanha' },
    ],
  });
  const TOTALISED = `${SINCE}-totalizacao`;

  it('dez contribuições aqui e vinte anos lá completam a carência: 70% da média, vezes 10 de 250 meses', () => {
    const described = abroad('2023-12-31');
    expect(ruleOf(described, SINCE)).toBeUndefined();
    expect(benefitLogsOf(inputOf(described), TOTALISED)[0]).toMatchObject({ percentages: [70], value: 112 });
    expect(ruleOf(described, TOTALISED)).toMatchObject({ confirmed: false });
    expect(ruleOf(described, TOTALISED)?.notices.join(' ')).toContain('se o acordo com Espanha cobre a incapacidade');
  });

  it('com um mês lá são onze: nada', () => {
    expect(ruleOf(abroad('2004-01-31'), TOTALISED)).toBeUndefined();
    expect(ruleOf(abroad('2004-02-29'), TOTALISED)).toBeDefined();
  });
});

it('só aparece a quem não pode trabalhar', () => {
  const able = evaluate(inputOf(until2019({ disablement: false })));
  const all = [...able.applicableRules, ...able.futureRules, ...able.notApplicableRules];
  expect(all.filter(({ kind }) => kind === 'incapacity')).toEqual([]);
});

describe('o segurado especial (Lei 8.213/1991, art. 39, I): 12 meses de trabalho rural, um salário mínimo', () => {
  const ESPECIAL = 'rgps-incapacidade-segurado-especial';
  const rural = (ingressDate: string, egressDate: string | null = null): DescribedCase => ({
    gender: 'Mulher',
    birthDate: '1980-01-01',
    calculationDate: '2026-03-10',
    disablement: true,
    disablementDate: '2024-05-10',
    periods: [{ ingressDate, egressDate, isRural: true, isQualifyingPeriod: false }],
  });

  it('com 12 meses de roça até o dia, sem contribuição, o salário mínimo de hoje; com 11, nada', () => {
    const { applicableRules, warnings } = evaluate(inputOf(rural('2023-06-01')));
    expect(applicableRules.map(({ id }) => id)).toEqual([ESPECIAL]);
    expect(warnings).toEqual([]);
    expect(valuesOf(rural('2023-06-01'), ESPECIAL)).toEqual([1621]);
    expect(ruleOf(rural('2023-07-01'), ESPECIAL)).toBeUndefined();
  });

  it('em acidente do trabalho não se pede carência: com 3 meses de roça, ou com um dia, o salário mínimo (art. 26, II)', () => {
    const hurt = (since: string) => ({ ...rural(since), inServiceDisablement: true });
    expect(ruleOf(rural('2024-03-01'), ESPECIAL)).toBeUndefined();
    for (const since of ['2024-03-01', '2024-05-10']) {
      expect(ruleOf(hurt(since), ESPECIAL), since).toBeDefined();
      expect(valuesOf(hurt(since), ESPECIAL), since).toEqual([1621]);
    }
    expect(ruleOf(hurt('2024-05-11'), ESPECIAL)).toBeUndefined();
  });

  it('quem deixou a roça antes da incapacidade não a tem: o trabalho é o imediatamente anterior', () => {
    expect(ruleOf(rural('2010-01-01', '2023-12-31'), ESPECIAL)).toBeUndefined();
  });
});
