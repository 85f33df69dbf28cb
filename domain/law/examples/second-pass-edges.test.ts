/**
 * Contas da segunda leitura nos limites: um centavo, um dia ou um mês a mais ou a menos. Cada valor foi feito à parte, com
 * frações exatas, só com o que a lei e as tabelas dizem.
 */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { parseMonth } from '../../units/month.ts';
import { cumulated, familyPension, net, specialBenefit } from '../index.ts';
import { indemnityOf } from '../late/index.ts';
import { durationOf } from '../pension/dependants.ts';
import { NO_OVERLAY } from '../tables/index.ts';

describe('o que cai na conta (EC 103/2019, art. 11, § 4º; Lei 9.250/1995, arts. 3º-A e 4º; Lei 7.713/1988, art. 6º)', () => {
  const YOUNG = '1970-05-20';
  const OLD = '1950-01-01';

  it.each([
    [null, '2026-01', YOUNG, 2428.8, 0, 0, 2428.8],
    [null, '2026-01', YOUNG, 3036, 0, 0, 3036],
    [null, '2026-01', YOUNG, 4999.99, 0, 0, 4999.99],
    [null, '2026-01', YOUNG, 5000, 0, 0, 5000],
    [null, '2026-01', YOUNG, 5000.01, 0, 0, 5000.01],
    [null, '2026-01', YOUNG, 6000, 0, 394.54, 5605.46],
    [null, '2026-01', YOUNG, 7349.99, 0, 945.53, 6404.46],
    [null, '2026-01', YOUNG, 7350, 0, 945.54, 6404.46],
    [null, '2026-01', YOUNG, 7350.01, 0, 945.54, 6404.47],
    [null, '2026-01', YOUNG, 8475.55, 0, 1255.07, 7220.48],
    [null, '2025-12', YOUNG, 5000, 0, 312.89, 4687.11],
    [null, '2025-05', YOUNG, 3036, 0, 0, 3036],
    [null, '2025-04', YOUNG, 3036, 0, 15.9, 3020.1],
    [null, '2023-05', YOUNG, 2640, 0, 0, 2640],
    [null, '2023-04', YOUNG, 2640, 0, 55.2, 2584.8],
    [null, '2024-02', YOUNG, 2824, 0, 0, 2824],
    [null, '2024-01', YOUNG, 2824, 0, 13.8, 2810.2],
    [null, '2026-11', '1961-11-30', 8000, 0, 433.73, 7566.27],
    [null, '2026-11', '1961-12-01', 8000, 0, 1124.29, 6875.71],
    [null, '2026-11', OLD, 6903.98, 0, 0, 6903.98],
    [null, '2026-11', OLD, 6903.99, 0, 0, 6903.99],
    [null, '2026-11', OLD, 9253.98, 0, 945.54, 8308.44],
    [null, '2026-11', OLD, 9254, 0, 945.55, 8308.45],
    ['uniao', '2026-11', YOUNG, 8475.55, 0, 1255.07, 7220.48],
    ['uniao', '2026-11', YOUNG, 8475.56, 0, 1255.07, 7220.49],
    ['uniao', '2026-11', YOUNG, 14_514.3, 875.62, 2841.91, 10_796.77],
    ['uniao', '2026-11', YOUNG, 15_000, 955.76, 2953.44, 11_090.8],
    ['uniao', '2026-11', YOUNG, 29_028.57, 3270.47, 6174.75, 19_583.35],
    ['uniao', '2026-11', YOUNG, 40_000, 5355.05, 8618.63, 26_026.32],
    ['uniao', '2026-11', YOUNG, 56_605.73, 8510.13, 12_317.56, 35_778.04],
    ['uniao', '2026-11', YOUNG, 60_000, 9256.87, 13_045.63, 37_697.5],
    ['uniao', '2020-02', YOUNG, 15_000, 978.88, 2986.45, 11_034.67],
    ['uniao', '2020-03', YOUNG, 15_000, 1381.39, 2875.76, 10_742.85],
    ['uniao', '2020-12', YOUNG, 15_000, 1381.39, 2875.76, 10_742.85],
    ['uniao', '2021-01', YOUNG, 15_000, 1321.78, 2892.15, 10_786.07],
    ['sp', '2026-11', YOUNG, 12_000, 563.91, 2224.29, 9211.8],
    ['sp', '2023-01', YOUNG, 12_000, 718.8, 2232.97, 9048.23],
    ['sc', '2021-11', YOUNG, 6000, 686, 591.99, 4722.01],
    ['sc', '2023-12', YOUNG, 6000, 655.2, 584.86, 4759.94],
    ['sc', '2024-01', YOUNG, 6000, 444.64, 619.84, 4935.52],
    ['sc', '2024-12', YOUNG, 6000, 444.64, 598.68, 4956.68],
    ['sc', '2025-01', YOUNG, 6000, 308.7, 598.68, 5092.62],
    ['sc', '2025-12', YOUNG, 6000, 308.7, 574.29, 5117.01],
    ['sc', '2026-01', YOUNG, 6000, 159.18, 394.54, 5446.28],
    ['ba', '2026-11', YOUNG, 6000, 159.18, 394.54, 5446.28],
    ['df', '2026-11', YOUNG, 12_000, 1247.42, 2048.23, 8704.35],
    ['df', '2026-11', YOUNG, 1621, 0, 0, 1621],
    ['df', '2026-01', YOUNG, 8475.55, 754, 1214.7, 6506.85],
    ['rs', '2026-11', YOUNG, 12_000, 1484.91, 1982.92, 8532.17],
    ['rs', '2026-11', YOUNG, 1800, 16.11, 0, 1783.89],
    ['mg', '2026-11', YOUNG, 8000, 492.54, 1124.29, 6383.17],
    ['mg', '2026-11', YOUNG, 4863, 0, 0, 4863],
    ['rs', '2026-11', YOUNG, 45_000, 7734.91, 9339.17, 27_925.92],
  ] as const)(
    '%s, %s, nascido em %s, bruto %d: contribuição %d, imposto %d, líquido %d',
    (place, month, birthDate, gross, contribution, tax, left) => {
      const answer = net({ gross, place, month, birthDate, dependants: 0, seriousIllness: false });
      expect([answer.contribution.amount, answer.incomeTax?.amount, answer.net]).toEqual([contribution, tax, left]);
    },
  );

  it('três dependentes cabem no desconto simplificado; o quarto passa dele', () => {
    const of = (dependants: number) =>
      net({ gross: 8000, place: null, month: '2026-11', birthDate: YOUNG, dependants, seriousIllness: false }).net;
    expect([of(0), of(3), of(4)]).toEqual([6875.71, 6875.71, 6917.28]);
  });
});

