/** Contas da segunda leitura da lei, cada uma pelo artigo que a manda. A lista do que não está aqui: docs/law/open-questions.md, 'Worked examples'. */
import { expect, it } from 'vitest';
import { dayOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { monthOfYear, parseMonth } from '../../units/month.ts';
import { coefficient, familyPension, net } from '../index.ts';
import { complementRateOf, indemnityOf, keepingAll } from '../late/index.ts';
import { durationOf } from '../pension/dependants.ts';
import { NO_OVERLAY, withheldFrom } from '../tables/index.ts';

it('incapacidade permanente de homem com 25 anos, média de R$ 4.000: 70% (EC 103/2019, art. 26, §§ 2º, III, e 5º)', () => {
  expect(4000 * coefficient(25, 20)).toBe(2800);
});

it('a cota que acaba não passa aos outros (EC 103/2019, art. 23, § 1º)', () => {
  const child = (id: string, birthDate: string) =>
    ({ id, kind: 'child', birthDate, invalid: false, unionSince: null, alimonyUntil: null }) as const;
  const pension = familyPension({
    death: '2026-05-10',
    place: null,
    base: 4000,
    dependants: [child('a', '2006-01-01'), child('b', '2012-01-01'), child('c', '2014-01-01')],
    contributions: 200,
    byAccident: false,
  });
  expect(pension?.periods.slice(0, 2).map(({ total }) => total)).toEqual([3200, 2800]);
});

it.each([
  [17, '2016-05-10', false, '4 meses'],
  [18, '2024-05-10', false, 'vitalícia'],
  [200, '2024-05-14', false, '4 meses'],
  [3, '2025-11-10', true, 'vitalícia'],
])(
  'viúva de 50 anos, %i contribuições, união desde %s, acidente %s: %s (Lei 8.213/1991, art. 77, § 2º, V, e § 2º-A)',
  (contributions, unionSince, byAccident, told) => {
    const widow = {
      id: 'a',
      kind: 'spouse',
      birthDate: '1976-01-01',
      invalid: false,
      unionSince,
      alimonyUntil: null,
    } as const;
    expect(durationOf(widow, { death: dayOf('2026-05-10'), contributions, byAccident }).reason).toContain(told);
  },
);

it('abono da União sobre R$ 15.000 em 11/2026, fora e dentro do regime complementar (EC 103/2019, arts. 3º, § 3º, 8º e 11)', () => {
  const month = parseMonth('2026-11');
  const amounts = (['uniao', 'uniaoUnderCeiling'] as const).map((bands) => withheldFrom(15_000, month, bands)?.amount);
  expect(amounts.map((amount) => Math.round((amount ?? 0) * 100) / 100)).toEqual([1943.85, 988.09]);
});

it('o excedente de um mês completa outro do mesmo ano (EC 103/2019, art. 29; Decreto 3.048/1999, art. 19-E)', () => {
  const month = (number: number, base: number) => ({
    month: monthOfYear(2025, number),
    base: centsOf(base),
    minimum: 151_800,
    rate: complementRateOf(monthOfYear(2025, number), true),
    shares: true,
  });
  const [plan] = keepingAll([month(3, 2000), month(8, 1200)]);
  expect(plan?.moves.map(({ cents }) => cents)).toEqual([31_800]);
  expect([plan?.price, plan?.bases.get(monthOfYear(2025, 3)), plan?.bases.get(monthOfYear(2025, 8))]).toEqual([
    0, 168_200, 151_800,
  ]);
});

it('indenização de mais de sete anos de atraso: os 50% de juros e a multa (Lei 8.212/1991, art. 45-A)', () => {
  const paidIn = parseMonth('2026-11');
  const month = paidIn - 101;
  const asked = {
    base: 4000,
    purpose: 'rgps',
    wasMandatory: true,
    from: month,
    to: month,
    paidIn,
    overlay: NO_OVERLAY,
  } as const;
  expect(indemnityOf(asked)).toMatchObject({ contribution: 80_000, interest: 40_000, fine: 8000, total: 128_000 });
});

it.each([
  [5000, 0],
  [6000, 394.54],
  [7350, 945.54],
  [7350.01, 945.54],
])('imposto na fonte aos 60 anos em 03/2026 sobre R$ %d: %d (Lei 9.250/1995, arts. 3º-A e 4º)', (gross, tax) => {
  const answer = net({
    gross,
    place: null,
    month: '2026-03',
    birthDate: '1966-03-01',
    dependants: 0,
    seriousIllness: false,
  });
  expect(answer.incomeTax?.amount).toBe(tax);
});