describe('cotas e prazos da pensão', () => {
  const spouse = {
    id: 'a',
    kind: 'spouse',
    birthDate: '1970-01-01',
    invalid: false,
    unionSince: '2000-01-01',
    alimonyUntil: null,
  } as const;
  const child = (id: string, birthDate: string, invalid = false) =>
    ({ id, kind: 'child', birthDate, invalid, unionSince: null, alimonyUntil: null }) as const;
  const all = {
    spouse: [spouse],
    child21: [spouse, child('b', '2005-05-10')],
    child20: [spouse, child('b', '2005-05-11')],
    three: [spouse, child('b', '2015-01-01'), child('c', '2016-01-01')],
    six: [spouse, ...['1', '2', '3', '4', '5'].map((id) => child(id, '2015-01-01'))],
    invalid: [spouse, child('b', '2000-01-01', true)],
  };

  it.each([
    ['2026-05-10', null, 4000, 'spouse', 2400, [2400]],
    ['2026-05-10', null, 4000, 'three', 3200, [1066.68, 1066.66, 1066.66]],
    ['2026-05-10', null, 4000.03, 'three', 3200.02, [1066.68, 1066.67, 1066.67]],
    ['2026-05-10', null, 4000, 'six', 4000, [666.7, 666.66, 666.66, 666.66, 666.66, 666.66]],
    ['2026-05-10', null, 2000, 'spouse', 1621, [1621]],
    ['2026-05-10', 'uniao', 15_000, 'invalid', 13_042.67, [6521.34, 6521.33]],
    ['2026-05-10', 'uniao', 1621, 'spouse', 972.6, [972.6]],
    ['2026-05-10', null, 4000, 'child21', 2400, [2400]],
    ['2026-05-10', null, 4000, 'child20', 2800, [1400, 1400]],
    ['2026-05-10', null, 3333.33, 'three', 2666.66, [888.9, 888.88, 888.88]],
    ['2019-11-13', 'uniao', 15_000, 'spouse', 12_251.84, [12_251.84]],
    ['2019-11-14', 'uniao', 15_000, 'spouse', 9000, [9000]],
    ['2019-11-14', null, 4000, 'spouse', 2400, [2400]],
    ['2019-11-13', 'uniao', 5839.45, 'spouse', 5839.45, [5839.45]],
  ] as const)(
    'óbito em %s, %s, base %d, %s: %d (EC 103/2019, art. 23; Lei 10.887/2004, art. 2º; Lei 8.213/1991, art. 75)',
    (death, place, base, who, total, quotas) => {
      const pension = familyPension({
        death,
        place,
        base,
        dependants: all[who],
        contributions: 200,
        byAccident: false,
      });
      expect(pension?.periods[0]?.total).toBe(total);
      expect(pension?.periods[0]?.quotas.map(({ amount }) => amount)).toEqual(quotas);
    },
  );

  it.each([
    ['2000-12-31', '2020-12-31', 100, '2010-01-01', false, '3 anos'],
    ['1999-12-31', '2020-12-31', 100, '2010-01-01', false, '6 anos'],
    ['1994-12-31', '2020-12-31', 100, '2010-01-01', false, '6 anos'],
    ['1993-12-31', '2020-12-31', 100, '2010-01-01', false, '10 anos'],
    ['1991-12-31', '2020-12-31', 100, '2010-01-01', false, '10 anos'],
    ['1990-12-31', '2020-12-31', 100, '2010-01-01', false, '15 anos'],
    ['1980-12-31', '2020-12-31', 100, '2010-01-01', false, '15 anos'],
    ['1979-12-31', '2020-12-31', 100, '2010-01-01', false, '20 anos'],
    ['1977-12-31', '2020-12-31', 100, '2010-01-01', false, '20 anos'],
    ['1976-12-31', '2020-12-31', 100, '2010-01-01', false, 'vitalícia'],
    ['2000-01-01', '2021-01-01', 100, '2010-01-01', false, '3 anos'],
    ['1999-01-01', '2021-01-01', 100, '2010-01-01', false, '6 anos'],
    ['1994-01-01', '2021-01-01', 100, '2010-01-01', false, '6 anos'],
    ['1993-01-01', '2021-01-01', 100, '2010-01-01', false, '10 anos'],
    ['1991-01-01', '2021-01-01', 100, '2010-01-01', false, '10 anos'],
    ['1990-01-01', '2021-01-01', 100, '2010-01-01', false, '15 anos'],
    ['1980-01-01', '2021-01-01', 100, '2010-01-01', false, '15 anos'],
    ['1979-01-01', '2021-01-01', 100, '2010-01-01', false, '20 anos'],
    ['1977-01-01', '2021-01-01', 100, '2010-01-01', false, '20 anos'],
    ['1976-01-01', '2021-01-01', 100, '2010-01-01', false, 'vitalícia'],
    ['1981-01-02', '2026-01-01', 100, '2010-01-01', false, '20 anos'],
    ['1976-05-10', '2026-05-10', 18, '2024-05-10', false, 'vitalícia'],
    ['1976-05-10', '2026-05-10', 18, '2024-05-11', false, '4 meses'],
    ['1976-05-10', '2026-05-10', 17, '2014-05-11', false, '4 meses'],
    ['1990-05-10', '2026-05-10', 0, '2026-05-01', true, '15 anos'],
  ] as const)(
    'cônjuge de %s, óbito em %s, %i contribuições, união desde %s, acidente %s: %s (Lei 8.213/1991, art. 77, § 2º, V)',
    (birthDate, death, contributions, unionSince, byAccident, told) => {
      const of = durationOf({ ...spouse, birthDate, unionSince }, { death: dayOf(death), contributions, byAccident });
      expect(of.reason).toBe(told);
    },
  );

  it.each([
    ['2026-11', [9000, 6484], [9000, 3566.2]],
    ['2026-11', [9000, 6484.01], [9000, 3566.2]],
    ['2026-11', [9000, 1621], [9000, 1621]],
    ['2026-11', [9000, 1621.01], [9000, 1621.01]],
    ['2026-11', [9000, 3242], [9000, 2593.6]],
    ['2026-11', [9000, 4863], [9000, 3242]],
    ['2020-02', [5000, 3200], [5000, 2103]],
    ['2020-01', [5000, 3200], [5000, 2094.6]],
    ['2026-01', [20_000, 15_000, 3000], [20_000, 4417.8, 2448.4]],
    ['2025-12', [4000, 4000], [4000, 2814.4]],
    ['2023-05', [7000, 5432.17], [7000, 2919.22]],
    ['2023-04', [7000, 5432.17], [7000, 2886.82]],
    ['2026-11', [9000, 0], [9000, 0]],
  ])('em %s, de %j recebem-se %j (EC 103/2019, art. 24, § 2º)', (month, values, paid) => {
    const together = cumulated(
      values.map((value, at) => ({ id: String(at), value })),
      month,
    );
    expect(together?.map((one) => one.paid)).toEqual(paid);
  });
});

it.each([
  ['Homem', 18_000, 455, '2022-11-30', undefined, 455, 10_912.78],
  ['Homem', 18_000, 454, '2022-11-30', undefined, 455, 10_888.8],
  ['Homem', 18_000, 456, '2022-11-30', undefined, 455, 10_912.78],
  ['Homem', 18_000, 454, '2022-12-01', undefined, 520, 9527.7],
  ['Mulher', 18_000, 325, '2018-07-27', 25, 325, 12_354.2],
  ['Mulher', 18_000, 324, '2019-03-31', 25, 325, 12_123.13],
  ['Homem', 18_000, 200, '2016-07-29', 30, 390, 6569.32],
  ['Homem', 5645.8, 300, '2018-07-27', undefined, 455, 0],
  ['Homem', 5645.81, 455, '2018-07-27', undefined, 455, 0.01],
  ['Mulher', 12_345.67, 131, '2014-02-04', undefined, 390, 2672.21],
  ['Mulher', 12_345.67, 130, '2013-02-04', undefined, 390, 2728.89],
] as const)(
  'benefício especial: %s, média %d, %i contribuições, opção em %s, anos %s: ÷ %i = %d (Lei 12.618/2012, art. 3º, §§ 2º e 3º)',
  (gender, average, contributions, optedOn, wholeYears, divisor, value) => {
    const asked = { gender, average, contributions, optedOn, ...(wholeYears === undefined ? {} : { wholeYears }) };
    expect(specialBenefit(asked)).toMatchObject({ divisor, value });
  },
);

it.each([
  [4000, '2020-11', '2026-11', 80_000, 32_946, 8000],
  [4000, '2019-11', '2026-11', 80_000, 39_723, 8000],
  [4000, '2019-10', '2026-11', 80_000, 40_000, 8000],
  [4000, '2018-05', '2026-11', 80_000, 40_000, 8000],
  [1000, '2018-05', '2026-11', 32_420, 16_210, 3242],
  [12_000, '2018-05', '2026-11', 169_511, 84_756, 16_951],
  [4000, '1996-09', '2026-11', 80_000, 0, 0],
  [4000, '1996-10', '2026-11', 80_000, 40_000, 8000],
  [4000, '1990-01', '2026-11', 80_000, 0, 0],
  [3333.33, '2020-01', '2026-02', 66_667, 27_901, 6667],
  [5678.91, '2020-06', '2026-11', 113_578, 50_757, 11_358],
  [4000, '2015-12', '2021-01', 80_000, 27_058, 8000],
] as const)(
  'indenização: média %d, competência %s paga em %s: %i, juros %i, multa %i (Lei 8.212/1991, art. 45-A)',
  (base, month, paidIn, contribution, interest, fine) => {
    const one = parseMonth(month);
    const asked = {
      base,
      purpose: 'rgps',
      wasMandatory: true,
      from: one,
      to: one,
      paidIn: parseMonth(paidIn),
      overlay: NO_OVERLAY,
    } as const;
    expect(indemnityOf(asked)).toMatchObject({ contribution, interest, fine, total: contribution + interest + fine });
  },
);
